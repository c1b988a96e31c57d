import type { z } from 'zod/mini';
import { DEVICE_CACHES, PACK_CACHE_PREFIX } from '../../../src/contract/device-caches.ts';
import { PACK_COLLECTIONS, packSchema } from '../../../src/contract/pack.ts';
import { cursorRevision } from '../../../src/contract/sync.ts';
import type { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { deferredFiles, missingMapBytes } from '../../../src/data/offline/deferred-files.ts';
import type { PackListRow, PackRow, PacksDb, PackFailure } from '../../../src/data/storage/packs-db.ts';
import { storageFailure } from '../../../src/data/storage/storage-failure.ts';
import { imagesFor } from '../../../src/model/pictures/pack-pictures.ts';
import { storedCursor } from '../pull/pull-collection.ts';
import { joinLikes } from '../pull/pull-likes.ts';
import { getJson, type Fetch } from '../rest-client.ts';
import { SyncFailure } from '../sync-failure.ts';

export interface PackParts {
  db: PacksDb;
  catalogue: CatalogueDb;
  caches: CacheStorage;
  fetch: Fetch;
  nowMs: () => number;
}

/** So many pictures at a time: a line is full with four, and a cut loses little. */
const AT_ONCE = 4;
const TELL_EVERY_MS = 300;
const TIMEOUT_MS = 60_000;

/** Stopped, or taken off, by the person. */
const STOPPED = Symbol('stopped');
type Ending = typeof STOPPED | PackFailure | 'done';

/**
 * Loads what the device lacks of one country, and says how far it is in its row. What was there stays there: cut
 * anywhere, the next time goes on from it. Only what was found on the device at the end is called done.
 */
export async function takePack(parts: PackParts, country: string): Promise<Ending> {
  const { db } = parts;
  try {
    const ending = await load(parts, country);
    if (ending === 'done' || ending === STOPPED) return ending;
    await db.packs.update(country, { state: 'waiting', trouble: ending });
    return ending;
  } catch (error) {
    const trouble = troubleOf(error);
    if (!isSaid(error)) console.warn(`${country} could not be taken along yet`, error);
    await db.packs.update(country, { state: 'waiting', trouble });
    return trouble;
  }
}

/** No fault: the page says that there is no network, or that this app waits to be updated. */
function isSaid(error: unknown): boolean {
  return error instanceof SyncFailure && (error.code === 'offline' || error.code === 'outdated');
}

async function load(parts: PackParts, country: string): Promise<Ending> {
  const { db, caches, nowMs } = parts;
  await db.packs.update(country, { state: 'loading', trouble: null });
  let list = await freshList(parts, country);
  const cache = await caches.open(PACK_CACHE_PREFIX + country);
  const missing = await missingImages(cache, list.images);
  const row = await db.packs.get(country);
  if (row === undefined) return STOPPED;
  // The map comes last: until then it is a part of what is missing.
  const mapBytes = await reached(missingMapBytes(caches, parts.fetch), 'The map');
  const sizes = (left: readonly { bytes: number }[]) => sizesOf(list, left, mapBytes);
  await db.packs.update(country, sizes(missing));

  const ending = await fetchImages(parts, country, cache, missing, sizes);
  if (ending !== null) return ending;
  await keepAppAndMap(parts);
  if (!(await isWanted(db, country))) return STOPPED;
  await dropOthers(cache, list.images);

  const lacking = await lackingParts(parts, country, list);
  if (lacking.length > 0) {
    console.warn(`${country} lacks ${lacking.slice(0, 3).join(', ')}`);
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

/** What belongs to the pack now, its rows on the device; asked from the server, with only what changed. */
async function freshList({ db, catalogue, fetch, nowMs }: PackParts, country: string): Promise<PackListRow> {
  const row = await db.packs.get(country);
  const known = await db.lists.get(country);
  const whole = known !== undefined && (await missingRows(catalogue, known)).length === 0;
  const since = whole && row?.revision !== null && row !== undefined ? `?since=${row.revision}` : '';
  const path = `/countries/${encodeURIComponent(country)}/pack${since}`;
  const answer = await getJson(fetch, path);
  if (answer.status !== 'new') throw new SyncFailure('bad-answer', `${path} answered 304 unasked`);
  const parsed = packSchema.safeParse(answer.body);
  if (!parsed.success) throw new SyncFailure('bad-answer', `${path}: ${parsed.error.message}`);
  const pack = parsed.data;
  await storeRows(catalogue, pack);
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

/** Rows that the pull has brought in a newer state stay as they are. */
async function storeRows(catalogue: CatalogueDb, pack: z.infer<typeof packSchema>): Promise<void> {
  for (const name of PACK_COLLECTIONS) {
    const rows = pack[name];
    if (rows === undefined || rows.length === 0) continue;
    const table = catalogue.table<unknown, string>(name);
    await catalogue.transaction('rw', table, catalogue.cursors, catalogue.meta, async () => {
      const { cursor } = await storedCursor(catalogue, name);
      if (cursorRevision(cursor) > pack.revision) return;
      await table.bulkPut(await joinLikes<object>(catalogue, name, rows));
    });
  }
}

async function missingRows(catalogue: CatalogueDb, list: PackListRow): Promise<string[]> {
  const missing = await Promise.all(
    PACK_COLLECTIONS.map(async (name) => {
      const wanted = list.rows[name] ?? [];
      const there = new Set(await catalogue.table(name).where(':id').anyOf(wanted).primaryKeys());
      return wanted.filter((key) => !there.has(key)).map((key) => `${name}/${key}`);
    }),
  );
  return missing.flat();
}

async function missingImages(
  cache: Cache,
  images: readonly { url: string; bytes: number }[],
): Promise<{ url: string; bytes: number }[]> {
  const there = await pathsIn(cache);
  return images.filter(({ url }) => !there.has(url));
}

/** Null when all are here. */
async function fetchImages(
  parts: PackParts,
  country: string,
  cache: Cache,
  missing: readonly { url: string; bytes: number }[],
  sizes: (left: readonly { bytes: number }[]) => Partial<PackRow>,
): Promise<Ending | null> {
  const { db, caches } = parts;
  const waiting = [...missing];
  const left = new Set(missing);
  let toldAt = performance.now();
  let ending: Ending | null = null;

  async function work(): Promise<void> {
    for (let image = waiting.shift(); image !== undefined && ending === null; image = waiting.shift()) {
      await fetchImage(parts, cache, image.url);
      left.delete(image);
      if (performance.now() - toldAt < TELL_EVERY_MS) continue;
      toldAt = performance.now();
      if (!(await isWanted(db, country))) ending = STOPPED;
      else await db.packs.update(country, sizes([...left]));
    }
  }

  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    // The others stop with their next picture.
    ending = 'server';
    throw error;
  } finally {
    if ((await db.packs.get(country)) === undefined) await caches.delete(PACK_CACHE_PREFIX + country);
    else await db.packs.update(country, sizes([...left]));
  }
  if (!(await isWanted(db, country))) return STOPPED;
  return ending;
}

async function fetchImage({ fetch, caches }: PackParts, cache: Cache, url: string): Promise<void> {
  // WebP for all: what another browser of the same device takes is not known.
  const headers = { Accept: 'image/webp,image/png' };
  const answer = await reached(fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }), url);
  if (answer.status !== 200 || answer.headers.get('Content-Type')?.startsWith('image/') !== true) {
    throw new SyncFailure('server', `${url} answered ${answer.status}`);
  }
  const whole = await wholeBody(answer, url);
  const kept = () => new Response(whole, { headers: answer.headers });
  try {
    await cache.put(url, kept());
  } catch (error) {
    if (storageFailure(error) !== 'full') throw error;
    // Pictures that were only seen go first.
    await caches.delete(DEVICE_CACHES.pictures);
    await cache.put(url, kept());
  }
}

/** A body that was cut is no picture. */
async function wholeBody(answer: Response, url: string): Promise<Blob> {
  let body: Blob;
  try {
    body = await answer.blob();
  } catch (error) {
    throw new SyncFailure('offline', `${url} was cut: ${String(error)}`);
  }
  const length = answer.headers.get('Content-Length');
  const isPlain = answer.headers.get('Content-Encoding') === null;
  if (body.size === 0 || (isPlain && length !== null && Number(length) !== body.size)) {
    throw new SyncFailure('offline', `${url} was cut at ${body.size} of ${length}`);
  }
  return body;
}

/** Pages and map belong to every country: the service worker keeps what passes it. */
async function keepAppAndMap({ caches, fetch }: PackParts): Promise<void> {
  for (const url of await reached(deferredFiles(fetch), 'The list of files')) {
    if ((await caches.match(url)) !== undefined) continue;
    const answer = await reached(fetch(url, {}), url);
    await reached(answer.blob(), url);
    if (answer.status !== 200) throw new SyncFailure('server', `${url} answered ${answer.status}`);
  }
}

async function reached<T>(asking: Promise<T>, what: string): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    throw new SyncFailure('offline', `${what} was not reached: ${String(error)}`);
  }
}

