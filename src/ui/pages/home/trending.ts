import type { CountrySummary, ExperienceSummary, TourSummary } from '../../../model/schemas/catalogue.ts';
import { compareRecommendedTours, editorsRank } from '../../../model/editors-rank.ts';

/** Sorts tours by likes, then editorial rank, then key. */
export function rankTours(tours: readonly TourSummary[]): TourSummary[] {
  return [...tours].sort(compareRecommendedTours);
}

/**
 * Ranks each country's experiences by likes, then by their order in ready-made tours, then by key; countries alternate,
 * so that none dominates.
 */
export function rankExperiences(
  byCountry: readonly (readonly ExperienceSummary[])[],
  tours: readonly TourSummary[],
): ExperienceSummary[] {
  const places = editorsRank(tours);
  const rank = (experience: ExperienceSummary) => places.get(experience.key) ?? Infinity;
  const sorted = byCountry.map((experiences) =>
    [...experiences].sort(
      (a, b) => (b.likes ?? 0) - (a.likes ?? 0) || compareRanks(rank(a), rank(b)) || compareKeys(a, b),
    ),
  );
  const longest = Math.max(0, ...sorted.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => sorted.map((list) => list[index]))
    .flat()
    .filter((experience) => experience !== undefined);
}

function compareRanks(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function compareKeys(a: { key: string }, b: { key: string }): number {
  return a.key < b.key ? -1 : 1;
}

/** Plannable countries first, then those with the most experiences; upcoming ones are omitted. */
export function rankDestinations(
  countries: readonly CountrySummary[],
  places: ReadonlyMap<string, number>,
): CountrySummary[] {
  return countries
    .filter((country) => !country.coming_soon)
    .sort(
      (a, b) =>
        Number(b.planner) - Number(a.planner) ||
        (places.get(b.key) ?? 0) - (places.get(a.key) ?? 0) ||
        compareKeys(a, b),
    );
}
