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

/** What the list needs of a tour. Of a user's tour, days and price may not be known. */
export type ListedTour = Pick<
  TourSummary,
  'key' | 'countries' | 'months' | 'likes' | 'rank' | 'categories' | 'experiences' | 'modes'
> &
  Record<Locale, Pick<TourSummary[Locale], 'title'>> & { days: number | null; price: number | null };

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
export function filterTours<Tour extends ListedTour>(
  rows: readonly Tour[],
  filters: TourFilters,
  georegionOf?: GeoregionOf,
): Tour[] {
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

function hasOther({ categories, experiences, modes }: ListedTour, other: string): boolean {
  // Only of a tour whose every connection is known.
  if (other === 'no-flight') return modes.length >= experiences.length - 1 && !modes.includes('flight');
  return categories.some(([category]) => category === CATEGORY_OF_OTHER[other]);
}

export type TourSort = 'recommended' | 'name' | 'price' | 'duration' | 'nearest';

/**
 * A sorted copy. `recommended`: likes, then the editors' rank; `nearest`: distance to the first stop, the same as
 * `recommended` without a position. Ties are broken by key.
 */
export function sortTours<Tour extends ListedTour>(
  rows: readonly Tour[],
  sort: TourSort,
  locale: Locale,
  { near = null, pointOf = () => undefined }: { near?: Point | null; pointOf?: PointOf } = {},
): Tour[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const away = new Map(near ? rows.map((row) => [row.key, startMeters(row, near, pointOf)]) : []);
  const compare: Record<TourSort, (a: ListedTour, b: ListedTour) => number> = {
    recommended: compareRecommendedTours,
    name: (a, b) => collator.compare(a[locale].title, b[locale].title),
    price: (a, b) => orLast(a.price) - orLast(b.price),
    duration: (a, b) => orLast(a.days) - orLast(b.days),
    nearest: near ? (a, b) => (away.get(a.key) ?? 0) - (away.get(b.key) ?? 0) : compareRecommendedTours,
  };
  return [...rows].sort((a, b) => compare[sort](a, b) || (a.key < b.key ? -1 : Number(a.key > b.key)));
}

/** Not Infinity: the difference of two of them must be 0. */
function orLast(value: number | null): number {
  return value ?? Number.MAX_SAFE_INTEGER;
}

/** Location of an experience, where known. */
export type PointOf = (experienceKey: string) => Point | undefined;

function startMeters(row: ListedTour, near: Point, pointOf: PointOf): number {
  const start = pointOf(row.experiences[0]?.key ?? '');
  return start ? distanceMeters(start, near) : Number.MAX_SAFE_INTEGER;
}
