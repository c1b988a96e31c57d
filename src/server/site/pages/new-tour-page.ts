import { recommendedPlaces } from '../../../model/editors-rank.ts';
import { translate } from '../../translations.ts';
import { html } from '../html.ts';
import { isShown } from '../page-items.ts';
import { experienceList } from '../page-parts.ts';
import type { PageContext, PageView } from '../page-view.ts';
import { plainView } from './plain-view.ts';

/** Number of items with a picture. */
const PICTURED = 2;
/** Maximum items: the planner starts within seconds, so some screens of content are enough. */
const LISTED_MAX = 24;

/**
 * New tour: lists the experiences of its countries like the planner's first step, as content until the planner has
 * loaded. Without a known country the page has no server content.
 * @param countries keys joined by commas
 */
export function newTourPage(countries: string, context: PageContext): PageView {
  const { locale, collections } = context;
  const wanted = new Set(countries.split(','));
  const rows = collections.experiences.list.filter(
    (row) => wanted.has(row.country_key) && isShown(row, locale),
  );
  const sorted = recommendedPlaces(rows, collections.tours.list).slice(0, LISTED_MAX);
  const list = experienceList(sorted, context, PICTURED);
  const view = plainView('tours-create', context);
  if (list === undefined) return view;
  const content = html`<h1>${translate(locale, 'server.page.tours-create.title')}</h1>
    <p>${translate(locale, 'server.page.tours-create.description')}</p>
    ${list}`;
  return { ...view, content };
}
