/**
 * Moments as whole minutes since 1970-01-01T00:00, local time without a zone. Every day has 1,440 minutes: `Date` is
 * not used, so that time zones and daylight saving have no effect.
 */

export type Minutes = number;

export const MINUTES_PER_HOUR = 60;
export const MINUTES_PER_DAY = 1440;
export const EARLY_MINUTE = 6 * 60;
export const MORNING_MINUTE = 8 * 60;
export const AFTERNOON_MINUTE = 14 * 60;
export const EVENING_MINUTE = 18 * 60;
export const LATE_MINUTE = 20 * 60;
/** Minutes from EARLY to LATE: the maximum travel time per day. */
export const TRAVEL_DAY_MINUTES = LATE_MINUTE - EARLY_MINUTE;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;
const FIRST_YEAR = 1900;

export function dayOf(moment: Minutes): number {
  return Math.floor(moment / MINUTES_PER_DAY);
}

export function at(day: number, minuteOfDay: number): Minutes {
  return day * MINUTES_PER_DAY + minuteOfDay;
}

/** Days since 1970-01-01, or null if the text is not a date in the years 1900 to 9999. */
export function parseDate(text: string): number | null {
  const match = DATE.exec(text);
  if (!match) return null;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  if (year < FIRST_YEAR || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return daysFromCivil(year, month, day);
}

/** Minute of the day of `"HH:mm"`, or null. */
export function parseClock(text: string): number | null {
  const match = CLOCK.exec(text);
  return match ? Number(match[1]) * MINUTES_PER_HOUR + Number(match[2]) : null;
}

/** `"2027-01-10T08:00"`, or null. */
export function parseMoment(text: string): Minutes | null {
  if (text[10] !== 'T') return null;
  const day = parseDate(text.slice(0, 10));
  const minute = parseClock(text.slice(11));
  return day === null || minute === null ? null : at(day, minute);
}

const momentTexts = new Map<Minutes, string>();
const dateTexts = new Map<number, string>();
const clockTexts: string[] = Array.from({ length: MINUTES_PER_DAY }, (_, minute) => {
  const hour = Math.floor(minute / MINUTES_PER_HOUR);
  return `T${pad(hour, 2)}:${pad(minute % MINUTES_PER_HOUR, 2)}`;
});
/**
 * Formatted moments are memoized: a tour has few distinct ones and is replanned on every change. The tables are cleared
 * at this size, about 1 MB.
 */
const MAX_MOMENT_TEXTS = 20_000;
const MAX_DATE_TEXTS = 5000;

export function formatMoment(moment: Minutes): string {
  const known = momentTexts.get(moment);
  if (known !== undefined) return known;
  const day = dayOf(moment);
  const text = `${formatDay(day)}${clockTexts[moment - at(day, 0)] ?? ''}`;
  if (momentTexts.size >= MAX_MOMENT_TEXTS) momentTexts.clear();
  momentTexts.set(moment, text);
  return text;
}

function formatDay(day: number): string {
  const known = dateTexts.get(day);
  if (known !== undefined) return known;
  const text = civilFromDays(day);
  if (dateTexts.size >= MAX_DATE_TEXTS) dateTexts.clear();
  dateTexts.set(day, text);
  return text;
}

/** A stop's hours in minutes, rounded half up, at least one. */
export function minutesFromHours(hours: number): number {
  return Math.max(1, Math.floor(hours * MINUTES_PER_HOUR + 0.5));
}

export function hoursFromMinutes(minutes: number): number {
  return minutes / MINUTES_PER_HOUR;
}

/** An option's seconds, rounded up. */
export function minutesFromSeconds(seconds: number): number {
  return Math.ceil(seconds / 60);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

const DAYS_PER_ERA = 146_097;
/** Days from 0000-03-01 to 1970-01-01. Years start in March, so that the leap day comes last. */
const EPOCH_OFFSET_DAYS = 719_468;

function daysFromCivil(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - EPOCH_OFFSET_DAYS;
}

function civilFromDays(daysSinceEpoch: number): string {
  const shifted = daysSinceEpoch + EPOCH_OFFSET_DAYS;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
