import { addressesIn, DEVICE_CACHES, DEFERRED_FILE_LIST } from '../../contract/device-caches.ts';

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/**
 * URLs of the deferred files (outside the precache) and of the map's tiles. Empty with the development server, which
 * has no such list. Rejects like `fetch` when offline.
 */
export async function deferredFiles(ask: Ask = fetch): Promise<string[]> {
  // Never cached: each release has its own list.
  const answer = await ask(DEFERRED_FILE_LIST, { cache: 'no-cache' });
  if (!answer.ok) return [];
  return addressesIn(await answer.json());
}

/** Bytes of the map's tiles, shared by all countries; 0 once they are cached. Rejects like `fetch` when offline. */
export async function missingMapBytes(store: CacheStorage = caches, ask: Ask = fetch): Promise<number> {
  const map = await store.open(DEVICE_CACHES.map);
  if ((await map.keys()).length > 0) return 0;
  const tiles = (await deferredFiles(ask)).find((url) => url.startsWith('/basemap/'));
  if (tiles === undefined) return 0;
  const head = await ask(tiles, { method: 'HEAD' });
  return Number(head.headers.get('Content-Length') ?? 0);
}
