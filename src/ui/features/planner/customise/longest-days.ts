const SHORTEST_RANGE = 21;
const MOST_DAYS = 366;

/** Where the days slider ends: twice what is recommended or planned, with room above a long tour. */
export function longestDays(planned: number, recommended: number | null): number {
  const wanted = Math.max(2 * (recommended ?? planned), planned + 7, SHORTEST_RANGE);
  return Math.min(MOST_DAYS, wanted);
}
