import { useEffect, useState } from 'react';
import type { PlannerSession, PlannerState } from '../../../../data/planner/planner-state.ts';
import type { Op, Plan } from '../../../../model/plan.ts';
import { stopsOf } from '../../../../model/plan-stops.ts';

/**
 * Days that the same stops take with each at its recommended length: the engine plans a preview with every stop added
 * again. Null until it has responded.
 */
export function useRecommendedDays(session: PlannerSession, { plan }: PlannerState): number | null {
  const stops =
    plan === null
      ? ''
      : stopsOf(plan)
          .map((stop) => stop.key)
          .join('_');
  const [result, setResult] = useState<{ stops: string; days: number } | null>(null);

  // Asks the engine when the stops change, not on every change of a stay.
  useEffect(() => {
    if (stops === '') return undefined;
    let current = true;
    void session.preview(freshStops(stops.split('_'))).then((fresh: Plan | null) => {
      if (current && fresh !== null) setResult({ stops, days: fresh.days });
    });
    return () => {
      current = false;
    };
  }, [session, stops]);

  return result?.stops === stops ? result.days : null;
}

/** Adds each stop again after itself, then removes the original: its connections stay as they are. */
function freshStops(keys: readonly string[]): Op[] {
  return keys.flatMap((key, position): Op[] => [
    { op: 'add', experience_id: key, at: position + 1 },
    { op: 'remove', stop: position },
  ]);
}
