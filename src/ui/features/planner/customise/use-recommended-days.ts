import { useEffect, useState } from 'react';
import type { PlannerSession, PlannerState } from '../../../../data/planner/planner-state.ts';
import type { Op, Plan } from '../../../../model/plan.ts';
import { stopsOf } from '../describe-change.ts';

/**
 * The days that the same stops take if each is as long as its experience recommends: the engine plans
 * the tour with every stop put in anew. Null until it has.
 */
export function useRecommendedDays(session: PlannerSession, { plan }: PlannerState): number | null {
  const stops =
    plan === null
      ? ''
      : stopsOf(plan)
          .map((stop) => stop.key)
          .join('_');
  const [answer, setAnswer] = useState<{ stops: string; days: number } | null>(null);

  // Follows the engine: asked when the stops change, not with each change of a stay.
  useEffect(() => {
    if (stops === '') return undefined;
    let current = true;
    void session.preview(freshStops(stops.split('_'))).then((fresh: Plan | null) => {
      if (current && fresh !== null) setAnswer({ stops, days: fresh.days });
    });
    return () => {
      current = false;
    };
  }, [session, stops]);

  return answer?.stops === stops ? answer.days : null;
}

/** Puts each stop in once more behind itself, then takes the former out: its ways stay as they are. */
function freshStops(keys: readonly string[]): Op[] {
  return keys.flatMap((key, position): Op[] => [
    { op: 'add', experience_id: key, at: position + 1 },
    { op: 'remove', stop: position },
  ]);
}
