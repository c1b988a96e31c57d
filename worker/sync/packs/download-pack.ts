import type { z } from 'zod/mini';
import { CATALOGUE_CALLS } from '../../../src/contract/api/catalogue-calls.ts';
import { DEVICE_CACHES, PACK_CACHE_PREFIX } from '../../../src/contract/device-caches.ts';
import { gazetteerAddress, placePacks } from '../../../src/contract/gazetteer-address.ts';
import { TEXT_COLLECTIONS } from '../../../src/contract/data-api.ts';
import { PACK_COLLECTIONS, type PackCollection, packSchema } from '../../../src/contract/pack.ts';
import { type Cursor, cursorRevision } from '../../../src/contract/sync.ts';
import type { Fetch } from '../../../src/data/api/call-api.ts';
import { callLocale } from '../../../src/data/api/call-locale.ts';
import { type CatalogueDb, readMeta } from '../../../src/data/storage/catalogue-db.ts';
import { deferredFiles, missingMapBytes } from '../../../src/data/offline/deferred-files.ts';
import type { PackListRow, PackRow, PacksDb, PackFailure } from '../../../src/data/storage/packs-db.ts';
import { storageFailure } from '../../../src/data/storage/storage-failure.ts';
import { imagesFor } from '../../../src/model/pictures/pack-pictures.ts';
import { noteTextsOfPack } from '../pull/pull-texts.ts';
import { storedCursor } from '../pull/pull-collection.ts';
import { joinLikes } from '../pull/pull-likes.ts';
import { getAnswer } from '../rest-client.ts';
import { SyncFailure } from '../sync-failure.ts';

export interface PackParts {
  db: PacksDb;
  catalogue: CatalogueDb;
  caches: CacheStorage;
  fetch: Fetch;
  nowMs: () => number;
}

/** Concurrent downloads: four saturate a connection, and an interruption loses little. */
const CONCURRENCY = 4;
/** Throttles progress updates. */
const PROGRESS_INTERVAL_MS = 300;
const TIMEOUT_MS = 60_000;

/** Paused or removed by the user. */
const STOPPED = Symbol('stopped');
export type PackEnding = typeof STOPPED | PackFailure | 'done';

/**
 * Downloads the missing parts of one country's offline pack and writes the progress to its row. Resumable: what was
 * downloaded stays after an interruption. The pack is done only once all parts have been verified on the device.
 */
export async function runPackDownload(parts: PackParts, country: string): Promise<PackEnding> {
  const { db } = parts;
  try {
    const ending = await downloadMissing(parts, country);
    if (ending === 'done' || ending === STOPPED) return ending;
    await db.packs.update(country, { state: 'waiting', trouble: ending });
    return ending;
  } catch (error) {
    const failure = packFailureOf(error);
    if (!isShownByPage(error)) console.warn(`${country} could not be downloaded yet`, error);
    await db.packs.update(country, { state: 'waiting', trouble: failure });
    return failure;
  }
}

/** The page itself reports that it is offline, or that the app has to be updated. */
function isShownByPage(error: unknown): boolean {
  return error instanceof SyncFailure && (error.code === 'offline' || error.code === 'outdated');
}

