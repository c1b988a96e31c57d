import { clockIn } from './local-clock.ts';
import type { Moment } from '../plan.ts';

const MINUTE_MS = 60_000;

/** Converts a wall-clock moment between two IANA time zones. */
export function convertMoment(moment: Moment, from: string, to: string): Moment {
  const instant = instantOf(moment, from);
  return new Date(instant + offsetMs(to, instant)).toISOString().slice(0, 16);
}

/** The instant of a wall-clock moment in an IANA time zone, in milliseconds since 1970. */
export function instantOf(moment: Moment, timeZone: string): number {
  const asUtc = Date.parse(`${moment}Z`);
  // The second iteration is for the hours around a DST change.
  return asUtc - offsetMs(timeZone, asUtc - offsetMs(timeZone, asUtc));
}

/** Minutes that an IANA time zone is ahead of UTC at an instant. */
export function offsetMinutes(timeZone: string, instant: Date): number {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  return Date.parse(`${clockIn(timeZone, instant)}Z`) / MINUTE_MS - minute;
}

function offsetMs(timeZone: string, instant: number): number {
  return offsetMinutes(timeZone, new Date(instant)) * MINUTE_MS;
}

/** Whether two places' clocks differ at a moment of the first one; false if a zone is unknown. */
export function clocksDiffer(moment: Moment, from: string | null, to: string | null): boolean {
  return from !== null && to !== null && from !== to && convertMoment(moment, from, to) !== moment;
}
