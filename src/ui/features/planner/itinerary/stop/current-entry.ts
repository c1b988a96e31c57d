import type { Op, TimelineConnection } from '../../../../../model/plan.ts';
import { isConnection, isStop } from '../../../../../model/plan.ts';
import type { Tour } from '../../../../../model/schemas/tour.ts';
import type { ItineraryStop } from '../group-itinerary.ts';

export type OpsOf = (tour: Pick<Tour, 'itinerary'>) => readonly Op[];

/**
 * Position of a stop in the tour that a change is applied to; -1 if it was deleted. The rendered tour lags behind: two
 * quick clicks on a button must both apply to the button's stop.
 */
export function currentStop(
  { itinerary }: Pick<Tour, 'itinerary'>,
  { id, position, entry }: ItineraryStop,
): { position: number; index: number } {
  const index = itinerary.findIndex((now) => isStop(now) && now.id === id);
  // A stop without an id, in a tour that was not planned yet, is found by its rendered position.
  if (index < 0) return hasNoId(itinerary, entry) ? { position, index: entry.itinIndex } : DELETED;
  return { position: itinerary.slice(0, index).filter(isStop).length, index };
}

/** Deleted in the meantime. */
const DELETED = { position: -1, index: -1 };

function hasNoId(itinerary: Tour['itinerary'], { itinIndex, key }: ItineraryStop['entry']): boolean {
  if (itinerary.length === 0) return true;
  const current = itinerary[itinIndex];
  return current !== undefined && isStop(current) && current.experience_id === key && !current.id;
}

/** Operation on a stop by its current index; none if it was deleted. */
export function onStop(row: ItineraryStop, op: (at: { position: number; index: number }) => Op): OpsOf {
  return (tour) => {
    const at = currentStop(tour, row);
    return at.index < 0 ? [] : [op(at)];
  };
}

/**
 * Current index of a connection: of those between the same places the nearest to its rendered index; -1 without any.
 */
export function currentConnection(
  { itinerary }: Pick<Tour, 'itinerary'>,
  { key, itinIndex }: TimelineConnection,
): number {
  const candidates = itinerary.flatMap((entry, index) =>
    isConnection(entry) && entry.connection_id === key ? [index] : [],
  );
  const [nearest] = candidates.toSorted((a, b) => Math.abs(a - itinIndex) - Math.abs(b - itinIndex));
  return nearest ?? -1;
}

/** Operation on a connection by its current index. */
export function onConnection(entry: TimelineConnection, op: (index: number) => Op): OpsOf {
  return (tour) => {
    const index = currentConnection(tour, entry);
    return index < 0 ? [] : [op(index)];
  };
}

/** Moves the stop by a number of positions, clamped to the ends. */
export function moveBy(row: ItineraryStop, by: number, stopCount: number): OpsOf {
  return (tour) => {
    const { position: from } = currentStop(tour, row);
    if (from < 0) return [];
    const to = Math.min(stopCount - 1, Math.max(0, from + by));
    return to === from ? [] : [{ op: 'move', from, to }];
  };
}
