import { HERO_OF_PAGE } from '../../../contract/paths/hero-sections.ts';
import { sitePath } from '../../../contract/paths/site-paths.ts';
import { LOCALES } from '../../../model/base/locale.ts';
import { translate } from '../../translations.ts';
import { homeCrumb } from '../page-parts.ts';
import { isIndexed, type PlainPage } from '../page-routes.ts';
import type { PageContext, PageView } from '../page-view.ts';

/** A page with title and description from the locales and without server content. */
export function plainView(
  page: PlainPage,
  { locale, heroOf }: PageContext,
  parts: Readonly<Record<string, string>> = {},
): PageView {
  const title = translate(locale, `server.page.${page}.title`);
  const section = HERO_OF_PAGE[page];
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
