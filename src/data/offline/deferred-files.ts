import { addressesIn, DEVICE_CACHES, LATER_FILES } from '../../contract/device-caches.ts';

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Addresses of the files that the build leaves out of the precache, and of the map's tiles. Empty with the development
 * server, which has no such list; throws as `fetch` does where there is no network.
 */
export async function deferredFiles(ask: Ask = fetch): Promise<string[]> {
  // Asked for anew each time: the list of another release names other files.
  const answer = await ask(LATER_FILES, { cache: 'no-cache' });
  if (!answer.ok) return [];
  return addressesIn(await answer.json());
}

/** How much the tiles of the map are, which serve all countries; 0 where they lie on the device. Throws as `fetch` does. */
export async function missingMapBytes(store: CacheStorage = caches, ask: Ask = fetch): Promise<number> {
  const map = await store.open(DEVICE_CACHES.map);
  if ((await map.keys()).length > 0) return 0;
  const tiles = (await deferredFiles(ask)).find((url) => url.startsWith('/basemap/'));
  if (tiles === undefined) return 0;
  const head = await ask(tiles, { method: 'HEAD' });
  return Number(head.headers.get('Content-Length') ?? 0);
}
