import { describe, expect, test } from 'vitest';
import { planned } from '../../../builders/planned.ts';
import { flight, stop, travel, connectionEntry } from '../../../builders/plan-input.ts';
import { mainRowsOf, rowsOf } from '../../../builders/timeline-rows.ts';

const MINUTE = 1 / 60;

interface Journey {
  /** Hours at the stop before, from 08:00 on. */
  stay: number;
  drive: number;
  departureTime?: string;
}

/** A drive after a stop. */
function afterStay({ stay, drive, departureTime }: Journey) {
  const plan = planned({
    itinerary: [stop('a', { duration: stay }), connectionEntry('a_b', { departureTime })],
    connections: { a_b: [travel(0, { duration: Math.round(drive * 60) * 60 })] },
  });
  return String(mainRowsOf(plan).at(-1)).replace('group a_b ', '');
}

/** A drive that the tour begins with. */
function opening({ drive, departureTime }: Omit<Journey, 'stay'>) {
  const plan = planned({
    itinerary: [connectionEntry('FRA_a', { departureTime })],
    connections: { FRA_a: [travel(0, { duration: Math.round(drive * 60) * 60 })] },
  });
  return String(mainRowsOf(plan).at(-1)).replace('group FRA_a ', '');
}

describe('groups', () => {
  test('[G1] neighbouring connections share a header and a number', () => {
    const plan = planned({
      itinerary: [
        connectionEntry('FRA_CMB'),
        connectionEntry('CMB_a'),
        stop('a', { duration: 2 }),
        connectionEntry('a_b'),
        stop('b', { duration: 2 }),
        stop('c', { duration: 2 }),
        connectionEntry('c_x'),
        connectionEntry('x_y'),
        connectionEntry('y_FRA'),
      ],
    });
    expect(
      plan.timeline.map((entry) =>
        entry.timelineType === 'experience'
          ? entry.key
          : [
              entry.timelineType,
              entry.key,
              entry.connectionGroup,
              'connectionGroupIndex' in entry ? entry.connectionGroupIndex : null,
            ],
      ),
    ).toEqual([
      ['connectionGroup', 'FRA_CMB+CMB_a', 0, null],
      ['connection', 'FRA_CMB', 0, 0],
      ['connection', 'CMB_a', 0, 1],
      'a',
      ['connectionGroup', 'a_b', 1, null],
      ['connection', 'a_b', 1, 0],
      'b',
      'c',
      ['connectionGroup', 'c_x+x_y+y_FRA', 2, null],
      ['connection', 'c_x', 2, 0],
      ['connection', 'x_y', 2, 1],
      ['connection', 'y_FRA', 2, 2],
    ]);
  });

  test('[G1] without a stop the connections are an opening group', () => {
    const plan = planned({
      itinerary: [connectionEntry('FRA_x', { departureTime: '05:00' }), connectionEntry('x_y')],
      connections: { FRA_x: [flight(2, 'FRA', 'X')], x_y: [flight(3, 'X', 'Y')] },
    });
    expect(rowsOf(plan)).toEqual([
      'group FRA_x+x_y 01-10 05:00 → 01-10 10:00, nights 0',
      'FRA_x 01-10 05:00 → 01-10 07:00, nights 0',
      'x_y 01-10 07:00 → 01-10 10:00, nights 0',
    ]);
  });

  test('[G2] without travel stay at the cursor, regardless of the departure time', () => {
    const plan = planned({
      itinerary: [
        stop('a', { duration: 12 }),
        connectionEntry('a_x', { departureTime: '22:00' }),
        connectionEntry('x_b'),
        stop('b', { duration: 1 }),
      ],
      connections: { a_x: [flight(0, 'A', 'X')], x_b: [travel(0, { type: 'walking' })] },
    });
    expect(rowsOf(plan)).toEqual([
      'a 01-10 08:00 → 01-10 20:00, nights 0',
      'group a_x+x_b 01-10 20:00 → 01-10 20:00, nights 0',
      'a_x 01-10 20:00 → 01-10 20:00, nights 0',
      'x_b 01-10 20:00 → 01-10 20:00, nights 0',
      'b 01-10 20:00 → 01-11 06:00, nights 1',
    ]);
  });

  test('[G15] the header carries travel, first departure and last arrival, the first connection its nights', () => {
    const plan = planned({
      itinerary: [
        stop('a', { duration: 9 }),
        connectionEntry('a_x'),
        connectionEntry('x_y'),
        connectionEntry('y_b'),
      ],
      connections: {
        a_x: [travel(2.5)],
        x_y: [travel(1, { type: 'ferry' })],
        y_b: [travel(0, { duration: 1230 })],
      },
    });
    // 17:00 and 3 h 51 min end at 20:51: the group waits until 08:00.
    expect(rowsOf(plan).slice(1)).toEqual([
      'group a_x+x_y+y_b 01-11 08:00 → 01-11 11:51, nights 1',
      'a_x 01-11 08:00 → 01-11 10:30, nights 1',
      'x_y 01-11 10:30 → 01-11 11:30, nights 0',
      'y_b 01-11 11:30 → 01-11 11:51, nights 0',
    ]);
    expect(plan.timeline.slice(1).map((entry) => entry.duration)).toEqual([3.85, 2.5, 1, 0.35]);
  });
});

