import { useMemo } from 'react';
import { useLive } from '../../shell/state/use-live.ts';
import { activeExperiences } from '../../../data/catalogue/home-queries.ts';
import { readyMadeTours } from '../../../data/catalogue/live-queries.ts';
import type { ExperienceSummary, TourSummary } from '../../../model/schemas/catalogue.ts';
import { compareRecommendedTours, trendingPlaces } from '../../../model/editors-rank.ts';

/** Tours and experiences of all countries, best first. `undefined` until the database has answered. */
export function useTrending(): {
  tours: readonly TourSummary[] | undefined;
  experiences: readonly ExperienceSummary[] | undefined;
} {
  const tours = useLive(() => readyMadeTours(), []);
  const places = useLive(activeExperiences, []);
  const experiences = useMemo(() => places && trendingPlaces(places, tours ?? []), [places, tours]);
  return { tours: tours?.toSorted(compareRecommendedTours), experiences };
}
