import { SITE_PATHS, type SitePage } from '../../contract/paths/site-paths.ts';
import type { Locale } from '../../model/base/locale.ts';
import type { FoundPage } from './page-view.ts';

/** Pages of one item of the catalogue: their words come from it. */
export const ITEM_PAGES = ['blog-key', 'destinations-key', 'experiences-key', 'tours-slug'] as const;
export type ItemPage = (typeof ITEM_PAGES)[number];
/** All others have a title and a description of their own in the locales. */
export type PlainPage = Exclude<SitePage, ItemPage>;

/** The planner, accounts, people, and what lies on somebody's device, are nothing for a search engine. */
const NOT_INDEXED: ReadonlySet<SitePage> = new Set<SitePage>([
  'login',
  'login-old',
  'signup',
  'signup2',
  'today',
  'tours-bookmarked',
  'tours-create',
  'tours-edit',
  'tours-print',
  'tours-shared',
  'user-name',
  'user-name-experiences',
  'user-name-favorites',
  'user-name-tours',
  'account',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'storage',
]);

export function isIndexed(page: SitePage): boolean {
  return !NOT_INDEXED.has(page);
}

export function isItemPage(page: SitePage): page is ItemPage {
  return ITEM_PAGES.some((name) => name === page);
}

export const SITE_PAGES: readonly SitePage[] = Object.keys(SITE_PATHS).filter(isSitePage);

/** Of a path, by its prefix. */
export function localeOfPath(pathname: string): Locale {
  return /^\/de(\/|$)/.test(pathname) ? 'de' : 'en';
}

/** The page of a path; one slash at its end does not matter. Undefined where no page has such a path. */
export function findPage(pathname: string): FoundPage | undefined {
  const whole = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const locale = localeOfPath(whole);
  const bare = (locale === 'de' ? whole.slice('/de'.length) : whole) || '/';
  for (const { page, pattern } of PATTERNS[locale]) {
    const match = pattern.exec(bare);
    if (!match) continue;
    const parts = decoded(match.groups ?? {});
    return parts && { page, locale, parts };
  }
  return undefined;
}

interface Pattern {
  page: SitePage;
  pattern: RegExp;
  /** How many of its parts may be anything. */
  openParts: number;
}

/** Fixed paths before open ones: `/tours/bookmarked` is no tour of that name. */
const PATTERNS: Record<Locale, Pattern[]> = { en: patternsOf('en'), de: patternsOf('de') };

function patternsOf(locale: Locale): Pattern[] {
  return SITE_PAGES.flatMap((page) => {
    const path = SITE_PATHS[page][locale];
    const optional = /\/:(\w+)\?/;
    const spellings = optional.test(path) ? [path.replace(optional, ''), path.replace('?', '')] : [path];
    return spellings.map((spelling) => ({
      page,
      pattern: new RegExp(`^${spelling.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
      openParts: spelling.split(':').length - 1,
    }));
  }).sort((a, b) => a.openParts - b.openParts);
}

/** Undefined for what is no encoding of anything. */
function decoded(groups: Readonly<Record<string, string>>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}

function isSitePage(name: string): name is SitePage {
  return Object.hasOwn(SITE_PATHS, name);
}
