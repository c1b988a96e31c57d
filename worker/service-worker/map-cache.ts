import { createPartialResponse } from 'workbox-range-requests/createPartialResponse.js';
import { DEVICE_CACHES } from '../../src/contract/device-caches.ts';
import { handover } from './handover.ts';

const TILES_CACHE = DEVICE_CACHES.map;
const TILES = '/basemap/base.pmtiles';

export function isTiles(url: URL): boolean {
  return url.pathname === TILES;
}

const inflight = new Map<string, Promise<void>>();

/**
 * Serves the tile archive. Pages request ranges, which cannot be cached: the complete archive is downloaded in the
 * background, and once cached serves every range. Until then ranges go to the network, so that the first map need not
 * wait for the whole archive.
 */
export async function serveTiles(
  caches: CacheStorage,
  event: { waitUntil: (work: Promise<void>) => void },
  request: Request,
): Promise<Response> {
  const cache = await caches.open(TILES_CACHE);
  const whole = await cache.match(request.url);
  if (whole) return request.headers.has('range') ? createPartialResponse(request, whole) : whole;
  const caching = cacheTiles(caches, request.url);
  event.waitUntil(caching);
  if (!request.headers.has('range')) {
    // A request for the complete archive, by an offline download: shares the background download.
    await caching;
    const cached = await cache.match(request.url);
    if (cached) return cached;
  }
  try {
    return await fetch(request, { signal: handover });
  } catch (error) {
    // Offline fallback: the archive of a previous release is better than no map.
    const previous = await cache.match(request.url, { ignoreSearch: true });
    if (!previous) throw error;
    return request.headers.has('range') ? createPartialResponse(request, previous) : previous;
  }
}

/**
 * Downloads and caches the archive; concurrent calls share the download. Older archives stay for tabs that use them.
 */
export function cacheTiles(caches: CacheStorage, url: string): Promise<void> {
  const running = inflight.get(url);
  if (running) return running;
  const download = fetchTiles(caches, url)
    .catch((error: unknown) => console.warn('The base map could not be cached', error))
    .finally(() => inflight.delete(url));
  inflight.set(url, download);
  return download;
}

async function fetchTiles(caches: CacheStorage, url: string): Promise<void> {
  const cache = await caches.open(TILES_CACHE);
  if (await cache.match(url)) return;
  const answer = await fetch(url, { signal: handover });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  await cache.put(url, answer);
}

/**
 * Evicts archives of other releases once the current one is cached. @param urls absolute URLs of the current release
 */
export async function evictOtherTiles(caches: CacheStorage, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(TILES_CACHE);
  const cached = await cache.keys();
  if (!cached.some(({ url }) => urls.includes(url))) return;
  await Promise.all(cached.filter(({ url }) => !urls.includes(url)).map((other) => cache.delete(other)));
}
