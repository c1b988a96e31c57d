import { isStop, type ItineraryEntry, type StopEntry } from '../../../src/model/plan.ts';
import { hoursFromMinutes, MINUTES_PER_DAY, MINUTES_PER_HOUR, type Minutes } from '../moment.ts';
import type { ResolvedEntry } from '../resolve-entries.ts';
import { scheduleTimeline } from '../timeline/schedule-timeline.ts';
import type { Schedule, ScheduledStop } from '../timeline/scheduled.ts';

/** Shorter stops have no night to remove. */
const MIN_REDUCIBLE_MINUTES = 30 * MINUTES_PER_HOUR;
/** Stop adding nights after this many times the number of stops without effect. */
const IDLE_ROUNDS = 3;
const HOURS_PER_DAY = 24;

export interface Adjustment {
  /** The new durations in hours, by index in the itinerary. */
  hoursByIndex: Map<number, number>;
  reachedDays: number;
}

/**
 * Adds one night at a time to the stop that is shortest compared with its recommendation, or removes one from the
 * longest, and returns the result closest to the wanted number of days. Mutates `entries`.
 */
export function adjustDays(entries: ResolvedEntry[], start: Minutes, wantedDays: number): Adjustment {
  let schedule = scheduleTimeline(entries, start);
  const isAdding = schedule.days < wantedDays;
  const hoursByIndex = new Map<number, number>();
  let best: Adjustment = { hoursByIndex: new Map(), reachedDays: schedule.days };
  let idleSteps = 0;

  while (isAdding ? schedule.days < wantedDays : schedule.days > wantedDays) {
    const stops = stopsOf(schedule);
    const stop = isAdding ? withLeastSurplus(stops) : reducibleWithGreatestSurplus(stops);
    if (!stop) break;
    const { entry } = stop;
    const minutes = stop.departure - stop.arrival + (isAdding ? MINUTES_PER_DAY : -MINUTES_PER_DAY);
    entry.durationHours = hoursFromMinutes(minutes);
    entry.nights = null;
    hoursByIndex.set(entry.itinIndex, entry.durationHours);

    const daysBefore = schedule.days;
    schedule = scheduleTimeline(entries, start);
    if (Math.abs(schedule.days - wantedDays) < Math.abs(best.reachedDays - wantedDays)) {
      best = { hoursByIndex: new Map(hoursByIndex), reachedDays: schedule.days };
    }
    idleSteps = schedule.days === daysBefore ? idleSteps + 1 : 0;
    if (isAdding && idleSteps >= IDLE_ROUNDS * stops.length) break;
  }
  return best;
}

/** An explicit duration replaces the requested nights. */
export function withHours(entry: StopEntry, hours: number): StopEntry {
  const changed: StopEntry = { ...entry, duration: hours };
  delete changed.nights;
  return changed;
}

export function applyHours(
  itinerary: readonly ItineraryEntry[],
  hoursByIndex: ReadonlyMap<number, number>,
): ItineraryEntry[] {
  return itinerary.map((entry, index) => {
    const hours = hoursByIndex.get(index);
    return hours === undefined || !isStop(entry) ? entry : withHours(entry, hours);
  });
}

function stopsOf({ spans }: Schedule): ScheduledStop[] {
  return spans.filter(
    (span): span is ScheduledStop => span.kind === 'stop' && span.entry.facts.day_only !== true,
  );
}

/** Planned nights beyond the recommended ones; half a night is rounded down. */
function surplusOf({ nights, entry }: ScheduledStop): number {
  return nights - Math.ceil(entry.ownHours / HOURS_PER_DAY - 0.5);
}

function withLeastSurplus(stops: readonly ScheduledStop[]): ScheduledStop | undefined {
  let least: ScheduledStop | undefined;
  for (const stop of stops) if (!least || surplusOf(stop) < surplusOf(least)) least = stop;
  return least;
}

function reducibleWithGreatestSurplus(stops: readonly ScheduledStop[]): ScheduledStop | undefined {
  let greatest: ScheduledStop | undefined;
  for (const stop of stops) {
    if (stop.departure - stop.arrival < MIN_REDUCIBLE_MINUTES) continue;
    if (!greatest || surplusOf(stop) > surplusOf(greatest)) greatest = stop;
  }
  return greatest;
}
