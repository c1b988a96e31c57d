import type { Locale, Localized } from '../../model/base/locale.ts';

/**
 * Paths of all pages, without the language prefix (`/de`). `:name` is one segment, `:name?` an optional one. Shared by
 * the router, the server's pages and the links in catalogue texts, which use the names of pages: a name stays.
 */
export const SITE_PATHS = {
  home: sameInAllLocales('/'),
  about: { en: '/about', de: '/ueber-uns' },
  'about-the-catalogue': { en: '/about-the-catalogue', de: '/ueber-den-katalog' },
  blog: sameInAllLocales('/blog'),
  'blog-key': sameInAllLocales('/blog/:key'),
  collections: { en: '/collections', de: '/sammlungen' },
  'collections-slug': { en: '/collections/:slug', de: '/sammlungen/:slug' },
  contact: { en: '/contact', de: '/kontakt' },
  destinations: { en: '/destinations', de: '/reiseziele' },
  'destinations-key': { en: '/destinations/:key', de: '/reiseziele/:key' },
  experiences: { en: '/experiences', de: '/erlebnisse' },
  'experiences-key': { en: '/experiences/:key', de: '/erlebnisse/:key' },
  faq: sameInAllLocales('/faq'),
  login: sameInAllLocales('/login'),
  /** Legacy URL that other sites link to; redirects to `login`. */
  'login-old': sameInAllLocales('/login-old'),
  privacy: sameInAllLocales('/privacy'),
  projects: sameInAllLocales('/projects'),
  signup: sameInAllLocales('/signup'),
  /** Legacy URL that other sites link to; redirects to `signup`. */
  signup2: sameInAllLocales('/signup2'),
  terms: sameInAllLocales('/terms'),
  tours: { en: '/tours', de: '/touren' },
  today: { en: '/today', de: '/heute' },
  /** The page "My tours". */
  'tours-bookmarked': { en: '/tours/bookmarked', de: '/touren/eigene' },
  'tours-create': sameInAllLocales('/tours/create'),
  'tours-edit': sameInAllLocales('/tours/edit'),
  'tours-shared': { en: '/tours/shared', de: '/touren/geteilt' },
  'tours-print': { en: '/tours/print', de: '/touren/drucken' },
  'tours-slug': { en: '/tours/:slug', de: '/touren/:slug' },
  'user-name-experiences': sameInAllLocales('/user/:name?/experiences'),
  'user-name-favorites': sameInAllLocales('/user/:name?/favorites'),
  'user-name-tours': sameInAllLocales('/user/:name?/tours'),
  /** A profile. After the other pages below `/user`: the first match wins, and `/user/favorites` is not a profile. */
  'user-name': sameInAllLocales('/user/:name?'),
  account: { en: '/account', de: '/konto' },
  'forgot-password': { en: '/forgot-password', de: '/passwort-vergessen' },
  'reset-password': { en: '/reset-password', de: '/passwort-neu' },
  'confirm-email': { en: '/confirm-email', de: '/email-bestaetigen' },
  storage: { en: '/storage', de: '/speicher' },
  'sustainable-travel': { en: '/sustainable-travel', de: '/nachhaltig-reisen' },
  disclaimer: { en: '/disclaimer', de: '/haftungsausschluss' },
  imprint: { en: '/imprint', de: '/impressum' },
} as const satisfies Record<string, Localized<string>>;
export type SitePage = keyof typeof SITE_PATHS;

export const SITE_PAGES: readonly SitePage[] = Object.keys(SITE_PATHS).filter(isSitePage);

export function isSitePage(name: string): name is SitePage {
  return Object.hasOwn(SITE_PATHS, name);
}

export function localePrefix(locale: Locale): string {
  return locale === 'de' ? '/de' : '';
}

/** The full path of a page with its parameters filled in: `sitePath('blog-key', 'de', { key: 'packing' })`. */
export function sitePath(page: SitePage, locale: Locale, params: Record<string, string> = {}): string {
  const path = localPath(page, locale, params);
  return path === '/' ? localePrefix(locale) || '/' : localePrefix(locale) + path;
}

/** The path without the language prefix. Throws if a required parameter is missing. */
export function localPath(page: SitePage, locale: Locale, params: Record<string, string>): string {
  return SITE_PATHS[page][locale].replace(/\/:(\w+)(\??)/g, (_match, name: string, optional: string) => {
    const value = params[name];
    if (value === undefined && optional === '') throw new Error(`the path of ${page} needs ${name}`);
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

function sameInAllLocales(path: string): Localized<string> {
  return { en: path, de: path };
}
