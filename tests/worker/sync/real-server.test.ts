import 'fake-indexeddb/auto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineApi, EngineFacts } from '../../../src/contract/engine-api.ts';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { createEngineClient } from '../../../src/data/planner/engine-client.ts';
import { openPlannerSession } from '../../../src/data/planner/planner-session.ts';
import { createFromReadyMade } from '../../../src/data/tours/tours.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { openServer, type OpenServer } from '../../../src/server/open-server.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { createTourEngine, type TourEngine } from '../../../worker/engine/tour-engine.ts';
import { pullCatalogue } from '../../../worker/sync/pull/pull.ts';
import { startOnChannel } from '../../data/planner/engine-on-channel.ts';

let folder: string;
let server: OpenServer;
let db: CatalogueDb;
const requests: string[] = [];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-pull-'));
  const settings = readSettings({ DATA_DIR: folder });
  server = await openServer({
    settings,
    siteFolder: undefined,
    artworkFolder: 'src/server/artwork',
    maps: undefined,
    release: { programVersion: 'test', version: 'test', releasedAt: new Date() },
    say: () => undefined,
  });
  db = new CatalogueDb('catalogue-real');
});

afterAll(async () => {
  await db.delete();
  await server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function ask(address: string, init: RequestInit): Promise<Response> {
  requests.push(address);
  return server.app.request(address, init);
}

const pull = (countries: readonly string[] = []) =>
  pullCatalogue({ db, fetch: ask, nowMs: () => 1_000_000, withDetails: true, countries });

/** The worker's engine, called directly. */
function realEngine(): EngineApi {
  let engine: TourEngine | null = null;
  const must = (): TourEngine => {
    if (!engine) throw new Error('no facts');
    return engine;
  };
  return {
    loadFacts(facts: EngineFacts) {
      engine = createTourEngine(facts);
    },
    plan: (request) => must().plan(request),
    connections: (ids) => must().connections(ids),
    paths: (ids) => must().paths(ids),
    nearestGateway: (key) => must().nearestGateway(key),
    ping: () => true,
  };
}

describe('pulling from a real server', () => {
  it('stores all rows, every row passes its schema, and an idle cycle is one request', async () => {
    expect((await pull()).state.phase).toBe('idle');
    for (const [table, name] of [
      [db.countries, 'countries'],
      [db.experiences, 'experiences'],
      [db.airports, 'airports'],
      [db.tours, 'tours'],
    ] as const) {
      const answer = await server.app.request(`/api/${name}?since=&limit=2000`);
      const listed: unknown = await answer.json();
      expect({ [name]: await table.orderBy('key').toArray() }).toMatchObject(
        typeof listed === 'object' && listed !== null ? { [name]: Reflect.get(listed, name) } : {},
      );
    }
    expect(await db.experiences.count()).toBeGreaterThan(0);
    requests.length = 0;
    await pull();
    expect(requests).toEqual(['/api/sync/heads']);
  });

  it('plans a ready-made tour from the pulled data', async () => {
    const [readyMade] = await db.tours.toArray();
    if (!readyMade) throw new Error('no ready-made tour was pulled');
    expect(await db.networks.count()).toBe(0);
    await pull(readyMade.countries);
    expect(await db.networks.toCollection().primaryKeys()).toEqual(readyMade.countries);
    const user = new UserDb('user-real');
    const created = await createFromReadyMade(readyMade, 'en', new Date(), user);
    const engine = createEngineClient(() => startOnChannel(realEngine()));
    const session = openPlannerSession(created.ok ? created.value : '', { engine, catalogue: db, user });
    await session.edit({ startDate: '2027-02-01' }, 'dates-changed');
    const { plan, failure, saving, tour } = session.getState();
    expect({ failure, saving }).toEqual({ failure: null, saving: 'saved' });
    expect(plan?.days).toBe(readyMade.days);
    expect(plan?.statistics.numberOfExp).toBe(readyMade.experiences.length);
    expect(tour?.itinerary.map((entry) => entry['experience_id'] ?? entry['connection_id'])).toEqual(
      readyMade.variants[0]?.itinerary.map((entry) => entry.experience_id ?? entry.connection_id),
    );
    session.close();
    engine.close();
    await user.delete();
  });
});
