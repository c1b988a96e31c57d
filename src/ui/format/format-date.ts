import type { Locale } from '../../model/base/locale.ts';
import { memoizeOnce } from '../../model/base/memoize-once.ts';

/**
 * Dates and moments are wall-clock strings without a zone ("2027-01-10", "2027-01-10T08:00"). They are parsed and
 * formatted as UTC, so that the device's time zone never shifts them.
 */
export type DateStyle =
  /** "Fri, Feb 5" · "Fr., 5. Feb." */
  | 'day'
  /** "Fri, Feb 5, 2027" · "Fr., 5. Feb. 2027" */
  | 'day-year'
  /** "Feb 5" · "5. Feb." */
  | 'short'
  /** "Feb 5, 2027" · "5. Feb. 2027" */
  | 'short-year'
  /** "Friday, February 5, 2027" · "Freitag, 5. Februar 2027" */
  | 'long'
  /** "Fri" · "Fr" */
  | 'weekday'
  /** "Feb" · "Feb" */
  | 'month'
  /** "5" */
  | 'numeral';

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  'day-year': { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  'short-year': { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  month: { month: 'short' },
  numeral: { day: 'numeric' },
};
const INTL_LOCALE: Record<Locale, string> = { en: 'en-US', de: 'de-DE' };

export function parseMoment(text: string): Date {
  const date = new Date(text.length === 10 ? `${text}T00:00Z` : `${text}Z`);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date or a moment: ${text}`);
  return date;
}

export function formatDate(text: string, locale: Locale, style: DateStyle): string {
  if (style === 'numeral') return String(parseMoment(text).getUTCDate());
  return formatter(locale, style).format(parseMoment(text));
}

/** "Feb 5 – 16, 2027" · "5.–16. Feb. 2027" */
export function formatDateRange(from: string, to: string, locale: Locale, style: DateStyle): string {
  return formatter(locale, style).formatRange(parseMoment(from), parseMoment(to));
}

/** "08:00", on the 24 hour clock in both languages, as timetables print it. */
export function formatClock(moment: string): string {
  return parseMoment(moment).toISOString().slice(11, 16);
}

const formatter = memoizeOnce(
  (locale: Locale, style: DateStyle) =>
    new Intl.DateTimeFormat(INTL_LOCALE[locale], { ...STYLES[style], timeZone: 'UTC' }),
);
