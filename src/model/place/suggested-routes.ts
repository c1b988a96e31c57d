import type { TourSummary } from '../schemas/catalogue.ts';

/** Lengths of a holiday in days. */
const LENGTHS = [7, 14, 21] as const;

/** For each usual length the tour nearest to it, shortest first; a tour stands for one of them only. */
export function suggestedRoutes<Tour extends Pick<TourSummary, 'days'>>(tours: readonly Tour[]): Tour[] {
  const chosen: Tour[] = [];
  for (const days of LENGTHS) {
    const [nearest] = tours
      .filter((tour) => !chosen.includes(tour))
      .toSorted((a, b) => Math.abs(a.days - days) - Math.abs(b.days - days));
    if (nearest !== undefined) chosen.push(nearest);
  }
  return chosen.toSorted((a, b) => a.days - b.days);
}
