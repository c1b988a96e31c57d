import type { PlannerSession } from '../../../../data/planner-state.ts';
import { isStop } from '../../../../model/plan.ts';
import type { DiaryStop } from './group-diary.ts';

/**
 * Where a stop stands at this moment. The page is drawn a little behind the tour: two quick presses of one button
 * both mean the stop that the button belongs to.
 */
export function stopNow(
  session: PlannerSession,
  { id, position, entry }: DiaryStop,
): { position: number; index: number } {
  const itinerary = session.getState().tour?.itinerary ?? [];
  const index = itinerary.findIndex((now) => isStop(now) && now.id === id);
  if (index < 0) return { position, index: entry.itinIndex };
  return { position: itinerary.slice(0, index).filter(isStop).length, index };
}
