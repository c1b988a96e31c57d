import type { Op, TimelineConnection } from '../../../../../model/plan.ts';
import { isConnection, isStop } from '../../../../../model/plan.ts';
import type { Tour } from '../../../../../model/schemas/tour.ts';
import type { ItineraryStop } from '../group-itinerary.ts';

export type OpsOf = (tour: Pick<Tour, 'itinerary'>) => readonly Op[];

/**
 * Where a stop stands in the tour that a change is made from; -1 once it is gone. The page is drawn a little behind it: two quick presses
 * of one button both mean the stop that the button belongs to.
 */
export function stopNow(
  { itinerary }: Pick<Tour, 'itinerary'>,
  { id, position, entry }: ItineraryStop,
): { position: number; index: number } {
  const index = itinerary.findIndex((now) => isStop(now) && now.id === id);
  // A stop without an id, as in a tour that was not planned yet, is the one that stands where it was drawn.
  if (index < 0) return isUnnamed(itinerary, entry) ? { position, index: entry.itinIndex } : GONE;
  return { position: itinerary.slice(0, index).filter(isStop).length, index };
}

/** It was taken out meanwhile. */
const GONE = { position: -1, index: -1 };

function isUnnamed(itinerary: Tour['itinerary'], { itinIndex, key }: ItineraryStop['entry']): boolean {
  if (itinerary.length === 0) return true;
  const there = itinerary[itinIndex];
  return there !== undefined && isStop(there) && there.experience_id === key && !there.id;
}

/** A change of a stop by the index that it has then; none once it is gone. */
export function onStop(row: ItineraryStop, op: (at: { position: number; index: number }) => Op): OpsOf {
  return (tour) => {
    const at = stopNow(tour, row);
    return at.index < 0 ? [] : [op(at)];
  };
}

/** Index of a way then: of those between the same two places the one nearest to where it was, -1 without any. */
export function currentConnection(
  { itinerary }: Pick<Tour, 'itinerary'>,
  { key, itinIndex }: TimelineConnection,
): number {
  const ways = itinerary.flatMap((entry, index) =>
    isConnection(entry) && entry.connection_id === key ? [index] : [],
  );
  const [nearest] = ways.toSorted((a, b) => Math.abs(a - itinIndex) - Math.abs(b - itinIndex));
  return nearest ?? -1;
}

/** A change of a way by the index that it has then. */
export function onPath(entry: TimelineConnection, op: (index: number) => Op): OpsOf {
  return (tour) => {
    const index = currentConnection(tour, entry);
    return index < 0 ? [] : [op(index)];
  };
}

/** Moves the stop by so many places, as far as there are any. */
export function moveBy(row: ItineraryStop, by: number, stopCount: number): OpsOf {
  return (tour) => {
    const { position: from } = stopNow(tour, row);
    if (from < 0) return [];
    const to = Math.min(stopCount - 1, Math.max(0, from + by));
    return to === from ? [] : [{ op: 'move', from, to }];
  };
}
