import { describe, expect, test } from 'vitest';
import { increasedMinutes, reducedMinutes } from '../../../worker/engine/edits/duration-steps.ts';
import { parseMoment } from '../../../worker/engine/moment.ts';
import { planned } from '../../builders/planned.ts';
import { flight, stop, travel, connectionEntry } from '../../builders/plan-input.ts';

const MINUTE = 1 / 60;

/** A stay that was planned, from and to in January 2027. */
function stay(from: string, to: string, nights: number) {
  const moment = (text: string) => parseMoment(`2027-01-${text.replace(' ', 'T')}`) ?? Number.NaN;
  return { arrival: moment(from), departure: moment(to), nights };
}

const hours = (minutes: number | null) => (minutes === null ? null : minutes / 60);

describe('a step down', () => {
  test.each([
    ['10 08:00', '12 06:00', 2, 22],
    ['10 08:00', '13 06:00', 3, 46],
    ['10 04:00', '11 06:00', 2, 2],
    ['10 23:30', '12 06:00', 2, 6.5],
    ['10 08:00', '12 05:00', 2, 21],
  ])('[D1] %s to %s with %d nights goes down to %d h', (from, to, nights, expected) => {
    expect(hours(reducedMinutes(stay(from, to, nights)))).toBe(expected);
  });

  test.each([
    ['10 08:00', '11 06:00', 12, '12 h end at LATE itself'],
    ['10 06:00', '11 06:00', 12, 'from EARLY'],
    ['10 04:00', '10 20:00', 12, 'the night has passed, 16 h are planned'],
    ['10 08:00', '11 05:00', 12, 'a flight at 05:00 ends it'],
  ])('[D2] one night from %s to %s falls to %d h: %s', (from, to, expected) => {
    expect(hours(reducedMinutes(stay(from, to, 1)))).toBe(expected);
  });

  test.each([
    ['10 08:01', '11 06:00', 6, '12 h would end at 20:01'],
    ['10 14:00', '11 06:00', 6, '6 h end at LATE'],
    ['10 17:00', '11 06:00', 3, '3 h are left'],
    ['10 19:59', '11 06:00', MINUTE, 'a minute is left'],
    ['10 04:00', '10 16:00', 6, '12 h are not shorter than 12 h'],
    ['10 05:00', '10 13:00', 6, '12 h are longer than 8 h'],
  ])(
    '[D2] one night falls back to 6 h when 12 h would end after 20:00: %s to %s, %d h, %s',
    (from, to, expected) => {
      expect(hours(reducedMinutes(stay(from, to, 1)))).toBeCloseTo(expected, 9);
    },
  );

  test.each([
    ['10 08:00', '10 20:00', 6],
    ['10 08:00', '10 16:00', 2],
    ['10 08:00', '10 14:01', MINUTE],
    ['10 06:00', '10 20:00', 8],
  ])('[D3] no night from %s to %s goes down to %d h', (from, to, expected) => {
    expect(hours(reducedMinutes(stay(from, to, 0)))).toBeCloseTo(expected, 9);
  });

  test.each([
    ['10 08:00', '10 14:00', 0, '6 h are the least'],
    ['10 08:00', '10 09:00', 0, 'less than 6 h'],
    ['10 20:00', '11 06:00', 1, 'nothing is left of the day'],
    ['10 22:00', '11 06:00', 1, 'less than nothing is left of the day'],
    ['10 04:00', '10 06:00', 1, '6 h are more than 2 h'],
    ['10 04:00', '10 10:00', 1, '6 h are not less than 6 h'],
    ['10 04:00', '11 01:00', 2, 'a flight at 01:00 leaves no 24 h to take'],
    ['10 04:00', '11 04:00', 2, '24 h less are none'],
  ])('[D4] is not possible from %s to %s with %d nights: %s', (from, to, nights) => {
    expect(reducedMinutes(stay(from, to, nights))).toBeNull();
  });

  test.each([
    [22, true],
    [12, true],
    [6 + MINUTE, true],
    [6, false],
    [1, false],
  ])('[D4] a stop of %d h from 08:00 says canReduce %s', (duration, canReduce) => {
    const plan = planned({ itinerary: [stop('a', { duration })] });
    expect(plan.timeline[0]).toMatchObject({ canReduce, canIncrease: true });
  });

  test('[D4] uses the stay as shortened by a flight at 05:00', () => {
    const plan = planned({
      itinerary: [stop('a', { duration: 24 }), connectionEntry('a_b', { departureTime: '05:00' })],
      connections: { a_b: [flight(2, 'A', 'B')] },
      ops: [{ op: 'reduce', entry: 0 }],
    });
    expect(plan.itinerary[0]).toEqual({ experience_id: 'a', duration: 12 });
  });
});

describe('a step up', () => {
  test.each([
    ['10 08:00', '10 08:01', 0, 6 + MINUTE],
    ['10 08:00', '10 14:00', 0, 12],
    ['10 08:00', '10 14:01', 0, 18 + MINUTE],
    ['10 08:00', '10 20:00', 0, 24],
    ['10 06:00', '10 18:01', 0, 36 + MINUTE],
    ['10 08:00', '11 06:00', 1, 46],
    ['10 08:00', '13 06:00', 3, 94],
    ['10 04:00', '10 06:00', 1, 8],
    ['10 16:00', '11 06:00', 1, 38],
  ])('[D5] %s to %s with %d nights goes up to %d h', (from, to, nights, expected) => {
    expect(hours(increasedMinutes(stay(from, to, nights)))).toBeCloseTo(expected, 9);
  });

  test.each([
    ['10 20:00', '11 06:00', 46, '22 h end at 18:00 of the day that it leaves already'],
    ['10 22:00', '11 06:00', 44, '20 h do'],
    ['10 18:00', '11 06:00', 48, '24 h do'],
    ['10 23:30', '11 06:00', 42.5, '18.5 h do'],
  ])('[D6] %s to %s goes up to %d h: %s', (from, to, expected) => {
    expect(hours(increasedMinutes(stay(from, to, 1)))).toBe(expected);
  });

  test('[D6] a step up always ends later, and a step down earlier', () => {
    const driven = (duration: number, ops: { op: 'increase' | 'reduce'; entry: number }[]) =>
      planned({
        itinerary: [connectionEntry('FRA_a'), stop('a', { duration })],
        connections: { FRA_a: [travel(11.5)] },
        ops,
      }).end;
    for (const duration of [0.25, 0.5, 6, 10.5, 12, 34.5]) {
      const end = driven(duration, []);
      expect(driven(duration, [{ op: 'increase', entry: 1 }]) > end).toBe(true);
      expect(driven(duration, [{ op: 'reduce', entry: 1 }]) <= end).toBe(true);
    }
  });
});
