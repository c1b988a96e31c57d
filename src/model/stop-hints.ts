import type { ConnectionOption, ConnectionTable } from './schemas/connection-option.ts';
import { SCHEDULED_TYPES } from './connection-type.ts';
import type { LonLat } from './place/geo.ts';
import type { PlacePractical } from './schemas/place-practical.ts';
import { dateAfter, daysBetween } from './calendar/calendar-days.ts';
import { isDark, sunTimes } from './calendar/sun-times.ts';
import { isOverfull, itemsByDay, stopDays, timeUse } from './items/stop-days.ts';
import { itemsOf } from './items/stop-items.ts';
import { closedStay, type ClosedStay } from './opening/closed-stay.ts';
import {
  isStop,
  type DateText,
  type Moment,
  type Plan,
  type TimelineConnection,
  type TimelineStop,
} from './plan.ts';
import { leavesOf } from './plan-stops.ts';
import type { Opening } from './schemas/opening.ts';

/** An advisory hint about a planned stop; never blocks planning. */
export type StopHint =
  /** Open in other months only. */
  | { kind: 'closed'; month: number; open: readonly number[] }
  /** By its opening hours; `asOf` is their year. */
  | ({ kind: 'closed-days'; asOf: number } & ClosedStay)
  /** `rainMm` is null if only the country's wet season is known. */
  | { kind: 'rainy'; month: number; rainMm: number | null }
  /** More than a month away from the best ones. */
  | { kind: 'off-season'; month: number; best: readonly number[] }
  /** Longest day on the road of the journey there; `atTheWheel`: the travelers drive themselves. */
  | { kind: 'long-drive'; seconds: number; atTheWheel: boolean }
  /** More to do than fits, in minutes: on one day, or at the whole stop if `date` is null. */
  | { kind: 'overfull'; date: DateText | null; planned: number; available: number }
  /** `sun` is the sunset before or the sunrise after arrival; null during polar night. */
  | { kind: 'in-the-dark'; arrival: Moment; sun: Moment | null; dawn: boolean }
  /** Has to be booked long before; `by` is null without a start date. */
  | { kind: 'book-ahead'; by: DateText | null; text: BothLanguages }
  | { kind: 'permit'; text: BothLanguages }
  /** Swimming is dangerous. */
  | { kind: 'swimming'; text: BothLanguages };

interface BothLanguages {
  en: string;
  de: string;
}

/** Input of the hints; unknown places get none. */
export interface HintFacts {
  place(
    this: void,
    key: string,
  ):
    | {
        point: LonLat;
        timeZone: string;
        /** Best months; empty for all year. */
        months: readonly number[];
        /** Months in which it can be visited; missing for all year. */
        openMonths?: readonly number[] | undefined;
        opening?: Opening | undefined;
        wetMonths: readonly number[];
        practical?: Pick<PlacePractical, 'booking' | 'permit' | 'swimming'> | undefined;
      }
    | undefined;
  /** Average rain of the month in millimeters; null without a station. */
  rainMm(this: void, key: string, month: number): number | null;
  options: ConnectionTable;
}

/** In the catalogue's warm countries a month with this much rain has about as many wet days as dry ones. */
const RAINY_MM = 150;
/** What is booked less long before is booked on the way. */
const BOOK_AHEAD_DAYS = 14;
/** More driving than this in one day is tiring and eventually dangerous. */
const WHEEL_LONG_SECONDS = 6 * 3600;
/** The same for passengers. */
const RIDE_LONG_SECONDS = 8 * 3600;

/**
 * Hints by the index of the stop in the itinerary.
 * @param dated false if the user has not chosen a start date: then the month is arbitrary and gets no hints
 */
export function stopHints(
  { timeline, itinerary = [] }: Pick<Plan, 'timeline'> & Partial<Pick<Plan, 'itinerary'>>,
  facts: HintFacts,
  dated: boolean,
): Map<number, StopHint[]> {
  const hints = new Map<number, StopHint[]>();
  let connections: TimelineConnection[] = [];
  for (const entry of timeline) {
    if (entry.timelineType === 'connection') connections.push(entry);
    if (entry.timelineType !== 'experience') continue;
    const found = [
      ...(dated ? dateHints(entry, facts, timeline) : []),
      ...driveHint(connections, facts.options),
      ...(connections.length > 0 ? darkHint(entry, facts) : []),
      ...fullHint(entry, itinerary, timeline),
      ...practicalHints(entry, facts, dated),
    ];
    if (found.length > 0) hints.set(entry.itinIndex, found);
    connections = [];
  }
  return hints;
}

/** A place that is closed needs no hint about its weather. */
function dateHints(stop: TimelineStop, facts: HintFacts, timeline: Plan['timeline']): StopHint[] {
  const season = seasonHints(stop, facts);
  const opening = facts.place(stop.key)?.opening;
  if (opening === undefined || season.some(({ kind }) => kind === 'closed')) return season;
  const closed = closedStay(opening, { arrival: stop.arrival, leaves: leavesOf({ timeline }, stop) });
  if (closed === null) return season;
  return [{ kind: 'closed-days', asOf: opening.as_of, ...closed }, ...(closed.whole ? [] : season)];
}

