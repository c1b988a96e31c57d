import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setFavorite } from '../../../src/data/account/favorites.ts';
import { addGazetteerPlace } from '../../../src/data/own-experiences/add-gazetteer-place.ts';
import {
  deleteOwnExperience,
  readOwnExperience,
  saveOwnExperience,
} from '../../../src/data/own-experiences/own-experiences.ts';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { META, UserDb, userDbName } from '../../../src/data/storage/user-db.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { syncAccount } from '../../../worker/sync/sync-account.ts';
import { KANDY } from '../../builders/matched-place.ts';
import { stopId, tourOf } from '../../builders/edited-tours.ts';
import { createMemoryUserStore } from '../../builders/memory-user-store.ts';
import { createSimApp, type SimServer } from '../../faults/sim/sim-server.ts';

/** Sync cycles of an account with the real server. */
const TOUR = { ...tourOf(2), id: stopId(1_234), version: null };
const visitor = new UserDb(userDbName(null));
let userId: string;
let db: UserDb;
let server: SimServer;
let isOnline: boolean;
let cookie: string | null;

beforeEach(async () => {
  userId = uuidV7();
  cookie = userId;
  isOnline = true;
  db = new UserDb(userDbName(userId));
  const memory = createMemoryUserStore();
  memory.addUser(userId, 'anna');
  server = (await createSimApp()).withStore(memory.store);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.delete();
  await Promise.all([visitor.tours.clear(), visitor.cards.clear(), visitor.meta.clear()]);
});

const fetch = (address: string, init: RequestInit) =>
  isOnline ? server.request(address, init, cookie) : Promise.reject(new TypeError('Failed to fetch'));
const cycle = () => syncAccount({ db, userId, fetch });
const atServer = async () => (await server.store.everythingOf(userId)).tours.map(({ id }) => id);

it('adopts a guest’s data and deletes the copy once the server has it', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await addTour(visitor, TOUR, 3);
  isOnline = false;
  expect(await cycle()).toMatchObject({ state: { phase: 'offline' }, unsent: true, catalogueHeads: null });
  expect([await db.tours.count(), await visitor.tours.count(), await atServer()]).toEqual([1, 1, []]);
  // Being offline is not logged.
  expect(warned).not.toHaveBeenCalled();
  isOnline = true;
  expect(await cycle()).toMatchObject({ state: { phase: 'idle' }, unsent: false, retryAfterMs: null });
  expect([await db.tours.count(), await visitor.tours.count(), await atServer()]).toEqual([1, 0, [TOUR.id]]);
  expect((await cycle()).catalogueHeads).not.toBeNull();
});

it('adopts a tour as a copy, once, where the account has different content under its id', async () => {
  await addTour(db, { ...TOUR, name: 'In the account' }, 3);
  await cycle();
  await addTour(visitor, { ...TOUR, name: 'Kept without it' }, 3);
  await cycle();
  await cycle();
  const { tours } = await server.store.everythingOf(userId);
  expect(tours).toHaveLength(2);
  expect(new Set(tours.map(({ name }) => name))).toEqual(new Set(['In the account', 'Kept without it']));
  expect(await visitor.tours.count()).toBe(0);
  // Equal content needs no copy.
  await addTour(visitor, { ...TOUR, name: 'In the account' }, 3);
  await cycle();
  expect((await server.store.everythingOf(userId)).tours).toHaveLength(2);
  expect(await visitor.tours.count()).toBe(0);
});

it('fails with an expired session, sends nothing and is not retried', async () => {
  await addTour(db, TOUR, 3);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  cookie = null;
  expect(await cycle()).toMatchObject({ state: { phase: 'signed-out' }, unsent: false });
  expect(JSON.parse((await db.meta.get(META.sync))?.value ?? '')).toEqual({ phase: 'signed-out' });
  expect([await atServer(), (await db.tours.get(TOUR.id))?.dirty]).toEqual([[], true]);
});

it('does nothing and reports no error after logging out', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await addTour(visitor, TOUR, 3);
  await db.meta.put({ name: META.closed, value: 'signed out' });
  expect(await cycle()).toMatchObject({ state: { phase: 'closed' }, unsent: false });
  expect([await db.tours.count(), await visitor.tours.count()]).toEqual([0, 1]);
  expect(await db.meta.get(META.sync)).toBeUndefined();
  expect(warned).not.toHaveBeenCalled();
});

it('ends without an error wherever its database is closed or deleted', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (let turns = 0; turns < 60; turns += 1) {
    const under = new UserDb(userDbName(userId));
    await addTour(under, { ...TOUR, id: stopId(2_000 + turns) }, 3);
    const done = syncAccount({ db: under, userId, fetch });
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
    if (turns % 2) under.close();
    else await under.delete();
    expect(['closed', 'idle']).toContain((await done).state.phase);
  }
  expect(warned).not.toHaveBeenCalled();
});

