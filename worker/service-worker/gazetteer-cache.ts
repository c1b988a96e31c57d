import { DEVICE_CACHES } from '../../src/contract/device-caches.ts';
import { GAZETTEER_FOLDER } from '../../src/contract/gazetteer-address.ts';
import { handover } from './handover.ts';

export function isGazetteer(url: URL): boolean {
  return url.pathname.startsWith(GAZETTEER_FOLDER);
}

/**
 * Serves a pack of places, cache first: its address has the version. Without a network an older version is better than
 * none; it is evicted once the new one is cached.
 */
export async function serveGazetteer(caches: CacheStorage, url: string): Promise<Response> {
  const cache = await caches.open(DEVICE_CACHES.gazetteer);
  const cached = await cache.match(url);
  if (cached) return cached;
  try {
    const answer = await fetch(url, { signal: handover });
    if (answer.status === 200) {
      const copy = answer.clone();
      await cache.delete(url, { ignoreSearch: true });
      await cache.put(url, copy);
    }
    return answer;
  } catch (error) {
    const older = await cache.match(url, { ignoreSearch: true });
    if (older) return older;
    throw error;
  }
}
