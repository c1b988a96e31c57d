import { clockIn } from './local-clock.ts';
import type { Moment } from '../plan.ts';

/** What a clock in `to` says at the moment when one in `from` says `moment`; both are IANA time zones. */
export function momentElsewhere(moment: Moment, from: string, to: string): Moment {
  const asUtc = Date.parse(`${moment}Z`);
  // The second look is for the hours around a change of the clocks.
  const instant = asUtc - offsetMs(from, asUtc - offsetMs(from, asUtc));
  return new Date(instant + offsetMs(to, instant)).toISOString().slice(0, 16);
}

function offsetMs(timeZone: string, instant: number): number {
  return Date.parse(`${clockIn(timeZone, new Date(instant))}Z`) - instant;
}
