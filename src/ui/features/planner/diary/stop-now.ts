import type { Op, TimelineConnection } from '../../../../model/plan.ts';
import { isConnection, isStop } from '../../../../model/plan.ts';
import type { Tour } from '../../../../model/tour.ts';
import type { DiaryStop } from './group-diary.ts';

export type OpsOf = (tour: Pick<Tour, 'itinerary'>) => readonly Op[];

/**
 * Where a stop stands in the tour that a change is made from. The page is drawn a little behind it: two quick presses
 * of one button both mean the stop that the button belongs to.
 */
export function stopNow(
  { itinerary }: Pick<Tour, 'itinerary'>,
  { id, position, entry }: DiaryStop,
): { position: number; index: number } {
  const index = itinerary.findIndex((now) => isStop(now) && now.id === id);
  if (index < 0) return { position, index: entry.itinIndex };
  return { position: itinerary.slice(0, index).filter(isStop).length, index };
}

/** Index of a way then: of those between the same two places the one nearest to where it was, -1 without any. */
export function wayNow(
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
export function onWay(entry: TimelineConnection, op: (index: number) => Op): OpsOf {
  return (tour) => {
    const index = wayNow(tour, entry);
    return index < 0 ? [] : [op(index)];
  };
}

/** Moves the stop by so many places, as far as there are any. */
export function moveBy(row: DiaryStop, by: number, stopCount: number): OpsOf {
  return (tour) => {
    const { position: from } = stopNow(tour, row);
    const to = Math.min(stopCount - 1, Math.max(0, from + by));
    return to === from ? [] : [{ op: 'move', from, to }];
  };
}