describe('preferred departure', () => {
  test.each<[Journey, string, string]>([
    [{ stay: 24, drive: 3 }, '01-11 08:00 → 01-11 11:00, nights 0', 'MORNING, though ready at 06:00'],
    [{ stay: 24, drive: 3, departureTime: '06:30' }, '01-11 06:30 → 01-11 09:30, nights 0', 'its time'],
    [
      { stay: 24, drive: 3, departureTime: '05:00' },
      '01-11 06:00 → 01-11 09:00, nights 0',
      'not before EARLY',
    ],
    [{ stay: 6, drive: 3 }, '01-10 14:00 → 01-10 17:00, nights 0', 'when the stay ends'],
    [
      { stay: 6, drive: 3, departureTime: '13:00' },
      '01-10 14:00 → 01-10 17:00, nights 0',
      'its time is over',
    ],
    [
      { stay: 6, drive: 3, departureTime: '16:00' },
      '01-10 16:00 → 01-10 19:00, nights 0',
      'its time is to come',
    ],
  ])('[G7] after a stop: %j is %s (%s)', (journey, row) => {
    expect(afterStay(journey)).toBe(row);
  });

  test.each<[Omit<Journey, 'stay'>, string, string]>([
    [{ drive: 3 }, '01-10 08:00 → 01-10 11:00, nights 0', 'MORNING'],
    [{ drive: 3, departureTime: '07:00' }, '01-10 07:00 → 01-10 10:00, nights 0', 'before the cursor'],
    [{ drive: 3, departureTime: '04:00' }, '01-10 06:00 → 01-10 09:00, nights 0', 'not before EARLY'],
    [
      { drive: 3, departureTime: 'evening' },
      '01-10 17:00 → 01-10 20:00, nights 0',
      '18:00 would end at 21:00',
    ],
  ])('[G7] opening: %j is %s (%s)', (journey, row) => {
    expect(opening(journey)).toBe(row);
  });

  test('[G7] ferries and trains without a time to leave are estimates alike', () => {
    const plan = planned({
      itinerary: [stop('a', { duration: 12 }), connectionEntry('a_x'), connectionEntry('x_b')],
      connections: { a_x: [travel(3, { type: 'ferry' })], x_b: [travel(2, { type: 'train' })] },
    });
    expect(mainRowsOf(plan).at(-1)).toBe('group a_x+x_b 01-11 08:00 → 01-11 13:00, nights 1');
  });
});

