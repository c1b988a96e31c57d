import { ImportError } from '../import-error.ts';
import type { FeedFile } from './read-zip.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** The timetable is read of this many days: long enough that a holiday is no rule. */
const WINDOW_DAYS = 56;
const DAY_MS = 86_400_000;

/** Days on which a service runs: bit 0 is Monday. */
export type Weekdays = number;
export const EVERY_DAY: Weekdays = 0b111_1111;

export interface ServiceDays {
  of: (service: string) => Weekdays;
  /** First day that was read, and the last day of the feed, both `yyyy-MM-dd`. */
  from: string;
  until: string;
}

interface Service {
  bits: Weekdays;
  start: number;
  end: number;
  added: Set<number>;
  removed: Set<number>;
}

/**
 * The weekdays of each service, as it is in the eight weeks from `day`: those on which it runs at least every other week.
 * @throws ImportError if the feed has no calendar, a bad date, or has ended before `day`
 */
export async function readServiceDays(feed: FeedFile, day: string): Promise<ServiceDays> {
  const services = await readServices(feed);
  const limits = await feedLimits(feed);
  const all = [...services.values()];
  const days = all.flatMap(({ start, end, added }) => (start <= end ? [start, end] : []).concat([...added]));
  if (days.length === 0) throw new ImportError(`${feed.name}: there is neither a calendar.txt nor dates`);
  const first = limits.first ?? days.reduce((least, one) => Math.min(least, one));
  const last = limits.last ?? days.reduce((most, one) => Math.max(most, one));
  const from = Math.max(first, Date.parse(day) / DAY_MS);
  if (from > last)
    throw new ImportError(
      `${feed.name}: the timetable ended on ${dayText(last)}; --date reads it as it was on another day`,
    );
  const until = Math.min(last, from + WINDOW_DAYS - 1);
  return {
    of: (id) => {
      const service = services.get(id);
      return service ? weekdaysOf(service, from, until) : 0;
    },
    from: dayText(from),
    until: dayText(last),
  };
}

function weekdaysOf({ bits, start, end, added, removed }: Service, from: number, until: number): Weekdays {
  const [runs, all] = [WEEKDAYS.map(() => 0), WEEKDAYS.map(() => 0)];
  for (let day = from; day <= until; day += 1) {
    // 1970-01-01 was a Thursday.
    const weekday = (day + 3) % 7;
    const planned = day >= start && day <= end && (bits & (1 << weekday)) !== 0;
    all[weekday]! += 1;
    if (added.has(day) || (planned && !removed.has(day))) runs[weekday]! += 1;
  }
  return runs.reduce(
    (mask, count, weekday) => (count > 0 && count * 2 >= all[weekday]! ? mask | (1 << weekday) : mask),
    0,
  );
}

async function readServices(feed: FeedFile): Promise<Map<string, Service>> {
  const services = new Map<string, Service>();
  const serviceOf = (id: string): Service => {
    const known = services.get(id) ?? { bits: 0, start: 1, end: 0, added: new Set(), removed: new Set() };
    services.set(id, known);
    return known;
  };
  if (feed.has('calendar.txt')) {
    const needed = ['service_id', 'start_date', 'end_date', ...WEEKDAYS] as const;
    for await (const { values, line } of feed.rows('calendar.txt', needed, [])) {
      const service = serviceOf(values.service_id);
      service.start = dayOf(feed, 'calendar.txt', line, 'start_date', values.start_date);
      service.end = dayOf(feed, 'calendar.txt', line, 'end_date', values.end_date);
      for (const [bit, weekday] of WEEKDAYS.entries()) if (values[weekday] === '1') service.bits |= 1 << bit;
    }
  }
  if (feed.has('calendar_dates.txt')) {
    const needed = ['service_id', 'date', 'exception_type'] as const;
    for await (const { values, line } of feed.rows('calendar_dates.txt', needed, [])) {
      const day = dayOf(feed, 'calendar_dates.txt', line, 'date', values.date);
      const service = serviceOf(values.service_id);
      (values.exception_type === '2' ? service.removed : service.added).add(day);
    }
  }
  return services;
}

async function feedLimits(feed: FeedFile): Promise<{ first?: number; last?: number }> {
  if (!feed.has('feed_info.txt')) return {};
  for await (const { values, line } of feed.rows('feed_info.txt', [], ['feed_start_date', 'feed_end_date'])) {
    const limit = (field: 'feed_start_date' | 'feed_end_date') =>
      values[field] === '' ? undefined : dayOf(feed, 'feed_info.txt', line, field, values[field]);
    const [first, last] = [limit('feed_start_date'), limit('feed_end_date')];
    return { ...(first === undefined ? {} : { first }), ...(last === undefined ? {} : { last }) };
  }
  return {};
}

/** Days since 1970. */
function dayOf(feed: FeedFile, table: string, line: number, field: string, value: string): number {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(value) ?? [];
  const at = year === undefined ? NaN : Date.parse(`${year}-${month}-${day}`);
  if (Number.isNaN(at))
    throw new ImportError(`${feed.name}: ${table}, line ${line}: ${field} "${value}": expected yyyymmdd`);
  return at / DAY_MS;
}

const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
