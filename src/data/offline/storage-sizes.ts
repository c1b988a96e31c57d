import { Dexie } from 'dexie';
import { DEVICE_CACHES } from '../../contract/device-caches.ts';
import { CATALOGUE_DB_NAME, catalogueDb } from '../storage/catalogue-db.ts';
import { writeTourIndex } from '../tours/write-tour-index.ts';
import { userDb } from '../storage/user-db.ts';
import { renewPacks } from './download-pack.ts';

/** What lies on the device besides the countries that are taken along. */
export type StoredPart = 'app' | 'catalogue' | 'own' | 'pictures' | 'map';
export const STORED_PARTS: readonly StoredPart[] = ['app', 'catalogue', 'own', 'pictures', 'map'];
/** As Workbox names the cache of the shell. */
const SHELL_CACHE_PREFIX = 'workbox-precache';
/** Databases do not say how large they are: their rows as text come near it. */
type Tables = Pick<Dexie, 'tables'>;

/** Bytes of each part; what cannot be counted is 0. */
export async function storedSizes(): Promise<Record<StoredPart, number>> {
  const [app, catalogue, own, pictures, map] = await Promise.all([
    sumOf((await appCaches()).map(cacheBytes)),
    tablesBytes(catalogueDb),
    tablesBytes(userDb),
    cacheBytes(DEVICE_CACHES.pictures),
    cacheBytes(DEVICE_CACHES.map),
  ]);
  return { app, catalogue, own, pictures, map };
}

/** Takes a part off the device. All but what the person made is loaded again when it is used. */
export async function removeStored(part: StoredPart): Promise<boolean> {
  try {
    if (part === 'pictures' || part === 'map') await caches.delete(DEVICE_CACHES[part]);
    else if (part === 'catalogue') {
      await Dexie.delete(CATALOGUE_DB_NAME);
      // Their texts lay there.
      await renewPacks();
    } else if (part === 'app') await removeApp();
    else await removeOwn();
    return true;
  } catch (error) {
    console.warn(`${part} could not be removed`, error);
    return false;
  }
}

/** Without its files the service worker is of no use: the next visit brings both. */
async function removeApp(): Promise<void> {
  for (const name of await appCaches()) await caches.delete(name);
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
}

/** Emptied, not deleted: it is in use. */
async function removeOwn(): Promise<void> {
  await userDb.transaction('rw', userDb.tables, async () => {
    for (const table of userDb.tables) await table.clear();
  });
  await writeTourIndex(userDb);
}

async function appCaches(): Promise<string[]> {
  const others = new Set<string>([DEVICE_CACHES.rest, DEVICE_CACHES.formerRelease]);
  return (await caches.keys()).filter((name) => name.startsWith(SHELL_CACHE_PREFIX) || others.has(name));
}

async function cacheBytes(name: string): Promise<number> {
  if (!(await caches.has(name))) return 0;
  const cache = await caches.open(name);
  return sumOf(
    (await cache.keys()).map(async (request) => {
      const kept = await cache.match(request, { ignoreVary: true });
      return kept === undefined ? 0 : (await kept.blob()).size;
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
