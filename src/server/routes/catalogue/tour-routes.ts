import { filterTours, sortTours } from '../../../../worker/catalogue/filter-tours.ts';
import type { TourSummary } from '../../../model/schemas/catalogue.ts';
import type { ConnectionOption } from '../../../model/schemas/connection-option.ts';
import type { TourVariant } from '../../../model/schemas/story.ts';
import { LOCALES } from '../../../model/base/locale.ts';
import type { Catalogue } from '../../memory/catalogue-memory.ts';
import { ENDPOINTS } from '../../../contract/endpoints.ts';
import type { RegisterCatalogue } from './catalogue-route.ts';
import { georegionOf } from './experience-routes.ts';
import { numbers, pageOf, pick, splitList } from './list-query.ts';
import { routerOf } from './catalogue-router.ts';
import { largest, smallest } from '../../../model/place/extremes.ts';

export function tourRoutes(get: RegisterCatalogue): void {
  get(ENDPOINTS.tours, ({ query, locale, catalogue }) => {
    const { list } = catalogue.collections.tours;
    if (query.slug !== undefined) {
      const tour = bySlug(list, query.slug);
      if (!tour) return { tours: [], count: 0 };
      return query.variants === 'true'
        ? { ...parts(tour, catalogue), count: 1 }
        : { tours: [tour], count: 1 };
    }
    const matching = filterTours(
      list,
      {
        georegions: splitList(query.georegions),
        countries: splitList(query.countries),
        days: splitList(query.days),
        months: numbers(query.months),
        ...(query.budget === undefined ? {} : { budget: query.budget }),
        categories: splitList(query.categories),
        experiences: splitList(query.experiences),
        others: splitList(query.others),
      },
      georegionOf(catalogue),
    );
    const sort = query.sort === undefined || query.sort === 'nearest' ? 'recommended' : query.sort;
    const prices = list.map(({ price }) => price);
    return {
      tours: pageOf(sortTours(matching, sort, locale), query.limit, query.offset),
      count: matching.length,
      minBudget: prices.length > 0 ? smallest(prices) : 0,
      maxBudget: prices.length > 0 ? largest(prices) : 0,
    };
  });

  get(ENDPOINTS.tourVariant, ({ query, catalogue }) => {
    const tour = bySlug(catalogue.collections.tours.list, query.slug);
    return tour ? parts(tour, catalogue) : { tours: [] };
  });

  get(ENDPOINTS.tourVariants, ({ query, catalogue }) => {
    const { rows, list } = catalogue.collections.tourVariants;
    return { tourVariants: query.key === undefined ? [...list] : pick(rows, splitList(query.key)) };
  });
}

/** Matches slugs of either language, so that links survive a change of language. */
function bySlug(tours: readonly TourSummary[], slug: string): TourSummary | undefined {
  return tours.find((tour) => LOCALES.some((locale) => tour[locale].slug === slug));
}

function parts(tour: TourSummary, catalogue: Catalogue) {
  const { experiences, airports } = catalogue.collections;
  const variant = tour.variants[0];
  const connectionIds = variant?.itinerary.flatMap(({ connection_id }) => connection_id ?? []) ?? [];
  const ends = connectionIds.flatMap((id) => id.split('_'));
  const connections = connectionIds.map((id): [string, ConnectionOption[]] => {
    const [from = '', to = ''] = id.split('_');
    return [id, [...routerOf(catalogue).options(from, to)]];
  });
  return {
    tours: [withStory(tour, catalogue.collections.tourVariants.rows.get(tour.key))],
    ...(variant ? { variant } : {}),
    airports: pick(airports.rows, ends),
    connections: Object.fromEntries(connections),
    experiences: pick(
      experiences.rows,
      tour.experiences.map(({ key }) => key),
    ),
  };
}

function withStory(tour: TourSummary, story: TourVariant | undefined) {
  return story ? { ...tour, en: { ...tour.en, ...story.en }, de: { ...tour.de, ...story.de } } : tour;
}
