import { memoizeOnce } from '../base/memoize-once.ts';
import type { Moment } from '../plan.ts';

/** Wall-clock time of an instant in an IANA time zone, to the minute: `"2027-01-10T08:00"`. */
export function clockIn(timeZone: string, instant: Date): Moment {
  const values = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => values.get(type) ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

const formatterOf = memoizeOnce(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);
