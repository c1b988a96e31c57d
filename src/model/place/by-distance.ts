import { greatCircleKm, type LonLat } from './geo.ts';

/** What has a location, nearest first. */
export function byDistance<T extends { at: LonLat | null }>(
  items: readonly T[],
  from: LonLat,
): { item: T; km: number }[] {
  return items
    .flatMap((item) => (item.at === null ? [] : [{ item, km: greatCircleKm(from, item.at) }]))
    .toSorted((a, b) => a.km - b.km);
}
