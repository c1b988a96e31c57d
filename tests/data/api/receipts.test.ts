import 'fake-indexeddb/auto';
import type http from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { USER_CALLS } from '../../../src/contract/api/user-calls.ts';
import { createAccountClient } from '../../../src/data/account/account-client.ts';
import { setFavorite } from '../../../src/data/account/favorites.ts';
import { createOutbox, type Draft } from '../../../src/data/messages/outbox.ts';
import { saveOwnExperience } from '../../../src/data/own-experiences/own-experiences.ts';
import { queueOwnPicture, sendPictures } from '../../../src/data/own-experiences/own-pictures.ts';
import { publishItem } from '../../../src/data/api/publish-item.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { saveUserSettings } from '../../../src/data/account/user-settings.ts';
import { pendingList } from '../../../src/data/sync/pending-list.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { closeServer, listen } from '../../../src/server/listen.ts';
import { favorites, rateLimits, users } from '../../../src/server/stores/schema.ts';
import { sendOutbox } from '../../../worker/sync/send-outbox.ts';
import { syncUser } from '../../../worker/sync/sync-user.ts';
import { tourOf } from '../../builders/edited-tours.ts';
import { openTestApp, type TestApp } from '../../server/open-test-app.ts';
import { beginSession, signIn } from '../../server/sign-in.ts';
import { type FaultProxy, openFaultProxy } from './between-proxy.ts';
import { BARE_MISMATCH, FOREIGN_ANSWERS } from './foreign-answers.ts';

/** Every write of a device × every answer that is not the server's, over real connections. */
let app: TestApp;
let server: http.Server;
let proxy: FaultProxy;
let db: UserDb;
let user: { userId: string; cookie: string };
let clockMs = 0;

const ORIGIN = 'http://127.0.0.1';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = () => new Blob([PNG], { type: 'image/png' });

beforeAll(async () => {
  app = await openTestApp();
  const call = app.withSettings({ PUBLIC_ORIGIN: ORIGIN });
  server = await listen(
    ({ url, method, headers, body }) => {
      const { pathname, search } = new URL(url);
      return call(pathname + search, { method, headers, body, ...(body ? { duplex: 'half' } : {}) });
    },
    { port: 0, host: '127.0.0.1', publicOrigin: ORIGIN },
  );
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  proxy = await openFaultProxy(`http://127.0.0.1:${address.port}`);
});
afterAll(async () => {
  await proxy.close();
  await closeServer(server, 0);
  await app.close();
});
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  user = await signIn(app.database);
  db = new UserDb(`user-${user.userId}`);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await db.delete();
});

async function ask(address: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Cookie', user.cookie);
  headers.set('Origin', ORIGIN);
  return realFetch(proxy.origin + address, { ...init, headers });
}
const realFetch = globalThis.fetch;

const sync = () => syncUser({ db, userId: user.userId, fetch: ask });
const client = createAccountClient({ fetch: ask, locale: () => 'en' });

/** A write that the server does not have yet. */
interface Write {
  /** Creates it, with an unmanipulated connection. */
  begin: () => Promise<unknown>;
  /** Sends it once and ignores the result. */
  send: () => Promise<unknown>;
  /** Number of unsent writes: 1 after a foreign answer, 0 after the real one. */
  waiting: () => Promise<number>;
}

const pendingCount = async () =>
  (await pendingList(db)).things.filter(({ rejected }) => rejected === null).length;
const newTour = async () => {
  const id = uuidV7();
  await addTour(db, { ...tourOf(1), id, version: null }, null);
  return id;
};
const place = {
  title: 'Bench',
  description: '',
  country_key: 'peru',
  region: '',
  location: { coordinates: [-72, -13] as [number, number] },
  duration: 2,
  categories: [],
  months: [],
  price: 0,
  price_per_night: 0,
};
async function savePlace(): Promise<string> {
  const saved = await saveOwnExperience(place, new Date(), db);
  if (!saved.ok) throw new Error(saved.code);
  return saved.value;
}
const documents = (begin: Write['begin']): Write => ({ begin, send: sync, waiting: pendingCount });
const message = (draft: Draft): Write => ({
  begin: () =>
    createOutbox({ db, isOnline: () => false, sendMessages: () => Promise.resolve() }).send(draft, 'en'),
  send: () => sendOutbox({ db, fetch: ask, nowMs: () => (clockMs += 1e9) }),
  waiting: pendingCount,
});
/** A direct call of the user, repeated by the user when it failed. */
function directCall(call: () => Promise<{ ok: boolean }>): Write {
  let left = 1;
  return {
    begin() {
      left = 1;
      return Promise.resolve();
    },
    async send() {
      if ((await call()).ok) left = 0;
    },
    waiting: () => Promise.resolve(left),
  };
}
async function publishing(field: 'tour' | 'experience', id: string) {
  // As in a page, where addresses are relative; the proxy's are not.
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address.startsWith('/') ? ask(address, init) : realFetch(address, init),
  );
  const result = await publishItem(
    field === 'tour' ? USER_CALLS.publishTour : USER_CALLS.publishExperience,
    field,
    id,
    true,
  );
  vi.stubGlobal('fetch', realFetch);
  return { ok: result.kind === 'done' };
}
/** Deletes the account and with it the session, so that the next round needs a new user. */
const deletedAccount = directCall(async () => {
  const [there] = await app.database.queries.select().from(users).where(eq(users.id, user.userId));
  if (!there) user = await signIn(app.database);
  return client.deleteAccount({});
});
const endedSession = directCall(() => client.logout());

