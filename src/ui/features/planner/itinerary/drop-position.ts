import { isStop } from '../../../../model/plan.ts';
import type { Tour } from '../../../../model/schemas/tour.ts';
import type { OpsOf } from './stop/stop-now.ts';

type Stops = readonly (string | null)[];

/** Ids of the stops in their order; null for one without. */
export function stopIds(tour: Pick<Tour, 'itinerary'> | null): Stops {
  return tour?.itinerary.filter(isStop).map((stop) => stop.id ?? null) ?? [];
}

/**
 * Where something dropped before the stop that stood at `at` belongs in the tour as it is now: behind the stop that it was
 * dropped behind, else before the next one that is still there.
 * @param order ids of the stops when it was dropped
 */
export function gapNow(tour: Pick<Tour, 'itinerary'>, at: number, order: Stops): number {
  return gapAmong(stopIds(tour), at, order) ?? Math.min(at, stopIds(tour).length);
}

/** Null where none of the stops around it is there any more. */
function gapAmong(now: Stops, at: number, order: Stops): number | null {
  const isThere = (id: string | null) => id !== null && now.includes(id);
  const before = order.slice(0, at).findLast(isThere);
  if (before !== undefined) return now.indexOf(before) + 1;
  const after = order.slice(at).find(isThere);
  return after === undefined ? null : now.indexOf(after);
}

/**
 * The move of a stop that was dragged, in the tour as it is when it is made: another device may have added, taken out or
 * moved stops while it was held.
 * @param order ids of the stops when it was lifted
 */
export function dropped({ from, to }: { from: number; to: number }, order: Stops): OpsOf {
  return (tour) => {
    const now = stopIds(tour);
    const id = order[from] ?? null;
    // Stops without ids are those of a tour that nobody has planned: they stand as they were drawn.
    if (id === null) return [{ op: 'move', from, to }];
    const at = now.indexOf(id);
    const left = now.filter((other) => other !== id);
    const target = gapAmong(
      left,
      to,
      order.filter((other) => other !== id),
    );
    return at < 0 || target === null || target === at ? [] : [{ op: 'move', from: at, to: target }];
  };
}
