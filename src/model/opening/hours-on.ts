import { dateAfter } from '../calendar/calendar-days.ts';
import type { DateText } from '../plan.ts';
import type { ClosedPeriod, Opening, OpeningSeason } from '../schemas/opening.ts';

type Interval = readonly [from: number, to: number];

const YEAR_LENGTH = 'YYYY-'.length;
/** A leap year, which has every date. */
const ANY_YEAR = '2028-';
export const DAY_MINUTES = 1440;

/** When a place opens and closes on a date, in minutes since its midnight; empty if it is closed. */
export function hoursOn(opening: Opening, date: DateText): readonly Interval[] {
  if (closedPeriodOn(opening, date) !== null) return [];
  return seasonOn(opening, date)?.week[weekdayOf(date)] ?? [];
}

/** Whether it is open at some time between two minutes of a date, also where it has been since the evening before. */
export function isOpenBetween(opening: Opening, date: DateText, from: number, to: number): boolean {
  const sinceDayBefore = hoursOn(opening, dateAfter(date, -1)).map(([opens, closes]): Interval => [
    opens - DAY_MINUTES,
    closes - DAY_MINUTES,
  ]);
  return [...sinceDayBefore, ...hoursOn(opening, date)].some((hours) => overlaps(hours, [from, to]));
}

/** Its hours on any weekday of the season: when one would go there. */
export function isUsuallyOpenBetween(opening: Opening, date: DateText, from: number, to: number): boolean {
  const season = seasonOn(opening, date);
  return season === undefined || season.week.flat().some((hours) => overlaps(hours, [from, to]));
}

/** The days around a date on which it is closed whatever the weekday; null if the date is in a season. */
export function closedPeriodOn(opening: Opening, date: DateText): ClosedPeriod | null {
  const on = monthDayOf(date);
  const within = opening.closed?.find((period) => isWithin(on, period));
  if (within !== undefined) return within;
  return seasonOn(opening, date) === undefined ? periodAround(on, opening) : null;
}

/** The periods between the seasons. */
export function closedSeasons(opening: Opening): ClosedPeriod[] {
  return opening.seasons
    .map(({ to }) => next(to, 1))
    .filter((first) => seasonOn(opening, ANY_YEAR + first) === undefined)
    .map((first) => periodAround(first, opening));
}

function periodAround(on: string, { seasons }: Opening): ClosedPeriod {
  const starts = new Set(seasons.map(({ from }) => from));
  const ends = new Set(seasons.map(({ to }) => to));
  let [first, last] = [on, on];
  while (!ends.has(next(first, -1))) first = next(first, -1);
  while (!starts.has(next(last, 1))) last = next(last, 1);
  return [first, last];
}

function seasonOn({ seasons }: Opening, date: DateText): OpeningSeason | undefined {
  const on = monthDayOf(date);
  return seasons.find(({ from, to }) => isWithin(on, [from, to]));
}

function isWithin(on: string, [from, to]: ClosedPeriod): boolean {
  return from <= to ? from <= on && on <= to : on >= from || on <= to;
}

/** From 0 for Monday. */
function weekdayOf(date: DateText): number {
  return (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7;
}

function monthDayOf(date: DateText): string {
  return date.slice(YEAR_LENGTH, 'YYYY-MM-DD'.length);
}

function next(monthDay: string, days: 1 | -1): string {
  return monthDayOf(dateAfter(ANY_YEAR + monthDay, days));
}

/** Touching is not enough: at the minute of closing nobody gets in. */
function overlaps([opens, closes]: Interval, [from, to]: Interval): boolean {
  return opens < to && from < closes;
}
