import { useLive } from '../../shell/state/use-live.ts';
import { experiencesOfCountry, readyMadeTours } from '../../../data/catalogue/live-queries.ts';
import type { CountrySummary, ExperienceSummary, TourSummary } from '../../../model/schemas/catalogue.ts';
import { rankExperiences, rankTours } from './trending.ts';

/** `undefined` until the database has answered. */
export interface TrendingItems {
  tours: readonly TourSummary[] | undefined;
  experiences: readonly ExperienceSummary[] | undefined;
}

/** Maximum number of cards on any screen; CSS hides excess ones on smaller screens. */
const MAX_TOURS = 8;
const MAX_EXPERIENCES = 12;

/** Popular tours and experiences of the plannable countries. */
export function useTrending(countries: readonly CountrySummary[]): TrendingItems {
  const tours = useLive(() => readyMadeTours(), []);
  const planned = countries.filter((country) => country.planner && !country.coming_soon);
  const keys = planned.map((country) => country.key).join();
  const candidates = useLive(
    async () => (keys === '' ? [] : Promise.all(keys.split(',').map(experiencesOfCountry))),
    [keys],
  );
  return {
    tours: tours === undefined ? undefined : rankTours(tours).slice(0, MAX_TOURS),
    experiences:
      candidates === undefined
        ? undefined
        : rankExperiences(candidates, tours ?? []).slice(0, MAX_EXPERIENCES),
  };
}
