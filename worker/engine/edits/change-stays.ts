import { isStop, type ItineraryEntry, type Op, type PlanWarning } from '../../../src/model/plan.ts';
import { adjustDays, applyHours, withHours } from './adjust-days.ts';
import { longerMinutes, reducedMinutes } from './duration-steps.ts';
import { hoursFromMinutes } from '../moment.ts';
import { replaced, warned, type Changed, type OpsFacts } from './ops-state.ts';
import { accept, reject, type Outcome } from '../input/rejection.ts';
import { resolveEntries } from '../resolve-entries.ts';
import { hoursForNights } from '../timeline/stay-for-nights.ts';
import { scheduleTimeline } from '../timeline/schedule-timeline.ts';
import type { ScheduledStop } from '../timeline/scheduled.ts';

/** Changes one stop's duration, by a step or to a number of nights. */
export function changeStay(
  changed: Changed,
  op: Extract<Op, { op: 'reduce' | 'increase' | 'setNights' }>,
  path: string,
  facts: OpsFacts,
): Outcome<Changed> {
  const entry = changed.itinerary[op.entry];
  if (!entry || !isStop(entry)) return reject(`${path}.entry`, 'expected the index of a stop');
  const planned = plannedStop(changed.itinerary, op.entry, facts);
  const hours = hoursAfter(op, planned);
  if (hours !== null) return accept(replaced(changed, op.entry, withHours(entry, hours)));
  const warning: PlanWarning = { code: 'step-impossible', experience_id: entry.experience_id };
  return accept(warned(changed, warning));
}

/** Changes the stops' durations so that the tour has the wanted number of days. */
export function changeDays(changed: Changed, wanted: number, facts: OpsFacts): Changed {
  const { hoursByIndex, reachedDays } = facts.time('walk', () =>
    adjustDays(resolveEntries(changed.itinerary, facts), facts.begin, wanted),
  );
  const itinerary = applyHours(changed.itinerary, hoursByIndex);
  if (reachedDays === wanted) return { ...changed, itinerary };
  const warning: PlanWarning = { code: 'days-not-reached', wanted, reached: reachedDays };
  return warned({ ...changed, itinerary }, warning);
}

function hoursAfter(
  op: Extract<Op, { op: 'reduce' | 'increase' | 'setNights' }>,
  planned: ScheduledStop,
): number | null {
  if (op.op === 'setNights') {
    if (op.nights > 0 && planned.entry.facts.day_only === true) return null;
    return hoursForNights(op.nights, planned.arrival, planned.isFirstEntry, planned.entry.ownHours);
  }
  const minutes = op.op === 'reduce' ? reducedMinutes(planned) : longerMinutes(planned);
  return minutes === null ? null : hoursFromMinutes(minutes);
}

function plannedStop(itinerary: readonly ItineraryEntry[], index: number, facts: OpsFacts): ScheduledStop {
  const schedule = facts.time('walk', () => scheduleTimeline(resolveEntries(itinerary, facts), facts.begin));
  for (const span of schedule.spans) {
    if (span.kind === 'stop' && span.entry.itinIndex === index) return span;
  }
  throw new Error(`no stop at ${index}`);
}
