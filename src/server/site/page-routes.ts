import { LOCALES, type Locale, type Localized } from '../../model/locale.ts';

export type PageName = 'home' | 'tours-create' | 'tours-edit' | 'tours-bookmarked';

interface PageRoute {
  path: Localized<string>;
  /** The planner, and what is on somebody's device, are nothing for a search engine. */
  indexed: boolean;
}

/** The pages that there are, with their whole paths. */
export const PAGE_ROUTES: Record<PageName, PageRoute> = {
  home: { path: { en: '/', de: '/de' }, indexed: true },
  'tours-create': { path: { en: '/tours/create', de: '/de/tours/create' }, indexed: false },
  'tours-edit': { path: { en: '/tours/edit', de: '/de/tours/edit' }, indexed: false },
  'tours-bookmarked': { path: { en: '/tours/bookmarked', de: '/de/touren/eigene' }, indexed: false },
};

export interface FoundPage {
  name: PageName | 'not-found';
  locale: Locale;
}

/** The page of a path; one slash at its end does not matter. */
export function findPage(urlPath: string): FoundPage {
  const bare = urlPath.length > 1 ? urlPath.replace(/\/$/, '') : urlPath;
  for (const [name, { path }] of Object.entries(PAGE_ROUTES)) {
    const locale = LOCALES.find((candidate) => path[candidate] === bare);
    if (locale !== undefined && isPageName(name)) return { name, locale };
  }
  return { name: 'not-found', locale: /^\/de(\/|$)/.test(urlPath) ? 'de' : 'en' };
}

function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGE_ROUTES, name);
}
