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
      throw new Error('nothing is planned here');
    },
    connections: (ids) => worker?.connections(ids) ?? {},
    paths: (ids) => worker?.paths(ids) ?? {},
    nearestGateway: (key) => worker?.nearestGateway(key) ?? null,
    ping: () => true,
  }),
);

/** The catalogue's own rows: this is about the places that people know. */
function rows(folder: string): { key: string }[] {
  const names = fs.readdirSync(new URL(folder, FOLDER));
  return names.map((name) => JSON.parse(fs.readFileSync(new URL(`${folder}/${name}`, FOLDER), 'utf8')));
}

beforeAll(async () => {
  const tables = { experiences: 'experiences', airports: 'airports', transport: 'transport' };
  for (const [table, folder] of Object.entries({ ...tables, countryDetails: 'countries' })) {
    await db.table(table).bulkPut(rows(folder));
  }
});
afterAll(async () => {
  engine.close();
  await db.delete();
});

async function fromWhere(key: string) {
  const place = await db.experiences.get(key);
  if (!place) throw new Error(key);
  return connectionsTo(place, db, engine);
}

const names = (ways: readonly { name: { en: string } }[]) => ways.map(({ name }) => name.en);

it('a place of drawn roads is reached from the gateway and from towns of the roads', async () => {
  const ways = await fromWhere('deadvlei');
  // Walvis Bay is the airport reached soonest; Swakopmund is beside it and counts with it.
  expect(names(ways)).toEqual(['Walvis Bay', 'Lüderitz', 'Windhoek']);
  expect(ways.map(({ airport }) => airport)).toEqual(['WVB', null, null]);
  expect(ways[2]?.name.de).toBe('Windhuk');
  const [byCar] = ways[2]?.options ?? [];
  // Over the drawn roads, no estimate; the straight line is 304 km.
  expect(byCar).toMatchObject({ type: 'rental', estimated: false });
  expect(byCar?.distance).toBeGreaterThan(330_000);
  expect(byCar?.distance).toBeLessThan(450_000);
});

it('a place elsewhere is reached from airports, by estimates', async () => {
  const ways = await fromWhere('machu-picchu');
  expect(names(ways)[0]).toBe('Cusco');
  expect(ways).toHaveLength(3);
  expect(ways.flatMap(({ options }) => options).every(({ estimated }) => estimated === true)).toBe(true);
});

it('without the facts of its country a place has no ways yet', async () => {
  const place = await db.experiences.get('deadvlei');
  if (!place) throw new Error('deadvlei');
  expect(await connectionsTo({ ...place, country_key: 'atlantis' }, db, engine)).toEqual([]);
});
