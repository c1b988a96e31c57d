import { recommendedPlaces } from '../../../model/editors-rank.ts';
import { translate } from '../../translations.ts';
import { html } from '../html.ts';
import { isShown } from '../page-items.ts';
import { experienceList } from '../page-parts.ts';
import type { PageContext, PageView } from '../page-view.ts';
import { plainView } from './plain-view.ts';

/** Pictures at the top of the list. */
const DRAWN = 2;
/** The planner itself follows within seconds: what fills a few screens is enough to read until then. */
const LISTED_MAX = 24;

/**
 * A new tour: the places of its countries as the planner's first step lists them, so that a first visit has something
 * to read while the planner is on its way. Without a country that the catalogue has, only the app has something to say.
 * @param countries keys joined by commas
 */
export function newTourPage(countries: string, context: PageContext): PageView {
  const { locale, collections } = context;
  const wanted = new Set(countries.split(','));
  const rows = collections.experiences.list.filter(
    (row) => wanted.has(row.country_key) && isShown(row, locale),
  );
  const sorted = recommendedPlaces(rows, collections.tours.list).slice(0, LISTED_MAX);
  const list = experienceList(sorted, context, DRAWN);
  const view = plainView('tours-create', context);
  if (list === undefined) return view;
  const content = html`<h1>${translate(locale, 'server.page.tours-create.title')}</h1>
    <p>${translate(locale, 'server.page.tours-create.description')}</p>
    ${list}`;
  return { ...view, content };
}
