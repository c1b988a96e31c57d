/** Caches of the device, as the service worker fills them and the page counts them. */
export const DEVICE_CACHES = {
  /** Pictures that were seen. */
  pictures: 'pictures',
  /** Files that are kept after the first pull. */
  rest: 'rest',
  /** The archive of tiles. */
  map: 'basemap',
  /** Files of the release before this one. */
  formerRelease: 'former-release',
} as const;
/** The pictures of each country that is taken along lie in a cache of their own. */
export const PACK_CACHE_PREFIX = 'pack-';
/** Made by the build: the files outside the precache, and the tiles of the map. */
export const LATER_FILES = '/later-files.json';

/** What of a list of files, as it was read, are addresses. */
export function addressesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((url) => typeof url === 'string') : [];
}