/** At most one hint about the season: a closed place needs none about rain. */
function seasonHints({ key, arrival }: TimelineStop, facts: HintFacts): StopHint[] {
  const place = facts.place(key);
  if (place === undefined) return [];
  const month = Number(arrival.slice(5, 7));
  const { openMonths: open = [], months: best, wetMonths } = place;
  if (open.length > 0 && !open.includes(month)) return [{ kind: 'closed', month, open }];
  const rainMm = facts.rainMm(key, month);
  if (rainMm !== null && rainMm >= RAINY_MM) return [{ kind: 'rainy', month, rainMm }];
  if (best.length === 0 || best.includes(month)) return [];
  if (rainMm === null && wetMonths.includes(month)) return [{ kind: 'rainy', month, rainMm }];
  const near = [month, (month % MONTHS) + 1, ((month + MONTHS - 2) % MONTHS) + 1];
  return near.some((one) => best.includes(one)) ? [] : [{ kind: 'off-season', month, best }];
}

const MONTHS = 12;

/** Hint about the longest day on the road of the journey to a stop. */
function driveHint(connections: readonly TimelineConnection[], options: ConnectionTable): StopHint[] {
  const atTheWheel = new Map<string, number>();
  const onRoad = new Map<string, number>();
  for (const connection of connections) {
    const option = options[connection.key]?.[connection.selected];
    if (option === undefined || !ROAD_TYPES.has(option.type)) continue;
    for (const [date, seconds] of secondsByDate(connection, option)) {
      onRoad.set(date, (onRoad.get(date) ?? 0) + seconds);
      if (isSelfDriven(option)) atTheWheel.set(date, (atTheWheel.get(date) ?? 0) + seconds);
    }
  }
  const [wheel, ride] = [Math.max(0, ...atTheWheel.values()), Math.max(0, ...onRoad.values())];
  if (wheel > WHEEL_LONG_SECONDS) return [{ kind: 'long-drive', seconds: wheel, atTheWheel: true }];
  return ride > RIDE_LONG_SECONDS ? [{ kind: 'long-drive', seconds: ride, atTheWheel: false }] : [];
}

/** Journeys over several days run from 6:00 to 20:00; scheduled overnight rides have no driving day. */
function secondsByDate(
  { departure, arrival }: TimelineConnection,
  { type, duration }: ConnectionOption,
): [string, number][] {
  const first = departure.slice(0, DATE_LENGTH);
  const last = arrival.slice(0, DATE_LENGTH);
  if (first === last) return [[first, duration]];
  if (SCHEDULED_TYPES.has(type)) return [];
  const onFirst = Math.min(duration, Math.max(0, LATE_SECONDS - secondsOfDay(departure)));
  const onLast = Math.min(duration, Math.max(0, secondsOfDay(arrival) - EARLY_SECONDS));
  const between = daysBetween(first, last) > 1 ? LATE_SECONDS - EARLY_SECONDS : 0;
  return [
    [first, Math.max(onFirst, between)],
    [last, onLast],
  ];
}

function secondsOfDay(moment: Moment): number {
  return Number(moment.slice(11, 13)) * 3600 + Number(moment.slice(14, 16)) * 60;
}

/** The engine's daily travel window. */
const EARLY_SECONDS = 6 * 3600;
const LATE_SECONDS = 20 * 3600;
const DATE_LENGTH = 'YYYY-MM-DD'.length;
const ROAD_TYPES: ReadonlySet<string> = new Set([
  'driving',
  'bus',
  'taxi',
  'private',
  'rental',
  'ride-hailing',
]);
const SELF_DRIVEN: ReadonlySet<string> = new Set(['rental', 'rental-4x4', '4x4']);

function isSelfDriven({ type, drivingType }: ConnectionOption): boolean {
  if (type === 'rental') return true;
  return type === 'driving' && (typeof drivingType !== 'string' || SELF_DRIVEN.has(drivingType));
}

/** Hint that the items of a stop take longer than the traveler is there: in all, else on the fullest day. */
function fullHint(stop: TimelineStop, itinerary: Plan['itinerary'], timeline: Plan['timeline']): StopHint[] {
  const entry = itinerary[stop.itinIndex];
  const items = entry !== undefined && isStop(entry) ? itemsOf(entry) : [];
  if (items.length === 0) return [];
  const days = stopDays({ arrival: stop.arrival, leaves: leavesOf({ timeline }, stop) });
  const { byDay } = itemsByDay(items, days);
  const uses = [
    { date: null, ...timeUse(items, days) },
    ...days
      .map((day, index) => Object.assign({ date: day.date }, timeUse(byDay[index] ?? [], [day])))
      .toSorted((a, b) => b.planned - b.available - (a.planned - a.available)),
  ];
  const full = uses.find(isOverfull);
  return full === undefined ? [] : [{ kind: 'overfull', ...full }];
}

function practicalHints({ key, arrival }: TimelineStop, facts: HintFacts, dated: boolean): StopHint[] {
  const { booking, permit, swimming } = facts.place(key)?.practical ?? {};
  const hints: StopHint[] = [];
  if (booking !== undefined && booking.lead_days >= BOOK_AHEAD_DAYS) {
    const by = dated ? dateAfter(arrival, -booking.lead_days) : null;
    hints.push({ kind: 'book-ahead', by, text: booking });
  }
  if (permit !== undefined) hints.push({ kind: 'permit', text: permit });
  if (swimming?.level === 'dangerous') hints.push({ kind: 'swimming', text: swimming });
  return hints;
}

function darkHint({ key, arrival }: TimelineStop, facts: HintFacts): StopHint[] {
  const place = facts.place(key);
  if (place === undefined || !isDark(arrival, place.point, place.timeZone)) return [];
  const sun = sunTimes(place.point, arrival.slice(0, DATE_LENGTH), place.timeZone);
  if (typeof sun === 'string') return [{ kind: 'in-the-dark', arrival, sun: null, dawn: false }];
  const dawn = arrival < sun.rises;
  return [{ kind: 'in-the-dark', arrival, sun: dawn ? sun.rises : sun.sets, dawn }];
}
