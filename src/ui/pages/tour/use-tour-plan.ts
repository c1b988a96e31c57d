import { useEffect, useState } from 'react';
import { type ReadyMadePlan, watchReadyMadePlan } from '../../../data/planner/ready-made-plan.ts';
import type { TourSummary } from '../../../model/schemas/catalogue.ts';

/** The tour as planned by the engine; undefined while planning, null if it cannot be planned. */
export function useTourPlan(tour: TourSummary): ReadyMadePlan | null | undefined {
  const [loaded, setLoaded] = useState<{ key: string; planned: ReadyMadePlan | null }>();
  // Replans when the cached data changes.
  useEffect(() => watchReadyMadePlan(tour, (planned) => setLoaded({ key: tour.key, planned })), [tour]);
  return loaded?.key === tour.key ? loaded.planned : undefined;
}
