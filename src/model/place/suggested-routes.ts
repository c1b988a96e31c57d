import type { TourSummary } from '../schemas/catalogue.ts';

/** Lengths of a holiday in days. */
const LENGTHS = [7, 14, 21] as const;

/** A tour that is further from a length than this is not offered for it. */
const MOST_APART = 8;

/**
 * The best matching tour for each usual length, sorted by length. Each tour is assigned to one length only, the closest
 * pairs first.
 */
export function suggestedRoutes<Tour extends Pick<TourSummary, 'days'>>(tours: readonly Tour[]): Tour[] {
  const pairs = LENGTHS.flatMap((length) =>
    tours.map((tour) => ({ length, tour, apart: Math.abs(tour.days - length) })),
  ).toSorted((a, b) => a.apart - b.apart);
  const chosen = new Map<number, Tour>();
  for (const { length, tour, apart } of pairs) {
    if (chosen.has(length) || [...chosen.values()].includes(tour)) continue;
    if (apart <= MOST_APART || chosen.size === 0) chosen.set(length, tour);
  }
  return [...chosen.values()].toSorted((a, b) => a.days - b.days);
}
