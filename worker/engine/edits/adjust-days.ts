import { isStop, type ItineraryEntry, type StopEntry } from '../../../src/model/plan.ts';
import { hoursFromMinutes, MINUTES_PER_DAY, MINUTES_PER_HOUR, type Minutes } from '../moment.ts';
import type { ResolvedEntry, ResolvedStop } from '../resolve-entries.ts';
import { scheduleTimeline } from '../timeline/schedule-timeline.ts';
import type { Schedule } from '../timeline/scheduled.ts';

/** Shorter stops have no night to remove. */
const LEAST_TO_GIVE_MINUTES = 30 * MINUTES_PER_HOUR;
/** Stop adding nights after this many rounds without effect. */
const IDLE_ROUNDS = 3;

export interface Adjustment {
  /** The new durations in hours, by index in the itinerary. */
  hoursByIndex: Map<number, number>;
  reachedDays: number;
}

/**
 * Adds or removes one night at a time, round-robin over the stops, and returns the result closest to the wanted number
 * of days. Mutates `entries`.
 */
export function adjustDays(entries: ResolvedEntry[], begin: Minutes, wantedDays: number): Adjustment {
  const stops = entries.filter(
    (entry): entry is ResolvedStop => entry.kind === 'stop' && entry.facts.day_only !== true,
  );
  let schedule = scheduleTimeline(entries, begin);
  const isAdding = schedule.days < wantedDays;
  const hoursByIndex = new Map<number, number>();
  let best: Adjustment = { hoursByIndex: new Map(), reachedDays: schedule.days };
  let turn = 0;
  let idleSteps = 0;

  while (stops.length > 0 && (isAdding ? schedule.days < wantedDays : schedule.days > wantedDays)) {
    const planned = plannedMinutes(schedule);
    const position = isAdding ? turn : nextReducible(planned, turn);
    const stop = position === null ? undefined : stops[position];
    if (position === null || !stop) break;
    const minutes = (planned[position] ?? 0) + (isAdding ? MINUTES_PER_DAY : -MINUTES_PER_DAY);
    stop.durationHours = hoursFromMinutes(minutes);
    stop.nights = null;
    hoursByIndex.set(stop.itinIndex, stop.durationHours);
    turn = (position + 1) % stops.length;

    const daysBefore = schedule.days;
    schedule = scheduleTimeline(entries, begin);
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

function plannedMinutes(schedule: Schedule): number[] {
  const minutes: number[] = [];
  for (const span of schedule.spans) {
    if (span.kind === 'stop' && span.entry.facts.day_only !== true)
      minutes.push(span.departure - span.arrival);
  }
  return minutes;
}

function nextReducible(planned: readonly number[], turn: number): number | null {
  for (let ahead = 0; ahead < planned.length; ahead += 1) {
    const position = (turn + ahead) % planned.length;
    if ((planned[position] ?? 0) >= LEAST_TO_GIVE_MINUTES) return position;
  }
  return null;
}
