import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOutbox, type Draft } from '../../../src/data/messages/outbox.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { createMessageStore } from '../../../src/server/stores/message-store.ts';
import { messages, rateLimits } from '../../../src/server/stores/schema.ts';
import { sendOutbox } from '../../../worker/sync/send-outbox.ts';
import { type TestApp, openTestApp } from '../../server/open-test-app.ts';

const FEEDBACK: Draft = {
  kind: 'feedback',
  body: { rating: 5, comments: 'Good.', component: 'home', wouldRecommend: true, heardFrom: [] },
};
const CORRECTION: Draft = {
  kind: 'correction',
  body: { kind: 'experience', key: 'ella', fact: 'hours', correction: 'Closed on Mondays.' },
};
const CONTACT: Draft = {
  kind: 'contact',
  body: { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A question.' },
};

let app: TestApp;
let db: UserDb;
let network: 'there' | 'away' | 'answer-lost' | 'busy';
let nowMs: number;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.queries.delete(messages);
  await app.database.queries.delete(rateLimits);
  db = new UserDb(`user-${crypto.randomUUID()}`);
  network = 'there';
  nowMs = 1_000_000;
});
afterEach(async () => {
  await db.delete();
});

const tab = () => createOutbox({ db, isOnline: () => network !== 'away', sendMessages: () => sendOnce() });
const sendOnce = () => sendOutbox({ db, fetch: overNetwork, nowMs: () => nowMs });
const stored = () => createMessageStore(app.database).list({});

async function overNetwork(path: string, init: RequestInit): Promise<Response> {
  if (network === 'away') throw new TypeError('no network');
  if (network === 'busy') return new Response(null, { status: 503 });
  const headers = new Headers(init.headers);
  headers.set('Origin', 'https://example.org');
  const response = await app.call(path, { ...init, headers });
  if (network === 'answer-lost' && init.method === 'POST') throw new TypeError('connection reset');
  return response;
}

it('sends feedback, a correction and a message with its proof at once and deletes them', async () => {
  expect(await tab().send(FEEDBACK, 'de')).toEqual({ state: 'sent' });
  expect(await tab().send(CORRECTION, 'de')).toEqual({ state: 'sent' });
  expect(await tab().send(CONTACT, 'en')).toEqual({ state: 'sent' });
  expect((await stored()).map(({ kind }) => kind)).toEqual(['feedback', 'correction', 'contact']);
  expect(await db.outgoing.count()).toBe(0);
});

it('stores a message offline and sends it once online', async () => {
  network = 'away';
  expect(await tab().send(CONTACT, 'en')).toEqual({ state: 'kept', trouble: 'offline' });
  await sendOnce();
  expect(await tab().list('contact')).toMatchObject([{ state: 'waiting', trouble: 'offline' }]);
  network = 'there';
  await sendOnce();
  expect([(await stored()).length, await db.outgoing.count()]).toEqual([1, 0]);
});

it('sends a message again after a lost response; the server stores it once', async () => {
  network = 'answer-lost';
  expect(await tab().send(CONTACT, 'en')).toEqual({ state: 'kept', trouble: 'offline' });
  network = 'there';
  await sendOnce();
  expect([(await stored()).length, await db.outgoing.count()]).toEqual([1, 0]);
});

it('stores a message once that two tabs send without a lock', async () => {
  network = 'away';
  await tab().send(FEEDBACK, 'en');
  network = 'there';
  await Promise.all([sendOnce(), sendOnce()]);
  expect([(await stored()).length, await db.outgoing.count()]).toEqual([1, 0]);
});

it('waits a minute, then two, after a busy response', async () => {
  network = 'busy';
  expect(await tab().send(FEEDBACK, 'en')).toEqual({ state: 'kept', trouble: 'busy' });
  expect(await db.outgoing.toArray()).toMatchObject([{ notBefore: nowMs + 60_000 }]);
  network = 'there';
  await sendOnce();
  expect(await stored()).toHaveLength(0);
  network = 'busy';
  nowMs += 60_000;
  await sendOnce();
  expect(await db.outgoing.toArray()).toMatchObject([{ notBefore: nowMs + 120_000 }]);
  network = 'there';
  nowMs += 120_000;
  await sendOnce();
  expect(await stored()).toHaveLength(1);
});

it('does not wait for a time that was set while the clock was ahead', async () => {
  network = 'busy';
  nowMs += 400 * 86_400_000;
  await tab().send(FEEDBACK, 'en');
  network = 'there';
  nowMs -= 400 * 86_400_000;
  await sendOnce();
  expect(await stored()).toHaveLength(1);
});

it('waits for Retry-After when rate-limited', async () => {
  for (let index = 0; index < 10; index += 1) await tab().send(FEEDBACK, 'en');
  expect(await tab().send(FEEDBACK, 'en')).toEqual({ state: 'kept', trouble: 'busy' });
  const [row] = await db.outgoing.toArray();
  expect((row?.notBefore ?? 0) - nowMs).toBeGreaterThan(3_500_000);
  await app.database.queries.delete(rateLimits);
  nowMs += 3_600_000;
  await sendOnce();
  expect(await stored()).toHaveLength(11);
});

it('keeps a rejected message with its invalid fields and sends the others', async () => {
  network = 'away';
  await tab().send({ ...CONTACT, body: { ...CONTACT.body, email: 'ada' } }, 'en');
  await tab().send(FEEDBACK, 'en');
  network = 'there';
  await sendOnce();
  expect(await db.outgoing.toArray()).toMatchObject([
    { kind: 'contact', state: 'refused', fields: ['email'] },
  ]);
  expect((await stored()).map(({ kind }) => kind)).toEqual(['feedback']);

  const again = await tab().send({ ...CONTACT, body: { ...CONTACT.body, email: 'ada' } }, 'en');
  expect(again).toMatchObject({ state: 'rejected', fields: ['email'] });
  // Both stay until the user edits or discards them.
  expect(await tab().list('contact')).toMatchObject([{ state: 'refused' }, { state: 'refused' }]);
});

it('upgrades an older database with the new table and keeps its tours', async () => {
  const name = `user-${crypto.randomUUID()}`;
  const { Dexie } = await import('dexie');
  const former = new Dexie(name);
  former.version(1).stores({ tours: 'id', cards: 'id, updatedAt', meta: 'name' });
  await former.table('meta').put({ name: 'kept', value: 'yes' });
  former.close();
  const upgraded = new UserDb(name);
  expect(await upgraded.meta.get('kept')).toEqual({ name: 'kept', value: 'yes' });
  expect(await upgraded.outgoing.count()).toBe(0);
  await upgraded.delete();
});
