import 'fake-indexeddb/auto';
import fs from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { createEngineClient } from '../../../src/data/planner/engine-client.ts';
import { connectionsTo } from '../../../src/data/planner/connections-to.ts';
import { createTourEngine, type TourEngine } from '../../../worker/engine/tour-engine.ts';
import { startOnChannel } from './engine-on-channel.ts';

const FOLDER = new URL('../../../src/server/catalogue/', import.meta.url);
const db = new CatalogueDb('catalogue-ways-to');
let worker: TourEngine | null = null;
const engine = createEngineClient(() =>
  startOnChannel({
    loadFacts: (facts) => {
      worker = createTourEngine(facts);
    },
    plan: () => {
      throw new Error('unexpected plan request');
    },
    connections: (ids) => worker?.connections(ids) ?? {},
    paths: (ids) => worker?.paths(ids) ?? {},
    nearestGateway: (key) => worker?.nearestGateway(key) ?? null,
    ping: () => true,
  }),
);

/** The real rows of the catalogue, because expectations name real places. */
function rows(folder: string): { key: string }[] {
  const names = fs.readdirSync(new URL(folder, FOLDER));
  return names.map((name) => JSON.parse(fs.readFileSync(new URL(`${folder}/${name}`, FOLDER), 'utf8')));
}

beforeAll(async () => {
  const tables = {
    experiences: 'experiences',
    airports: 'airports',
    transport: 'transport',
    networks: 'networks',
  };
  for (const [table, folder] of Object.entries({ ...tables, countryDetails: 'countries' })) {
    await db.table(table).bulkPut(rows(folder));
  }
});
afterAll(async () => {
  engine.close();
  await db.delete();
});

async function connectionsToKey(key: string) {
  const place = await db.experiences.get(key);
  if (!place) throw new Error(key);
  return connectionsTo(place, db, engine);
}

const names = (connections: readonly { name: { en: string } }[]) => connections.map(({ name }) => name.en);

it('connectionsTo offers the gateway and towns in the road network', async () => {
  const connections = await connectionsToKey('deadvlei');
  // Walvis Bay is the nearest airport; Swakopmund is next to it and counts as the same.
  expect(names(connections)).toEqual(['Walvis Bay', 'Lüderitz', 'Windhoek']);
  expect(connections.map(({ airport }) => airport)).toEqual(['WVB', null, null]);
  expect(connections[2]?.name.de).toBe('Windhuk');
  const [byCar] = connections[2]?.options ?? [];
  // Along the road network, not estimated; the straight line is 304 km.
  expect(byCar).toMatchObject({ type: 'rental', estimated: false });
  expect(byCar?.distance).toBeGreaterThan(330_000);
  expect(byCar?.distance).toBeLessThan(450_000);
});

it('connectionsTo offers the train where no road leads', async () => {
  const connections = await connectionsToKey('machu-picchu');
  expect(names(connections)[0]).toBe('Cusco');
  expect(connections).toHaveLength(3);
  const options = connections.flatMap((connection) => connection.options);
  expect(options.some(({ type, estimated }) => type === 'train' && estimated === false)).toBe(true);
});

it('connectionsTo returns nothing without the facts of the country', async () => {
  const place = await db.experiences.get('deadvlei');
  if (!place) throw new Error('deadvlei');
  expect(await connectionsTo({ ...place, country_key: 'atlantis' }, db, engine)).toEqual([]);
});
