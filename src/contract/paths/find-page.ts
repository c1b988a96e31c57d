import type { Locale } from '../../model/base/locale.ts';
import { localePrefix, SITE_PAGES, SITE_PATHS, type SitePage } from './site-paths.ts';

/** A parsed URL path. */
export interface FoundPage {
  page: SitePage;
  locale: Locale;
  /** Decoded path parameters by name. */
  parts: Readonly<Record<string, string>>;
}

export function localeOfPath(pathname: string): Locale {
  return /^\/de(\/|$)/.test(pathname) ? 'de' : 'en';
}

/**
 * Matches a URL path to a page. Shared by app and server, so that both serve the same paths. `pathname` is still
 * percent-encoded; case-sensitive; one trailing slash is ignored. Undefined if no page matches or the encoding is invalid.
 */
export function findPage(pathname: string): FoundPage | undefined {
  const locale = localeOfPath(pathname);
  const bare = trimEnd(pathname.slice(localePrefix(locale).length)) || '/';
  for (const [page, pattern] of (PATTERNS[locale] ??= patternsOf(locale))) {
    const match = pattern.exec(bare);
    if (match) {
      const parts = decoded(match.groups ?? {});
      return parts && { page, locale, parts };
    }
  }
  return undefined;
}

export function trimEnd(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Created lazily per language. */
const PATTERNS: Partial<Record<Locale, [SitePage, RegExp][]>> = {};

/** Static paths before parameterized ones, so that `/tours/bookmarked` does not match `/tours/:slug`. */
function patternsOf(locale: Locale): [SitePage, RegExp][] {
  const isParameterized = (page: SitePage) => Number(SITE_PATHS[page][locale].includes(':'));
  return SITE_PAGES.toSorted((a, b) => isParameterized(a) - isParameterized(b)).map((page) => {
    const source = SITE_PATHS[page][locale].replaceAll(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2');
    return [page, new RegExp(`^${source}$`)];
  });
}

function decoded(groups: Readonly<Record<string, string | undefined>>): Record<string, string> | undefined {
  const parts: Record<string, string> = {};
  try {
    for (const [name, value] of Object.entries(groups))
      if (value !== undefined) parts[name] = decodeURIComponent(value);
    return parts;
  } catch {
    return undefined;
  }
}
