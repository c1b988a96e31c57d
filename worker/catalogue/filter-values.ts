/**
 * What both lists share. An empty filter is ignored, any other matches an item that has any of its
 * values; a value that nothing has matches nothing.
 */
export function matchesAny<T>(selected: readonly T[] | undefined, has: readonly T[]): boolean {
  return selected === undefined || selected.length === 0 || selected.some((value) => has.includes(value));
}

/** `min-max` in the items' unit, both ends within. What does not parse contains nothing. */
export function matchesRange(ranges: readonly string[] | undefined, value: number): boolean {
  if (ranges === undefined || ranges.length === 0) return true;
  return ranges.some((range) => {
    const ends = /^(\d+)-(\d+)$/.exec(range);
    return ends !== null && Number(ends[1]) <= value && value <= Number(ends[2]);
  });
}

/** The georegion of a country by its key, as far as it is known. */
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
