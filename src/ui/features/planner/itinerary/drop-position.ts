import { isStop } from '../../../../model/plan.ts';
import type { Tour } from '../../../../model/schemas/tour.ts';
import type { OpsOf } from './stop/current-entry.ts';

type Stops = readonly (string | null)[];

/** Ids of the stops in order; null for a stop without id. */
export function stopIds(tour: Pick<Tour, 'itinerary'> | null): Stops {
  return tour?.itinerary.filter(isStop).map((stop) => stop.id ?? null) ?? [];
}

/**
 * Drop position in the current tour for something dropped before stop `at`: after the stop it was dropped behind, else
 * before the next one that still exists.
 * @param order ids of the stops when it was dropped
 */
export function currentDropPosition(tour: Pick<Tour, 'itinerary'>, at: number, order: Stops): number {
  return dropPosition(stopIds(tour), at, order) ?? Math.min(at, stopIds(tour).length);
}

/** Null if none of the surrounding stops exists any more. */
function dropPosition(now: Stops, at: number, order: Stops): number | null {
  const exists = (id: string | null) => id !== null && now.includes(id);
  const before = order.slice(0, at).findLast(exists);
  if (before !== undefined) return now.indexOf(before) + 1;
  const after = order.slice(at).find(exists);
  return after === undefined ? null : now.indexOf(after);
}

/**
 * Operation that moves a dragged stop in the current tour: another device may have added, deleted or moved stops during
 * the drag.
 * @param order ids of the stops when the drag started
 */
export function moveDropped({ from, to }: { from: number; to: number }, order: Stops): OpsOf {
  return (tour) => {
    const now = stopIds(tour);
    const id = order[from] ?? null;
    // Stops have no ids in a tour that was not planned yet: their positions are those that were rendered.
    if (id === null) return [{ op: 'move', from, to }];
    const at = now.indexOf(id);
    const left = now.filter((other) => other !== id);
    const target = dropPosition(
      left,
      to,
      order.filter((other) => other !== id),
    );
    return at < 0 || target === null || target === at ? [] : [{ op: 'move', from: at, to: target }];
  };
}
