import type { TourSummary } from '../../src/model/schemas/catalogue.ts';
import { compareRecommendedTours } from '../../src/model/editors-rank.ts';
import type { Locale } from '../../src/model/base/locale.ts';
import { type Point, distanceMeters } from './distance-meters.ts';
import {
  CATEGORY_OF_OTHER,
  type GeoregionOf,
  matchesAny,
  matchesGeoregion,
  matchesRange,
} from './filter-values.ts';

/** Only a tour's most frequent categories match the filter. */
const TOP_CATEGORIES = 5;

/** Filters about a tour's stops, and how it gets from one to the next. */
export const TOUR_OTHERS = ['unesco', 'beach', 'wildlife', 'no-flight'] as const;

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
  /** All of them must match. */
  others?: readonly string[];
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
      ) &&
      (filters.others ?? []).every((other) => hasOther(row, other)),
  );
}

function hasOther({ categories, experiences, modes }: TourSummary, other: string): boolean {
  // Only of a tour whose every connection is known.
  if (other === 'no-flight') return modes.length >= experiences.length - 1 && !modes.includes('flight');
  return categories.some(([category]) => category === CATEGORY_OF_OTHER[other]);
}

export type TourSort = 'recommended' | 'name' | 'price' | 'duration' | 'nearest';

/**
 * A sorted copy. `recommended`: likes, then the editors' rank; `nearest`: distance to the first stop, the same as
 * `recommended` without a position. Ties are broken by key.
 */
export function sortTours(
  rows: readonly TourSummary[],
  sort: TourSort,
  locale: Locale,
  { near = null, pointOf = () => undefined }: { near?: Point | null; pointOf?: PointOf } = {},
): TourSummary[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const away = new Map(near ? rows.map((row) => [row.key, startMeters(row, near, pointOf)]) : []);
  const compare: Record<TourSort, (a: TourSummary, b: TourSummary) => number> = {
    recommended: compareRecommendedTours,
    name: (a, b) => collator.compare(a[locale].title, b[locale].title),
    price: (a, b) => a.price - b.price,
    duration: (a, b) => a.days - b.days,
    nearest: near ? (a, b) => (away.get(a.key) ?? 0) - (away.get(b.key) ?? 0) : compareRecommendedTours,
  };
  return [...rows].sort((a, b) => compare[sort](a, b) || (a.key < b.key ? -1 : Number(a.key > b.key)));
}

/** Location of an experience, where known. */
export type PointOf = (experienceKey: string) => Point | undefined;

function startMeters(row: TourSummary, near: Point, pointOf: PointOf): number {
  const start = pointOf(row.experiences[0]?.key ?? '');
  return start ? distanceMeters(start, near) : Number.MAX_SAFE_INTEGER;
}
