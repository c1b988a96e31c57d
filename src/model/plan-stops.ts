import type { Plan, TimelineStop } from './plan.ts';

export function stopsOf(plan: Plan): TimelineStop[] {
  return plan.timeline.filter((entry) => entry.timelineType === 'experience');
}

/** Whether the tour ends with a connection instead of a stop. */
export function hasReturnJourney(plan: Plan): boolean {
  return plan.timeline.at(-1)?.timelineType === 'connection' && stopsOf(plan).length > 0;
}
