import { describe, expect, test } from 'vitest';
import { isStop, type StopEntry } from '../../../../src/model/plan.ts';
import { planned } from '../../../builders/planned.ts';
import { flight, stop, travel, connectionEntry, type Tour } from '../../../builders/plan-input.ts';
import { mainRowsOf } from '../../../builders/timeline-rows.ts';

const MINUTE = 1 / 60;
const bus = (hours: number) => travel(hours, { type: 'bus' });

/** A stop `b` of someone who has left `a` by a bus at 22:00 that takes so many hours. */
function afterNightBus(busHours: number, fields: Partial<StopEntry>, ownHours = 24) {
  return planned({
    itinerary: [
      stop('a', { duration: 12 }),
      connectionEntry('a_b', { departureTime: '22:00' }),
      stop('b', fields),
    ],
    experiences: { b: { duration: ownHours } },
    connections: { a_b: [bus(busHours)] },
  });
}

/** A stop `b` after a drive from 08:00 on, without a night during it. */
function afterDrive(hours: number, fields: Partial<StopEntry>, ownHours = 24) {
  return planned({
    itinerary: [connectionEntry('FRA_b'), stop('b', fields)],
    experiences: { b: { duration: ownHours } },
    connections: { FRA_b: [travel(hours)] },
  });
}

const lastRow = (plan: Parameters<typeof mainRowsOf>[0]) => mainRowsOf(plan).at(-1);

describe('start of the timeline', () => {
  test.each([
    [{ startDate: '2027-01-10' }, '2027-01-10'],
    [{ startDate: '2027-01-10', now: '2026-11-20T09:30' }, '2027-01-10'],
    [{ startDate: null, now: '2026-11-20T23:59' }, '2026-12-18'],
    [{ startDate: null, now: '2027-12-31T00:00' }, '2028-01-28'],
    [{ startDate: null, now: '2028-02-01T12:00' }, '2028-02-29'],
    [{ startDate: null, now: '2027-02-28T12:00' }, '2027-03-28'],
  ])('[W1] %j begins on %s at 08:00', (fields, date) => {
    const plan = planned({ itinerary: [stop('a')] }, fields);
    expect(plan.start).toBe(`${date}T08:00`);
    expect(plan.timeline[0]?.arrival).toBe(`${date}T08:00`);
  });
});

describe('the extra night', () => {
  test.each([
    [6, 24, 'b 01-11 04:00 → 01-12 06:00, nights 2', 'a night passed, a night to come'],
    [6, 6, 'b 01-11 04:00 → 01-11 10:00, nights 1', 'the night that passed'],
    [7 + 59 * MINUTE, 4, 'b 01-11 05:59 → 01-11 09:59, nights 1', 'a minute before EARLY'],
    [8, 4, 'b 01-11 06:00 → 01-11 10:00, nights 0', 'EARLY is morning'],
    [2, 4, 'b 01-11 00:00 → 01-11 06:00, nights 1', 'midnight is before EARLY'],
    [
      1 + 59 * MINUTE,
      4,
      'b 01-10 23:59 → 01-11 06:00, nights 1',
      'an arrival before midnight has a regular night',
    ],
  ])('[W2] a bus of %d h from 22:00, %d h to stay: %s (%s)', (busHours, hours, row) => {
    expect(lastRow(afterNightBus(busHours, { duration: hours }))).toBe(row);
  });

  test('[W2] may apply to the first stop after an opening group', () => {
    const plan = planned({
      itinerary: [connectionEntry('FRA_a', { departureTime: '22:00' }), stop('a', { duration: 4 })],
      connections: { FRA_a: [flight(6, 'FRA', 'CMB')] },
    });
    expect(lastRow(plan)).toBe('a 01-11 04:00 → 01-11 08:00, nights 1');
  });
});

describe('wanted nights', () => {
  test.each<[Partial<StopEntry>, number, string, string]>([
    [{ duration: 3, nights: 4 }, 24, 'b 01-10 08:00 → 01-10 11:00, nights 0', 'duration stands above nights'],
    [{ nights: 2 }, 5, 'b 01-10 08:00 → 01-12 06:00, nights 2', 'nights stand above the experience'],
    [{}, 40, 'b 01-10 08:00 → 01-12 06:00, nights 2', 'the experience: 08:00 and 40 h are midnight'],
    [{ nights: null, duration: null }, 5, 'b 01-10 08:00 → 01-10 13:00, nights 0', 'null is missing'],
    [{ nights: 0 }, 24, 'b 01-10 08:00 → 01-10 20:00, nights 0', 'no night: 12 h'],
    [{ nights: 0 }, 5, 'b 01-10 08:00 → 01-10 13:00, nights 0', 'no night: the experience is shorter'],
  ])('[W3] %j of an experience of %d h: %s (%s)', (fields, ownHours, row) => {
    const plan = planned({ itinerary: [stop('b', fields)], experiences: { b: { duration: ownHours } } });
    expect(lastRow(plan)).toBe(row);
  });

  test.each([
    [2, 'b 01-11 04:00 → 01-12 06:00, nights 2', 'one of them has passed'],
    [1, 'b 01-11 04:00 → 01-11 16:00, nights 1', 'it has passed, 12 h are left to ask for'],
  ])('[W3] %d nights wished at 04:00: %s (%s)', (nights, row) => {
    expect(lastRow(afterNightBus(6, { nights }))).toBe(row);
  });

  test('[W3] 0 after 13:00 lasts until LATE', () => {
    expect(lastRow(afterDrive(5, { nights: 0 }))).toBe('b 01-10 13:00 → 01-10 20:00, nights 0');
  });

  test('[W4] 0 at 04:00 is impossible: the stay is the experience, at most 12 h, plus the past night', () => {
    expect(lastRow(afterNightBus(6, { nights: 0 }))).toBe('b 01-11 04:00 → 01-11 16:00, nights 1');
    expect(lastRow(afterNightBus(6, { nights: 0 }, 5))).toBe('b 01-11 04:00 → 01-11 09:00, nights 1');
  });

  test('[W4] 0 at LATE is impossible: the stay is overnight', () => {
    expect(lastRow(afterDrive(12, { nights: 0 }))).toBe('b 01-10 20:00 → 01-11 06:00, nights 1');
    expect(lastRow(afterDrive(12, { nights: 0 }, 2))).toBe('b 01-10 20:00 → 01-11 06:00, nights 1');
  });
});

