import type { Locale } from '../../model/base/locale.ts';
import { findPage, localeOfPath, pathOf, prefixOf, trimEnd } from '../shell/routing/paths.ts';

/** The same page in the other language, with the locale prefix; query and hash are left to the caller. */
export function inLocale(pathname: string, target: Locale): string {
  const from = localeOfPath(pathname);
  const bare = trimEnd(pathname.slice(prefixOf(from).length)) || '/';
  const found = findPage(bare, from);
  const path = found === undefined ? bare : pathOf(found.page, target, {}, decodeParts(found.parts));
  return path === '/' ? prefixOf(target) || '/' : prefixOf(target) + path;
}

function decodeParts(parts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) =>
      // An optional path parameter that is absent is undefined in the match groups.
      typeof value === 'string' ? [[name, decodePart(value)]] : [],
    ),
  );
}

/** A typed address may contain a lone per cent sign. */
function decodePart(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
