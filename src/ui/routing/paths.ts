import { LOCALES } from '../../model/locale.ts';
import type { Locale, Localized } from '../../model/locale.ts';

/** The pages and where they are, without the prefix of German, which the router adds. */
export type PageName = 'home' | 'tours-create' | 'tours-edit' | 'tours-bookmarked';

export const PATHS: Record<PageName, Localized<string>> = {
  home: { en: '/', de: '/' },
  'tours-create': { en: '/tours/create', de: '/tours/create' },
  'tours-edit': { en: '/tours/edit', de: '/tours/edit' },
  'tours-bookmarked': { en: '/tours/bookmarked', de: '/touren/eigene' },
};

const PREFIX: Localized<string> = { en: '', de: '/de' };

export function localeOfPath(pathname: string): Locale {
  return LOCALES.find((locale) => PREFIX[locale] !== '' && startsWithPart(pathname, PREFIX[locale])) ?? 'en';
}

export function prefixOf(locale: Locale): string {
  return PREFIX[locale];
}

/** For links inside the router; the query as an object, empty values left out. */
export function pathOf(page: PageName, locale: Locale, query: Record<string, string> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  // Commas part the keys of a list and are read by people: they stay as they are.
  const search = new URLSearchParams(given).toString().replaceAll('%2C', ',');
  return PATHS[page][locale] + (search === '' ? '' : `?${search}`);
}

/** The same page in the other language, with the prefix; query and hash are the caller's. */
export function inLocale(pathname: string, target: Locale): string {
  const from = localeOfPath(pathname);
  const bare = trimEnd(pathname.slice(PREFIX[from].length)) || '/';
  const page = Object.values(PATHS).find((paths) => paths[from] === bare);
  const path = page?.[target] ?? bare;
  return path === '/' ? PREFIX[target] || '/' : PREFIX[target] + path;
}

function startsWithPart(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

function trimEnd(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
