import type { Locale } from '../../model/base/locale.ts';
import { DAY_MINUTES } from '../../model/opening/hours-on.ts';
import type { ClosedPeriod } from '../../model/schemas/opening.ts';
import { formatDate } from './format-date.ts';
import { formatMonths } from './format-months.ts';

/** A leap year, which has every date. */
const ANY_YEAR = '2028-';
/** Begins on a Monday. */
const ANY_WEEK = '2024-01-0';

/** "09:00–12:00, 14:00–18:00"; after midnight "18:00–02:00". */
export function formatOpenHours(hours: readonly (readonly [opens: number, closes: number])[]): string {
  return hours.map(([opens, closes]) => `${clock(opens)}–${clock(closes)}`).join(', ');
}

function clock(minute: number): string {
  const ofDay = minute > DAY_MINUTES ? minute - DAY_MINUTES : minute;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** "Apr–Oct" for whole months, else "Apr 17 – Nov 15"; "Dec 25" for one day. */
export function formatPeriod([from, to]: ClosedPeriod, locale: Locale): string {
  const [first, last] = [Number(from.slice(0, 2)), Number(to.slice(0, 2))];
  if (from.endsWith('-01') && isLastOfMonth(to)) {
    const count = ((last - first + 12) % 12) + 1;
    const months = Array.from({ length: count }, (_, index) => ((first + index - 1) % 12) + 1);
    return formatMonths(months, locale, 'short');
  }
  const date = (monthDay: string) => formatDate(ANY_YEAR + monthDay, locale, 'short');
  return from === to ? date(from) : `${date(from)} – ${date(to)}`;
}

function isLastOfMonth(monthDay: string): boolean {
  const [month = 0, day = 0] = monthDay.split('-').map(Number);
  return new Date(Date.UTC(2028, month, 0)).getUTCDate() === day;
}

/** "Mon–Wed, Fri". */
export function formatWeekdays(
  runs: readonly (readonly [first: number, last: number])[],
  locale: Locale,
): string {
  const name = (day: number) => formatDate(`${ANY_WEEK}${day + 1}`, locale, 'weekday');
  return runs
    .map(([first, last]) => (first === last ? name(first) : `${name(first)}–${name(last)}`))
    .join(', ');
}