it('runs one cycle at a time', async () => {
  await addTour(db, TOUR, 3);
  const outcomes = await Promise.all([cycle(), cycle()]);
  expect(outcomes.map(({ state }) => state.phase)).toEqual(['idle', 'idle']);
  expect(await atServer()).toEqual([TOUR.id]);
  expect((await db.tours.get(TOUR.id))?.inflight).toBeNull();
});

it.each(['tours', 'experiences', 'conflicts'])(
  'takes nothing of a page of %s that names no document',
  async (name) => {
    await addTour(db, TOUR, 3);
    await cycle();
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const online = server.request;
    server.request = async (address, init, letter) => {
      const answer = await online(address, init, letter);
      const page: unknown = address.includes('?since=') ? await answer.clone().json() : null;
      if (typeof page !== 'object' || page === null || !(name in page)) return answer;
      return Response.json({ ...page, [name]: [null] }, { headers: answer.headers });
    };
    await db.cursors.clear();
    expect(await cycle()).toMatchObject({ state: { phase: 'bad-answer' } });
    expect(warned).toHaveBeenCalled();
    server.request = online;
    expect(await cycle()).toMatchObject({ state: { phase: 'idle' } });
    expect(await db.tours.get(TOUR.id)).toMatchObject({ rev: expect.any(Number), dirty: false });
  },
);

it('sends the other collections after one fails, but not after an expired session', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const online = server.request;
  const sent: string[] = [];
  const answering = (broken: Response | null) => {
    server.request = (address, init, letter) => {
      if (init.method !== 'PUT' && init.method !== 'POST') return online(address, init, letter);
      sent.push(address);
      return broken !== null && address.includes('/fav')
        ? Promise.resolve(broken.clone())
        : online(address, init, letter);
    };
  };
  await setFavorite('tour', 'hills', true, db);
  await addTour(db, TOUR, 3);
  answering(
    Response.json(
      { type: 'about:blank', title: 'x', status: 401, code: 'not-signed-in', message: 'x' },
      { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
    ),
  );
  expect(await cycle()).toMatchObject({ state: { phase: 'signed-out' } });
  expect([sent.length, await atServer()]).toEqual([1, []]);
  answering(new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }));
  expect(await cycle()).toMatchObject({ unsent: true });
  expect(await atServer()).toEqual([TOUR.id]);
  answering(null);
  expect(await cycle()).toMatchObject({ state: { phase: 'idle' }, unsent: false });
  expect((await server.store.everythingOf(userId)).favorites).toHaveLength(1);
});

describe('a place of the gazetteer that two devices have added without a connection', () => {
  let catalogue: CatalogueDb;
  beforeEach(() => {
    catalogue = new CatalogueDb('catalogue-two-devices');
  });
  afterEach(() => catalogue.delete());

  async function add(title?: string): Promise<string> {
    const written = await addGazetteerPlace(KANDY, new Date(), db, catalogue);
    if (!written.ok) throw new Error(written.code);
    const own = await readOwnExperience(written.value, db);
    if (own && title !== undefined) await saveOwnExperience({ ...own, title }, new Date(), db);
    return written.value;
  }
  /** Another device of the account, which has synced nothing. */
  async function otherDevice(): Promise<void> {
    await db.delete();
    db = new UserDb(userDbName(userId));
  }
  const titlesAtServer = async () =>
    (await server.store.everythingOf(userId)).experiences.map((own) => own['title']);

  it('is one experience, without a conflict', async () => {
    const id = await add();
    expect(await cycle()).toMatchObject({ unsent: false });
    await otherDevice();
    expect(await add()).toBe(id);
    expect(await cycle()).toMatchObject({ unsent: false });
    expect(await titlesAtServer()).toEqual(['Kandy']);
    expect([await db.ownExperiences.count(), await db.conflicts.count()]).toEqual([1, 0]);
  });

  it('keeps both values of what they have changed', async () => {
    await add('Kandy with Ana');
    await cycle();
    await otherDevice();
    await add('Kandy in the rain');
    await cycle();
    const [conflict] = await db.conflicts.toArray();
    const kept = [...(await titlesAtServer()), conflict?.local?.value];
    expect(new Set(kept)).toEqual(new Set(['Kandy in the rain', 'Kandy with Ana']));
  });

  it('is made again after it was deleted', async () => {
    const id = await add();
    await cycle();
    await deleteOwnExperience(id, db);
    await cycle();
    expect(await titlesAtServer()).toEqual([]);
    expect(await add()).toBe(id);
    expect(await cycle()).toMatchObject({ unsent: false });
    expect(await titlesAtServer()).toEqual(['Kandy']);
  });

  it('has an id of its own for a guest', async () => {
    const made = await addGazetteerPlace(KANDY, new Date(), visitor, catalogue);
    await visitor.ownExperiences.clear();
    const again = await addGazetteerPlace(KANDY, new Date(), visitor, catalogue);
    await visitor.ownExperiences.clear();
    expect(made.ok && made.value).not.toBe(again.ok && again.value);
  });
});
