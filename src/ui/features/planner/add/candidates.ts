import type { ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import { CATEGORY_KEYS, type CategoryKey } from '../../../../model/category.ts';
import { compareRecommendedPlaces } from '../../../../model/editors-rank.ts';
import { isStop } from '../../../../model/plan.ts';
import type { Tour } from '../../../../model/schemas/tour.ts';

/** Experience keys of the stops in order; an experience may occur twice. */
export function stopKeys(tour: Tour | null): string[] {
  return tour?.itinerary.filter(isStop).map((stop) => stop.experience_id) ?? [];
}

/** Stop numbers of each experience, starting at 1. */
export function stopNumbers(keys: readonly string[]): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  for (const [index, key] of keys.entries()) numbers.set(key, [...(numbers.get(key) ?? []), index + 1]);
  return numbers;
}

/** Countries chosen for the tour, and those of its stops. */
export function tourCountries(tour: Tour | null, places: ReadonlyMap<string, ExperienceSummary>): string[] {
  const ofStops = stopKeys(tour).flatMap((key) => places.get(key)?.country_key ?? []);
  return [...new Set([...(tour?.countries ?? []), ...ofStops])];
}

/** Categories that occur in the rows, most frequent first. */
export function categoriesByCount(rows: readonly ExperienceSummary[]): CategoryKey[] {
  const counts = new Map<CategoryKey, number>();
  for (const row of rows) {
    for (const category of row.categories) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return CATEGORY_KEYS.filter((category) => counts.has(category)).sort(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0),
  );
}

/** Regions sorted by their localized name; the value is the English name. */
export function regionsOf(
  rows: readonly ExperienceSummary[],
  locale: 'en' | 'de',
): { value: string; name: string }[] {
  const names = new Map(rows.map((row) => [row.en.region, row[locale].region]));
  const collator = new Intl.Collator(locale);
  return [...names]
    .map(([value, name]) => ({ value, name }))
    .sort((a, b) => collator.compare(a.name, b.name));
}

/** The data worker's default order, for a first render before it answers. */
export function recommendedKeys(
  rows: readonly ExperienceSummary[],
  ranks: ReadonlyMap<string, number>,
): string[] {
  return rows.toSorted(compareRecommendedPlaces(ranks)).map((row) => row.key);
}
