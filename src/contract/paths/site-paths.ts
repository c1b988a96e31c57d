import type { Locale, Localized } from '../../model/base/locale.ts';

/**
 * Paths of all pages, without the prefix of German. `:name` is one segment, `:name?` an optional one. Shared by the
 * router, the server's pages and the links in stories.
 */
export const SITE_PATHS = {
  home: both('/'),
  about: { en: '/about', de: '/ueber-uns' },
  blog: both('/blog'),
  'blog-key': both('/blog/:key'),
  contact: { en: '/contact', de: '/kontakt' },
  destinations: { en: '/destinations', de: '/reiseziele' },
  'destinations-key': { en: '/destinations/:key', de: '/reiseziele/:key' },
  experiences: { en: '/experiences', de: '/erlebnisse' },
  'experiences-key': { en: '/experiences/:key', de: '/erlebnisse/:key' },
  faq: both('/faq'),
  login: both('/login'),
  /** Old URL in links from elsewhere; redirects to `login`. */
  'login-old': both('/login-old'),
  privacy: both('/privacy'),
  projects: both('/projects'),
  signup: both('/signup'),
  /** Old URL in links from elsewhere; redirects to `signup`. */
  signup2: both('/signup2'),
  terms: both('/terms'),
  tours: { en: '/tours', de: '/touren' },
  today: { en: '/today', de: '/heute' },
  /** The page "My tours". */
  'tours-bookmarked': { en: '/tours/bookmarked', de: '/touren/eigene' },
  'tours-create': both('/tours/create'),
  'tours-edit': both('/tours/edit'),
  'tours-shared': { en: '/tours/shared', de: '/touren/geteilt' },
  'tours-print': { en: '/tours/print', de: '/touren/drucken' },
  'tours-slug': { en: '/tours/:slug', de: '/touren/:slug' },
  'user-name-experiences': both('/user/:name?/experiences'),
  'user-name-favorites': both('/user/:name?/favorites'),
  'user-name-tours': both('/user/:name?/tours'),
  /** Profiles, after the pages below `/user`, which take precedence: `/user/favorites` is not a profile. */
  'user-name': both('/user/:name?'),
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

export function prefixOf(locale: Locale): string {
  return locale === 'de' ? '/de' : '';
}

/** The full path of a page with its parameters filled in: `sitePath('blog-key', 'de', { key: 'packing' })`. */
export function sitePath(page: SitePage, locale: Locale, parts: Record<string, string> = {}): string {
  const path = SITE_PATHS[page][locale].replace(
    /\/:(\w+)(\??)/g,
    (_whole, name: string, optional: string) => {
      const value = parts[name];
      if (value === undefined && optional === '') throw new Error(`the path of ${page} needs ${name}`);
      return value === undefined ? '' : `/${encodeURIComponent(value)}`;
    },
  );
  return path === '/' ? prefixOf(locale) || '/' : prefixOf(locale) + path;
}

function both(path: string): Localized<string> {
  return { en: path, de: path };
}
