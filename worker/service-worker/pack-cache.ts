import { PACK_CACHE_PREFIX } from '../../src/contract/device-caches.ts';
import { findCachedSize } from '../../src/model/pictures/pack-pictures.ts';

/** The server varies pictures by `Accept`; those in packs are in a format that every browser supports. */
const ANY_FORMAT = { ignoreVary: true };

/**
 * A picture from an offline pack: the exact URL, or a larger size as a fallback. Undefined if no pack has it.
 */
export async function packedPicture(caches: CacheStorage, request: Request): Promise<Response | undefined> {
  const { pathname, search, origin } = new URL(request.url);
  for (const name of await packCaches(caches)) {
    const cache = await caches.open(name);
    const exact = await cache.match(request.url, ANY_FORMAT);
    if (exact) return exact;
    const sizes = await cache.keys(request.url, { ...ANY_FORMAT, ignoreSearch: true });
    const other = findCachedSize(
      pathname + search,
      sizes.map(({ url }) => url.slice(origin.length)),
    );
    const found = other === undefined ? undefined : await cache.match(origin + other, ANY_FORMAT);
    if (found) return found;
  }
  return undefined;
}

/** Offline fallback: any size or version of the picture in an offline pack. */
export async function anyPackedSize(caches: CacheStorage, request: Request): Promise<Response | undefined> {
  for (const name of await packCaches(caches)) {
    const cache = await caches.open(name);
    const found = await cache.match(request.url, { ...ANY_FORMAT, ignoreSearch: true });
    if (found) return found;
  }
  return undefined;
}

async function packCaches(caches: CacheStorage): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PACK_CACHE_PREFIX));
}
