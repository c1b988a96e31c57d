import type { CategoryKey } from '../../src/model/category.ts';

/**
 * An empty filter matches everything, any other one the items that have at least one of its values.
 */
export function matchesAny<T>(selected: readonly T[] | undefined, has: readonly T[]): boolean {
  return selected === undefined || selected.length === 0 || selected.some((value) => has.includes(value));
}

/**
 * `min-max` in the items' unit, both inclusive. Ranges that do not parse match nothing; no range matches an unknown value.
 */
export function matchesRange(ranges: readonly string[] | undefined, value: number | null): boolean {
  if (ranges === undefined || ranges.length === 0) return true;
  if (value === null) return false;
  return ranges.some((range) => {
    const ends = /^(\d+)-(\d+)$/.exec(range);
    return ends !== null && Number(ends[1]) <= value && value <= Number(ends[2]);
  });
}

/** Category that a value of the filter "other" stands for. */
export const CATEGORY_OF_OTHER: Readonly<Record<string, CategoryKey | undefined>> = {
  unesco: 'unesco-whs',
  beach: 'beach',
  wildlife: 'animals',
};

/** Georegion of a country by its key, where known. */
export type GeoregionOf = (countryKey: string) => string | undefined;

export function matchesGeoregion(
  selected: readonly string[] | undefined,
  countries: readonly string[],
  georegionOf: GeoregionOf | undefined,
): boolean {
  if (selected === undefined || selected.length === 0) return true;
  const has = countries.map((country) => georegionOf?.(country) ?? '');
  return matchesAny(selected, has);
}
