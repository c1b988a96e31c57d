import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { DEVICE_CACHES } from '../../src/contract/device-caches.ts';
import { handover } from './handover.ts';
import { anyPackedSize, packedPicture } from './pack-cache.ts';

const CACHE = DEVICE_CACHES.pictures;
const PATH = '/images/';
/** Maximum number of cached pictures (LRU); over quota all of them are evicted. */
const MAX_PICTURES = 600;

/** Pictures shown by a page; downloads of packs have no `destination` and bypass this cache. */
export function isPicture(url: URL, { destination }: Pick<Request, 'destination'>): boolean {
  return destination === 'image' && url.pathname.startsWith(PATH);
}

/** Cache first: URLs contain a content hash, so cached pictures need no revalidation. */
const pictures = new CacheFirst({
  cacheName: CACHE,
  fetchOptions: { signal: handover },
  plugins: [
    new ExpirationPlugin({ maxEntries: MAX_PICTURES, purgeOnQuotaError: true }),
    { cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null) },
  ],
});

/** Serves a picture; the offline fallback is another cached size or version of it. */
export async function servePicture(
  caches: CacheStorage,
  event: ExtendableEvent,
  request: Request,
): Promise<Response> {
  const packed = await packedPicture(caches, request);
  if (packed) return packed;
  try {
    return await pictures.handle({ event, request });
  } catch {
    const cache = await caches.open(CACHE);
    const other = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
    // Firefox reports a rejection, and an error response, as an error of the page.
    return other ?? (await anyPackedSize(caches, request)) ?? new Response(null, { status: 504 });
  }
}
