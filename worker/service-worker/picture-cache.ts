import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { DEVICE_CACHES } from '../../src/contract/device-caches.ts';
import { handover } from './handover.ts';
import { anyPackedSize, packedPicture } from './pack-cache.ts';

const CACHE = DEVICE_CACHES.pictures;
const PATH = '/images/';
/** Maximum number of cached pictures (LRU); over quota all of them are evicted. */
const MAX_PICTURES = 600;

/** Path of a picture of the site, which may come from the operator's image-delivery service. */
const SITE_PICTURE = /^\/images\/[a-z0-9-]+\/([a-z0-9-]+)\/\1(-map)?\.[a-z]+$/;

/** Pictures shown by a page; downloads of packs have no `destination` and bypass this cache. */
export function isPicture(
  { pathname }: URL,
  { destination }: Pick<Request, 'destination'>,
  sameOrigin: boolean,
): boolean {
  return destination === 'image' && (sameOrigin ? pathname.startsWith(PATH) : SITE_PICTURE.test(pathname));
}

/** The picture's URL at the site: the cache key, whichever host delivers it. */
function sameOriginRequest(request: Request): Request {
  const { origin, pathname, search } = new URL(request.url);
  if (origin === self.location.origin) return request;
  return new Request(self.location.origin + pathname + search, { headers: acceptHeader(request) });
}

/** The only header that chooses a picture; others could cause a preflight. */
function acceptHeader({ headers }: Request): Record<string, string> {
  return { Accept: headers.get('Accept') ?? 'image/*' };
}

/** Cache first: URLs contain a content hash, so cached pictures need no revalidation. */
const pictures = new CacheFirst({
  cacheName: CACHE,
  fetchOptions: { signal: handover },
  plugins: [
    new ExpirationPlugin({ maxEntries: MAX_PICTURES, purgeOnQuotaError: true }),
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(sameOriginRequest(request)),
      // A picture of another origin can only be read, and cached, with its permission.
      requestWillFetch: ({ request }) =>
        Promise.resolve(
          sameOriginRequest(request) === request
            ? request
            : new Request(request.url, { mode: 'cors', credentials: 'omit', headers: acceptHeader(request) }),
        ),
    },
    { cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null) },
  ],
});

/**
 * Serves a picture: from a pack, else from the cache or the requested host, else from the site. The offline fallback is
 * another cached size or version of it.
 */
export async function servePicture(
  caches: CacheStorage,
  event: Event & { waitUntil(work: Promise<unknown>): void },
  requested: Request,
): Promise<Response> {
  const request = sameOriginRequest(requested);
  const packed = await packedPicture(caches, request);
  if (packed) return packed;
  if (request !== requested) {
    const delivered = await pictures.handle({ event, request: requested }).catch(() => null);
    if (delivered?.ok === true) return delivered;
  }
  try {
    return await pictures.handle({ event, request });
  } catch {
    const cache = await caches.open(CACHE);
    const other = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
    // Firefox reports a rejection, and an error response, as an error of the page.
    return other ?? (await anyPackedSize(caches, request)) ?? new Response(null, { status: 504 });
  }
}