async function downloadMissing(parts: PackParts, country: string): Promise<PackEnding> {
  const { db, caches, nowMs } = parts;
  await db.packs.update(country, { state: 'loading', trouble: null });
  let list = await freshList(parts, country);
  const cache = await caches.open(PACK_CACHE_PREFIX + country);
  const missing = await missingImages(cache, list.images);
  const row = await db.packs.get(country);
  if (row === undefined) return STOPPED;
  // The map is downloaded last and counts as missing until then.
  const mapBytes = await reached(missingMapBytes(caches, parts.fetch), 'The map');
  const sizes = (left: readonly { bytes: number }[]) => sizesOf(list, left, mapBytes);
  await db.packs.update(country, sizes(missing));

  const ending = await fetchImages(parts, country, cache, missing, sizes);
  if (ending !== null) return ending;
  await cacheAppAndMap(parts, country);
  if (!(await isWanted(db, country))) return STOPPED;
  await evictOthers(cache, list.images);

  const lacking = await lackingParts(parts, country, list);
  if (lacking.length > 0) {
    console.warn(`The pack of ${country} is incomplete: ${lacking.slice(0, 3).join(', ')}`);
    return 'server';
  }
  list = { ...list, images: await measured(cache, list.images) };
  const bytes = totalBytes(list);
  await db.transaction('rw', db.packs, db.lists, async () => {
    if ((await db.packs.get(country)) === undefined) return;
    await db.lists.put(list);
    const doneAt = new Date(nowMs()).toISOString();
    await db.packs.update(country, { state: 'done', trouble: null, bytes, bytesHere: bytes, doneAt });
  });
  return 'done';
}

/** Requests the pack's current manifest, with only the rows that changed, and stores both. */
async function freshList({ db, catalogue, fetch, nowMs }: PackParts, country: string): Promise<PackListRow> {
  const row = await db.packs.get(country);
  const known = await db.lists.get(country);
  const isComplete = known !== undefined && (await missingRows(catalogue, known)).length === 0;
  const isKnown = isComplete && row !== undefined && row.revision !== null;
  const pack = await getAnswer(fetch, CATALOGUE_CALLS.countryPack, packSchema, {
    parts: { key: country },
    query: isKnown ? { since: String(row.revision) } : {},
  });
  await storeRows(catalogue, pack);
  if (!isKnown && pack.texts_cursor !== undefined)
    await noteTextsOfPack(catalogue, country, pack.texts_cursor);
  const measuredBytes = new Map(known?.images.map(({ url, bytes }) => [url, bytes]));
  const images = row === undefined ? [] : imagesFor(pack.images, row.screen);
  const list: PackListRow = {
    key: country,
    images: images.map(({ url, bytes }) => ({ url, bytes: measuredBytes.get(url) ?? bytes })),
    rows: pack.keys,
    rowsBytes: pack.rows_bytes,
  };
  await db.transaction('rw', db.packs, db.lists, async () => {
    if ((await db.packs.get(country)) === undefined) return;
    await db.lists.put(list);
    await db.packs.update(country, { revision: pack.revision, checkedAt: nowMs() });
  });
  return list;
}

/** Stores the pack's rows, except in collections that the pull has already brought to a newer revision. */
async function storeRows(catalogue: CatalogueDb, pack: z.infer<typeof packSchema>): Promise<void> {
  for (const name of PACK_COLLECTIONS) {
    const rows = pack[name];
    if (rows === undefined || rows.length === 0) continue;
    const table = catalogue.table<unknown, string>(name);
    const states = [catalogue.cursors, catalogue.countryTexts, catalogue.meta];
    await catalogue.transaction('rw', [table, ...states], async () => {
      if (cursorRevision(await cursorOf(catalogue, name, pack.country_key)) > pack.revision) return;
      await table.bulkPut(await joinLikes<object>(catalogue, name, rows));
    });
  }
}

/** Networks are loaded by country, without a cursor. */
async function cursorOf(catalogue: CatalogueDb, name: PackCollection, country: string): Promise<Cursor> {
  if (name === 'networks') return '';
  const isText = TEXT_COLLECTIONS.some((text) => text === name);
  return isText
    ? ((await catalogue.countryTexts.get(country))?.cursor ?? '')
    : (await storedCursor(catalogue, name)).cursor;
}

async function missingRows(catalogue: CatalogueDb, list: PackListRow): Promise<string[]> {
  const missing = await Promise.all(
    PACK_COLLECTIONS.map(async (name) => {
      const wanted = list.rows[name] ?? [];
      const stored = new Set(await catalogue.table(name).where(':id').anyOf(wanted).primaryKeys());
      return wanted.filter((key) => !stored.has(key)).map((key) => `${name}/${key}`);
    }),
  );
  return missing.flat();
}

