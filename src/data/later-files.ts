import { LATER_FILES } from '../contract/device-caches.ts';

/**
 * Addresses of the files that the build leaves out of the precache, and of the map's tiles. Empty with the development
 * server, which has no such list; throws as `fetch` does where there is no network.
 */
export async function laterFiles(
  ask: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<string[]> {
  // Asked for anew each time: the list of another release names other files.
  const answer = await ask(LATER_FILES, { cache: 'no-cache' });
  if (!answer.ok) return [];
  const urls: unknown = await answer.json();
  return Array.isArray(urls) ? urls.filter((url) => typeof url === 'string') : [];
}
