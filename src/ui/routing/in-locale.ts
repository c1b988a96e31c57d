import type { Locale } from '../../model/base/locale.ts';
import { findPage, localeOfPath, pathOf, prefixOf, trimEnd } from '../shell/routing/paths.ts';

/** The same page in the other language, with the prefix; query and hash are the caller's. */
export function inLocale(pathname: string, target: Locale): string {
  const from = localeOfPath(pathname);
  const bare = trimEnd(pathname.slice(prefixOf(from).length)) || '/';
  const found = findPage(bare, from);
  const path = found === undefined ? bare : pathOf(found.page, target, {}, decoded(found.parts));
  return path === '/' ? prefixOf(target) || '/' : prefixOf(target) + path;
}

function decoded(parts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) =>
      // A part that may be missing is undefined in the groups of a match.
      typeof value === 'string' ? [[name, decodePart(value)]] : [],
    ),
  );
}

/** An address that somebody typed may hold a lone per cent sign. */
function decodePart(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
