import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogueDb } from '../../src/data/storage/catalogue-db.ts';
import { userDb, UserDb, userDbName } from '../../src/data/storage/user-db.ts';
import { addTour } from '../../src/data/tours/tours.ts';
import { uuidV7 } from '../../src/model/uuid-v7.ts';
import { dataSide } from '../../worker/data-side.ts';
import { stopId, tourOf } from '../builders/edited-tours.ts';
import { createMemoryUserStore } from '../builders/memory-user-store.ts';
import { createSimApp, type SimServer } from '../faults/sim/sim-server.ts';
import { country } from './sync/catalogue-items.ts';
import { ServerTwin } from './sync/server-twin.ts';

const TOUR = { ...tourOf(2), id: stopId(1_234), version: null };
const ACCOUNT_CALL = /^\/api\/(tours|experiences|lists|conflicts|favorites|users)/;
const QUERY = {
  countries: [],
  text: '',
  categories: [],
  regions: [],
  months: [],
  durations: [],
  sort: 'name',
  locale: 'en',
  near: [],
} as const;
let userId: string;
let server: SimServer;
let twin: ServerTwin;
/** Called with the path of each request for the catalogue, before it is answered. */
let duringPull: (path: string) => Promise<void>;

beforeEach(async () => {
  userId = uuidV7();
  duringPull = () => Promise.resolve();
  const memory = createMemoryUserStore();
  memory.addUser(userId, 'anna');
  server = (await createSimApp()).withStore(memory.store);
  twin = new ServerTwin();
  twin.put('countries', country('namibia'));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, 'http://twin');
    if (ACCOUNT_CALL.test(pathname)) return server.request(address, init, userId);
    if (pathname === '/api/sync/heads') return heads(address, init);
    await duringPull(pathname);
    return twin.fetch(address, init);
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await catalogueDb.delete({ disableAutoOpen: false });
  for (const id of [userId, null]) await new UserDb(userDbName(id)).delete();
});

/** Heads of the account from its server, those of the catalogue from the twin. */
async function heads(address: string, init: RequestInit): Promise<Response> {
  const answers = await Promise.all([server.request(address, init, userId), twin.fetch(address, init)]);
  const [own, catalogue]: object[] = await Promise.all(
    answers.map((answer) => answer.json() as Promise<object>),
  );
  return Response.json({ ...own, ...catalogue }, { headers: answers[0].headers });
}

/** Runs once, while the first page of countries is requested. */
function onceDuringPull(run: () => Promise<unknown>): void {
  let done = false;
  duringPull = async (path) => {
    if (done || path !== '/api/countries') return;
    done = true;
    await run();
  };
}

it('a login during a pull does not interrupt it', async () => {
  const warned = vi.spyOn(console, 'warn');
  onceDuringPull(() => dataSide.experiences(QUERY, userId));
  expect(await dataSide.sync('manual')).toMatchObject({ phase: 'idle' });
  expect(userDb.name).toBe(userDbName(userId));
  expect(warned).not.toHaveBeenCalled();
});

it('what the user saves during a pull is sent before the pull ends', async () => {
  let sentDuringPull: unknown[] = [];
  onceDuringPull(async () => {
    await addTour(userDb, TOUR, 3);
    void dataSide.sync('timer', userId);
    await vi.waitFor(async () => {
      sentDuringPull = (await server.store.everythingOf(userId)).tours;
      expect(sentDuringPull).toHaveLength(1);
    });
  });
  expect(await dataSide.sync('manual', userId)).toMatchObject({ phase: 'idle' });
  expect(sentDuringPull).toMatchObject([{ id: TOUR.id }]);
});
