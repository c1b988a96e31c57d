/** Splits a query parameter into a list; empty if missing or blank. */
export function splitList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

export function numbers(text: string | undefined): number[] {
  return splitList(text).map(Number);
}

/** Both coordinates, or undefined. Longitude, then latitude. */
export function position(lat: string | undefined, long: string | undefined): [number, number] | undefined {
  return lat === undefined || long === undefined ? undefined : [Number(long), Number(lat)];
}

/** Slice of a list for one page; everything without a limit. */
export function pageOf<T>(list: readonly T[], limit: string | undefined, offset: string | undefined): T[] {
  const start = Number(offset ?? 0);
  return list.slice(start, limit === undefined ? undefined : start + Number(limit));
}

/** The rows of the requested keys, in that order, deduplicated; unknown keys are skipped. */
export function pick<Row>(rows: ReadonlyMap<string, Row>, keys: readonly string[]): Row[] {
  return [...new Set(keys)].flatMap((key) => rows.get(key) ?? []);
}
