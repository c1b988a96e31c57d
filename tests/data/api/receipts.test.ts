import 'fake-indexeddb/auto';
import type http from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { USER_CALLS } from '../../../src/contract/api/user-calls.ts';
import { createAccountClient } from '../../../src/data/account/account-client.ts';
import { setFavorite } from '../../../src/data/account/favorites.ts';
import { createOutgoingMessages, type Draft } from '../../../src/data/messages/outgoing-messages.ts';
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
import { sendOutgoing } from '../../../worker/sync/send-outgoing.ts';
import { syncUser } from '../../../worker/sync/sync-user.ts';
import { tourOf } from '../../builders/edited-tours.ts';
import { openTestApp, type TestApp } from '../../server/open-test-app.ts';
import { beginSession, signIn } from '../../server/sign-in.ts';
import { type Between, openBetween } from './between-proxy.ts';
import { BARE_MISMATCH, FOREIGN_ANSWERS } from './foreign-answers.ts';

/** Every write that leaves a device × every answer that is not the server's, over real connections. */
let app: TestApp;
let server: http.Server;
let between: Between;
let db: UserDb;
let person: { userId: string; cookie: string };
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
  between = await openBetween(`http://127.0.0.1:${address.port}`);
});
afterAll(async () => {
  await between.close();
  await closeServer(server, 0);
  await app.close();
});
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  person = await signIn(app.database);
  db = new UserDb(`user-${person.userId}`);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await db.delete();
});

async function ask(address: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Cookie', person.cookie);
  headers.set('Origin', ORIGIN);
  return realFetch(between.origin + address, { ...init, headers });
}
const realFetch = globalThis.fetch;

const sync = () => syncUser({ db, userId: person.userId, fetch: ask });
const client = createAccountClient({ fetch: ask, locale: () => 'en' });

/** Something that the device has and the server not yet. */
interface Write {
  /** Makes it, with nothing in between. */
  begin: () => Promise<unknown>;
  /** Has it sent once, whatever becomes of it. */
  send: () => Promise<unknown>;
  /** What the device still has to say; as many after a foreign answer as before, none after the real one. */
  waiting: () => Promise<number>;
}

const onList = async () => (await pendingList(db)).things.filter(({ refused }) => refused === null).length;
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
const documents = (begin: Write['begin']): Write => ({ begin, send: sync, waiting: onList });
const message = (draft: Draft): Write => ({
  begin: () =>
    createOutgoingMessages({ db, isOnline: () => false, sendMessages: () => Promise.resolve() }).send(
      draft,
      'en',
    ),
  send: () => sendOutgoing({ db, fetch: ask, nowMs: () => (clockMs += 1e9) }),
  waiting: onList,
});
/** A call that a person makes, and makes again where it came to nothing. */
function asked(call: () => Promise<{ ok: boolean }>): Write {
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
  // As in a page, whose addresses are relative; the proxy's own are not.
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address.startsWith('/') ? ask(address, init) : realFetch(address, init),
  );
  const told = await publishItem(
    field === 'tour' ? USER_CALLS.publishTour : USER_CALLS.publishExperience,
    field,
    id,
    true,
  );
  vi.stubGlobal('fetch', realFetch);
  return { ok: told.kind === 'done' };
}
/** The account goes, and with it the session: the next one is somebody else. */
const goneAccount = asked(async () => {
  const [there] = await app.database.queries.select().from(users).where(eq(users.id, person.userId));
  if (!there) person = await signIn(app.database);
  return client.deleteAccount({});
});
const endedSession = asked(() => client.logout());

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
  'a heart': documents(() => setFavorite('experience', `place-${uuidV7()}`, true, db)),
  'a heart taken back': documents(async () => {
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
    waiting: onList,
  },
  feedback: message({
    kind: 'feedback',
    body: { rating: 5, comments: 'Good.', component: 'home', wouldRecommend: true, heardFrom: [] },
  }),
  'a message': message({
    kind: 'contact',
    body: { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A question.' },
  }),
  'a published tour': {
    ...asked(() => publishing('tour', published)),
  },
  'a published place': {
    ...asked(() => publishing('experience', published)),
  },
  'a picture of the person': asked(() => client.putUserImage(picture())),
  'the language of the account': asked(() => client.putLanguage('de')),
  'the place of the account': asked(() => client.patchUser({ location: 'Halle' })),
  'a deleted account': goneAccount,
  'a log-out': endedSession,
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
  it('is done by the real answer alone, and waits on the device after any other', async () => {
    const wrong: string[] = [];
    // Each message costs a proof of work.
    const every = name === 'a message' ? 7 : 1;
    for (const [answer, meddler] of FOREIGN_ANSWERS.filter((_, index) => index % every === 0)) {
      await app.database.queries.delete(rateLimits);
      between.meddler = null;
      await begin();
      between.meddler = meddler;
      between.writes.length = 0;
      await send();
      if (between.writes.length === 0) wrong.push(`${answer}: nothing was sent`);
      if ((await waiting()) !== 1) wrong.push(`${answer}: taken for a receipt`);
      between.meddler = null;
      // A person signs in again where the session went with what was done.
      if (name === 'a log-out')
        person = { ...person, cookie: await beginSession(app.database, person.userId) };
      await send();
      if ((await waiting()) !== 0) wrong.push(`${answer}: the real answer does not count afterwards`);
      await db.outgoing.clear();
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});

it('a mismatch that does not say what is stored deletes and revives nothing', async () => {
  const id = await newTour();
  await sync();
  for (const local of [{ ...tourOf(2), id, name: 'changed' }, null]) {
    await db.tours.update(id, { local, dirty: true, stamp: uuidV7() });
    between.meddler = BARE_MISMATCH;
    expect((await sync()).state.phase).toBe('bad-answer');
    expect(await db.tours.get(id)).toMatchObject({ local, dirty: true, parked: null });
    between.meddler = null;
    await sync();
  }
  expect(await db.tours.count()).toBe(0);
});

it('what the server refuses stays on the waiting list', async () => {
  between.meddler = ({ key }) => ({
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
  for (const name of ['feedback', 'a message']) await WRITES[name]?.begin();
  await sync();
  await sendPictures(db, { fetch: ask, sync });
  await sendOutgoing({ db, fetch: ask, nowMs: () => (clockMs += 1e9) });
  const { things, summary } = await pendingList(db);
  expect(new Map(things.map(({ kind, refused }) => [kind, refused?.status]))).toEqual(
    new Map(['tours', 'favorites', 'picture', 'feedback', 'contact'].map((kind) => [kind, 403])),
  );
  expect(summary.state).toBe('problem');
});

it('the hearts that the device calls saved are those that the server has', async () => {
  between.meddler = null;
  await setFavorite('experience', 'kandy', true, db);
  await sync();
  const held = await app.database.queries.select().from(favorites).where(eq(favorites.userId, person.userId));
  expect([held.length, (await db.favorites.toArray()).map(({ dirty }) => dirty)]).toEqual([1, [false]]);
});
