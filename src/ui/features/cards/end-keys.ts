import type { TourSummary } from '../../../model/schemas/catalogue.ts';

/** Keys of the first and last stop; empty without stops. */
export function endKeys({ experiences }: Pick<TourSummary, 'experiences'>): [string, string] {
  return [experiences[0]?.key ?? '', experiences.at(-1)?.key ?? ''];
}
