import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEVICE_CACHES } from '../../../src/contract/device-caches.ts';
import { queueRequestedPacks } from '../../../src/data/offline/queue-packs.ts';
import { removeStored, storedSizes } from '../../../src/data/offline/storage-sizes.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { packsDb } from '../../../src/data/storage/packs-db.ts';
import { userDb } from '../../../src/data/storage/user-db.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { tourOf } from '../../builders/edited-tours.ts';
import { MemoryCaches } from '../../worker/sync/memory-caches.ts';
import { stubDevice } from './stub-device.ts';

let store: MemoryCaches;
const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));

beforeEach(() => {
  store = new MemoryCaches();
  vi.stubGlobal('caches', store);
  stubDevice(true, { unregister });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await Promise.all([packsDb.packs.clear(), packsDb.lists.clear(), packsDb.settings.clear()]);
  await Promise.all([userDb.tours.clear(), userDb.cards.clear(), userDb.meta.clear()]);
});
afterAll(async () => {
  await packsDb.delete();
  await userDb.delete();
  await catalogueDb.delete();
});

async function fill(): Promise<void> {
  const put = async (name: string, url: string, text: string) =>
    (await store.open(name)).put(url, new Response(text));
  await put('workbox-precache-v2-x', 'https://example.org/a.js', 'abc');
  await put(DEVICE_CACHES.rest, 'https://example.org/b.js', 'de');
  await put(DEVICE_CACHES.previousRelease, 'https://example.org/c.js', 'f');
  await put(DEVICE_CACHES.pictures, 'https://example.org/p.webp', '12345');
  await put(DEVICE_CACHES.map, 'https://example.org/basemap/m', '1234567');
  await addTour(userDb, { ...tourOf(1), version: null }, 1);
  await catalogueDb.table('faqs').put({ key: 'q' });
}

it('measures stored data by part', async () => {
  const empty = await storedSizes();
  expect(empty).toMatchObject({ app: 0, pictures: 0, map: 0 });
  await fill();
  const full = await storedSizes();
  expect(full).toMatchObject({ app: 6, pictures: 5, map: 7 });
  expect(full.own).toBeGreaterThan(empty.own + 500);
  expect(full.catalogue - empty.catalogue).toBe('{"key":"q"}'.length);
});

it('removes stored data part by part', async () => {
  await fill();
  await queueRequestedPacks(['kenya']);
  await packsDb.packs.update('kenya', { state: 'done' });
  expect(await removeStored('pictures')).toBe(true);
  expect(await storedSizes()).toMatchObject({ app: 6, pictures: 0, map: 7 });
  expect(await removeStored('map')).toBe(true);
  expect(await storedSizes()).toMatchObject({ app: 6, map: 0 });
  expect(await removeStored('app')).toBe(true);
  expect((await storedSizes()).app).toBe(0);
  expect(await store.keys()).toEqual([]);
  expect(unregister).toHaveBeenCalledOnce();
  expect(await removeStored('own')).toBe(true);
  expect([await userDb.tours.count(), await userDb.cards.count()]).toEqual([0, 0]);
  expect((await packsDb.packs.get('kenya'))?.state).toBe('done');
  expect(await removeStored('catalogue')).toBe(true);
  expect((await packsDb.packs.get('kenya'))?.state).toBe('waiting');
});

it('returns false when removing fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(store, 'delete').mockRejectedValue(new Error('locked'));
  expect(await removeStored('map')).toBe(false);
});

it('returns false for the catalogue when its packs cannot be queued again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await queueRequestedPacks(['kenya']);
  vi.spyOn(packsDb.packs, 'toCollection').mockImplementation(() => {
    throw new Error('locked');
  });
  expect(await removeStored('catalogue')).toBe(false);
});
