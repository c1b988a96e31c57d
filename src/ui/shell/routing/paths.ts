import { type SitePage, SITE_PATHS } from '../../../contract/paths/site-paths.ts';
import { LOCALES } from '../../../model/base/locale.ts';
import type { Locale, Localized } from '../../../model/base/locale.ts';

export type PageName = SitePage;
/** Paths inside the router, which adds the prefix of German. */
export const PATHS: Record<PageName, Localized<string>> = SITE_PATHS;

const PREFIX: Localized<string> = { en: '', de: '/de' };
const PART = /\/:\w+\??/g;

export function localeOfPath(pathname: string): Locale {
  return LOCALES.find((locale) => PREFIX[locale] !== '' && startsWithPart(pathname, PREFIX[locale])) ?? 'en';
}

export function prefixOf(locale: Locale): string {
  return PREFIX[locale];
}

/** Link inside the router. `query`: empty values are omitted; `parts`: path parameters by name. */
export function pathOf(
  page: PageName,
  locale: Locale,
  query: Record<string, string> = {},
  parts: Record<string, string> = {},
): string {
  const path = PATHS[page][locale].replaceAll(PART, (part) => {
    const value = parts[part.replaceAll(/[/:?]/g, '')];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  const given = Object.entries(query).filter(([, value]) => value !== '');
  // Commas separate the keys of a list; unescaped they keep the URL readable.
  const search = new URLSearchParams(given).toString().replaceAll('%2C', ',');
  return path + (search === '' ? '' : `?${search}`);
}

/** Matches a path without its prefix: the page and its path parameters. Fixed paths win over patterns. */
export function findPage(
  bare: string,
  locale: Locale,
): { page: PageName; parts: Record<string, string> } | undefined {
  const path = trimEnd(bare);
  const found = PAGE_NAMES.flatMap((page) => {
    const match = patternOf(page, locale).exec(path);
    return match ? [{ page, parts: { ...match.groups } }] : [];
  });
  return found.find(({ page }) => PATHS[page][locale] === path) ?? found[0];
}

// Typed by the table: `Object.keys` returns strings.
const PAGE_NAMES = Object.keys(SITE_PATHS).filter((name): name is PageName => name in SITE_PATHS);

function patternOf(page: PageName, locale: Locale): RegExp {
  const source = PATHS[page][locale].replaceAll(PART, (part) => {
    const name = part.replaceAll(/[/:?]/g, '');
    return part.endsWith('?') ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
  });
  return new RegExp(`^${source}$`);
}

function startsWithPart(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** Removes a trailing slash. */
export function trimEnd(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
