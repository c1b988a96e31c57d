import {
  at,
  dayOf,
  EARLY_MINUTE,
  hoursFromMinutes,
  LATE_MINUTE,
  minutesFromHours,
  type Minutes,
} from '../moment.ts';
import { isExtraNightDue } from './snap-to-day.ts';

/** Maximum hours of a stay without nights, or if the requested nights are impossible. */
const MAX_HOURS_WITHOUT_NIGHT = 12;

/**
 * Hours to stay so that the rescheduled stop has `nights`, or null if impossible: an arrival before EARLY already has
 * one night, and an evening arrival has no hours left for a visit.
 */
export function hoursForNights(
  nights: number,
  arrival: Minutes,
  isFirstEntry: boolean,
  ownHours: number,
): number | null {
  const daysAhead = isExtraNightDue(arrival, isFirstEntry) ? nights - 1 : nights;
  if (daysAhead < 0) return null;
  const day = dayOf(arrival);
  if (daysAhead > 0) return hoursFromMinutes(at(day + daysAhead, EARLY_MINUTE) - arrival);
  const roomHours = hoursFromMinutes(at(day, LATE_MINUTE) - arrival);
  const hours = Math.min(ownHours, MAX_HOURS_WITHOUT_NIGHT, roomHours);
  return hours > 0 ? hours : null;
}

/** Requested minutes of a stop: its own duration, else its nights, else the experience's typical duration. */
export function requestedMinutes(
  stop: { durationHours: number | null; nights: number | null; ownHours: number },
  arrival: Minutes,
  isFirstEntry: boolean,
): number {
  if (stop.durationHours !== null) return minutesFromHours(stop.durationHours);
  if (stop.nights === null) return minutesFromHours(stop.ownHours);
  const hours = hoursForNights(stop.nights, arrival, isFirstEntry, stop.ownHours);
  return minutesFromHours(hours ?? Math.min(stop.ownHours, MAX_HOURS_WITHOUT_NIGHT));
}
