import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CatalogueDb } from '../../../../src/data/storage/catalogue-db.ts';
import { keepTheirs, listConflicts, takeMine } from '../../../../src/data/sync/conflicts.ts';
import { newConflictRow } from '../../../../src/data/sync/new-conflict-row.ts';
import { saveTour } from '../../../../src/data/tours/save-tour.ts';
import { syncSummary } from '../../../../src/data/sync/sync-summary.ts';
import { addTour, deleteTour, readTour } from '../../../../src/data/tours/tours.ts';
import { unsentCount } from '../../../../src/data/sync/unsent.ts';
import { META, UserDb } from '../../../../src/data/storage/user-db.ts';
import { discardPending, pendingList } from '../../../../src/data/sync/pending-list.ts';
import { uuidV7 } from '../../../../src/model/uuid-v7.ts';
import { syncUser } from '../../../../worker/sync/sync-user.ts';
import { stopId, tourOf } from '../../../builders/edited-tours.ts';
import { openBrowser, ORIGIN } from '../../../server/accounts/account-client.ts';
import { openTestApp, type TestApp } from '../../../server/open-test-app.ts';
import { signIn } from '../../../server/sign-in.ts';

let app: TestApp;
let person: { userId: string; cookie: string };
let catalogue: CatalogueDb;
let desk: UserDb;
let phone: UserDb;
const TOUR = { ...tourOf(2), version: null };

beforeAll(async () => {
  app = await openTestApp();
  catalogue = new CatalogueDb('catalogue-travelling');
});
beforeEach(async () => {
  person = await signIn(app.database);
  [desk, phone] = [device('desk'), device('phone')];
});
afterEach(async () => {
  await desk.delete();
  await phone.delete();
});
afterAll(async () => {
  await catalogue.delete();
  await app.close();
});

const device = (name: string) => new UserDb(`user-${person.userId}-${name}`);

/** @param answered modifies a response */
async function sync(db: UserDb, answered: (path: string, response: Response) => unknown = () => undefined) {
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', person.cookie);
    headers.set('Origin', ORIGIN);
    const response = await app.call(address, { ...init, headers });
    const changed = await answered(address, response);
    return changed instanceof Response ? changed : response;
  };
  return (await syncUser({ db, userId: person.userId, fetch })).state.phase;
}

async function rename(db: UserDb, name: string): Promise<void> {
  const row = await db.tours.get(TOUR.id);
  if (!row?.local) throw new Error('there is no tour');
  const writing = { tour: { ...row.local, name }, plan: null, baseStamp: row.stamp, stamp: uuidV7() };
  expect((await saveTour(db, catalogue, writing)).ok).toBe(true);
}

const shown = async (db: UserDb) =>
  (await listConflicts(undefined, db)).map(({ path, value, current, title }) => [
    path,
    value,
    current,
    title,
  ]);

/** The phone's name was accepted first; the desktop's is a conflict on both. */
async function differ(): Promise<string> {
  await addTour(desk, TOUR, null);
  await sync(desk);
  await sync(phone);
  await rename(desk, 'Tea');
  await rename(phone, 'Trains');
  await sync(phone);
  await sync(desk);
  await sync(phone);
  const [found] = await listConflicts(undefined, desk);
  return found?.id ?? '';
}

it('appears on the other device and disappears on both once it is resolved there', async () => {
  const id = await differ();
  for (const db of [desk, phone]) {
    expect(await shown(db)).toEqual([['name', 'Tea', 'Trains', 'Trains']]);
    expect(await syncSummary(db)).toMatchObject({ state: 'saved', waiting: 0, conflicts: 1 });
  }
  expect(await takeMine(id, phone)).toEqual({ ok: true, value: 'done' });
  expect(await shown(phone)).toEqual([]);
  // Both the edit and the resolution are unsent.
  expect((await pendingList(phone)).things).toMatchObject([
    { kind: 'tours', what: 'changed' },
    { kind: 'conflicts', what: 'settled', title: { en: 'Tea', de: 'Tea' } },
  ]);
  expect(await sync(phone)).toBe('idle');
  expect(await sync(desk)).toBe('idle');
  for (const db of [desk, phone]) {
    expect([await shown(db), await db.conflicts.count(), (await readTour(TOUR.id, db))?.name]).toEqual([
      [],
      0,
      'Tea',
    ]);
  }
});

it('survives logging out on every device and is in the account’s export', async () => {
  await differ();
  await desk.delete();
  await phone.delete();
  [desk, phone] = [device('desk'), device('phone')];
  await sync(desk);
  expect(await shown(desk)).toEqual([['name', 'Tea', 'Trains', 'Trains']]);
  expect(await unsentCount(desk)).toBe(0);
  const browser = openBrowser(app.call);
  browser.cookie = person.cookie;
  const file: unknown = await (await browser.call('GET', '/users/current/export')).json();
  const items: unknown = typeof file === 'object' && file !== null ? Reflect.get(file, 'items') : null;
  expect(items).toContainEqual(
    expect.objectContaining({
      collection: 'conflicts',
      document: expect.objectContaining({ path: 'name', value: 'Tea', documentId: TOUR.id }),
    }),
  );
});

