import { sitePath } from '../../../contract/paths/site-paths.ts';
import { translate } from '../../translations.ts';
import { html } from '../html.ts';
import { isShown } from '../page-items.ts';
import { experienceList, link, section } from '../page-parts.ts';
import type { PageContext, PageView } from '../page-view.ts';

const LATEST = 12;

/** Page for unknown URLs (404). */
export function notFoundPage(context: PageContext): PageView {
  const { locale, collections } = context;
  const latest = collections.experiences.changes
    .flatMap(({ row }) => (row !== undefined && isShown(row, locale) ? [row] : []))
    .slice(-LATEST)
    .reverse();
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