/** What of a pack the device does not hold, by name; empty for one that is whole. */
export async function lackingParts(
  { catalogue, caches }: Pick<PackParts, 'catalogue' | 'caches'>,
  country: string,
  list: PackListRow,
): Promise<string[]> {
  const cache = await caches.open(PACK_CACHE_PREFIX + country);
  const images = await missingImages(cache, list.images);
  const map = await caches.open(DEVICE_CACHES.map);
  const hasMap = (await map.keys()).length > 0;
  return [
    ...(await missingRows(catalogue, list)),
    ...images.map(({ url }) => url),
    ...(hasMap ? [] : ['the map']),
  ];
}

async function dropOthers(cache: Cache, images: readonly { url: string }[]): Promise<void> {
  const wanted = new Set(images.map(({ url }) => url));
  for (const kept of await cache.keys()) {
    const { pathname, search } = new URL(kept.url);
    if (!wanted.has(pathname + search)) await cache.delete(kept, { ignoreVary: true });
  }
}

async function measured(cache: Cache, images: PackListRow['images']): Promise<PackListRow['images']> {
  return Promise.all(
    images.map(async ({ url, bytes }) => {
      const kept = await cache.match(url, { ignoreVary: true });
      return { url, bytes: kept === undefined ? bytes : (await kept.blob()).size };
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

function troubleOf(error: unknown): PackFailure {
  if (error instanceof SyncFailure) return error.code === 'offline' ? 'offline' : 'server';
  return storageFailure(error) === 'full' ? 'full' : 'server';
}
