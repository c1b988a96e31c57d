import type { Op } from '../../../../model/plan.ts';
import { isStop } from '../../../../model/plan.ts';
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

/** Moves the stop by so many places, as far as there are any. */
export function moveBy(row: DiaryStop, by: number, stopCount: number): OpsOf {
  return (tour) => {
    const { position: from } = stopNow(tour, row);
    const to = Math.min(stopCount - 1, Math.max(0, from + by));
    return to === from ? [] : [{ op: 'move', from, to }];
  };
}
