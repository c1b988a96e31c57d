import type { Moment, Plan, TimelineStop } from './plan.ts';

export function stopsOf(plan: Plan): TimelineStop[] {
  return plan.timeline.filter((entry) => entry.timelineType === 'experience');
}

/** Whether the tour ends with a connection instead of a stop. */
export function hasReturnJourney(plan: Plan): boolean {
  return plan.timeline.at(-1)?.timelineType === 'connection' && stopsOf(plan).length > 0;
}

/** When the traveler leaves a stop: with the next connection, which may be later than the end of the stay. */
export function leavesOf({ timeline }: Pick<Plan, 'timeline'>, stop: TimelineStop): Moment {
  const next = timeline
    .slice(timeline.indexOf(stop) + 1)
    .find(({ timelineType: type }) => type !== 'connectionGroup');
  return next?.timelineType === 'connection' && next.duration > 0 ? next.departure : stop.departure;
}
