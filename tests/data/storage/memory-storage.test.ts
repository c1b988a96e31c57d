import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** How browsers refuse IndexedDB: missing global, exception, error event. */
const rejections: Record<string, () => unknown> = {
  'with a missing global': () => undefined,
  'with an exception': () => ({
    open() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  }),
  'with an error event': () => ({
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

/** Dexie reads the globals when it is loaded, so its dependencies are replaced too. */
function refuse(manner: string): void {
  const globals = { indexedDB: rejections[manner]?.(), IDBKeyRange: {} };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  Object.assign(Dexie.dependencies, globals);
}

it.each(Object.keys(rejections))(
  '[F4] when IndexedDB is denied %s, the app works in memory and reports it',
  async (manner) => {
    refuse(manner);
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
    const reopened = new UserDb(userDb.name);
    expect(await reopened.meta.get('a')).toEqual({ name: 'a', value: 'kept' });
    expect(await deleteOldCatalogues()).toEqual([]);
    setStorageState('ok');
    expect(getStorageState()).toBe('denied');
    await userDb.delete();
    expect(await new UserDb(userDb.name).meta.count()).toBe(0);
  },
);

it('[I13] where a full device opens no database, the catalogue is deleted and the tours open', async () => {
  const { indexedDB, IDBKeyRange } = await import('fake-indexeddb');
  const { CATALOGUE_DB_NAME } = await import('../../../src/data/storage/catalogue-db.ts');
  let isFull = true;
  const limited = {
    open(...args: Parameters<typeof indexedDB.open>) {
      if (isFull) throw new DOMException('not enough space', 'QuotaExceededError');
      return indexedDB.open(...args);
    },
    deleteDatabase(name: string) {
      if (name === CATALOGUE_DB_NAME) isFull = false;
      return indexedDB.deleteDatabase(name);
    },
    databases: () => indexedDB.databases(),
    cmp: indexedDB.cmp.bind(indexedDB),
  };
  for (const [name, value] of Object.entries({ indexedDB: limited, IDBKeyRange })) vi.stubGlobal(name, value);
  Object.assign(Dexie.dependencies, { indexedDB: limited, IDBKeyRange });
  vi.resetModules();
  const { openWithFallback } = await import('../../../src/data/storage/device-storage.ts');
  const { catalogueDb } = await import('../../../src/data/storage/catalogue-db.ts');
  const { userDb } = await import('../../../src/data/storage/user-db.ts');
  const { getStorageState } = await import('../../../src/data/storage/storage-state.ts');
  await openWithFallback(catalogueDb, () => import('../../../src/data/storage/memory-storage.ts'));
  expect(await userDb.tours.toArray()).toEqual([]);
  expect(await catalogueDb.countries.count()).toBe(0);
  expect(getStorageState()).toBe('ok');
});

it('[F4] without the fallback every query rejects with the error', async () => {
  refuse('with an error event');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { openWithFallback } = await import('../../../src/data/storage/device-storage.ts');
  const { catalogueDb } = await import('../../../src/data/storage/catalogue-db.ts');
  const notLoaded = new TypeError('Failed to fetch dynamically imported module');
  await expect(openWithFallback(catalogueDb, () => Promise.reject(notLoaded))).rejects.toThrow(notLoaded);
  const { userDb } = await import('../../../src/data/storage/user-db.ts');
  const { getStorageState } = await import('../../../src/data/storage/storage-state.ts');
  await expect(userDb.tours.toArray()).rejects.toThrow('denied permission');
  await vi.waitFor(() => expect(getStorageState()).toBe('denied'));
});

it('[F4] without scheduler and setImmediate the steps in memory run one after the other, each as a macrotask', async () => {
  refuse('with a missing global');
  const { setImmediate } = globalThis;
  try {
    // A stub would leave the names defined.
    Reflect.deleteProperty(globalThis, 'setImmediate');
    await import('../../../src/data/storage/memory-storage.ts');
    const steps: string[] = [];
    const done = new Promise<void>((resolve) => {
      globalThis.setImmediate(() => steps.push('first'));
      globalThis.setImmediate(() => {
        steps.push('second');
        resolve();
      });
    });
    await Promise.resolve();
    steps.push('microtask');
    await done;
    expect(steps).toEqual(['microtask', 'first', 'second']);
  } finally {
    globalThis.setImmediate = setImmediate;
  }
});