let published = '';
const WRITES: Record<string, Write> = {
  'a new tour': documents(newTour),
  'a changed tour': documents(async () => {
    const id = await newTour();
    await sync();
    const row = await db.tours.get(id);
    if (!row?.local) throw new Error('the tour is gone');
    await db.tours.update(id, { local: { ...row.local, name: uuidV7() }, dirty: true, stamp: uuidV7() });
  }),
  'a deleted tour': documents(async () => {
    const id = await newTour();
    await sync();
    await db.tours.update(id, { local: null, dirty: true, stamp: uuidV7() });
  }),
  'an own place': documents(savePlace),
  'the settings': documents(() =>
    saveUserSettings(
      { theme: 'dark', currency: null, distanceUnit: 'km', temperatureUnit: 'c' },
      new Date(),
      db,
    ),
  ),
  'a favorite': documents(() => setFavorite('experience', `place-${uuidV7()}`, true, db)),
  'a removed favorite': documents(async () => {
    const id = `place-${uuidV7()}`;
    await setFavorite('tour', id, true, db);
    await sync();
    await setFavorite('tour', id, false, db);
  }),
  'a picture of an own place': {
    async begin() {
      const id = await savePlace();
      await sync();
      await queueOwnPicture({ id, picture: picture(), focal: { x: 0.5, y: 0.5 } }, db);
    },
    send: () => sendPictures(db, { fetch: ask, sync }),
    waiting: pendingCount,
  },
  feedback: message({
    kind: 'feedback',
    body: { rating: 5, comments: 'Good.', component: 'home', wouldRecommend: true, heardFrom: [] },
  }),
  'a contact message': message({
    kind: 'contact',
    body: { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A question.' },
  }),
  'a published tour': {
    ...directCall(() => publishing('tour', published)),
  },
  'a published place': {
    ...directCall(() => publishing('experience', published)),
  },
  'a profile picture': directCall(() => client.putUserImage(picture())),
  'the language of the account': directCall(() => client.putLanguage('de')),
  'the location of the account': directCall(() => client.patchUser({ location: 'Halle' })),
  'a deleted account': deletedAccount,
  'a logout': endedSession,
};
for (const [name, make] of [
  ['a published tour', newTour],
  ['a published place', savePlace],
] as const) {
  const write = WRITES[name];
  if (!write) throw new Error(name);
  const { begin } = write;
  write.begin = async () => {
    await begin();
    published = await make();
    await sync();
  };
}

describe.each(Object.entries(WRITES))('%s', (name, { begin, send, waiting }) => {
  it('is acknowledged only by the server’s own answer and stays unsent after any other', async () => {
    const failures: string[] = [];
    // Each message needs a proof of work, so only every seventh answer is tried.
    const step = name === 'a contact message' ? 7 : 1;
    for (const [answer, interceptor] of FOREIGN_ANSWERS.filter((_, index) => index % step === 0)) {
      await app.database.queries.delete(rateLimits);
      proxy.interceptor = null;
      await begin();
      proxy.interceptor = interceptor;
      proxy.writes.length = 0;
      await send();
      if (proxy.writes.length === 0) failures.push(`${answer}: nothing was sent`);
      if ((await waiting()) !== 1) failures.push(`${answer}: taken for a receipt`);
      proxy.interceptor = null;
      // The user logs in again when the logout has already ended the session.
      if (name === 'a logout') user = { ...user, cookie: await beginSession(app.database, user.userId) };
      await send();
      if ((await waiting()) !== 0) failures.push(`${answer}: the real answer does not count afterwards`);
      await db.outgoing.clear();
    }
    expect(failures).toEqual([]);
  }, 120_000);
});

it('a version mismatch without the stored version neither deletes nor revives a tour', async () => {
  const id = await newTour();
  await sync();
  for (const local of [{ ...tourOf(2), id, name: 'changed' }, null]) {
    await db.tours.update(id, { local, dirty: true, stamp: uuidV7() });
    proxy.interceptor = BARE_MISMATCH;
    expect((await sync()).state.phase).toBe('bad-answer');
    expect(await db.tours.get(id)).toMatchObject({ local, dirty: true, parked: null });
    proxy.interceptor = null;
    await sync();
  }
  expect(await db.tours.count()).toBe(0);
});

it('writes that the server rejects stay on the pending list', async () => {
  proxy.interceptor = ({ key }) => ({
    status: 403,
    headers: { 'Content-Type': 'application/problem+json', 'Idempotency-Key': key },
    body: Buffer.from(
      JSON.stringify({
        type: '/problems/forbidden',
        title: 'f',
        status: 403,
        message: 'No.',
        code: 'forbidden',
      }),
    ),
  });
  await newTour();
  await setFavorite('experience', 'kandy', true, db);
  const id = await savePlace();
  await db.ownExperiences.update(id, { rev: 1, dirty: false });
  await queueOwnPicture({ id, picture: picture(), focal: { x: 0, y: 0 } }, db);
  for (const name of ['feedback', 'a contact message']) await WRITES[name]?.begin();
  await sync();
  await sendPictures(db, { fetch: ask, sync });
  await sendOutbox({ db, fetch: ask, nowMs: () => (clockMs += 1e9) });
  const { things, summary } = await pendingList(db);
  expect(new Map(things.map(({ kind, rejected }) => [kind, rejected?.status]))).toEqual(
    new Map(['tours', 'favorites', 'picture', 'feedback', 'contact'].map((kind) => [kind, 403])),
  );
  expect(summary.state).toBe('problem');
});

it('favorites marked as sent on the device are stored on the server', async () => {
  proxy.interceptor = null;
  await setFavorite('experience', 'kandy', true, db);
  await sync();
  const stored = await app.database.queries.select().from(favorites).where(eq(favorites.userId, user.userId));
  expect([stored.length, (await db.favorites.toArray()).map(({ dirty }) => dirty)]).toEqual([1, [false]]);
});
