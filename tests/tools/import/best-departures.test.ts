import { describe, expect, it } from 'vitest';
import { bestDepartures } from '../../../src/tools/import/gtfs/best-departures.ts';
import { minutesOf, offsetOf } from '../../../src/tools/import/gtfs/feed-clock.ts';

const MONDAY = 1;
const WORKDAYS = 0b1_1111;
const WEEKEND = 0b110_0000;
const DAILY = 0b111_1111;
const run = (clock: string, weekdays: number) => ({ depart: minutesOf(`${clock}:00`)!, weekdays });

describe('departures of a line', () => {
  it('that run daily come before more of them on some days: nobody waits for Monday', () => {
    const runs = [run('07:00', DAILY), run('09:00', WORKDAYS), run('10:00', WORKDAYS)];
    expect(bestDepartures(runs, 0)).toEqual({ departures: ['07:00'], perWeek: 7, of: 17 });
  });

  it('of two services at the same time are one that runs daily', () => {
    const runs = [run('07:00', WORKDAYS), run('07:00', WEEKEND)];
    expect(bestDepartures(runs, 0)).toMatchObject({ departures: ['07:00'] });
    expect(bestDepartures(runs, 0)).not.toHaveProperty('weekdays');
  });

  it('on other days are left out where none runs daily', () => {
    const runs = [run('07:00', WORKDAYS), run('08:00', WORKDAYS), run('12:00', WEEKEND)];
    expect(bestDepartures(runs, 0)).toMatchObject({
      departures: ['07:00', '08:00'],
      weekdays: [1, 2, 3, 4, 5],
      perWeek: 10,
      of: 12,
    });
  });

  it('past midnight, or on another clock, are those of the next day or the day before', () => {
    expect(bestDepartures([run('25:30', MONDAY)], 0)).toMatchObject({ departures: ['01:30'], weekdays: [2] });
    expect(bestDepartures([run('23:30', MONDAY)], 60)).toMatchObject({
      departures: ['00:30'],
      weekdays: [2],
    });
    expect(bestDepartures([run('00:30', MONDAY)], -60)).toMatchObject({
      departures: ['23:30'],
      weekdays: [7],
    });
  });
});

it('offsets of zones are those of the day', () => {
  expect(offsetOf('Asia/Colombo', '2027-01-10')).toBe(330);
  expect(offsetOf('Europe/Berlin', '2027-01-10')).toBe(60);
  expect(offsetOf('Europe/Berlin', '2027-07-10')).toBe(120);
  expect(offsetOf('America/Lima', '2027-07-10')).toBe(-300);
  expect(offsetOf('Etc/UTC', '2027-07-10')).toBe(0);
});

it('times are read with and without a leading zero, and past midnight', () => {
  expect([minutesOf('7:05:00'), minutesOf('07:05:00'), minutesOf('25:00:00')]).toEqual([425, 425, 1500]);
  expect([minutesOf('7:05'), minutesOf('07:65:00'), minutesOf('')]).toEqual([null, null, null]);
});
