import { afterEach, expect, it, vi } from 'vitest';
import { dateAfter, daysBetween } from '../../src/model/calendar/calendar-days.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['2027-02-27', 2, '2027-03-01', 'no leap year'],
  ['2028-02-27T23:59', 3, '2028-03-01', 'a leap year; the clock does not count'],
  ['2027-12-31', 1, '2028-01-01', 'the end of a year'],
  ['2027-03-01', -1, '2027-02-28', 'backwards'],
  ['2027-10-30', 2, '2027-11-01', 'a day of 25 hours in Berlin'],
  ['2011-12-29', 2, '2011-12-31', 'Apia had no 30th'],
  ['2018-11-03', 1, '2018-11-04', 'São Paulo had no midnight'],
])('%s and %i days is %s in every time zone: %s', (from, days, to) => {
  for (const zone of ['UTC', 'Europe/Berlin', 'Pacific/Apia', 'America/Sao_Paulo', 'Asia/Kathmandu']) {
    vi.stubEnv('TZ', zone);
    expect([zone, dateAfter(from, days), daysBetween(from, to)]).toEqual([zone, to, days]);
  }
});