it('two different offline resolutions end in the value that was written', async () => {
  const id = await differ();
  await takeMine(id, desk);
  await keepTheirs(id, phone);
  for (const db of [phone, desk, phone, desk]) expect(await sync(db)).toBe('idle');
  for (const db of [desk, phone]) {
    expect([(await readTour(TOUR.id, db))?.name, await db.conflicts.count()]).toEqual(['Tea', 0]);
    expect(await unsentCount(db)).toBe(0);
  }
});

it('stays readable on both devices after its document was deleted, until it is dismissed', async () => {
  const id = await differ();
  await deleteTour(TOUR.id, phone);
  for (const db of [phone, desk]) await sync(db);
  for (const db of [desk, phone]) expect(await shown(db)).toEqual([['name', 'Tea', null, null]]);
  expect(await takeMine(id, desk)).toEqual({ ok: true, value: 'no-place' });
  await keepTheirs(id, desk);
  for (const db of [desk, phone]) await sync(db);
  expect(await shown(phone)).toEqual([]);
});

it('counts as unsent until the server has it, and is sent without its document', async () => {
  const row = newConflictRow(
    { collection: 'tours', documentId: stopId(3) },
    { path: 'name', value: 1, by: 'mine' },
  );
  await desk.conflicts.put(row);
  expect([await unsentCount(desk), (await pendingList(desk)).things]).toMatchObject([
    1,
    [{ kind: 'conflicts', what: 'new', title: { en: '' }, rejected: null }],
  ]);
  await sync(desk);
  expect(await unsentCount(desk)).toBe(0);
  expect(await desk.conflicts.get(row.id)).toMatchObject({
    dirty: false,
    local: { value: 1 },
    inflight: null,
  });
});

it('a lost response creates no duplicate and restores no resolved conflict', async () => {
  const row = newConflictRow(
    { collection: 'tours', documentId: TOUR.id },
    { path: 'name', value: 1, by: 'mine' },
  );
  await desk.conflicts.put(row);
  const lose = (path: string) => {
    if (path.includes('/conflicts/')) throw new TypeError('Failed to fetch');
  };
  expect(await sync(desk, lose)).toBe('offline');
  await sync(phone);
  await keepTheirs(row.id, phone);
  await sync(phone);
  await sync(desk);
  await sync(desk);
  for (const db of [desk, phone]) expect(await db.conflicts.count()).toBe(0);
});

it('an older server without the endpoint leaves them waiting without errors', async () => {
  const row = newConflictRow(
    { collection: 'tours', documentId: TOUR.id },
    { path: 'name', value: 1, by: 'mine' },
  );
  await addTour(desk, TOUR, null);
  await desk.conflicts.put(row);
  const asked: string[] = [];
  const older = async (path: string, response: Response) => {
    asked.push(path);
    if (!path.endsWith('/sync/heads') || response.status !== 200) return response;
    const heads: unknown = await response.json();
    const user: unknown = typeof heads === 'object' && heads !== null ? Reflect.get(heads, 'user') : null;
    if (typeof user === 'object' && user !== null) Reflect.deleteProperty(user, 'conflicts');
    return Response.json(heads);
  };
  expect(await sync(desk, older)).toBe('idle');
  expect(asked.filter((path) => path.includes('conflicts'))).toEqual([]);
  expect((await desk.tours.get(TOUR.id))?.rev).not.toBeNull();
  expect(await desk.conflicts.get(row.id)).toMatchObject({ dirty: true, parked: null, inflight: null });
  await desk.meta.delete(META.heads);
  await sync(desk);
  expect(await unsentCount(desk)).toBe(0);
});

it('a rejected conflict is listed and can be discarded', async () => {
  const place = { collection: 'tours' as const, documentId: TOUR.id };
  const [big, small] = ['x'.repeat(250_001), 'fits'].map((value) =>
    newConflictRow(place, { path: 'notes', value, by: 'mine' }),
  );
  await desk.conflicts.bulkPut([big, small].flatMap((row) => row ?? []));
  expect(await sync(desk)).toBe('idle');
  const { things, summary } = await pendingList(desk);
  expect([summary.state, things]).toMatchObject([
    'problem',
    [{ kind: 'conflicts', id: big?.id, what: 'new', rejected: { status: 422, fields: ['value'] } }],
  ]);
  const [thing] = things;
  if (!thing) throw new Error('nothing is pending');
  expect(await discardPending(thing, desk)).toEqual({ ok: true, value: 'done' });
  expect((await desk.conflicts.toArray()).map(({ id }) => id)).toEqual([small?.id]);
});
