import { at, dayOf, EARLY_MINUTE, LATE_MINUTE, MINUTES_PER_HOUR, type Minutes } from '../moment.ts';
import type { ResolvedEntry, ResolvedStop } from '../resolve-entries.ts';

/** Travel time reserved before LATE if the onward journey cannot end on the day of the visit. */
const LAST_HOUR = MINUTES_PER_HOUR;

/**
 * End of a visit where overnight stays are not allowed: on the day of arrival, early enough to finish the onward
 * journey by LATE if that leaves at least half of the visit's typical duration, else an hour before LATE.
 * @param after index of the first entry behind it
 */
export function dayVisit(
  stop: ResolvedStop,
  arrival: Minutes,
  entries: readonly ResolvedEntry[],
  after: number,
): { departure: Minutes; lastDeparture: Minutes } {
  const late = at(dayOf(arrival), LATE_MINUTE);
  const own = Math.round(stop.ownHours * MINUTES_PER_HOUR);
  const latest = late - travelAhead(entries, after);
  const last = latest - arrival >= own / 2 ? latest : late - LAST_HOUR;
  const wanted = stop.durationHours === null ? own : Math.round(stop.durationHours * MINUTES_PER_HOUR);
  const early = at(dayOf(arrival), EARLY_MINUTE);
  const lastDeparture = Math.max(arrival + 1, last);
  const departure = Math.min(Math.max(arrival + Math.max(wanted, 1), early), lastDeparture);
  return { departure, lastDeparture };
}

function travelAhead(entries: readonly ResolvedEntry[], after: number): number {
  let minutes = 0;
  for (let index = after; index < entries.length; index += 1) {
    const entry = entries[index];
    if (entry?.kind !== 'connection') break;
    minutes += entry.travelMinutes;
  }
  return minutes;
}
