import { useEffect, useState } from 'react';
import { type ReadyMadePlan, watchReadyMadePlan } from '../../../data/planner/ready-made-plan.ts';
import type { TourSummary } from '../../../model/schemas/catalogue.ts';

/** The tour as the engine plans it; undefined while it does, null where it cannot be planned. */
export function useTourPlan(tour: TourSummary): ReadyMadePlan | null | undefined {
  const [held, setHeld] = useState<{ key: string; planned: ReadyMadePlan | null }>();
  // Follows the device's facts, from which the engine makes the plan.
  useEffect(
    () =>
      watchReadyMadePlan(tour, (planned) => {
        setHeld({ key: tour.key, planned });
      }),
    [tour],
  );
  return held?.key === tour.key ? held.planned : undefined;
}
