import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, it, vi } from 'vitest';
import { META, type OutboxRow, UserDb, userDbName } from '../../../src/data/storage/user-db.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { sendMessages } from '../../../worker/sync/send-messages.ts';
import { syncInBackground } from '../../../worker/sync/background-sync.ts';
import type { Locks } from '../../../worker/sync/cycle-lock.ts';
import { acknowledged } from '../../builders/answers.ts';
import { tourOf } from '../../builders/edited-tours.ts';

const ANNA = '0193480e-0000-7000-8000-000000000001';
const fetches = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

const message = (id: string): OutboxRow => ({
  id,
  kind: 'feedback',
  body: { rating: 5, comments: 'Good.' },
  locale: 'en',
  createdAt: '2026-11-20T08:00:00Z',
  state: 'waiting',
  fields: [],
  trouble: null,
  attempts: 0,
  notBefore: 0,
});
/** A server that takes messages; its other answers are empty. */
const takesMessages = (address: string, init: RequestInit) => {
  if (address !== '/api/feedbacks') {
    return Promise.resolve(Response.json({ catalogue: {}, user: {} }, { headers: { ETag: '"1"' } }));
  }
  return Promise.resolve(acknowledged(init));
};
const keysSent = () =>
  fetches.mock.calls
    .filter(([address]) => address === '/api/feedbacks')
    .map(([, init]) => new Headers(init.headers).get('Idempotency-Key'));

afterEach(async () => {
  fetches.mockReset();
  const guest = new UserDb(userDbName(null));
  await guest.outgoing.clear();
  guest.close();
  await Dexie.delete(`user-${ANNA}`);
});

async function withTour(): Promise<UserDb> {
  const db = new UserDb(`user-${ANNA}`);
  await addTour(db, { ...tourOf(1), version: null }, null);
  return db;
}

it('sends the edits of a closed page when the browser starts the service worker', async () => {
  const db = await withTour();
  fetches.mockImplementation((address, init) => {
    if (init.method === 'PUT') {
      return Promise.resolve(acknowledged(init, { tour: { ...tourOf(1), version: 5 } }, 201));
    }
    const heads = { catalogue: {}, user: {} };
    expect(address).toBe('/api/sync/heads');
    return Promise.resolve(Response.json(heads, { headers: { ETag: '"1"' } }));
  });
  await syncInBackground(`user:${ANNA}`, fetches);
  expect((await db.tours.toArray())[0]).toMatchObject({ rev: 5, dirty: false, inflight: null });
  db.close();
});

it('rejects without a response, so that the browser retries, and keeps the edits', async () => {
  const db = await withTour();
  fetches.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(syncInBackground(`user:${ANNA}`, fetches)).rejects.toThrow('offline');
  const [row] = await db.tours.toArray();
  expect(row?.dirty).toBe(true);
  expect(row?.inflight?.body?.id).toBe(row?.id);
  db.close();
});

it('does nothing after logging out and creates no database', async () => {
  await syncInBackground(`user:${ANNA}`, fetches);
  expect(await Dexie.getDatabaseNames()).not.toContain(`user-${ANNA}`);
  const db = await withTour();
  await db.meta.put({ name: META.closed, value: 'signed out' });
  await syncInBackground(`user:${ANNA}`, fetches);
  await syncInBackground('something-else', fetches);
  expect(fetches).not.toHaveBeenCalled();
  db.close();
});

it.each([
  ['a guest', null],
  ['an account', ANNA],
])('sends the messages of %s', async (_whose, userId) => {
  const db = new UserDb(userDbName(userId));
  await db.outgoing.put(message('m1'));
  fetches.mockImplementation(takesMessages);
  await syncInBackground(`user:${userId ?? ''}`, fetches);
  expect(keysSent()).toEqual(['m1']);
  expect(await db.outgoing.count()).toBe(0);
  db.close();
});

it('rejects while a message is unsent, and not for one that waits for an edit', async () => {
  const db = new UserDb(userDbName(null));
  await db.outgoing.put(message('m1'));
  fetches.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(syncInBackground('user:', fetches)).rejects.toThrow('unsent');
  await db.outgoing.update('m1', { state: 'refused' });
  await syncInBackground('user:', fetches);
  expect(fetches).toHaveBeenCalledTimes(1);
  db.close();
});

it('a message that a page sends at the same time has the same key', async () => {
  const db = new UserDb(userDbName(null));
  await db.outgoing.put(message('m1'));
  fetches.mockImplementation(takesMessages);
  await Promise.all([syncInBackground('user:', fetches), sendMessages([db], fetches)]);
  expect(new Set(keysSent())).toEqual(new Set(['m1']));
  expect(await db.outgoing.count()).toBe(0);
  db.close();
});

it('a page and the service worker send one after the other where there are locks', async () => {
  const db = new UserDb(userDbName(null));
  await db.outgoing.put(message('m1'));
  fetches.mockImplementation(takesMessages);
  let last: Promise<unknown> = Promise.resolve();
  const locks: Locks = {
    request: async (_name, _options, run) => {
      const before = last;
      const running = before.then(run);
      last = running;
      return running;
    },
  };
  await Promise.all([sendMessages([db], fetches, locks), sendMessages([db], fetches, locks)]);
  expect(keysSent()).toEqual(['m1']);
  db.close();
});