describe('end of a stay', () => {
  test.each([
    [16, 'b 01-10 08:00 → 01-11 06:00, nights 1', 'midnight is the next day'],
    [22, 'b 01-10 08:00 → 01-11 06:00, nights 1', 'EARLY'],
    [39 + 59 * MINUTE, 'b 01-10 08:00 → 01-11 06:00, nights 1', '23:59 of the next day'],
    [40, 'b 01-10 08:00 → 01-12 06:00, nights 2', 'midnight after the next day'],
    [24 * 30, 'b 01-10 08:00 → 02-09 06:00, nights 30', 'into the next month'],
  ])('[W5] %d hours: %s (%s)', (duration, row) => {
    expect(lastRow(planned({ itinerary: [stop('b', { duration })] }))).toBe(row);
  });

  test.each([
    [1, 'b 01-11 02:00 → 01-11 06:00, nights 1', '03:00 is night'],
    [4, 'b 01-11 02:00 → 01-11 06:00, nights 1', '06:00 itself'],
    [4 + MINUTE, 'b 01-11 02:00 → 01-11 06:01, nights 1', 'a minute later stays'],
  ])('[W6] %d hours from 02:00: %s (%s)', (duration, row) => {
    expect(lastRow(afterNightBus(4, { duration }))).toBe(row);
  });

  test.each([
    [12, 'b 01-10 08:00 → 01-10 20:00, nights 0', 'LATE itself'],
    [12 + MINUTE, 'b 01-10 08:00 → 01-11 06:00, nights 1', 'a minute after LATE'],
    [15 + 59 * MINUTE, 'b 01-10 08:00 → 01-11 06:00, nights 1', 'a minute before midnight'],
  ])('[W7] %d hours: %s (%s)', (duration, row) => {
    expect(lastRow(planned({ itinerary: [stop('b', { duration })] }))).toBe(row);
  });

  test("[W8] has hours from arrival to departure and the experience's recDuration", () => {
    const plan = planned({
      itinerary: [stop('a', { duration: 60 })],
      experiences: { a: { duration: 4.123 } },
    });
    // 08:00 and 60 h are 20:00 two days later: EARLY of that day is 46 h away.
    expect(plan.timeline).toHaveLength(1);
    expect(plan.timeline[0]).toMatchObject({
      timelineType: 'experience',
      key: 'a',
      nights: 2,
      duration: 46,
      recDuration: 4.123,
    });
  });

  test('[W8] counts nights across the end of a year and a leap day', () => {
    const nights = (startDate: string, hours: number) =>
      planned({ startDate, itinerary: [stop('a', { duration: hours })] }).timeline[0]?.nights;
    expect(nights('2027-12-30', 72)).toBe(3);
    expect(nights('2028-02-27', 72)).toBe(3);
  });

  test('[W8] stops without a connection follow each other', () => {
    const plan = planned({ itinerary: [stop('a', { duration: 30 }), stop('b', { duration: 5 }), stop('c')] });
    expect(mainRowsOf(plan)).toEqual([
      'a 01-10 08:00 → 01-11 06:00, nights 1',
      'b 01-11 06:00 → 01-11 11:00, nights 0',
      'c 01-11 11:00 → 01-12 06:00, nights 1',
    ]);
  });
});

describe('replanning', () => {
  const tours: [string, Tour][] = [
    [
      'nights, wanted nights and a night bus',
      {
        itinerary: [
          stop('a', { nights: 2 }),
          connectionEntry('a_b', { departureTime: '22:00' }),
          stop('b', { nights: 1 }),
          connectionEntry('b_c'),
          stop('c', { duration: 7.3 }),
          stop('d'),
        ],
        connections: { a_b: [bus(6)], b_c: [travel(9)] },
      },
    ],
    [
      'a stay that a flight at 05:00 shortens',
      {
        itinerary: [stop('a', { nights: 2 }), connectionEntry('a_b', { departureTime: '05:00' }), stop('b')],
        connections: { a_b: [flight(3, 'A', 'B')] },
      },
    ],
    [
      'a stay that a flight at midnight shortens',
      {
        startDate: '2028-02-28',
        itinerary: [stop('a', { nights: 1 }), connectionEntry('a_b', { departureTime: '00:00' }), stop('b')],
        connections: { a_b: [flight(3, 'A', 'B')] },
      },
    ],
  ];

  test.each(tours)('[W9] changes nothing: %s', (_name, tour) => {
    const first = planned(tour);
    const durations = first.timeline
      .filter((entry) => entry.timelineType === 'experience')
      .map((entry) => entry.duration);
    const itinerary = tour.itinerary.map((entry) =>
      isStop(entry) ? { experience_id: entry.experience_id, duration: durations.shift() ?? 0 } : entry,
    );
    expect(planned({ ...tour, itinerary }).timeline).toEqual(first.timeline);
  });
});
