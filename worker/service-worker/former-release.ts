import { DEVICE_CACHES } from '../../src/contract/device-caches.ts';

const CACHE = DEVICE_CACHES.formerRelease;
const HASHED = '/assets/';

/**
 * Hashed files of the release before this one stay on the device, so that a tab that still runs it finds
 * its chunks, also without a network. To be called before the precache is cleaned of them.
 */
export async function cacheFormerRelease(
  caches: CacheStorage,
  precacheName: string,
  currentAddresses: ReadonlySet<string>,
): Promise<void> {
  const precache = await caches.open(precacheName);
  const former = (await precache.keys()).filter(
    ({ url }) => new URL(url).pathname.startsWith(HASHED) && !currentAddresses.has(url),
  );
  // Nothing was replaced: what is kept is still the release before.
  if (former.length === 0) return;
  await caches.delete(CACHE);
  const kept = await caches.open(CACHE);
  for (const request of former) {
    const response = await precache.match(request);
    if (response) await kept.put(request, response);
  }
}

/** A hashed file that the present release no longer has. */
export async function fetchFormerFile(caches: CacheStorage, request: Request): Promise<Response> {
  const kept = await caches.open(CACHE);
  return (await kept.match(request)) ?? fetch(request);
}

export function isHashedFile(url: URL): boolean {
  return url.pathname.startsWith(HASHED);
}
