import { API_BASE } from '../../contract/sync.ts';

/** A page of this site to go back to; undefined for anything else, however it is written. */
export function returnPath(given: string | undefined, publicOrigin: string): string | undefined {
  // What begins with two slashes or backslashes is another host; a browser drops tabs and line breaks.
  if (given === undefined || !/^\/(?![/\\])/.test(given) || /[\p{Cc}\\]/u.test(given)) return undefined;
  if (!URL.canParse(given, publicOrigin)) return undefined;
  const { origin, pathname, search, hash } = new URL(given, publicOrigin);
  const isPage = !pathname.startsWith('//') && pathname !== API_BASE && !pathname.startsWith(`${API_BASE}/`);
  return origin === publicOrigin && isPage ? `${pathname}${search}${hash}` : undefined;
}
