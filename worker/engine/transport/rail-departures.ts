import type { Departures } from '../../../src/model/schemas/network.ts';

const DAY_MINUTES = 24 * 60;

/**
 * Departures `hours` later, at a stop further along the line. Undefined if the line runs on certain weekdays only and a
 * departure moves past midnight, because its weekday would change.
 */
export function shiftDepartures(departures: Departures | undefined, hours: number): Departures | undefined {
  if (!departures || hours === 0) return departures;
  const minutes = departures.departures.map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour * 60 + minute + Math.round(hours * 60);
  });
  if (departures.weekdays && minutes.some((minute) => minute >= DAY_MINUTES)) return undefined;
  const clocks = minutes.map((minute) => clockOf(minute % DAY_MINUTES));
  return { ...departures, departures: [...new Set(clocks)].sort() };
}

const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
