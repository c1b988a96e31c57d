const MIN_RANGE = 21;
const MAX_DAYS = 366;

/** Upper end of the days slider: twice the recommended or planned days, with headroom above a long tour. */
export function longestDays(planned: number, recommended: number | null): number {
  const target = Math.max(2 * (recommended ?? planned), planned + 7, MIN_RANGE);
  return Math.min(MAX_DAYS, target);
}
