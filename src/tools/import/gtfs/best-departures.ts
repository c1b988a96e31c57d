import type { Departures } from '../../../model/schemas/network.ts';
import { clockOf, DAY_MINUTES } from './feed-clock.ts';
import { EVERY_DAY, type Weekdays } from './service-days.ts';

/** A run of a vehicle: minutes of the day of service, which may be past midnight. */
export interface Run {
  depart: number;
  weekdays: Weekdays;
}

/** As many as a network allows. */
const MAX_DEPARTURES = 500;

/**
 * One list of departures for all of its weekdays, as a network has it: for as many weekdays as possible, then with as many
 * departures. A departure that is listed runs on each of these days; what runs on other days alone is left out.
 * @param shift minutes that the clock of the place is ahead of the timetable's
 * @returns also the departures a week that are listed, and all
 */
export function bestDepartures(
  runs: readonly Run[],
  shift: number,
): (Departures & { perWeek: number; of: number }) | null {
  const byClock = new Map<string, Weekdays>();
  for (const { depart, weekdays } of runs) {
    const minutes = depart + shift;
    const days = Math.floor(minutes / DAY_MINUTES);
    const clock = clockOf(minutes - days * DAY_MINUTES);
    byClock.set(clock, (byClock.get(clock) ?? 0) | turned(weekdays, days));
  }
  const countOf = (mask: Weekdays) => [...byClock.values()].filter((one) => (one & mask) === mask).length;
  const [best] = [...new Set(byClock.values())]
    .map((mask) => ({ mask, days: bitsOf(mask).length, count: countOf(mask) }))
    .sort((a, b) => b.days - a.days || b.count - a.count || a.mask - b.mask);
  if (!best) return null;
  const departures = [...byClock]
    .filter(([, mask]) => (mask & best.mask) === best.mask)
    .map(([clock]) => clock)
    .sort()
    .slice(0, MAX_DEPARTURES);
  return {
    departures,
    ...(best.mask === EVERY_DAY ? {} : { weekdays: bitsOf(best.mask).map((bit) => bit + 1) }),
    perWeek: departures.length * best.days,
    of: [...byClock.values()].reduce((sum, mask) => sum + bitsOf(mask).length, 0),
  };
}

const bitsOf = (mask: Weekdays): number[] =>
  Array.from({ length: 7 }, (_none, bit) => bit).filter((bit) => (mask & (1 << bit)) !== 0);

/** The same days, some days later. */
function turned(mask: Weekdays, days: number): Weekdays {
  return bitsOf(mask).reduce((sum, bit) => sum | (1 << ((((bit + days) % 7) + 7) % 7)), 0);
}
