import { createRequire } from 'node:module';
import type OsmHours from 'opening_hours';
import { dateAfter, daysBetween } from '../../model/calendar/calendar-days.ts';
import type { ClosedPeriod, Opening, OpeningSeason } from '../../model/schemas/opening.ts';

const require = createRequire(import.meta.url);
/** What depends on the sun, on movable days, on the year or on whom one asks: no weekly hours can say it. */
const NOT_WEEKLY = /sun(rise|set)|dawn|dusk|week|easter|\bdays?\b|\b[PS]H\b|\b\d{4}\b|[[+"]/i;
/** In front of other rules it would give way to them. */
const CLOSED_ON_HOLIDAYS = /;\s*PH off$/;
/** A rule takes the place of another one's hours after midnight, which is how rules work. */
const REPLACED = 'additional_rule_separator_not_used_after_time_wrapping_midnight';
/** Leap years, one beginning on each weekday: together they have every date on every weekday. */
const YEARS = [2024, 2028, 2032, 2036, 2040, 2044, 2048];
const LEAP_YEAR = 2028;
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const DAY_MINUTES = 1440;
const DAY_MS = 86_400_000;
/** Longer ones end a season. */
const FEW_DAYS = 7;

/**
 * Opening hours in OpenStreetMap’s syntax as weekly hours by season. Null where they cannot be said so: then they are
 * left out, because nobody may guess them.
 * @throws with what is wrong with the syntax
 */
export function readHours(text: string): Omit<Opening, 'as_of'> | null {
  parse(text);
  const rest = text.replace(CLOSED_ON_HOLIDAYS, '');
  if (NOT_WEEKLY.test(rest)) return null;
  const hours = parse(rest);
  const firsts = hours.isWeekStable() ? ['01-01'] : possibleChanges(rest);
  const weeks = firsts.map((from) => weekOf(hours, from));
  if (!weeks.every((week) => week !== null)) return null;
  const round = mergeEqual(
    weeks.map((week, index) => {
      const next = firsts[index + 1];
      return { from: firsts[index] ?? '', to: next === undefined ? '12-31' : later(next, -1), week };
    }),
  );
  const closed: ClosedPeriod[] = [];
  for (const [index, season] of round.entries()) {
    const before = round.at(index - 1);
    const after = round[(index + 1) % round.length];
    if (!isClosed(season) || before === undefined || after === undefined) continue;
    if (daysOf(season) > FEW_DAYS || !isSameWeek(before, after) || isClosed(before)) continue;
    closed.push([season.from, season.to]);
    season.week = before.week;
  }
  const seasons = mergeEqual(round).filter((season) => !isClosed(season));
  if (seasons.length === 0) return null;
  return {
    seasons,
    ...(closed.length > 0 && { closed }),
    ...(rest !== text && { public_holidays: 'closed' }),
  };
}

function parse(text: string): OsmHours {
  // Loaded when hours are read: a server that need not import its catalogue does without.
  const Parser: typeof OsmHours = require('opening_hours');
  let hours: OsmHours;
  try {
    hours = new Parser(text, null);
  } catch (error) {
    throw new Error(lineOf(String(error)), { cause: error });
  }
  const unclear = hours.getStructuredWarnings().find(({ type }) => type !== REPLACED);
  if (unclear !== undefined) throw new Error(`${text}: ${lineOf(unclear.message)}`);
  return hours;
}

function lineOf(message: string): string {
  return message.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Every date on which these hours may change: beginnings of months, the days that they name and those after these. Where
 * hours touch midnight, what holds on a date depends on its neighbors: then theirs too.
 */
function possibleChanges(text: string): string[] {
  const named = [...text.replaceAll(/\d+:\d+/g, '').matchAll(/\d+/g)].map(([day]) => day.padStart(2, '0'));
  const touchesMidnight = [...text.matchAll(/(\d\d:\d\d)-(\d\d:\d\d)/g)].some(
    ([, opens = '', closes = '']) => opens === '00:00' || closes <= opens || closes > '24:00',
  );
  const shifts = touchesMidnight ? [-1, 0, 1, 2] : [0, 1];
  const dates = MONTHS.flatMap((month) =>
    ['01', ...named]
      .filter((day) => Number(day) <= new Date(LEAP_YEAR, Number(month), 0).getDate())
      .flatMap((day) => shifts.map((days) => later(`${month}-${day}`, days))),
  );
  return [...new Set(dates)].toSorted();
}

/** The hours that hold on a date when it is a Monday, a Tuesday …; null if the parser does not know. */
function weekOf(hours: OsmHours, monthDay: string): OpeningSeason['week'] | null {
  const [month = 0, day = 0] = monthDay.split('-').map(Number);
  const byWeekday = YEARS.map((year) => new Date(year, month - 1, day)).toSorted(
    (a, b) => weekdayOf(a) - weekdayOf(b),
  );
  const week = byWeekday.map((date) => hoursFrom(hours, date));
  return week.every((found) => found !== null) ? week : null;
}

/** Those that begin on a date; an interval over more than a day is cut at midnight, such as `24/7`. */
function hoursFrom(hours: OsmHours, date: Date): [number, number][] | null {
  const intervals = hours.getOpenIntervals(shifted(date, -2), shifted(date, 2));
  if (intervals.some(([, , isUnknown]) => isUnknown)) return null;
  return intervals
    .map(([opens, closes]): [number, number] => [minutesSince(date, opens), minutesSince(date, closes)])
    .map(([opens, closes]): [number, number] =>
      closes - opens > DAY_MINUTES ? [Math.max(0, opens), Math.min(DAY_MINUTES, closes)] : [opens, closes],
    )
    .filter(([opens, closes]) => opens >= 0 && opens < Math.min(closes, DAY_MINUTES));
}

/** By the clock, so that a change to summer time in between does not count. */
function minutesSince(date: Date, moment: Date): number {
  const [from, to] = [date, moment].map((one) => Date.UTC(one.getFullYear(), one.getMonth(), one.getDate()));
  const days = ((to ?? 0) - (from ?? 0)) / DAY_MS;
  return days * DAY_MINUTES + moment.getHours() * 60 + moment.getMinutes();
}

function shifted(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}

function weekdayOf(date: Date): number {
  return (date.getDay() + 6) % 7;
}

/** Joins neighbors with the same hours, also over the new year. */
function mergeEqual(seasons: readonly OpeningSeason[]): OpeningSeason[] {
  const merged: OpeningSeason[] = [];
  for (const season of seasons) {
    const before = merged.at(-1);
    if (before !== undefined && isSameWeek(before, season)) before.to = season.to;
    else merged.push({ ...season });
  }
  const [first, last] = [merged[0], merged.at(-1)];
  if (first !== undefined && last !== undefined && first !== last && isSameWeek(first, last)) {
    last.to = first.to;
    merged.shift();
  }
  return merged.length === 1 ? merged.map(({ week }) => ({ from: '01-01', to: '12-31', week })) : merged;
}

function isSameWeek(one: OpeningSeason, other: OpeningSeason): boolean {
  return JSON.stringify(one.week) === JSON.stringify(other.week);
}

function isClosed({ week }: OpeningSeason): boolean {
  return week.every((hours) => hours.length === 0);
}

function daysOf({ from, to }: OpeningSeason): number {
  return daysBetween(`${to < from ? LEAP_YEAR - 1 : LEAP_YEAR}-${from}`, `${LEAP_YEAR}-${to}`) + 1;
}

function later(monthDay: string, days: number): string {
  return dateAfter(`${LEAP_YEAR}-${monthDay}`, days).slice('YYYY-'.length);
}
