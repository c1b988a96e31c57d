import { dateAfter, daysBetween } from '../calendar/calendar-days.ts';
import type { DateText, Moment } from '../plan.ts';
import { DAY_MINUTES, isOpenBetween } from '../opening/hours-on.ts';
import type { Opening } from '../schemas/opening.ts';
import type { StopItem } from '../schemas/stop-item.ts';

/** A day of a stop, with the part of it that one is there and awake, in minutes since midnight. */
export interface StopDay {
  /** From 0. */
  day: number;
  date: DateText;
  from: number;
  to: number;
}

/** How long one is at the stop, and how long its items take; in minutes. */
export interface TimeUse {
  planned: number;
  available: number;
}

/** The engine's EARLY and LATE: nobody has to do anything before or after. */
const EARLY = 6 * 60;
const LATE = 20 * 60;
const CLOCK_START = 'YYYY-MM-DDT'.length;

/** The days of a stop; a last day on which one only leaves is not among them. */
export function stopDays({ arrival, leaves }: { arrival: Moment; leaves: Moment }): StopDay[] {
  const last = Math.max(0, daysBetween(arrival, leaves));
  const days = Array.from({ length: last + 1 }, (_, day) => {
    const from = day === 0 ? Math.max(EARLY, minuteOf(arrival)) : EARLY;
    const to = day === last ? Math.min(LATE, minuteOf(leaves)) : LATE;
    return { day, date: dateAfter(arrival, day), from, to: Math.max(from, to) };
  });
  return days.filter(({ day, from, to }) => day === 0 || from < to);
}

/** The items of each day, and those that are on none, or on one that the stop no longer has. */
export function itemsByDay(
  items: readonly StopItem[],
  days: readonly StopDay[],
): { byDay: StopItem[][]; open: StopItem[] } {
  const byDay = days.map(({ day }) => inOrder(items.filter((item) => item.day === day)));
  const placed = new Set(byDay.flat());
  return { byDay, open: items.filter((item) => !placed.has(item)) };
}

/** Those with a time first, by time; the others in the order that the user gave them. */
function inOrder(items: readonly StopItem[]): StopItem[] {
  const timed = items.filter(({ start }) => isSet(start));
  const untimed = items.filter(({ start }) => !isSet(start));
  return [...timed.toSorted((a, b) => minuteOfStart(a) - minuteOfStart(b)), ...untimed];
}

/** Items of unknown length count nothing. */
export function timeUse(items: readonly StopItem[], days: readonly StopDay[]): TimeUse {
  return {
    planned: items.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    available: days.reduce((sum, { from, to }) => sum + to - from, 0),
  };
}

export function isOverfull({ planned, available }: TimeUse): boolean {
  return planned > available;
}

/** Whether an item begins before one is there on the first day, or ends after one has left on the last one. */
export function isAway(item: StopItem, day: StopDay, days: readonly StopDay[]): 'before' | 'after' | null {
  if (!isSet(item.start)) return null;
  const start = minuteOfStart(item);
  if (day === days[0] && day.from > EARLY && start < day.from) return 'before';
  return day === days.at(-1) && day.to < LATE && start + (item.minutes ?? 0) > day.to ? 'after' : null;
}

/** Whether the place of an item is closed when it begins, or all day where it has no time. */
export function isClosedFor(item: StopItem, { date }: StopDay, opening: Opening): boolean {
  const [from, to] = isSet(item.start) ? [minuteOfStart(item), minuteOfStart(item) + 1] : [0, DAY_MINUTES];
  return !isOpenBetween(opening, date, from, to);
}

/** `HH:mm` after the last item with a time has ended; null without one, or if the day ends before that. */
export function freeFrom(items: readonly StopItem[], { to }: StopDay): string | null {
  const end = items.reduce(
    (latest, item) =>
      isSet(item.start) ? Math.max(latest, minuteOfStart(item) + (item.minutes ?? 0)) : latest,
    -1,
  );
  return end >= 0 && end < to ? clockOf(end) : null;
}

function isSet(start: string | null | undefined): start is string {
  return start !== null && start !== undefined;
}

function minuteOfStart({ start }: StopItem): number {
  return minuteOf(`YYYY-MM-DDT${start ?? ''}`);
}

/** Since midnight. */
export function minuteOf(moment: Moment): number {
  return Number(moment.slice(CLOCK_START, CLOCK_START + 2)) * 60 + Number(moment.slice(CLOCK_START + 3));
}

function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
