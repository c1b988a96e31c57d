/** Workbox names its precache. */
export const PRECACHE_PREFIX = 'workbox-precache';

/** Names in Cache Storage: the service worker fills these caches, the page measures them. */
export const DEVICE_CACHES = {
  /** Pictures cached while browsing. */
  pictures: 'pictures',
  /** Deferred files, cached after the first pull. */
  rest: 'rest',
  /** The map's tile archive. */
  map: 'basemap',
  /** Places by country, cached when a country is first used. */
  gazetteer: 'gazetteer',
  /** A file that another app shared, until the page opens it. */
  sharedFile: 'shared-file',
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

/** Target of what other apps share: a form is posted there. */
export const SHARE_TARGET = '/tours/shared';
/**
 * Query of the page that a share leads to: `here`: the file is in its cache; `launched`: the system hands it over;
 * `missing`: it could not be received.
 */
export const SHARED_FILE_PARAM = 'file';
/** URL of the shared file in its cache, and the header with its name. */
export const SHARED_FILE_URL = '/shared-file';
export const SHARED_FILE_NAME = 'X-File-Name';
