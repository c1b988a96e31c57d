import { describe, expect, test } from 'vitest';
import { planned } from '../../../builders/planned.ts';
import { flight, stop, travel, connectionEntry } from '../../../builders/plan-input.ts';
import { mainRowsOf, rowsOf } from '../../../builders/timeline-rows.ts';

const MINUTE = 1 / 60;
const bus = (hours: number) => travel(hours, { type: 'bus' });

describe('overnight transport', () => {
  const night = '01-10 21:00 → 01-11 05:00, nights 0';
  // A connection without a timetable is delayed and leaves in time to end at 20:00.
  const nextDay = '01-11 12:00 → 01-11 20:00, nights 1';

  test.each([
    ['flight', night],
    ['rail', night],
    ['train', night],
    ['bus', night],
    ['ferry', night],
    ['driving', nextDay],
    ['tour', nextDay],
    ['walking', nextDay],
    ['taxi', nextDay],
    ['private', nextDay],
    ['rental', nextDay],
    ['ride-hailing', nextDay],
    ['other', nextDay],
  ] as const)('[G3] 8 h by %s from 21:00: %s', (type, row) => {
    const plan = planned({
      itinerary: [stop('a', { duration: 12 }), connectionEntry('a_b', { departureTime: '21:00' })],
      connections: { a_b: [travel(8, { type })] },
    });
    expect(mainRowsOf(plan).at(-1)).toBe(`group a_b ${row}`);
  });

  test.each([
    [5, 5, '01-10 21:00 → 01-11 07:00, nights 0', 'half is enough'],
    // The bus leaves all the same and arrives at 01:59; the drive waits for EARLY, after a night.
    [5 - MINUTE, 5, '01-10 21:00 → 01-11 11:00, nights 1', 'a minute less is not'],
    [8, 1, '01-10 21:00 → 01-11 06:00, nights 0', 'more than half'],
  ])('[G3] a bus of %d h and a drive of %d h from 21:00: %s (%s)', (busHours, driveHours, row) => {
    const plan = planned({
      itinerary: [
        stop('a', { duration: 12 }),
        connectionEntry('a_x', { departureTime: '21:00' }),
        connectionEntry('x_b'),
      ],
      connections: {
        a_x: [travel(0, { type: 'bus', duration: Math.round(busHours * 3600) })],
        x_b: [travel(driveHours)],
      },
    });
    expect(mainRowsOf(plan).at(-1)).toBe(`group a_x+x_b ${row}`);
  });

  test('[G3] the scheduled half may come second, and in parts', () => {
    const plan = planned({
      itinerary: [
        stop('a', { duration: 10 }),
        connectionEntry('a_x', { departureTime: '19:00' }),
        connectionEntry('x_y'),
        connectionEntry('y_b'),
      ],
      connections: {
        a_x: [travel(4)],
        x_y: [travel(1, { type: 'ferry' })],
        y_b: [travel(3, { type: 'rail' })],
      },
    });
    expect(rowsOf(plan).slice(1)).toEqual([
      'group a_x+x_y+y_b 01-10 19:00 → 01-11 03:00, nights 0',
      'a_x 01-10 19:00 → 01-10 23:00, nights 0',
      'x_y 01-10 23:00 → 01-11 00:00, nights 0',
      'y_b 01-11 00:00 → 01-11 03:00, nights 0',
    ]);
  });

  test('[G3] includes journeys of more than a day', () => {
    const plan = planned({
      startDate: '2027-10-30',
      itinerary: [stop('a', { duration: 6 }), connectionEntry('a_b', { departureTime: '16:00' })],
      connections: { a_b: [travel(50, { type: 'train' })] },
    });
    expect(mainRowsOf(plan).at(-1)).toBe('group a_b 10-30 16:00 → 11-01 18:00, nights 0');
    expect(plan.timeline.at(-1)).toMatchObject({ residualTravelTime: 0 });
  });

  test('[G3] leaving exactly when the stay ends is in time', () => {
    const plan = planned({
      itinerary: [stop('a', { duration: 6 }), connectionEntry('a_b', { departureTime: 'afternoon' })],
      connections: { a_b: [bus(7)] },
    });
    expect(mainRowsOf(plan).at(-1)).toBe('group a_b 01-10 14:00 → 01-10 21:00, nights 0');
  });
});

