import { expect, it } from 'vitest';
import { newestPosts } from '../../../worker/catalogue/filter-posts.ts';
import { LOCALES } from '../../../src/model/base/locale.ts';
import { compareRecommendedTours, trendingPlaces } from '../../../src/model/editors-rank.ts';
import { HOME_MAX, homeView } from '../../../src/model/pictures/home-view.ts';
import { freePicture, pictureId } from '../../../src/model/pictures/free-picture.ts';
import {
  countrySummarySchema,
  experienceSummarySchema,
  tourSummarySchema,
} from '../../../src/model/schemas/catalogue.ts';
import { roundupSchema } from '../../../src/model/schemas/roundup.ts';
import { blogpostSchema } from '../../../src/model/schemas/story.ts';
import { contentFiles } from '../../../src/server/content/content-files.ts';
import { readCatalogue } from '../../../src/server/content/read-catalogue.ts';

const catalogue = readCatalogue(contentFiles());

function rowsOf<Row>(name: string, schema: { parse(row: unknown): Row }): Row[] {
  return [...(catalogue.get(name as never)?.values() ?? [])].map((row) => schema.parse(row));
}

const tours = rowsOf('tours', tourSummarySchema).toSorted(compareRecommendedTours);
const places = trendingPlaces(
  rowsOf('experiences', experienceSummarySchema).filter(({ active }) => active),
  tours,
);
const countries = rowsOf('countries', countrySummarySchema);
const roundups = rowsOf('roundups', roundupSchema).toSorted((a, b) => a.rank - b.rank);
const posts = newestPosts(rowsOf('blogposts', blogpostSchema));

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

it.each(LOCALES.flatMap((locale) => MONTHS.map((month) => [locale, month] as const)))(
  'the home page shows no picture twice and no card without one, in %s in month %i',
  (locale, month) => {
    const view = homeView({ places, tours, countries, roundups, month });
    const cards = [
      ...view.roundups,
      ...view.experiences,
      ...view.tours,
      ...view.countries.slice(0, HOME_MAX.countries),
      ...posts.filter((post) => post.active_translations.includes(locale)).slice(0, HOME_MAX.posts),
    ];
    expect(cards).toHaveLength(Object.values(HOME_MAX).reduce((sum, max) => sum + max, 0));
    // As the cards choose: in the order of the page.
    const shown = new Set<string>();
    for (const card of cards) {
      const picture = freePicture(card.image_uris, shown);
      expect([card.key, picture]).not.toContain(undefined);
      if (picture) shown.add(pictureId(picture));
    }
    expect(shown.size).toBe(cards.length);
  },
);
