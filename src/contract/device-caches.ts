/** Names in Cache Storage: the service worker fills these caches, the page measures them. */
export const DEVICE_CACHES = {
  /** Pictures cached while browsing. */
  pictures: 'pictures',
  /** Deferred files, cached after the first pull. */
  rest: 'rest',
  /** The map's tile archive. */
  map: 'basemap',
  /** Files of the previous release. */
  previousRelease: 'former-release',
} as const;
/** Prefix of the caches with pictures of offline packs, one per country. */
export const PACK_CACHE_PREFIX = 'pack-';
/** List of deferred files, written by the build: files outside the precache, and the map's tiles. */
export const DEFERRED_FILE_LIST = '/later-files.json';

/** The URLs in a parsed list of files. */
export function addressesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((url) => typeof url === 'string') : [];
}