describe('a departure time that has passed', () => {
  test.each(['07:59', '05:00', '00:00'])('[G4] at the beginning of the tour: %s', (departureTime) => {
    const plan = planned({
      itinerary: [connectionEntry('FRA_a', { departureTime }), stop('a', { duration: 1 })],
      connections: { FRA_a: [flight(10, 'FRA', 'CMB')] },
    });
    expect(plan.timeline[0]).toMatchObject({
      departure: `2027-01-10T${departureTime}`,
      nights: 0,
      dayFrom: 1,
    });
    expect(plan.start).toBe(`2027-01-10T${departureTime}`);
  });

  test.each([
    ['05:00', 'a 01-10 08:00 → 01-11 05:00, nights 1', 21, '01-11 05:00 → 01-11 08:00, nights 0'],
    ['05:59', 'a 01-10 08:00 → 01-11 05:59, nights 1', 22 - MINUTE, '01-11 05:59 → 01-11 08:59, nights 0'],
    ['00:00', 'a 01-10 08:00 → 01-11 00:00, nights 1', 16, '01-11 00:00 → 01-11 03:00, nights 0'],
    ['06:00', 'a 01-10 08:00 → 01-11 06:00, nights 1', 22, '01-11 06:00 → 01-11 09:00, nights 0'],
  ])('[G5] after a night at the stop: the flight at %s is caught', (departureTime, stay, hours, journey) => {
    const plan = planned({
      itinerary: [stop('a', { duration: 24 }), connectionEntry('a_b', { departureTime })],
      connections: { a_b: [flight(3, 'A', 'B')] },
    });
    expect(mainRowsOf(plan)).toEqual([stay, `group a_b ${journey}`]);
    expect(plan.timeline[0]?.duration).toBeCloseTo(hours, 6);
  });

  test('[G5] a drive before dawn is not: it leaves at EARLY, and the stay ends there', () => {
    const plan = planned({
      itinerary: [stop('a', { duration: 24 }), connectionEntry('a_b', { departureTime: '05:00' })],
      connections: { a_b: [travel(3)] },
    });
    expect(mainRowsOf(plan)).toEqual([
      'a 01-10 08:00 → 01-11 06:00, nights 1',
      'group a_b 01-11 06:00 → 01-11 09:00, nights 0',
    ]);
  });

  test('[G6] on the day of arrival: the bus of the next day, after a night at the stop', () => {
    const plan = planned({
      itinerary: [
        stop('a', { duration: 6 }),
        connectionEntry('a_b', { departureTime: '13:59' }),
        stop('b', { duration: 1 }),
      ],
      connections: { a_b: [bus(3)] },
    });
    expect(rowsOf(plan)).toEqual([
      'a 01-10 08:00 → 01-10 14:00, nights 0',
      'group a_b 01-11 13:59 → 01-11 16:59, nights 1',
      'a_b 01-11 13:59 → 01-11 16:59, nights 1',
      'b 01-11 16:59 → 01-11 17:59, nights 0',
    ]);
    expect(plan.timeline[1]).toMatchObject({ dayFrom: 1, dayTo: 2, duration: 3 });
  });

  test('[G6] a stay that ends at EARLY of the day of arrival was no night over: the next day as well', () => {
    const plan = planned({
      itinerary: [
        stop('a', { duration: 12 }),
        connectionEntry('a_b', { departureTime: '22:00' }),
        stop('b', { duration: 1 }),
        connectionEntry('b_c', { departureTime: '05:00' }),
      ],
      connections: { a_b: [bus(6)], b_c: [bus(3)] },
    });
    expect(mainRowsOf(plan).slice(2)).toEqual([
      'b 01-11 04:00 → 01-11 06:00, nights 1',
      'group b_c 01-12 05:00 → 01-12 08:00, nights 1',
    ]);
  });

  test('[G6] after a night, a time after EARLY is not over', () => {
    const plan = planned({
      startDate: '2027-12-31',
      itinerary: [stop('a', { duration: 24 }), connectionEntry('a_b', { departureTime: '06:01' })],
      connections: { a_b: [bus(3)] },
    });
    expect(mainRowsOf(plan).at(-1)).toBe('group a_b 01-01 06:01 → 01-01 09:01, nights 0');
  });
});
