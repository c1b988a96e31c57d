import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';

const CACHE = 'pictures';
const PATH = '/images/';
/** Pictures that were seen; the ones not looked at for longest go first, and all of them before a device is full. */
const MOST = 600;

export function isPicture(url: URL): boolean {
  return url.pathname.startsWith(PATH);
}

/** Addresses carry the hash of their content: what is here never has to be asked for again. */
const pictures = new CacheFirst({
  cacheName: CACHE,
  plugins: [
    new ExpirationPlugin({ maxEntries: MOST, purgeOnQuotaError: true }),
    { cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null) },
  ],
});

/** The picture; without a network another size or an earlier state of it, when one was seen. */
export async function answerPicture(
  caches: CacheStorage,
  event: ExtendableEvent,
  request: Request,
): Promise<Response> {
  try {
    return await pictures.handle({ event, request });
  } catch (error) {
    const cache = await caches.open(CACHE);
    const other = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
    if (other) return other;
    throw error;
  }
}
