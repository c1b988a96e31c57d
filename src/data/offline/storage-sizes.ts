import { Dexie } from 'dexie';
import { DEVICE_CACHES, PRECACHE_PREFIX } from '../../contract/device-caches.ts';
import { CATALOGUE_DB_NAME, catalogueDb } from '../storage/catalogue-db.ts';
import { writeTourIndex } from '../tours/write-tour-index.ts';
import { userDb } from '../storage/user-db.ts';
import { recheckPacks } from './queue-packs.ts';

/** What is stored on the device besides packs. */
export type StoredPart = 'app' | 'catalogue' | 'own' | 'pictures' | 'map';
export const STORED_PARTS: readonly StoredPart[] = ['app', 'catalogue', 'own', 'pictures', 'map'];
/** IndexedDB does not report sizes: the rows as JSON are an approximation. */
type Tables = Pick<Dexie, 'tables'>;

/** Bytes of each part; 0 if it cannot be measured. */
export async function storedSizes(): Promise<Record<StoredPart, number>> {
  const [app, catalogue, own, pictures, map] = await Promise.all([
    measured(appBytes()),
    measured(tablesBytes(catalogueDb)),
    measured(tablesBytes(userDb)),
    measured(cacheBytes(DEVICE_CACHES.pictures)),
    measured(cacheBytes(DEVICE_CACHES.map)),
  ]);
  return { app, catalogue, own, pictures, map };
}

/** Private windows may refuse caches. */
async function measured(bytes: Promise<number>): Promise<number> {
  try {
    return await bytes;
  } catch (error) {
    console.warn('A part of the storage could not be measured', error);
    return 0;
  }
}

/** Deletes a part. Everything but the user's own data is loaded again when it is used. */
export async function removeStored(part: StoredPart): Promise<boolean> {
  try {
    if (part === 'pictures' || part === 'map') await caches.delete(DEVICE_CACHES[part]);
    else if (part === 'catalogue') {
      await Dexie.delete(CATALOGUE_DB_NAME);
      // The texts of packs were part of the catalogue.
      await recheckPacks();
    } else if (part === 'app') await removeApp();
    else await removeOwn();
    return true;
  } catch (error) {
    console.warn(`${part} could not be removed`, error);
    return false;
  }
}

/** Also unregisters the service worker, useless without its files: the next visit installs both. */
async function removeApp(): Promise<void> {
  for (const name of await appCaches()) await caches.delete(name);
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
}

/** Clears the tables instead of deleting the database, which is in use. */
async function removeOwn(): Promise<void> {
  await userDb.transaction('rw', userDb.tables, async () => {
    for (const table of userDb.tables) await table.clear();
  });
  await writeTourIndex(userDb);
}

async function appCaches(): Promise<string[]> {
  const { rest, previousRelease, gazetteer } = DEVICE_CACHES;
  const others = new Set<string>([rest, previousRelease, gazetteer]);
  return (await caches.keys()).filter((name) => name.startsWith(PRECACHE_PREFIX) || others.has(name));
}

async function appBytes(): Promise<number> {
  return sumOf((await appCaches()).map(cacheBytes));
}

async function cacheBytes(name: string): Promise<number> {
  if (!(await caches.has(name))) return 0;
  const cache = await caches.open(name);
  return sumOf(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request, { ignoreVary: true });
      return response === undefined ? 0 : (await response.blob()).size;
    }),
  );
}

async function tablesBytes({ tables }: Tables): Promise<number> {
  const encoder = new TextEncoder();
  return sumOf(tables.map(async (table) => encoder.encode(JSON.stringify(await table.toArray())).byteLength));
}

async function sumOf(parts: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(parts)).reduce((sum, bytes) => sum + bytes, 0);
}
