import { API_BASE } from '../../contract/sync.ts';

/** Validates a return path on this site; undefined for anything else (no open redirects). */
export function returnPath(given: string | undefined, publicOrigin: string): string | undefined {
  // A leading `//` or `\\` means another host; browsers strip tabs and line breaks.
  if (given === undefined || !/^\/(?![/\\])/.test(given) || /[\p{Cc}\\]/u.test(given)) return undefined;
  if (!URL.canParse(given, publicOrigin)) return undefined;
  const { origin, pathname, search, hash } = new URL(given, publicOrigin);
  const isPage = !pathname.startsWith('//') && pathname !== API_BASE && !pathname.startsWith(`${API_BASE}/`);
  return origin === publicOrigin && isPage ? `${pathname}${search}${hash}` : undefined;
}
