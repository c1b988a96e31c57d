import { useLive } from '../../shell/state/use-live.ts';
import { experiencesOfCountry, readyMadeTours } from '../../../data/catalogue/live-queries.ts';
import type { CountrySummary, ExperienceSummary, TourSummary } from '../../../model/schemas/catalogue.ts';
import { rankExperiences, rankTours } from './trending.ts';

/** `undefined` while the database has not answered. */
export interface TrendingItems {
  tours: readonly TourSummary[] | undefined;
  experiences: readonly ExperienceSummary[] | undefined;
}

/** Most cards that a screen of any size shows; CSS hides what a smaller one does not. */
const MOST_TOURS = 8;
const MOST_EXPERIENCES = 12;

/** What others liked, of the countries that can be planned. */
export function useTrending(countries: readonly CountrySummary[]): TrendingItems {
  const tours = useLive(() => readyMadeTours(), []);
  const planned = countries.filter((country) => country.planner && !country.coming_soon);
  const keys = planned.map((country) => country.key).join();
  const candidates = useLive(
    async () => (keys === '' ? [] : Promise.all(keys.split(',').map(experiencesOfCountry))),
    [keys],
  );
  return {
    tours: tours === undefined ? undefined : rankTours(tours).slice(0, MOST_TOURS),
    experiences:
      candidates === undefined
        ? undefined
        : rankExperiences(candidates, tours ?? []).slice(0, MOST_EXPERIENCES),
  };
}
