import type { Locale } from '../../model/base/locale.ts';
import { prefixOf, SITE_PAGES, SITE_PATHS, type SitePage } from './site-paths.ts';

/** An address taken apart. */
export interface FoundPage {
  page: SitePage;
  locale: Locale;
  /** What stands in the place of `:name`, decoded. */
  parts: Readonly<Record<string, string>>;
}

export function localeOfPath(pathname: string): Locale {
  return /^\/de(\/|$)/.test(pathname) ? 'de' : 'en';
}

/**
 * The page of an address: the one matcher of app and server, so that neither shows what the other lacks. `pathname` is
 * as it stands in the address, encoded. Upper case matters, one slash at the end does not. Undefined where no page has
 * such a path, and for what is no encoding of anything.
 */
export function findPage(pathname: string): FoundPage | undefined {
  const locale = localeOfPath(pathname);
  const bare = trimEnd(pathname.slice(prefixOf(locale).length)) || '/';
  for (const [page, pattern] of (PATTERNS[locale] ??= patternsOf(locale))) {
    const match = pattern.exec(bare);
    if (match) {
      const parts = decoded(match.groups ?? {});
      return parts && { page, locale, parts };
    }
  }
  return undefined;
}

/** Removes a trailing slash. */
export function trimEnd(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Made when they are used: a page of one language never needs those of the other. */
const PATTERNS: Partial<Record<Locale, [SitePage, RegExp][]>> = {};

/** Fixed paths before open ones: `/tours/bookmarked` is no tour of that name. */
function patternsOf(locale: Locale): [SitePage, RegExp][] {
  const isOpen = (page: SitePage) => Number(SITE_PATHS[page][locale].includes(':'));
  return SITE_PAGES.toSorted((a, b) => isOpen(a) - isOpen(b)).map((page) => {
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
