import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { DEVICE_CACHES } from '../../src/contract/device-caches.ts';
import { packedLikeness, packedPicture } from './pack-cache.ts';

const CACHE = DEVICE_CACHES.pictures;
const PATH = '/images/';
/** Pictures that were seen; the ones not looked at for longest go first, and all of them before a device is full. */
const MOST = 600;

/** One that a page shows; what is fetched to be taken along goes its own way. */
export function isPicture(url: URL, { destination }: Pick<Request, 'destination'>): boolean {
  return destination === 'image' && url.pathname.startsWith(PATH);
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
  const packed = await packedPicture(caches, request);
  if (packed) return packed;
  try {
    return await pictures.handle({ event, request });
  } catch (error) {
    const cache = await caches.open(CACHE);
    const other = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
    const like = other ?? (await packedLikeness(caches, request));
    if (like) return like;
    throw error;
  }
}
