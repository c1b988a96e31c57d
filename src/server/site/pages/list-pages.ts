import { sortCountries, placesByCountry } from '../../../../worker/catalogue/filter-countries.ts';
import { sortTours } from '../../../../worker/catalogue/filter-tours.ts';
import { newestPosts } from '../../../../worker/catalogue/filter-posts.ts';
import { editorsRank, recommendedPlaces } from '../../../model/editors-rank.ts';
import { translate } from '../../translations.ts';
import { type Html, html } from '../html.ts';
import { aboutMoney, months } from '../page-format.ts';
import { countryPaths, isShown, shownItems } from '../page-items.ts';
import {
  cardPictures,
  experienceList,
  headPicture,
  linkList,
  listedCountries,
  postList,
  tourList,
} from '../page-parts.ts';
import type { PageContext, PageView } from '../page-view.ts';
import { plainView } from './plain-view.ts';

type ListPage = 'destinations' | 'experiences' | 'tours' | 'blog';

/** Number of items with a picture. */
const PICTURED = 2;

const INTROS = {
  destinations: 'browse.destinations.intro',
  experiences: 'browse.experiences.intro',
  tours: 'browse.tours.intro',
  blog: 'browse.posts.intro',
} as const;

/** Pages with links to all items of a kind, in the order of the app. */
export function listPage(page: ListPage, context: PageContext): PageView {
  const { locale } = context;
  const content = html`${headPicture(page, context)}
    <h1>${translate(locale, `server.page.${page}.title`)}</h1>
    <p>${translate(locale, INTROS[page])}</p>
    ${ITEMS[page](context)}`;
  return { ...plainView(page, context), content };
}

const ITEMS: Record<ListPage, (context: PageContext) => Html | undefined> = {
  destinations: (context) => destinations(context),
  experiences: (context) => experiences(context),
  tours: (context) =>
    tourList(sortTours(context.collections.tours.list, 'recommended', context.locale), context, PICTURED),
  blog: (context) => postList(newestPosts(context.collections.blogposts.list), context, PICTURED),
};

function destinations(context: PageContext): Html | undefined {
  const { locale, collections } = context;
  const { experiences: places, tours } = collections;
  const rows = sortCountries(listedCountries(context), 'recommended', {
    locale,
    places: placesByCountry(places.list, editorsRank(tours.list)),
  });
  const pictureOf = cardPictures(context, PICTURED);
  return linkList(
    shownItems(rows, countryPaths, locale).map(({ row, path }, index) => {
      const budget = translate(locale, 'server.site.aDay', { amount: aboutMoney(row.budget.low, context) });
      const best = translate(locale, 'server.site.best', { months: months(row.best_months, locale) });
      const teaser = collections.countryDetails.rows.get(row.key)?.[locale].teaser ?? '';
      const note = `${teaser} ${best} ${budget}`.trim();
      return { path, words: row[locale].name, note, picture: pictureOf(row, index) };
    }),
  );
}

function experiences(context: PageContext): Html | undefined {
  const { locale, collections } = context;
  const rows = collections.experiences.list.filter((row) => isShown(row, locale));
  return experienceList(recommendedPlaces(rows, collections.tours.list), context, PICTURED);
}
