import type { ExperienceSummary } from '../schemas/catalogue.ts';

type DatedPlace = Pick<ExperienceSummary, 'key' | 'country_key' | 'updatedAt'>;

/** The places changed last, one of each country first; by key where no date tells them apart. */
export function latestPlaces<Place extends DatedPlace>(places: readonly Place[], max: number): Place[] {
  const sorted = places.toSorted(
    (a, b) =>
      (b.updatedAt ?? '').localeCompare(a.updatedAt ?? '') || (a.key < b.key ? -1 : Number(a.key > b.key)),
  );
  const seen = new Set<string>();
  const [first, others]: [Place[], Place[]] = [[], []];
  for (const place of sorted) {
    (seen.has(place.country_key) ? others : first).push(place);
    seen.add(place.country_key);
  }
  return [...first, ...others].slice(0, max);
}

/** How many the page of unknown URLs shows. */
export const LATEST_PLACES = 6;
