import { createPartialResponse } from 'workbox-range-requests/createPartialResponse.js';
import { DEVICE_CACHES } from '../../src/contract/device-caches.ts';

const TILES_CACHE = DEVICE_CACHES.map;
const TILES = '/basemap/base.pmtiles';

export function isTiles(url: URL): boolean {
  return url.pathname === TILES;
}

const inflight = new Map<string, Promise<void>>();

/**
 * The archive is asked for in ranges, and a range cannot be cached: it is fetched whole beside, and as soon
 * as that is here every range comes from it. Until then ranges go to the network, so that the first map
 * does not wait for all of it.
 */
export async function answerTiles(
  caches: CacheStorage,
  event: { waitUntil: (work: Promise<void>) => void },
  request: Request,
): Promise<Response> {
  const cache = await caches.open(TILES_CACHE);
  const whole = await cache.match(request.url);
  if (whole) return request.headers.has('range') ? createPartialResponse(request, whole) : whole;
  const keeping = keepTiles(caches, request.url);
  event.waitUntil(keeping);
  if (!request.headers.has('range')) {
    // Asked for as a whole, to be taken along: one way over the network serves both.
    await keeping;
    const kept = await cache.match(request.url);
    if (kept) return kept;
  }
  try {
    return await fetch(request);
  } catch (error) {
    // A former archive is better than no map.
    const former = await cache.match(request.url, { ignoreSearch: true });
    if (!former) throw error;
    return request.headers.has('range') ? createPartialResponse(request, former) : former;
  }
}

/** Fetches the archive whole, once. A former one stays: a tab may still read it. */
export function keepTiles(caches: CacheStorage, url: string): Promise<void> {
  const there = inflight.get(url);
  if (there) return there;
  const work = fetchTiles(caches, url)
    .catch((error: unknown) => console.warn('The base map could not be kept on the device', error))
    .finally(() => inflight.delete(url));
  inflight.set(url, work);
  return work;
}

async function fetchTiles(caches: CacheStorage, url: string): Promise<void> {
  const cache = await caches.open(TILES_CACHE);
  if (await cache.match(url)) return;
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  await cache.put(url, answer);
}

/** Former archives, once the present one is here. @param urls whole addresses of what the present release wants */
export async function dropOtherTiles(caches: CacheStorage, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(TILES_CACHE);
  const kept = await cache.keys();
  if (!kept.some(({ url }) => urls.includes(url))) return;
  await Promise.all(kept.filter(({ url }) => !urls.includes(url)).map((other) => cache.delete(other)));
}
