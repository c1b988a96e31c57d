import { DEVICE_CACHES } from '../../src/contract/device-caches.ts';
import { fetchFormerFile } from './former-release.ts';
import { dropOtherTiles, isTiles, keepTiles } from './map-cache.ts';

const CACHE = DEVICE_CACHES.rest;

/**
 * A hashed file that the precache does not hold: one that is kept later, or of a former release. What is here never has
 * to be asked for again.
 */
export async function answerRest(caches: CacheStorage, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetchFormerFile(caches, request);
  if (answer.status === 200) await cache.put(request, answer.clone());
  return answer;
}

/**
 * After the first pull: what the precache left out is there before it is ever used. Files of the release before stay,
 * for a tab that still runs it. @param urls of the present release
 */
export async function cacheDeferredFiles(caches: CacheStorage, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = addressesOf(urls);
  await fetchMissing(caches, cache, wanted);
  await dropOtherTiles(caches, wanted);
  const stays = new Set([...wanted, ...(await namesOfReleaseBefore(cache, wanted))]);
  for (const kept of await cache.keys()) {
    if (!stays.has(kept.url) && !isNote(kept.url)) await cache.delete(kept);
  }
}

/**
 * For a release that is being installed: on a device that kept all of the one before, nothing may be missing when it
 * has taken over, not even without a network. Nothing goes: tabs still run the other. Throws where the network ends.
 */
export async function bringRest(caches: CacheStorage, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  if ((await cache.match(NOTES.present)) === undefined) return;
  try {
    await fetchMissing(caches, cache, addressesOf(urls));
  } catch (error) {
    // A full device must not stay with an old release for ever.
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
    console.warn('Not everything of the new release could be kept on the device', error);
  }
}

function addressesOf(urls: readonly string[]): string[] {
  return urls.map((url) => new URL(url, location.href).href);
}

async function fetchMissing(caches: CacheStorage, cache: Cache, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (isTiles(new URL(url))) await keepTiles(caches, url);
    else if (!(await cache.match(url))) await cache.add(url);
  }
}

/** What two releases named, noted beside the files. */
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
