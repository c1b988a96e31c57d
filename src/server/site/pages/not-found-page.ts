import { sitePath } from '../../../contract/paths/site-paths.ts';
import { LATEST_PLACES, latestPlaces } from '../../../model/place/latest-places.ts';
import { translate } from '../../translations.ts';
import { html } from '../html.ts';
import { isShown } from '../page-items.ts';
import { experienceList, link, scenePicture, section } from '../page-parts.ts';
import type { PageContext, PageView } from '../page-view.ts';

/** Page for unknown URLs (404). */
export function notFoundPage(context: PageContext): PageView {
  const { locale, collections } = context;
  const latest = latestPlaces(
    collections.experiences.list.filter((row) => isShown(row, locale)),
    LATEST_PLACES,
  );
  return {
    title: translate(locale, 'server.page.not-found.title'),
    description: translate(locale, 'server.page.not-found.description'),
    paths: {},
    indexed: false,
    crumbs: [],
    structured: [],
    content: html`${scenePicture(context, ' low')}
      <p>${translate(locale, 'notFound.oops')}</p>
      <h1>${translate(locale, 'notFound.heading')}</h1>
      <p>${translate(locale, 'notFound.text')}</p>
      <p>${link(sitePath('home', locale), translate(locale, 'notFound.home'))}</p>
      ${section(translate(locale, 'lists.latest'), experienceList(latest, context))}
      <p>${link(sitePath('experiences', locale), translate(locale, 'lists.experiences.all'))}</p>`,
  };
}
