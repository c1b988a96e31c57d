import {
  AFTERNOON_MINUTE,
  EVENING_MINUTE,
  MINUTES_PER_DAY,
  MORNING_MINUTE,
  parseClock,
  parseMoment,
} from '../moment.ts';

/** Minute of the day that a `departureTime` means, or null if it means none. */
export function minuteOfDeparture(departureTime: string): number | null {
  if (departureTime === 'morning') return MORNING_MINUTE;
  if (departureTime === 'afternoon') return AFTERNOON_MINUTE;
  if (departureTime === 'evening') return EVENING_MINUTE;
  const clock = parseClock(departureTime);
  if (clock !== null) return clock;
  const moment = parseMoment(departureTime);
  if (moment === null) return null;
  return ((moment % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
}
