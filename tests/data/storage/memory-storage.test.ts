import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What a browser says that gives no database: a name that is not there, a throw, an event. */
const rejections: Record<string, () => unknown> = {
  'without the name': () => undefined,
  'by an exception': () => ({
    open() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  }),
  'by an event': () => ({
    open() {
      const error = new DOMException('The user denied permission to access the database.', 'UnknownError');
      const nothing = () => undefined;
      const event = { target: { error }, preventDefault: nothing, stopPropagation: nothing };
      const request: { onerror?: (event: object) => void } = {};
      setTimeout(() => request.onerror?.(event));
      return request;
    },
  }),
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** Dexie takes what is there when it is loaded. */
function refuse(way: string): void {
  const given = { indexedDB: rejections[way]?.(), IDBKeyRange: {} };
  for (const [name, value] of Object.entries(given)) vi.stubGlobal(name, value);
  Object.assign(Dexie.dependencies, given);
}

it.each(Object.keys(rejections))('[F4] refused %s, a page works in memory and says so', async (way) => {
  refuse(way);
  const { openWithFallback } = await import('../../../src/data/storage/device-storage.ts');
  const { userDb, UserDb } = await import('../../../src/data/storage/user-db.ts');
  const { catalogueDb } = await import('../../../src/data/storage/catalogue-db.ts');
  const { deleteOldCatalogues } = await import('../../../src/data/storage/delete-old-catalogues.ts');
  const { getStorageState, setStorageState } = await import('../../../src/data/storage/storage-state.ts');

  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openWithFallback(catalogueDb, () => import('../../../src/data/storage/memory-storage.ts'));
  const [tours] = await Promise.all([userDb.tours.toArray(), catalogueDb.countries.toArray()]);
  expect(tours).toEqual([]);
  await userDb.meta.put({ name: 'a', value: 'kept' });
  await userDb.meta.put({ name: 'b', value: 'too' });
  expect(await userDb.meta.where('name').above('a').toArray()).toEqual([{ name: 'b', value: 'too' }]);
  const again = new UserDb(userDb.name);
  expect(await again.meta.get('a')).toEqual({ name: 'a', value: 'kept' });
  expect(await deleteOldCatalogues()).toEqual([]);
  setStorageState('ok');
  expect(getStorageState()).toBe('refused');
  await userDb.delete();
  expect(await new UserDb(userDb.name).meta.count()).toBe(0);
});

it('[F4] where nothing stands in, the refusal is what every question hears', async () => {
  refuse('by an event');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { openWithFallback } = await import('../../../src/data/storage/device-storage.ts');
  const { catalogueDb } = await import('../../../src/data/storage/catalogue-db.ts');
  const notLoaded = new TypeError('Failed to fetch dynamically imported module');
  await expect(openWithFallback(catalogueDb, () => Promise.reject(notLoaded))).rejects.toThrow(notLoaded);
  const { userDb } = await import('../../../src/data/storage/user-db.ts');
  const { getStorageState } = await import('../../../src/data/storage/storage-state.ts');
  await expect(userDb.tours.toArray()).rejects.toThrow('denied permission');
  await vi.waitFor(() => expect(getStorageState()).toBe('refused'));
});
