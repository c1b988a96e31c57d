import { DEVICE_CACHES } from '../../src/contract/device-caches.ts';
import { handover } from './handover.ts';
import { fetchPreviousFile } from './previous-release.ts';
import { isGazetteer, serveGazetteer } from './gazetteer-cache.ts';
import { evictOtherTiles, isTiles, cacheTiles } from './map-cache.ts';

const CACHE = DEVICE_CACHES.rest;

/**
 * Serves a hashed file outside the precache: a deferred file, or one of a previous release. Cache first, since hashed
 * files never change.
 */
export async function serveHashedFile(caches: CacheStorage, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request);
  if (cached) return cached;
  const answer = await fetchPreviousFile(caches, request);
  if (answer.status === 200) await cache.put(request, answer.clone());
  return answer;
}

/**
 * Caches the deferred files after the first pull, before they are used. Files of the previous release stay for tabs
 * that still run it.
 * @param urls deferred files of the current release
 */
export async function cacheDeferredFiles(caches: CacheStorage, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = addressesOf(urls);
  await fetchMissing(caches, cache, wanted);
  await evictOtherTiles(caches, wanted);
  const inUse = new Set([...wanted, ...(await namesOfReleaseBefore(cache, wanted))]);
  for (const request of await cache.keys()) {
    if (!inUse.has(request.url) && !isNote(request.url)) await cache.delete(request);
  }
}

/**
 * Caches the deferred files that a page loaded before the service worker controlled it; they come from the HTTP cache.
 * @param urls deferred files of the current release
 * @param loaded absolute URLs of everything that the page loaded
 */
export async function cacheLoadedFiles(
  caches: CacheStorage,
  urls: readonly string[],
  loaded: readonly string[],
): Promise<void> {
  const names = new Set(loaded);
  const wanted = addressesOf(urls).filter((url) => names.has(url));
  await fetchMissing(caches, await caches.open(CACHE), wanted);
}

/**
 * During the installation of a release: if the device had cached all deferred files of the previous one, caches those
 * of the new one, so that nothing is missing offline after it takes over. Evicts nothing, since tabs still run the
 * previous release. Rejects when offline.
 */
export async function cacheDeferredFilesOnInstall(
  caches: CacheStorage,
  urls: readonly string[],
): Promise<void> {
  const cache = await caches.open(CACHE);
  if ((await cache.match(NOTES.present)) === undefined) return;
  try {
    await fetchMissing(caches, cache, addressesOf(urls));
  } catch (error) {
    // Over quota the release is installed all the same, or the device would keep the old one forever.
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
    console.warn('The new release could not be cached completely', error);
  }
}

function addressesOf(urls: readonly string[]): string[] {
  return urls.map((url) => new URL(url, location.href).href);
}

async function fetchMissing(caches: CacheStorage, cache: Cache, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (isTiles(new URL(url))) await cacheTiles(caches, url);
    else if (isGazetteer(new URL(url))) await serveGazetteer(caches, url);
    else if (!(await cache.match(url))) await cache.add(new Request(url, { signal: handover }));
  }
}

/** Pseudo-URLs in the cache under which the deferred files of the last two releases are listed. */
const NOTES = { present: '/rest/present', before: '/rest/before' } as const;

async function namesOfReleaseBefore(cache: Cache, wanted: readonly string[]): Promise<string[]> {
  const present = await readNote(cache, NOTES.present);
  if (present.join() === wanted.join()) return readNote(cache, NOTES.before);
  await cache.put(NOTES.before, Response.json(present));
  await cache.put(NOTES.present, Response.json(wanted));
  return present;
}

async function readNote(cache: Cache, note: string): Promise<string[]> {
  const names: unknown = await (await cache.match(note))?.json();
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

function isNote(url: string): boolean {
  return Object.values<string>(NOTES).includes(new URL(url).pathname);
}
