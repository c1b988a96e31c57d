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

/** For links inside the router; the query as an object, empty values left out, parts of the path by their names. */
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
  // Commas part the keys of a list and are read by people: they stay as they are.
  const search = new URLSearchParams(given).toString().replaceAll('%2C', ',');
  return path + (search === '' ? '' : `?${search}`);
}

/** The page of a path without its prefix, and the parts that its pattern names. Fixed paths go before patterns. */
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

// Typed by the table: `Object.keys` gives texts.
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

/** Without a slash at its end. */
export function trimEnd(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