async function missingImages(
  cache: Cache,
  images: readonly { url: string; bytes: number }[],
): Promise<{ url: string; bytes: number }[]> {
  const cached = await pathsIn(cache);
  return images.filter(({ url }) => !cached.has(url));
}

/** Null once all have been downloaded. */
async function fetchImages(
  parts: PackParts,
  country: string,
  cache: Cache,
  missing: readonly { url: string; bytes: number }[],
  sizes: (left: readonly { bytes: number }[]) => Partial<PackRow>,
): Promise<PackEnding | null> {
  const { db, caches, catalogue } = parts;
  const imageBase = (await readMeta(catalogue, 'settings'))?.value.imageBase ?? null;
  const waiting = [...missing];
  const left = new Set(missing);
  let updatedAt = performance.now();
  let ending: PackEnding | null = null;

  async function work(): Promise<void> {
    for (let image = waiting.shift(); image !== undefined && ending === null; image = waiting.shift()) {
      await fetchImage(parts, cache, image.url, imageBase);
      left.delete(image);
      if (performance.now() - updatedAt < PROGRESS_INTERVAL_MS) continue;
      updatedAt = performance.now();
      if (!(await isWanted(db, country))) ending = STOPPED;
      else await db.packs.update(country, sizes([...left]));
    }
  }

  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  } catch (error) {
    // Makes the other workers stop before their next picture.
    ending = 'server';
    throw error;
  } finally {
    if ((await db.packs.get(country)) === undefined) await caches.delete(PACK_CACHE_PREFIX + country);
    else await db.packs.update(country, sizes([...left]));
  }
  if (!(await isWanted(db, country))) return STOPPED;
  return ending;
}

/** From the image-delivery service if there is one, else, or if it fails, from the site; cached as one of the site. */
async function fetchImage(
  { fetch, caches }: PackParts,
  cache: Cache,
  url: string,
  imageBase: string | null,
): Promise<void> {
  const delivered = imageBase === null ? null : await readImage(fetch, imageBase + url).catch(() => null);
  const toCache = delivered ?? (await readImage(fetch, url));
  try {
    await cache.put(url, toCache());
  } catch (error) {
    if (storageFailure(error) !== 'full') throw error;
    // Over quota: evict the pictures that were cached while browsing, and retry.
    await caches.delete(DEVICE_CACHES.pictures);
    await cache.put(url, toCache());
  }
}

/**
 * The picture as a response for the cache, as often as needed.
 * @throws SyncFailure
 */
async function readImage(fetch: Fetch, url: string): Promise<() => Response> {
  // Always WebP: which formats another browser of the same device supports is unknown.
  const headers = { ...language(), Accept: 'image/webp,image/png' };
  const answer = await reached(fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }), url);
  if (answer.status !== 200 || answer.headers.get('Content-Type')?.startsWith('image/') !== true) {
    throw new SyncFailure('server', `${url} answered ${answer.status}`);
  }
  const body = await completeBody(answer, url);
  return () => new Response(body, { headers: answer.headers });
}

function language(): Record<string, string> {
  return { 'Content-Language': callLocale() };
}

/** @throws SyncFailure for a truncated body */
async function completeBody(answer: Response, url: string): Promise<Blob> {
  let body: Blob;
  try {
    body = await answer.blob();
  } catch (error) {
    throw new SyncFailure('offline', `${url} was truncated: ${String(error)}`);
  }
  const length = answer.headers.get('Content-Length');
  const isPlain = answer.headers.get('Content-Encoding') === null;
  if (body.size === 0 || (isPlain && length !== null && Number(length) !== body.size)) {
    throw new SyncFailure('offline', `${url} was truncated at ${body.size} of ${length} bytes`);
  }
  return body;
}

