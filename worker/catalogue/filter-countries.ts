import type { CountrySummary, ExperienceSummary } from '../../src/model/schemas/catalogue.ts';
import type { Locale } from '../../src/model/base/locale.ts';
import { type Point, distanceMeters } from './distance-meters.ts';
import { CATEGORY_OF_OTHER, matchesAny } from './filter-values.ts';
import { smallest } from '../../src/model/place/extremes.ts';

/** Filters beside a country's own fields; all but the last are about its experiences. */
export const COUNTRY_OTHERS = ['unesco', 'beach', 'wildlife', 'planner'] as const;

/** Shared by the data worker and the server; every field may be missing or empty. */
export interface CountryFilters {
  georegions?: readonly string[];
  continents?: readonly string[];
  /** Dry months. */
  dryMonths?: readonly number[];
  /** Best months to travel. */
  months?: readonly number[];
  /** 1 budget, 2 standard, 3 luxury. */
  budgets?: readonly number[];
  soloFemale?: boolean;
  lgbtiq?: boolean;
  /** Those that come soon, too. */
  comingSoon?: boolean;
  /** All of them must match. */
  others?: readonly string[];
}

/** Aggregates over a country's experiences; experiences and countries are pulled separately. */
export interface CountryPlaces {
  categories: ReadonlySet<string>;
  points: readonly Point[];
  /** Sum of the recommended stays. */
  hours: number;
  likes: number;
  /** Best rank in the editors' order. */
  rank: number;
}

/** Aggregates the active experiences by country. @param ranks the editors' order of experiences */
export function placesByCountry(
  experiences: readonly ExperienceSummary[],
  ranks: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, CountryPlaces> {
  const byCountry = new Map<string, ExperienceSummary[]>();
  for (const row of experiences.filter(({ active }) => active)) {
    const group = byCountry.get(row.country_key);
    if (group) group.push(row);
    else byCountry.set(row.country_key, [row]);
  }
  return new Map(
    [...byCountry].map(([country, rows]) => [
      country,
      {
        categories: new Set<string>(rows.flatMap((row) => row.categories)),
        points: rows.map((row) => row.location.coordinates),
        hours: rows.reduce((sum, row) => sum + row.duration, 0),
        likes: rows.reduce((sum, row) => sum + (row.likes ?? 0), 0),
        rank: smallest(rows.map((row) => ranks.get(row.key) ?? Number.MAX_SAFE_INTEGER)),
      },
    ]),
  );
}

/** Keeps the order of the rows. Coming-soon countries match only where they are asked for. */
export function filterCountries(
  rows: readonly CountrySummary[],
  filters: CountryFilters,
  places: ReadonlyMap<string, CountryPlaces>,
): CountrySummary[] {
  return rows.filter(
    (row) =>
      (filters.comingSoon === true || !row.coming_soon) &&
      matchesAny<string>(filters.georegions, [row.georegion]) &&
      matchesAny<string>(filters.continents, [row.continent]) &&
      matchesAny(filters.dryMonths, row.dry_months) &&
      matchesAny(filters.months, row.best_months) &&
      matchesAny<number>(filters.budgets, [row.budget_key]) &&
      (filters.soloFemale !== true || row.solo_female) &&
      (filters.lgbtiq !== true || row.lgbtiq) &&
      (filters.others ?? []).every((other) => hasOther(row, other, places)),
  );
}

function hasOther(row: CountrySummary, other: string, places: ReadonlyMap<string, CountryPlaces>): boolean {
  if (other === 'planner') return row.planner;
  return places.get(row.key)?.categories.has(CATEGORY_OF_OTHER[other] ?? '') === true;
}

export type CountrySort = 'recommended' | 'name' | 'price' | 'duration' | 'nearest';

/**
 * A sorted copy. `recommended`: likes of the country's experiences, then their best editors' rank; `price`: the low
 * daily budget; `duration`: total stay of its experiences, shortest first; `nearest`: distance to its nearest
 * experience, the same as `recommended` without a position. Ties are broken by key.
 */
export function sortCountries(
  rows: readonly CountrySummary[],
  sort: CountrySort,
  {
    locale,
    places,
    near = null,
  }: { locale: Locale; places: ReadonlyMap<string, CountryPlaces>; near?: Point | null },
): CountrySummary[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const likes = (row: CountrySummary) => places.get(row.key)?.likes ?? 0;
  const rank = (row: CountrySummary) => places.get(row.key)?.rank ?? Number.MAX_SAFE_INTEGER;
  const hours = (row: CountrySummary) => places.get(row.key)?.hours ?? Number.MAX_SAFE_INTEGER;
  const recommended: Compare = (a, b) => likes(b) - likes(a) || rank(a) - rank(b);
  const away = new Map(
    near ? rows.map((row) => [row.key, nearestMeters(places.get(row.key)?.points ?? [], near)]) : [],
  );
  const compare: Record<CountrySort, Compare> = {
    recommended,
    name: (a, b) => collator.compare(a[locale].name, b[locale].name),
    price: (a, b) => a.budget.low - b.budget.low || a.budget.mid - b.budget.mid,
    duration: (a, b) => hours(a) - hours(b),
    nearest: near ? (a, b) => (away.get(a.key) ?? 0) - (away.get(b.key) ?? 0) : recommended,
  };
  return [...rows].sort((a, b) => compare[sort](a, b) || (a.key < b.key ? -1 : Number(a.key > b.key)));
}

type Compare = (a: CountrySummary, b: CountrySummary) => number;

/** `MAX_SAFE_INTEGER` without points, not Infinity: the difference of two of them must be 0. */
function nearestMeters(points: readonly Point[], near: Point): number {
  return smallest(
    points.map((point) => distanceMeters(point, near)),
    Number.MAX_SAFE_INTEGER,
  );
}
