import { DEVICE_CACHES } from '../../src/contract/device-caches.ts';
import { handover } from './handover.ts';

const CACHE = DEVICE_CACHES.previousRelease;
const HASHED = '/assets/';

/**
 * Keeps the hashed files of the previous release, so that a tab that still runs it finds its lazy chunks, also offline.
 * Call it before the precache evicts them.
 */
export async function cachePreviousRelease(
  caches: CacheStorage,
  precacheName: string,
  currentAddresses: ReadonlySet<string>,
): Promise<void> {
  const precache = await caches.open(precacheName);
  const previous = (await precache.keys()).filter(
    ({ url }) => new URL(url).pathname.startsWith(HASHED) && !currentAddresses.has(url),
  );
  // Nothing was replaced: the cache still has the previous release.
  if (previous.length === 0) return;
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  for (const request of previous) {
    const response = await precache.match(request);
    if (response) await cache.put(request, response);
  }
}

/** A hashed file that the current release no longer has: from the cache, else from the network. */
export async function fetchPreviousFile(caches: CacheStorage, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetch(request, { signal: handover });
}

export function isHashedFile(url: URL): boolean {
  return url.pathname.startsWith(HASHED);
}