describe('choice of the day', () => {
  test.each<[Journey, string, string]>([
    [{ stay: 24, drive: 12 }, '01-11 08:00 → 01-11 20:00, nights 0', 'LATE itself'],
    [{ stay: 2, drive: 10 }, '01-10 10:00 → 01-10 20:00, nights 0', 'from when the stay ends'],
    [{ stay: 2, drive: 2, departureTime: 'evening' }, '01-10 18:00 → 01-10 20:00, nights 0', 'from its time'],
  ])('[G8] it fits: %j is %s (%s)', (journey, row) => {
    expect(afterStay(journey)).toBe(row);
  });

  test.each<[Journey, string, string]>([
    [{ stay: 24, drive: 12 + MINUTE }, '01-11 07:59 → 01-11 20:00, nights 0', 'a minute before MORNING'],
    [{ stay: 24, drive: 14 }, '01-11 06:00 → 01-11 20:00, nights 0', 'from EARLY'],
    [
      { stay: 24, drive: 8, departureTime: '14:00' },
      '01-11 12:00 → 01-11 20:00, nights 0',
      'before its time',
    ],
    [{ stay: 2, drive: 10, departureTime: '14:00' }, '01-10 10:00 → 01-10 20:00, nights 0', 'when ready'],
    [
      { stay: 2, drive: 1, departureTime: '23:00' },
      '01-10 19:00 → 01-10 20:00, nights 0',
      'nobody drives at night',
    ],
  ])('[G9] it leaves early: %j is %s (%s)', (journey, row) => {
    expect(afterStay(journey)).toBe(row);
  });

  test.each<[Omit<Journey, 'stay'>, string]>([
    [{ drive: 13 }, '01-10 07:00 → 01-10 20:00, nights 0'],
    [{ drive: 14 }, '01-10 06:00 → 01-10 20:00, nights 0'],
    [{ drive: 5, departureTime: '19:00' }, '01-10 15:00 → 01-10 20:00, nights 0'],
  ])('[G9] opening it leaves early: %j is %s', (journey, row) => {
    expect(opening(journey)).toBe(row);
  });

  test.each<[Journey, string, string]>([
    [{ stay: 6, drive: 8 }, '01-11 08:00 → 01-11 16:00, nights 1', 'MORNING'],
    [{ stay: 2, drive: 10 + MINUTE }, '01-11 08:00 → 01-11 18:01, nights 1', 'a minute too long for the day'],
    [
      { stay: 6, drive: 8, departureTime: '05:00' },
      '01-11 06:00 → 01-11 14:00, nights 1',
      'not before EARLY',
    ],
    [{ stay: 6, drive: 8, departureTime: '10:30' }, '01-11 10:30 → 01-11 18:30, nights 1', 'its time'],
    [
      { stay: 6, drive: 8, departureTime: '12:00' },
      '01-11 12:00 → 01-11 20:00, nights 1',
      'its time, to LATE itself',
    ],
    [
      { stay: 6, drive: 8, departureTime: '12:01' },
      '01-11 12:00 → 01-11 20:00, nights 1',
      'as late as LATE allows',
    ],
    [{ stay: 6, drive: 13 }, '01-11 07:00 → 01-11 20:00, nights 1', '08:00 would end at 21:00'],
    [
      { stay: 6, drive: 14 },
      '01-11 06:00 → 01-11 20:00, nights 1',
      'a whole travel day, though hours of this one are left',
    ],
    [{ stay: 12, drive: 14 }, '01-11 06:00 → 01-11 20:00, nights 1', 'a whole travel day'],
    [
      { stay: 12, drive: 2, departureTime: 'evening' },
      '01-11 18:00 → 01-11 20:00, nights 1',
      'the next evening',
    ],
    [{ stay: 12, drive: MINUTE }, '01-11 08:00 → 01-11 08:01, nights 1', 'no minute is left at LATE'],
  ])('[G10] it waits for the morning: %j is %s (%s)', (journey, row) => {
    expect(afterStay(journey)).toBe(row);
  });

  test('[G10] the morning after a leap day, and after a year', () => {
    const end = (startDate: string) =>
      planned({
        startDate,
        itinerary: [stop('a', { duration: 12 }), connectionEntry('a_b')],
        connections: { a_b: [travel(3)] },
      }).end;
    expect(end('2028-02-29')).toBe('2028-03-01T11:00');
    expect(end('2027-12-31')).toBe('2028-01-01T11:00');
    expect(end('2027-03-27')).toBe('2027-03-28T11:00');
  });
});
