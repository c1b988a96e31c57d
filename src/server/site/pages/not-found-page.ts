import { sitePath } from '../../../contract/paths/site-paths.ts';
import { LATEST_PLACES, latestPlaces } from '../../../model/place/latest-places.ts';
import { translate } from '../../translations.ts';
import { html } from '../html.ts';
import { isShown } from '../page-items.ts';
import { experienceList, link, section } from '../page-parts.ts';
import type { PageContext, PageView } from '../page-view.ts';

/** Page for unknown URLs (404). */
export function notFoundPage(context: PageContext): PageView {
  const { locale, collections } = context;
  const latest = latestPlaces(
    collections.experiences.list.filter((row) => isShown(row, locale)),
    LATEST_PLACES,
  );
  const description = translate(locale, 'server.page.not-found.description');
  return {
    title: translate(locale, 'server.page.not-found.title'),
    description,
    paths: {},
    indexed: false,
    crumbs: [],
    structured: [],
    content: html`<h1>${translate(locale, 'server.page.not-found.title')}</h1>
      <p>${description}</p>
      <p>${link(sitePath('home', locale), translate(locale, 'server.site.home'))}</p>
      ${section(translate(locale, 'server.site.latest'), experienceList(latest, context))}
      <p>${link(sitePath('experiences', locale), translate(locale, 'server.site.allExperiences'))}</p>`,
  };
}
