import 'fake-indexeddb/auto';
import type http from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { saveTour } from '../../../src/data/tours/save-tour.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import { DOCUMENT_LIMITS } from '../../../src/server/http/storable-json.ts';
import { closeServer, listen } from '../../../src/server/listen.ts';
import { syncUser } from '../../../worker/sync/sync-user.ts';
import { stopId, tourOf } from '../../builders/edited-tours.ts';
import { openTestApp, type TestApp } from '../../server/open-test-app.ts';
import { signIn } from '../../server/sign-in.ts';

/** Over a real port: a server that answers before it has read a large body may close the connection. */
let app: TestApp;
let server: http.Server;
let origin: string;
let db: UserDb;
let person: { userId: string; cookie: string };
let writes: number[] = [];

beforeAll(async () => {
  app = await openTestApp();
  const call = app.withSettings({ PUBLIC_ORIGIN: 'http://127.0.0.1' });
  server = await listen((request) => call(new URL(request.url).pathname, forwarded(request)), {
    port: 0,
    host: '127.0.0.1',
    publicOrigin: 'http://127.0.0.1',
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  origin = `http://127.0.0.1:${address.port}`;
});
beforeEach(async () => {
  person = await signIn(app.database);
  db = new UserDb(`user-${person.userId}`);
  writes = [];
});
afterEach(() => db.delete());
afterAll(async () => {
  await closeServer(server, 0);
  await app.close();
});

function forwarded({ method, headers, body }: Request): RequestInit {
  return { method, headers, body, ...(body === null ? {} : { duplex: 'half' }) };
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Cookie', person.cookie);
  headers.set('Origin', 'http://127.0.0.1');
  const response = await fetch(origin + address, { ...init, headers });
  if (init.method === 'PUT') writes.push(response.status);
  return response;
}

const sync = () => syncUser({ db, userId: person.userId, fetch: ask });

/** A tour of the maximum size, with notes on each stop and connection. */
function longTour(notes: string): Tour {
  const { itinerary, ...tour } = tourOf(240);
  for (const entry of itinerary) Object.assign(entry, { notes });
  return { ...tour, itinerary: itinerary.slice(0, 500), id: stopId(1), version: null, bookings: null };
}

it('a tour that is too large stays on the device, is tried once, and is sent once it is smaller', async () => {
  const long = longTour('n'.repeat(9_000));
  expect(JSON.stringify(long).length).toBeGreaterThan(16 * DOCUMENT_LIMITS.bytes);
  const short = { ...tourOf(2), id: stopId(2), version: null };
  await addTour(db, long, null);
  await addTour(db, short, null);

  expect((await sync()).state).toEqual({ phase: 'idle' });
  await sync();
  await sync();
  expect(writes).toEqual([413, 201]);
  const refused = await db.tours.get(long.id);
  expect(refused).toMatchObject({ dirty: true, inflight: null, rev: null });
  expect(refused?.parked).toMatchObject({ status: 413, code: 'too-large' });
  expect(refused?.local?.itinerary).toEqual(long.itinerary);
  expect(await db.tours.get(short.id)).toMatchObject({ dirty: false, parked: null });

  const tour = longTour('n'.repeat(90));
  const writing = { tour, plan: null, baseStamp: refused?.stamp ?? '', stamp: uuidV7() };
  await saveTour(db, new CatalogueDb('catalogue-too-large'), writing);
  await sync();
  expect(writes).toEqual([413, 201, 201]);
  expect(await db.tours.get(long.id)).toMatchObject({ dirty: false, parked: null });
});

it('a tour that became too large merges another device’s changes and is then tried again', async () => {
  const before = longTour('');
  await addTour(db, before, null);
  await sync();
  const held = await db.tours.get(before.id);
  if (!held?.local) throw new Error('the tour is gone');
  const tour = { ...held.local, itinerary: longTour('n'.repeat(9_000)).itinerary };
  await saveTour(db, new CatalogueDb('catalogue-too-large'), {
    tour,
    plan: null,
    baseStamp: held.stamp,
    stamp: uuidV7(),
  });
  await sync();
  expect(writes).toEqual([201, 413]);

  const headers = {
    'Content-Type': 'application/json',
    'If-Match': `"${held.rev}"`,
    'Idempotency-Key': uuidV7(),
  };
  const { version: _version, ...others } = { ...held.local, name: 'Of another device' };
  await ask(`/api/tours/${before.id}`, { method: 'PUT', headers, body: JSON.stringify(others) });
  for (let cycle = 0; cycle < 3; cycle += 1) await sync();
  expect(writes).toEqual([201, 413, 200, 413]);
  const merged = await db.tours.get(before.id);
  expect(merged?.local?.name).toBe('Of another device');
  expect(merged?.local?.itinerary).toEqual(tour.itinerary);
  expect(merged?.parked?.status).toBe(413);
});
