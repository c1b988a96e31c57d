import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import type { DateText, Moment } from '../plan.ts';

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** Calendar days between two dates, negative where `to` is earlier; of moments only the date counts. */
export function daysBetween(from: Moment, to: Moment): number {
  return differenceInCalendarDays(dateOf(to), dateOf(from));
}

export function dateAfter(date: Moment, days: number): DateText {
  return addDays(dateOf(date), days).toISOString().slice(0, DATE_LENGTH);
}

/** Midnight of a date in UTC, so that the device's time zone never shifts it. */
function dateOf(text: string): Date {
  return new UTCDateMini(`${text.slice(0, DATE_LENGTH)}T00:00Z`);
}