/**
 * Deferred files and the map are shared by all packs, the country's places have a cache of their own: fetching them is
 * enough, the service worker caches them.
 */
async function cacheAppAndMap({ caches, catalogue, fetch }: PackParts, country: string): Promise<void> {
  const files = await reached(deferredFiles(fetch), 'The list of files');
  for (const url of [...files, ...(await placesOf(catalogue, country))]) {
    if ((await caches.match(url)) !== undefined) continue;
    const answer = await reached(fetch(url, { headers: language() }), url);
    await reached(answer.blob(), url);
    if (answer.status !== 200) throw new SyncFailure('server', `${url} answered ${answer.status}`);
  }
}

/** URLs of the packs of places that the search looks in for a tour of the country. */
async function placesOf({ countries }: CatalogueDb, country: string): Promise<string[]> {
  const iso2 = (await countries.get(country))?.iso2;
  return iso2 === undefined ? [] : placePacks([iso2]).map((name) => gazetteerAddress(name));
}

/** Turns a network error into a `SyncFailure`. */
async function reached<T>(request: Promise<T>, what: string): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw new SyncFailure('offline', `${what} was not reached: ${String(error)}`);
  }
}

/** Names of the pack's parts that are missing on the device; empty for a complete pack. */
export async function lackingParts(
  { catalogue, caches }: Pick<PackParts, 'catalogue' | 'caches'>,
  country: string,
  list: PackListRow,
): Promise<string[]> {
  const cache = await caches.open(PACK_CACHE_PREFIX + country);
  const images = await missingImages(cache, list.images);
  const map = await caches.open(DEVICE_CACHES.map);
  const hasMap = (await map.keys()).length > 0;
  const gazetteer = await caches.open(DEVICE_CACHES.gazetteer);
  const places = await placesOf(catalogue, country);
  // Those of an earlier release will do.
  const found = await Promise.all(places.map((url) => gazetteer.match(url, { ignoreSearch: true })));
  return [
    ...(await missingRows(catalogue, list)),
    ...images.map(({ url }) => url),
    ...(hasMap ? [] : ['the map']),
    ...places.filter((_, index) => found[index] === undefined),
  ];
}

async function evictOthers(cache: Cache, images: readonly { url: string }[]): Promise<void> {
  const wanted = new Set(images.map(({ url }) => url));
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!wanted.has(pathname + search)) await cache.delete(request, { ignoreVary: true });
  }
}

async function measured(cache: Cache, images: PackListRow['images']): Promise<PackListRow['images']> {
  return Promise.all(
    images.map(async ({ url, bytes }) => {
      const cached = await cache.match(url, { ignoreVary: true });
      return { url, bytes: cached === undefined ? bytes : (await cached.blob()).size };
    }),
  );
}

function sizesOf(
  list: PackListRow,
  missing: readonly { bytes: number }[],
  mapBytes: number,
): Pick<PackRow, 'bytes' | 'bytesHere' | 'pictures'> {
  const bytes = totalBytes(list) + mapBytes;
  const lacking = missing.reduce((sum, image) => sum + image.bytes, mapBytes);
  return { bytes, bytesHere: bytes - lacking, pictures: list.images.length };
}

function totalBytes({ images, rowsBytes }: PackListRow): number {
  return images.reduce((sum, { bytes }) => sum + bytes, rowsBytes);
}

async function isWanted(db: PacksDb, country: string): Promise<boolean> {
  const row = await db.packs.get(country);
  return row !== undefined && !row.paused;
}

async function pathsIn(cache: Cache): Promise<Set<string>> {
  return new Set(
    (await cache.keys()).map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    }),
  );
}

function packFailureOf(error: unknown): PackFailure {
  if (error instanceof SyncFailure) return error.code === 'offline' ? 'offline' : 'server';
  return storageFailure(error) === 'full' ? 'full' : 'server';
}
