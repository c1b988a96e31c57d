import { describe, expect, test } from 'vitest';
import type { ConnectionOption } from '../../../../src/model/schemas/connection-option.ts';
import { planned } from '../../../builders/planned.ts';
import { stop, travel, connectionEntry } from '../../../builders/plan-input.ts';
import { mainRowsOf, rowsOf } from '../../../builders/timeline-rows.ts';

/** A tour of connections only: `p0_p1`, `p1_p2`, and so on. */
function opening(options: readonly ConnectionOption[], departureTime?: string, startDate = '2027-01-10') {
  const ids = options.map((_option, index) => `p${index}_p${index + 1}`);
  return planned({
    startDate,
    itinerary: ids.map((id, index) => connectionEntry(id, index === 0 ? { departureTime } : {})),
    connections: Object.fromEntries(ids.map((id, index) => [id, [options[index] ?? travel(0)]])),
  });
}

const header = (plan: Parameters<typeof mainRowsOf>[0]) =>
  String(mainRowsOf(plan).at(-1)).replace(/^group \S+ /, '');

describe('a journey over several days', () => {
  test.each<[number, string | undefined, string, string]>([
    [20, undefined, '01-10 08:00 → 01-11 14:00, nights 1', '12 h, then 8 h'],
    [26, undefined, '01-10 08:00 → 01-11 20:00, nights 1', '12 h, then 14 h to LATE itself'],
    [26.5, undefined, '01-10 08:00 → 01-12 06:30, nights 2', '12 h, 14 h, then half an hour'],
    [20, '06:00', '01-10 06:00 → 01-11 12:00, nights 1', '14 h, then 6 h'],
    [20, '04:00', '01-10 06:00 → 01-11 12:00, nights 1', 'not before EARLY'],
    [20, '19:00', '01-10 19:00 → 01-12 11:00, nights 2', '1 h, 14 h, then 5 h'],
    [
      20,
      '20:00',
      '01-11 06:00 → 01-12 12:00, nights 1',
      'LATE: from the next morning, the night before at home',
    ],
    [20, '23:30', '01-11 06:00 → 01-12 12:00, nights 1', 'after LATE: from the next morning'],
  ])('[G11] opening, %d h, leaving at %s: %s (%s)', (hours, departureTime, row) => {
    expect(header(opening([travel(hours)], departureTime))).toBe(row);
  });

  test.each([
    [2, 15, '01-10 10:00 → 01-11 11:00, nights 1', '10 h, then 5 h'],
    [12, 15, '01-11 06:00 → 01-12 07:00, nights 2', 'ready at LATE'],
    [24, 15, '01-11 08:00 → 01-12 09:00, nights 1', '12 h, then 3 h'],
  ])('[G11] after a stay of %d h, %d h: %s (%s)', (stay, hours, row) => {
    const plan = planned({
      itinerary: [stop('a', { duration: stay }), connectionEntry('a_b')],
      connections: { a_b: [travel(hours)] },
    });
    expect(header(plan)).toBe(row);
  });

  test('[G11] continues over a leap day and the turn of a year', () => {
    expect(opening([travel(30)], undefined, '2028-02-28').end).toBe('2028-03-01T10:00');
    expect(opening([travel(30)], undefined, '2027-12-30').end).toBe('2028-01-01T10:00');
    expect(opening([travel(30)], undefined, '2027-03-27').end).toBe('2027-03-29T10:00');
  });

  test('[G12] a start at LATE moves to EARLY, connections without travel do not move', () => {
    const plan = opening([travel(12), travel(0), travel(4)]);
    expect(rowsOf(plan)).toEqual([
      'group p0_p1+p1_p2+p2_p3 01-10 08:00 → 01-11 10:00, nights 1',
      'p0_p1 01-10 08:00 → 01-10 20:00, nights 1',
      'p1_p2 01-10 20:00 → 01-10 20:00, nights 0',
      'p2_p3 01-11 06:00 → 01-11 10:00, nights 0',
    ]);
  });

  test('[G12] a second LATE behaves the same', () => {
    const plan = opening([travel(26), travel(1)]);
    expect(rowsOf(plan).slice(1)).toEqual([
      'p0_p1 01-10 08:00 → 01-11 20:00, nights 2',
      'p1_p2 01-12 06:00 → 01-12 07:00, nights 0',
    ]);
  });
});

describe('nights of a journey over several days', () => {
  test.each([
    ['a stop at LATE is one', [travel(20)], 1],
    ['each stop at LATE is one', [travel(10), travel(20)], 2],
    ['waiting from LATE to begin at EARLY is one', [travel(12), travel(8)], 1],
    ['both may come', [travel(26), travel(15)], 3],
    ['a train needs a bed', [travel(20, { type: 'train' })], 1],
  ])('[G13] %s', (_name, options, nights) => {
    expect(opening(options).timeline[0]?.nights).toBe(nights);
  });

  test('[G13] the night before a journey whose start was moved is one, but not in the opening group', () => {
    const plan = planned({
      itinerary: [stop('a', { duration: 12 }), connectionEntry('a_b')],
      connections: { a_b: [travel(20)] },
    });
    expect(header(plan)).toBe('01-11 06:00 → 01-12 12:00, nights 2');
    expect(header(opening([travel(20)], '20:00'))).toBe('01-11 06:00 → 01-12 12:00, nights 1');
  });
});

describe('residual travel', () => {
  const residuals = (plan: ReturnType<typeof planned>) =>
    plan.timeline.flatMap((entry) => ('residualTravelTime' in entry ? [entry.residualTravelTime] : []));

  test.each([
    ['8 of 20 hours', [travel(20)], [8, 8]],
    ['of the connection that meets LATE only what follows', [travel(10), travel(20)], [18, 0, 18]],
    ['all of what begins after it', [travel(12), travel(4)], [4, 0, 4]],
    ['of each connection its own', [travel(15), travel(6), travel(8)], [17, 3, 6, 8]],
    ['of a train as well', [travel(20, { type: 'train' })], [8, 8]],
  ])('[G14] %s', (_name, options, hours) => {
    expect(residuals(opening(options))).toEqual(hours);
  });

  test('[G14] the first LATE is that of the day when travel begins', () => {
    const plan = planned({
      itinerary: [stop('a', { duration: 12 }), connectionEntry('a_b')],
      connections: { a_b: [travel(15)] },
    });
    expect(residuals(plan)).toEqual([1, 1]);
  });

  test.each([
    ['fits', travel(3), {}],
    ['leaves early', travel(13), {}],
    ['runs through', travel(20, { type: 'bus' }), { departureTime: '18:00' }],
    ['takes no time', travel(0), {}],
  ])('[G14] is 0 where a journey %s', (_name, option, fields) => {
    const plan = planned({
      itinerary: [stop('a'), connectionEntry('a_b', fields)],
      connections: { a_b: [option] },
    });
    expect(residuals(plan)).toEqual([0, 0]);
  });

  test('[G14] is 0 where a journey waits for the morning', () => {
    const plan = planned({
      itinerary: [stop('a', { duration: 12 }), connectionEntry('a_b')],
      connections: { a_b: [travel(14)] },
    });
    expect(residuals(plan)).toEqual([0, 0]);
  });
});
