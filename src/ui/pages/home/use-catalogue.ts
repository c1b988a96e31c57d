import { useLiveQuery } from 'dexie-react-hooks';
import {
  allCountries,
  experiencesOfCountry,
  readyMadeTours,
  summariesComplete,
} from '../../../data/live-queries.ts';
import type { CountrySummary, ExperienceSummary, TourSummary } from '../../../model/catalogue.ts';
import { rankExperiences, rankTours } from './trending.ts';

/** `undefined` while the database has not answered; `complete` once nothing more is to come. */
export interface HomeCatalogue {
  countries: readonly CountrySummary[] | undefined;
  tours: readonly TourSummary[] | undefined;
  experiences: readonly ExperienceSummary[] | undefined;
  complete: boolean;
}

/** Most cards that a screen of any size shows; CSS hides what a smaller one does not. */
export const MOST_TOURS = 8;
export const MOST_EXPERIENCES = 12;

export function useHomeCatalogue(): HomeCatalogue {
  const countries = useLiveQuery(allCountries, []);
  const tours = useLiveQuery(() => readyMadeTours(), []);
  const complete = useLiveQuery(summariesComplete, []) ?? false;
  const planned = (countries ?? []).filter((country) => country.planner && !country.coming_soon);
  const keys = planned.map((country) => country.key).join();
  const candidates = useLiveQuery(
    async () => (keys === '' ? [] : Promise.all(keys.split(',').map(experiencesOfCountry))),
    [keys],
  );
  return {
    countries,
    complete,
    tours: tours === undefined ? undefined : rankTours(tours).slice(0, MOST_TOURS),
    experiences:
      candidates === undefined
        ? undefined
        : rankExperiences(candidates, tours ?? []).slice(0, MOST_EXPERIENCES),
  };
}
