import { SCHEDULED_TYPES } from '../../../src/model/connection-type.ts';
import type { ConnectionEntry } from '../../../src/model/plan.ts';
import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import { minuteOfDeparture } from '../input/departure-time.ts';
import { at, dayOf, minutesFromSeconds, type Minutes } from '../moment.ts';

/** When a timed connection leaves: at its departures, or whenever its traveler is ready if there are none. */
export interface Timetable {
  /** Minutes before the departure at which the traveler has to be there. */
  leadMinutes: number;
  /** Minutes from the arrival until the traveler can go on. */
  trailMinutes: number;
  /** Minutes of the day, ascending; null if the departure is not known (a flight). */
  departures: readonly number[] | null;
  /** Bit `n` is set if it runs on weekday `n`, 0 for Monday. */
  weekdays: number;
}

const EVERY_DAY = 0b111_1111;
const DAYS_PER_WEEK = 7;
/** 1970-01-01 was a Thursday. */
const WEEKDAY_OF_DAY_ZERO = 3;

export function isScheduled(option: ConnectionOption | null): boolean {
  return option !== null && SCHEDULED_TYPES.has(option.type);
}

/** Minute of the day of the entry's own departure time, null if it has none or it does not count. */
export function ownDeparture(
  { departureTime }: ConnectionEntry,
  option: ConnectionOption | null,
  isFirstOfGroup: boolean,
): number | null {
  if (!departureTime || !(isFirstOfGroup || isScheduled(option))) return null;
  return minuteOfDeparture(departureTime);
}

/** Null for a connection that is not timed: without travel, or free to leave at any time. */
export function timetableOf(
  option: ConnectionOption | null,
  travelMinutes: number,
  departureMinute: number | null,
): Timetable | null {
  if (option === null || travelMinutes === 0) return null;
  const departures = option.departures ?? null;
  const isTimed =
    option.type === 'flight' || departures !== null || (departureMinute !== null && isScheduled(option));
  if (!isTimed) return null;
  const isOwn = departureMinute !== null;
  return {
    leadMinutes: minutesFromSeconds(option.lead ?? 0),
    trailMinutes: minutesFromSeconds(option.trail ?? 0),
    departures: isOwn ? [departureMinute] : departures && departures.map(minuteOfClock),
    weekdays: isOwn ? EVERY_DAY : weekdaysOf(option),
  };
}

/** The first departure that a traveler who is ready at `ready` can catch. */
export function nextDeparture({ leadMinutes, departures, weekdays }: Timetable, ready: Minutes): Minutes {
  const earliest = ready + leadMinutes;
  if (departures === null) return earliest;
  const today = dayOf(earliest);
  if (runsOn(weekdays, today)) {
    const minute = firstFrom(departures, earliest - at(today, 0));
    if (minute !== undefined) return at(today, minute);
  }
  let day = today + 1;
  while (!runsOn(weekdays, day)) day += 1;
  return at(day, departures[0] ?? 0);
}

function runsOn(weekdays: number, day: number): boolean {
  const weekday = (((day + WEEKDAY_OF_DAY_ZERO) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  return (weekdays & (1 << weekday)) !== 0;
}

function firstFrom(departures: readonly number[], minute: number): number | undefined {
  let low = 0;
  let high = departures.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((departures[middle] ?? 0) < minute) low = middle + 1;
    else high = middle;
  }
  return departures[low];
}

function weekdaysOf({ weekdays }: ConnectionOption): number {
  if (!weekdays) return EVERY_DAY;
  let bits = 0;
  for (const weekday of weekdays) bits |= 1 << (weekday - 1);
  return bits;
}

/** Validated `"HH:mm"`: a digit's code less 48 is its value. */
function minuteOfClock(clock: string): number {
  const digit = (index: number) => clock.charCodeAt(index) - 48;
  return (digit(0) * 10 + digit(1)) * 60 + digit(3) * 10 + digit(4);
}
