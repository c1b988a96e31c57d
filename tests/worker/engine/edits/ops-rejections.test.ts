import { describe, expect, test } from 'vitest';
import type { Op } from '../../../../src/model/plan.ts';
import { inputOf, stop, travel, connectionEntry } from '../../../builders/plan-input.ts';
import { idsOf, planned, rejectedPath } from '../../../builders/planned.ts';

const itinerary = [
  connectionEntry('x_a'),
  stop('a'),
  connectionEntry('a_x'),
  connectionEntry('x_b'),
  stop('b'),
  connectionEntry('b_x'),
  connectionEntry('x_y'),
];
const connections = { a_x: [travel(1), travel(2)] };

/** Refused as the third of three ops, the first two of which are fine. */
function pathOf(op: unknown): string | null {
  const fine: Op[] = [
    { op: 'increase', entry: 1 },
    { op: 'returnJourney', on: true },
  ];
  return rejectedPath({ ...inputOf({ itinerary, connections }), ops: [...fine, op] });
}

describe('order of ops', () => {
  test('[O1] resolves an index in the itinerary after the previous ops', () => {
    const plan = planned({
      itinerary: [stop('a'), connectionEntry('a_b'), stop('b')],
      ops: [
        { op: 'remove', stop: 0 },
        { op: 'setNights', entry: 0, nights: 3 },
      ],
    });
    expect(plan.itinerary).toEqual([{ experience_id: 'b', duration: 70 }]);
  });

  test('[O1] resolves a moment in the plan after the previous ops', () => {
    // With a at 5 hours b is reached at 15:00 instead of the next day at 10:00.
    const plan = planned({
      itinerary: [stop('a'), connectionEntry('a_b'), stop('b')],
      connections: { a_b: [travel(2)] },
      experiences: { a: { duration: 5 } },
      ops: [
        { op: 'setNights', entry: 0, nights: 0 },
        { op: 'setNights', entry: 2, nights: 1 },
      ],
    });
    expect(plan.itinerary[2]).toEqual({ experience_id: 'b', duration: 15 });
  });

  test('[O1] lists warnings of ops in their order, after those of the itinerary', () => {
    const plan = planned({
      itinerary: [stop('a', { duration: 6 }), connectionEntry('a_b'), stop('b', { duration: 6 })],
      ops: [
        { op: 'reduce', entry: 2 },
        { op: 'reduce', entry: 0 },
      ],
    });
    expect(plan.warnings).toEqual([
      { code: 'connection-missing', connection_id: 'a_b' },
      { code: 'step-impossible', experience_id: 'b' },
      { code: 'step-impossible', experience_id: 'a' },
    ]);
  });

  test('[O1] leaves the itinerary unchanged without ops', () => {
    expect(idsOf(planned({ itinerary }, { ops: null }))).toEqual(idsOf({ itinerary: [...itinerary] }));
  });
});

describe('invalid references', () => {
  test.each<[Op, string]>([
    [{ op: 'reduce', entry: 2 }, 'entry'],
    [{ op: 'reduce', entry: 7 }, 'entry'],
    [{ op: 'increase', entry: 0 }, 'entry'],
    [{ op: 'setNights', entry: 3, nights: 1 }, 'entry'],
    [{ op: 'setNights', entry: 99, nights: 1 }, 'entry'],
    [{ op: 'setDeparture', entry: 1, departureTime: 'morning' }, 'entry'],
    [{ op: 'setDeparture', entry: 3, departureTime: 'morning' }, 'entry'],
    [{ op: 'setDeparture', entry: 6 }, 'entry'],
    [{ op: 'setDeparture', entry: 7 }, 'entry'],
    [{ op: 'select', entry: 4, option: 0 }, 'entry'],
    [{ op: 'select', entry: 7, option: 0 }, 'entry'],
    [{ op: 'select', entry: 2, option: 2 }, 'option'],
    [{ op: 'select', entry: 3, option: 0 }, 'option'],
    [{ op: 'move', from: 2, to: 0 }, 'from'],
    [{ op: 'move', from: 0, to: 2 }, 'to'],
    [{ op: 'remove', stop: 2 }, 'stop'],
    [{ op: 'add', experience_id: 'nowhere' }, 'experience_id'],
    [{ op: 'add', experience_id: 'toString' }, 'experience_id'],
    [{ op: 'add', experience_id: 'a', at: 3 }, 'at'],
  ])('[O1] %j is refused by its %s', (op, field) => {
    expect(pathOf(op)).toBe(`ops[2].${field}`);
  });

  test('[O1] rejects removing a stop that an earlier op removed', () => {
    const ops: Op[] = [
      { op: 'remove', stop: 1 },
      { op: 'remove', stop: 1 },
    ];
    expect(rejectedPath(inputOf({ itinerary, ops }))).toBe('ops[1].stop');
  });
});

describe('invalid ops', () => {
  test.each<[unknown, string]>([
    ['reverse', ''],
    [{}, '.op'],
    [{ op: 'sort' }, '.op'],
    [{ op: 'constructor' }, '.op'],
    [{ op: 'reduce' }, '.entry'],
    [{ op: 'increase', entry: -1 }, '.entry'],
    [{ op: 'increase', entry: 1.5 }, '.entry'],
    [{ op: 'setNights', entry: 1 }, '.nights'],
    [{ op: 'setNights', entry: 1, nights: 367 }, '.nights'],
    [{ op: 'setNights', entry: 1, nights: 0.5 }, '.nights'],
    [{ op: 'setDeparture', entry: 0, departureTime: '25:00' }, '.departureTime'],
    [{ op: 'select', entry: 2 }, '.option'],
    [{ op: 'move', from: 0 }, '.to'],
    [{ op: 'move', to: 0 }, '.from'],
    [{ op: 'remove' }, '.stop'],
    [{ op: 'add' }, '.experience_id'],
    [{ op: 'add', experience_id: 'a', at: -1 }, '.at'],
    [{ op: 'optimise', fixStart: 'yes' }, '.fixStart'],
    [{ op: 'optimise', fixEnd: 1 }, '.fixEnd'],
    [{ op: 'returnJourney' }, '.on'],
    [{ op: 'setAirport' }, '.airport'],
    [{ op: 'setAirport', airport: 'F_RA' }, '.airport'],
    [{ op: 'setAirport', airport: 'FRA', gateway: 'C_MB' }, '.gateway'],
    [{ op: 'adjustDays' }, '.days'],
    [{ op: 'adjustDays', days: 0 }, '.days'],
    [{ op: 'adjustDays', days: 367 }, '.days'],
  ])('[O1] %j is refused by ops[2]%s', (op, field) => {
    expect(pathOf(op)).toBe(`ops[2]${field}`);
  });

  test('[O1] rejects ops that are not a list', () => {
    expect(rejectedPath({ ...inputOf({ itinerary }), ops: { op: 'reverse' } })).toBe('ops');
  });
});
