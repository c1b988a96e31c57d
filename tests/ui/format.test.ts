import { describe, expect, test } from 'vitest';
import { formatClock, formatDate, formatDateRange, parseMoment } from '../../src/ui/format/format-date.ts';
import {
  formatBytes,
  formatDistance,
  formatDuration,
  formatTemperature,
} from '../../src/ui/format/format-measure.ts';
import { formatMoney, formatMoneyChange } from '../../src/ui/format/format-money.ts';
import { formatMonths, monthRuns } from '../../src/ui/format/format-months.ts';
import { formatHalves, stayDays } from '../../src/ui/format/stay-days.ts';

const NBSP = '\u00a0';

describe('formatMoney and formatMoneyChange', () => {
  test('use whole dollars in English and whole converted euros in German', () => {
    expect(formatMoney(1467, 'en', null)).toBe('$1,467');
    expect(formatMoney(1467, 'de', { currency: 'EUR', rate: 0.92 })).toBe(`1.350${NBSP}€`);
  });

  test('use the chosen currency in the notation of the locale', () => {
    expect(formatMoney(1000, 'en', { currency: 'EUR', rate: 0.9 })).toBe('€900');
    expect(formatMoney(1000, 'de', { currency: 'CHF', rate: 0.8 })).toBe(`CHF${NBSP}800`);
    expect(formatMoney(100, 'en', { currency: 'GBP', rate: 0.746 })).toBe('£75');
    expect(formatMoney(100, 'de', { currency: 'CZK', rate: 20.4 })).toBe(`2.040${NBSP}CZK`);
  });

  test('use dollars in German when no rate is known', () => {
    expect(formatMoney(1467, 'de', null)).toBe(`1.467${NBSP}$`);
  });

  test('show the sign of a change and never a negative zero', () => {
    expect(formatMoneyChange(-42, 'en', null)).toBe('−$42');
    expect(formatMoneyChange(24, 'en', null)).toBe('+$24');
    expect(formatMoney(-0.3, 'en', null)).toBe('$0');
  });
});

describe('dates and times without a zone', () => {
  test('keep day and hour in every time zone', () => {
    expect(formatDate('2027-02-05', 'en', 'day')).toBe('Fri, Feb 5');
    expect(formatDate('2027-02-05T23:30', 'de', 'day')).toBe('Fr., 5. Feb.');
    expect(formatDate('2027-01-03', 'de', 'short-year')).toBe('3. Jan. 2027');
    expect(formatClock('2027-01-10T08:00')).toBe('08:00');
    expect(formatDate('2027-01-10T00:00', 'en', 'numeral')).toBe('10');
  });

  test('omit a repeated month name in a range', () => {
    expect(formatDateRange('2027-02-05', '2027-02-16', 'de', 'short-year')).toContain('16. Feb. 2027');
  });

  test('parseMoment throws for an invalid date', () => {
    expect(() => parseMoment('2027-13-45')).toThrow(RangeError);
  });
});

describe('units', () => {
  test.each([
    [2600, `2.6${NBSP}km`],
    [9960, `10${NBSP}km`],
    [3000, `3${NBSP}km`],
    [1_765_300, `1,765${NBSP}km`],
  ])('formatDistance of %i m is %s', (metres, expected) => {
    expect(formatDistance(metres, 'en')).toBe(expected);
  });

  test('formatDistance uses miles when chosen', () => {
    expect(formatDistance(1_765_300, 'en', 'mi')).toBe(`1,097${NBSP}mi`);
    expect(formatDistance(2600, 'de', 'mi')).toBe(`1,6${NBSP}mi`);
  });

  test('formatTemperature uses °C, or °F with one decimal', () => {
    expect(formatTemperature(-3, 'en')).toBe(`−3${NBSP}°C`);
    expect(formatTemperature(23, 'en', 'f')).toBe(`73.4${NBSP}°F`);
    expect(formatTemperature(10, 'de', 'f')).toBe(`50${NBSP}°F`);
  });

  test.each([
    [45 * 60, `45${NBSP}min`],
    [3 * 3600 + 50 * 60, `3${NBSP}h${NBSP}50${NBSP}min`],
    [18 * 3600, `18${NBSP}h`],
    // Rounding to the minute may fill the hour.
    [3599, `1${NBSP}h`],
  ])('formatDuration of %i s is %s', (seconds, expected) => {
    expect(formatDuration(seconds, 'en')).toBe(expected);
  });

  test('formatBytes uses the locale’s decimal mark', () => {
    expect(formatBytes(11_400_000, 'de')).toBe(`11,4${NBSP}MB`);
  });
});

describe('months', () => {
  test('are grouped into ranges across the turn of the year', () => {
    expect(monthRuns([1, 2, 7, 11, 12])).toEqual([
      [7, 7],
      [11, 2],
    ]);
    expect(formatMonths([5, 6, 7, 8, 9, 10], 'de', 'long')).toBe('Mai – Oktober');
    expect(formatMonths([1, 2, 3, 7], 'en', 'short')).toBe('Jan–Mar, Jul');
  });

  test('are empty when all twelve are included', () => {
    expect(formatMonths([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'en', 'short')).toBe('');
  });
});

describe('stayDays', () => {
  test.each([
    [3, '½'],
    [8, '1'],
    [23, '1'],
    [24, '1'],
    [30, '1½'],
    [36, '2'],
    [48, '2'],
  ])('rounds %i h to %s days', (hours, days) => {
    expect(formatHalves(stayDays(hours))).toBe(days);
  });
});
