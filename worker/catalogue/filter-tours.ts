import type { TourSummary } from '../../src/model/catalogue.ts';
import { compareRecommendedTours } from '../../src/model/editors-rank.ts';
import type { Locale } from '../../src/model/locale.ts';
import { type GeoregionOf, matchesAny, matchesGeoregion, matchesRange } from './filter-values.ts';

/** Of a tour's categories only its most frequent ones count. */
const TOP_CATEGORIES = 5;

export interface TourFilters {
  georegions?: readonly string[];
  countries?: readonly string[];
  /** `min-max`. */
  days?: readonly string[];
  months?: readonly number[];
  /** `min-max` in USD. */
  budget?: string;
  categories?: readonly string[];
  experiences?: readonly string[];
}

/** Keeps the order of the rows. */
export function filterTours(
  rows: readonly TourSummary[],
  filters: TourFilters,
  georegionOf?: GeoregionOf,
): TourSummary[] {
  return rows.filter(
    (row) =>
      matchesGeoregion(filters.georegions, row.countries, georegionOf) &&
      matchesAny(filters.countries, row.countries) &&
      matchesRange(filters.days, row.days) &&
      matchesAny(filters.months, row.months) &&
      matchesRange(filters.budget === undefined ? [] : [filters.budget], row.price) &&
      matchesAny<string>(
        filters.categories,
        row.categories.slice(0, TOP_CATEGORIES).map(([category]) => category),
      ) &&
      matchesAny(
        filters.experiences,
        row.experiences.map(({ key }) => key),
      ),
  );
}

export type TourSort = 'recommended' | 'name' | 'price' | 'duration';

/** A new list in order. `recommended` is likes, then the editors' rank, then the key; ties go by key. */
export function sortTours(rows: readonly TourSummary[], sort: TourSort, locale: Locale): TourSummary[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const compare: Record<TourSort, (a: TourSummary, b: TourSummary) => number> = {
    recommended: compareRecommendedTours,
    name: (a, b) => collator.compare(a[locale].title, b[locale].title),
    price: (a, b) => a.price - b.price,
    duration: (a, b) => a.days - b.days,
  };
  return [...rows].sort((a, b) => compare[sort](a, b) || (a.key < b.key ? -1 : Number(a.key > b.key)));
}
