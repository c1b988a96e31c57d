import { at, dayOf, EARLY_MINUTE, type Minutes } from '../moment.ts';

const NIGHT_START_MINUTE = 22 * 60;
/** Hours of a night that a wait has to include to need a bed, in minutes. */
const MIN_OVERLAP = 4 * 60;

/** Nights for which a wait needs a bed. */
export interface Beds {
  nights: number;
  /** Date of the first one's morning, null without nights. */
  firstDay: number | null;
}

/** Adds the beds of a wait: one for each night of which at least four of the eight hours from 22:00 are in it. */
export function addBeds(beds: Beds, from: Minutes, until: Minutes): void {
  for (let day = dayOf(from); day <= dayOf(until) + 1; day += 1) {
    const start = Math.max(from, at(day - 1, NIGHT_START_MINUTE));
    if (Math.min(until, at(day, EARLY_MINUTE)) - start < MIN_OVERLAP) continue;
    beds.nights += 1;
    beds.firstDay ??= day;
  }
}

export function bedsOf(from: Minutes, until: Minutes): number {
  const beds: Beds = { nights: 0, firstDay: null };
  addBeds(beds, from, until);
  return beds.nights;
}
