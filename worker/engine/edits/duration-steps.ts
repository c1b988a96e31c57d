import {
  at,
  dayOf,
  EARLY_MINUTE,
  LATE_MINUTE,
  MINUTES_PER_DAY,
  MINUTES_PER_HOUR,
  type Minutes,
} from '../moment.ts';
import { snapToDay } from '../timeline/snap-to-day.ts';

/** The fields of a planned stop that the duration steps need. */
export interface PlannedStay {
  arrival: Minutes;
  departure: Minutes;
  nights: number;
}

const SHORT = 6 * MINUTES_PER_HOUR;
const HALF_DAY = 12 * MINUTES_PER_HOUR;

/** Minutes of the next shorter stay, or null if there is none. */
export function reducedMinutes(stay: PlannedStay): number | null {
  const { arrival, departure } = stay;
  const present = departure - arrival;
  const reduced = shorter(stay, present);
  if (reduced === null || reduced <= 0 || reduced >= present) return null;
  return snapToDay(arrival, reduced) < departure ? reduced : null;
}

function shorter({ arrival, nights }: PlannedStay, present: number): number | null {
  if (nights > 1) return present - MINUTES_PER_DAY;
  if (nights === 0) return present > SHORT ? present - SHORT : null;
  const day = dayOf(arrival);
  const late = at(day, LATE_MINUTE);
  const halfDayEnd = arrival + HALF_DAY;
  if (present > HALF_DAY && halfDayEnd >= at(day, EARLY_MINUTE) && halfDayEnd <= late) return HALF_DAY;
  return Math.min(SHORT, late - arrival);
}

/** Minutes of the next longer stay; there is always one. */
export function increasedMinutes({ arrival, departure }: PlannedStay): number {
  const present = departure - arrival;
  let step = MINUTES_PER_DAY;
  if (present <= SHORT) step = SHORT;
  else if (present <= HALF_DAY) step = HALF_DAY;
  let increased = present + step;
  const snapped = snapToDay(arrival, present);
  while (snapToDay(arrival, increased) <= snapped) increased += MINUTES_PER_DAY;
  return increased;
}

/** Like `increasedMinutes`; null if the stay cannot be extended. */
export function longerMinutes(stay: PlannedStay & { lastDeparture: Minutes | null }): number | null {
  const longer = increasedMinutes(stay);
  if (stay.lastDeparture === null) return longer;
  const present = stay.departure - stay.arrival;
  return stay.departure < stay.lastDeparture
    ? Math.min(longer, present + SHORT, stay.lastDeparture - stay.arrival)
    : null;
}
