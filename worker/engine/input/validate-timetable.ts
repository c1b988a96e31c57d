import { isMissing, own, shortListOf, type Check } from './check-value.ts';
import { isRecord } from '../../../src/model/base/is-record.ts';
import { parseClock } from '../moment.ts';

const MAX_DEPARTURES = 500;
const DAYS_PER_WEEK = 7;

const someDepartures = shortListOf(MAX_DEPARTURES, (value, path, before) => {
  // As texts of equal length, clock times are in order of time.
  const isTime = typeof value === 'string' && parseClock(value) !== null;
  if (isTime && (typeof before !== 'string' || before < value)) return null;
  return { path, message: 'expected a time "HH:mm" after the one before it' };
});

/** Checks `departures` and `weekdays` of an option. */
export const aTimetable: Check = (option, path) => {
  if (!isRecord(option)) return null;
  const departures = own(option, 'departures');
  const weekdays = own(option, 'weekdays');
  if (!isMissing(departures)) {
    const rejection = someDepartures(departures, `${path}.departures`);
    if (rejection) return rejection;
  }
  if (isMissing(weekdays)) return null;
  if (isMissing(departures)) {
    return { path: `${path}.weekdays`, message: 'expected departures beside the weekdays' };
  }
  const seen = new Set<unknown>();
  return shortListOf(DAYS_PER_WEEK, (value, at) => {
    const isNew = !seen.has(value);
    seen.add(value);
    const isWeekday = Number.isInteger(value) && Number(value) >= 1 && Number(value) <= DAYS_PER_WEEK;
    return isWeekday && isNew
      ? null
      : { path: at, message: 'expected a weekday from 1 (Monday) to 7, each once' };
  })(weekdays, `${path}.weekdays`);
};
