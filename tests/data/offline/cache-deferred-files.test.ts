import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { cacheDeferredFilesAfterPull } from '../../../src/data/offline/cache-deferred-files.ts';
import { packsDb } from '../../../src/data/storage/packs-db.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { userDb } from '../../../src/data/storage/user-db.ts';
import { writeMeta } from '../../../src/data/storage/write-meta.ts';
import { tourOf } from '../../builders/edited-tours.ts';
import { MemoryCaches } from '../../worker/sync/memory-caches.ts';

let posted: unknown[];
/** Callbacks with a long delay, run by the test. */
let delayed: { run: () => void; ms: number }[];

function device(connection: object): void {
  const active = { postMessage: (message: unknown) => posted.push(message) };
  vi.stubGlobal('navigator', { connection, serviceWorker: { ready: Promise.resolve({ active }) } });
}

const endSync = (phase: 'idle' | 'offline') =>
  writeMeta(catalogueDb, 'sync', { phase, at: '2026-11-20T09:00:00.000Z' });

beforeEach(async () => {
  posted = [];
  delayed = [];
  const { setTimeout: real } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0, ...more: unknown[]) =>
    ms >= 10_000 ? delayed.push({ run, ms }) : real(run, ms, ...more),
  );
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('screen', { width: 1_200, height: 800 });
  vi.stubGlobal('innerWidth', 1_200);
  vi.stubGlobal('devicePixelRatio', 1);
  const updatedAt = new Date().toISOString();
  await addTour(userDb, { ...tourOf(2), version: null, countries: ['kenya'], updatedAt }, 7);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all([packsDb.packs.clear(), userDb.tours.clear(), userDb.cards.clear()]);
  await catalogueDb.meta.clear();
});
afterAll(() => Promise.all([packsDb.delete(), userDb.delete(), catalogueDb.delete()]));

it('caches the deferred files after the pull, and the countries of recent tours 30 seconds later', async () => {
  device({ type: 'wifi' });
  cacheDeferredFilesAfterPull();
  await endSync('offline');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(posted).toEqual([]);
  await endSync('idle');
  await vi.waitFor(() => expect(posted).toEqual([{ type: 'KEEP_REST' }]));
  await vi.waitFor(() => expect(delayed.map(({ ms }) => ms)).toEqual([30_000]));
  expect(await packsDb.packs.count()).toBe(0);
  delayed[0]?.run();
  await vi.waitFor(async () => expect(await packsDb.packs.toCollection().primaryKeys()).toEqual(['kenya']), {
    timeout: 10_000,
  });
});

it('queues no country where the browser refuses the service worker', async () => {
  vi.stubGlobal('navigator', {
    connection: { type: 'wifi' },
    serviceWorker: { ready: new Promise(() => undefined) },
  });
  cacheDeferredFilesAfterPull();
  await endSync('idle');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([posted, delayed]).toEqual([[], []]);
});

it('caches nothing when the device saves data', async () => {
  device({ type: 'wifi', saveData: true });
  cacheDeferredFilesAfterPull();
  await endSync('idle');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([posted, delayed]).toEqual([[], []]);
});
