import { describe, expect, test } from 'vitest';
import { formatMoment, parseMoment } from '../../../../worker/engine/moment.ts';
import { planned, rejectedPath } from '../../../builders/planned.ts';
import { inputOf, stop, travel, connectionEntry } from '../../../builders/plan-input.ts';
import { mainRowsOf, rowsOf } from '../../../builders/timeline-rows.ts';

const bus = (hours: number) => travel(hours, { type: 'bus' });

describe('a day has 24 hours of 60 minutes', () => {
  test.each([
    ['2027-03-28', 'Europe leaves out 02:00 to 03:00 in the night before', '2027-03-29'],
    ['2027-10-31', 'Europe has 02:00 to 03:00 twice in the night before', '2027-11-01'],
    ['2027-03-14', 'New York goes forward', '2027-03-15'],
    ['2028-02-28', 'a leap day follows', '2028-02-29'],
    ['2028-02-29', 'a leap day', '2028-03-01'],
    ['2027-02-28', 'no leap day follows', '2027-03-01'],
    ['2027-12-31', 'the year ends', '2028-01-01'],
    ['2011-12-29', 'Apia left out the next day', '2011-12-30'],
  ])('[T1] a night from %s (%s) ends on %s', (startDate, _why, nextDate) => {
    const plan = planned({ startDate, itinerary: [stop('a', { duration: 24 })] });
    expect([plan.start, plan.end]).toEqual([`${startDate}T08:00`, `${nextDate}T06:00`]);
    expect(plan.timeline[0]).toMatchObject({ nights: 1, duration: 22 });
    expect(plan.days).toBe(2);
  });

  test.each([
    ['2027-03-27', '2027-03-28'],
    ['2027-10-30', '2027-10-31'],
  ])('[T1] a bus of 10 hours through the night from %s to %s takes 10 on the clock', (startDate, next) => {
    const plan = planned({
      startDate,
      itinerary: [stop('a', { duration: 12 }), connectionEntry('a_b', { departureTime: '21:00' })],
      connections: { a_b: [bus(10)] },
    });
    expect(plan.timeline[1]).toMatchObject({
      departure: `${startDate}T21:00`,
      arrival: `${next}T07:00`,
      duration: 10,
    });
  });

  test('[T1] a drive on the day that clocks change ends 12 hours later', () => {
    const plan = planned({
      startDate: '2027-03-28',
      itinerary: [connectionEntry('a_b', { departureTime: '06:00' })],
      connections: { a_b: [travel(12)] },
    });
    expect(mainRowsOf(plan)).toEqual(['group a_b 03-28 06:00 → 03-28 18:00, nights 0']);
  });
});

describe('the calendar', () => {
  test.each([
    ['2000-02-28', '2000-02-29', 'divisible by 400'],
    ['2100-02-28', '2100-03-01', 'divisible by 100'],
    ['2028-02-28', '2028-02-29', 'divisible by 4'],
    ['1900-02-28', '1900-03-01', 'divisible by 100'],
    ['1969-12-31', '1970-01-01', 'the epoch'],
    ['9998-12-31', '9999-01-01', 'the last year'],
  ])('[T2] the day after %s is %s (%s)', (date, next) => {
    expect(formatMoment((parseMoment(`${date}T23:59`) ?? 0) + 1)).toBe(`${next}T00:00`);
    expect(formatMoment((parseMoment(`${next}T00:00`) ?? 0) - 1)).toBe(`${date}T23:59`);
  });

  test.each([
    ['1900-01-01', null],
    ['9999-12-30', null],
    ['2028-02-29', null],
    ['1899-12-31', 'startDate'],
    ['1900-02-29', 'startDate'],
    ['2027-02-29', 'startDate'],
    ['2027-04-31', 'startDate'],
    ['2027-00-10', 'startDate'],
    ['2027-13-01', 'startDate'],
    ['2027-01-00', 'startDate'],
    ['10000-01-01', 'startDate'],
    ['2027-1-10', 'startDate'],
    ['2027-01-10 ', 'startDate'],
    ['2027-01-10T08:00', 'startDate'],
  ])('[T2] a start on %j is refused by %j', (startDate, path) => {
    expect(rejectedPath(inputOf({ startDate, itinerary: [] }))).toBe(path);
  });

  test('[T2] a year has 365 nights, a leap year 366', () => {
    const year = (startDate: string) =>
      planned({ startDate, itinerary: [stop('a', { nights: 366 })] }).end.slice(0, 10);
    expect(year('2027-01-01')).toBe('2028-01-02');
    expect(year('2028-01-01')).toBe('2029-01-01');
  });
});

