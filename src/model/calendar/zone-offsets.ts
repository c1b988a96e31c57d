import type { ZoneOffsets } from '../plan.ts';
import { memoizeOnce } from '../base/memoize-once.ts';
import { offsetMinutes } from './zoned-moment.ts';

const MINUTE_MS = 60_000;
/** Shorter than any period between two changes of a clock. */
const SAMPLE_MS = 7 * 24 * 60 * MINUTE_MS;
const YEARS_BEFORE = 1;
const YEARS_AFTER = 3;

/** Offsets of an IANA time zone by the platform's own data, for tours that start in a year. */
export const zoneOffsets = memoizeOnce((timeZone: string, year: number): ZoneOffsets => {
  const until = Date.UTC(year + YEARS_AFTER, 0);
  let instant = Date.UTC(year - YEARS_BEFORE, 0);
  let offset = offsetMinutes(timeZone, new Date(instant));
  const offsets: [string, number][] = [[momentOf(instant), offset]];
  while (instant < until) {
    const next = instant + SAMPLE_MS;
    const later = offsetMinutes(timeZone, new Date(next));
    if (later !== offset) offsets.push([momentOf(changeBetween(timeZone, instant, next, offset)), later]);
    instant = next;
    offset = later;
  }
  return offsets;
});

/** The first minute after `before` with another offset than `offset`. */
function changeBetween(timeZone: string, before: number, after: number, offset: number): number {
  let [low, high] = [before, after];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / MINUTE_MS / 2) * MINUTE_MS;
    if (offsetMinutes(timeZone, new Date(middle)) === offset) low = middle;
    else high = middle;
  }
  return high;
}

function momentOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 16);
}
