import { dateAfter, daysBetween } from '../calendar/calendar-days.ts';
import { minuteOf } from '../items/stop-days.ts';
import type { DateText, Moment } from '../plan.ts';
import type { ClosedPeriod, Opening } from '../schemas/opening.ts';
import { closedPeriodOn, DAY_MINUTES, hoursOn, isOpenBetween, isUsuallyOpenBetween } from './hours-on.ts';

/** How the hours of a place spoil a stay there. */
export interface ClosedStay {
  /** Days on which it is closed, though one is there when it is usually open. */
  dates: readonly DateText[];
  /** It is open at no time of the stay. */
  whole: boolean;
  /** The days around such a stay on which it is closed whatever the weekday, such as all winter. */
  period: ClosedPeriod | null;
}

/** Null for a stay on whose days the place is open. */
export function closedStay(
  opening: Opening,
  { arrival, leaves }: { arrival: Moment; leaves: Moment },
): ClosedStay | null {
  const last = Math.max(0, daysBetween(arrival, leaves));
  const days = Array.from({ length: last + 1 }, (_, day) => ({
    date: dateAfter(arrival, day),
    from: day === 0 ? minuteOf(arrival) : 0,
    to: day === last ? minuteOf(leaves) : DAY_MINUTES,
  }));
  const whole = !days.some(({ date, from, to }) => isOpenBetween(opening, date, from, to));
  const dates = days
    .filter(({ date, from, to }) => isUsuallyOpenBetween(opening, date, from, to))
    .map(({ date }) => date)
    .filter((date) => hoursOn(opening, date).length === 0);
  const period = whole ? closedPeriodOn(opening, arrival) : null;
  return whole || dates.length > 0 ? { dates, whole, period } : null;
}
