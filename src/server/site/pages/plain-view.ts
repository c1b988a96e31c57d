import { sitePath } from '../../../contract/paths/site-paths.ts';
import { LOCALES } from '../../../model/base/locale.ts';
import { translate } from '../../translations.ts';
import { homeCrumb } from '../page-parts.ts';
import { isIndexed, type PlainPage } from '../page-routes.ts';
import type { PageContext, PageView } from '../page-view.ts';

/** Site section whose header picture a page uses. */
const HEROES: Partial<Record<PlainPage, string>> = {
  home: 'home',
  tours: 'tours',
  'tours-bookmarked': 'my-tours',
  'user-name-tours': 'my-tours',
  'user-name-experiences': 'my-experiences',
  'user-name-favorites': 'favorites',
  destinations: 'destinations',
  experiences: 'experiences',
  account: 'account',
  projects: 'projects',
  blog: 'blog',
  about: 'home',
  'about-the-catalogue': 'faqs',
  'sustainable-travel': 'destinations',
  faq: 'faqs',
  contact: 'contact',
  privacy: 'privacy',
  terms: 'terms',
  disclaimer: 'terms',
  imprint: 'contact',
};

/** A page with title and description from the locales and without server content. */
export function plainView(
  page: PlainPage,
  { locale, heroOf }: PageContext,
  parts: Readonly<Record<string, string>> = {},
): PageView {
  const title = translate(locale, `server.page.${page}.title`);
  const section = HEROES[page];
  const source = section === undefined ? undefined : heroOf(section);
  return {
    title,
    description: translate(locale, `server.page.${page}.description`),
    paths: Object.fromEntries(LOCALES.map((language) => [language, sitePath(page, language, parts)])),
    indexed: isIndexed(page),
    picture: source && { source, alt: title },
    crumbs: isIndexed(page) ? [homeCrumb(locale), { name: title, path: sitePath(page, locale, parts) }] : [],
    structured: [],
    content: undefined,
  };
}
