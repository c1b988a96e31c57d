import { clockIn } from './local-clock.ts';
import type { Moment } from '../plan.ts';

/** Converts a wall-clock moment between two IANA time zones. */
export function convertMoment(moment: Moment, from: string, to: string): Moment {
  const asUtc = Date.parse(`${moment}Z`);
  // The second iteration is for the hours around a DST change.
  const instant = asUtc - offsetMs(from, asUtc - offsetMs(from, asUtc));
  return new Date(instant + offsetMs(to, instant)).toISOString().slice(0, 16);
}

function offsetMs(timeZone: string, instant: number): number {
  return Date.parse(`${clockIn(timeZone, new Date(instant))}Z`) - instant;
}