describe('times of the day', () => {
  test.each([
    ['morning', '08:00'],
    ['afternoon', '14:00'],
    ['evening', '18:00'],
  ])('[T3] %s is %s', (departureTime, clock) => {
    const plan = planned({
      itinerary: [connectionEntry('a_b', { departureTime })],
      connections: { a_b: [bus(1)] },
    });
    expect(plan.timeline[0]?.departure).toBe(`2027-01-10T${clock}`);
  });

  test.each([
    [14, ['group a_b 01-11 06:00 → 01-11 20:00, nights 1']],
    [14 + 1 / 60, ['group a_b 01-11 06:00 → 01-12 06:01, nights 2']],
  ])('[T3] a travel day lasts from 06:00 to 20:00: %d hours', (hours, rows) => {
    const plan = planned({
      itinerary: [stop('a', { duration: 12 }), connectionEntry('a_b')],
      connections: { a_b: [travel(0, { duration: Math.round(hours * 3600) })] },
    });
    expect(mainRowsOf(plan).slice(1)).toEqual(rows);
  });
});

describe('rounding', () => {
  test.each([
    [9360, '10:36', 'a whole minute stays'],
    [9361, '10:37', 'a second more is a minute more'],
    [59.5, '08:01', 'a part of a minute is one'],
    [1, '08:01', 'a second is one'],
    [0, '08:00', 'nothing is nothing'],
  ])('[T4] %d seconds from 08:00 end at %s: %s', (duration, clock) => {
    const plan = planned({
      itinerary: [connectionEntry('a_b')],
      connections: { a_b: [travel(0, { duration })] },
    });
    expect(plan.end).toBe(`2027-01-10T${clock}`);
  });

  test('[T4] two options of 90 seconds take two minutes each', () => {
    const option = travel(0, { duration: 90 });
    const plan = planned({
      itinerary: [connectionEntry('a_b'), connectionEntry('b_c')],
      connections: { a_b: [option], b_c: [option] },
    });
    expect(rowsOf(plan)).toEqual([
      'group a_b+b_c 01-10 08:00 → 01-10 08:04, nights 0',
      'a_b 01-10 08:00 → 01-10 08:02, nights 0',
      'b_c 01-10 08:02 → 01-10 08:04, nights 0',
    ]);
  });

  test.each([
    [0.5, '08:30', '30 minutes'],
    [0.025, '08:02', '1.5 minutes: halves go up'],
    [0.0249, '08:01', '1.494 minutes'],
    [0.0251, '08:02', '1.506 minutes'],
    [0.0001, '08:01', 'at least one minute'],
    [11.99, '19:59', '719.4 minutes'],
    [11.995, '20:00', '719.7 minutes'],
  ])('[T5] %d hours from 08:00 end at %s: %s', (duration, clock) => {
    const plan = planned({ itinerary: [stop('a', { duration })] });
    expect(plan.end).toBe(`2027-01-10T${clock}`);
  });

  test('[T5] the hours of an experience are rounded alike', () => {
    const plan = planned({ itinerary: [stop('a')], experiences: { a: { duration: 2.255 } } });
    // 135.3 minutes.
    expect(plan.timeline[0]).toMatchObject({ departure: '2027-01-10T10:15', duration: 2.25 });
  });
});
