import { describe, expect, test } from 'vitest';
import type { ItineraryEntry, Op } from '../../../../src/model/plan.ts';
import { stop, travel, connectionEntry } from '../../../builders/plan-input.ts';
import { idsOf, planned } from '../../../builders/planned.ts';

const OPTIMIZE: Op = { op: 'optimise' };

/** Connections of three hours between a, b, c and d; those of the shortest order, c a d b, take one. */
function connectionsOf(special: Record<string, number[]> = {}) {
  const ids = 'abcd'.split('').flatMap((from) => 'abcd'.split('').map((to) => `${from}_${to}`));
  const hours: Record<string, number[]> = {
    ...Object.fromEntries(ids.map((id) => [id, [3]])),
    c_a: [1],
    a_d: [1],
    d_b: [1],
    ...special,
  };
  return Object.fromEntries(
    Object.entries(hours).map(([id, list]) => [id, list.map((each) => travel(each))]),
  );
}

function optimized(itinerary: readonly ItineraryEntry[], special: Record<string, number[]> = {}) {
  return planned({ itinerary, connections: connectionsOf(special), ops: [OPTIMIZE] });
}

describe('ties', () => {
  test('[R4] keep the given order', () => {
    const itinerary = 'dacb'.split('').map((id) => stop(id));
    expect(optimized(itinerary, { c_a: [3], a_d: [3], d_b: [3] }).originalOrder).toEqual('dacb'.split(''));
    expect(idsOf(optimized(itinerary, { c_a: [3], a_d: [3], d_b: [3] })).join(' ')).toBe(
      'd d_a a a_c c c_b b',
    );
  });

  test.each([
    // All else takes three hours.
    ['the one whose second stop comes first', { a_c: [1], a_d: [1] }, 'acbd'],
    ['the one that begins with an earlier stop', { b_a: [2], d_c: [2] }, 'badc'],
  ])('[R4] of others it is %s', (_name, short, order) => {
    const itinerary = 'abcd'.split('').map((id) => stop(id));
    const plan = optimized(itinerary, { c_a: [3], a_d: [3], d_b: [3], ...short });
    expect(
      idsOf(plan)
        .filter((id) => id.length === 1)
        .join(''),
    ).toBe(order);
  });

  test.each([
    [5e-7, 'abc'],
    [2e-6, 'acb'],
  ])('[R4] an order that is %d s shorter makes %s', (seconds, order) => {
    const plan = planned({
      itinerary: 'abc'.split('').map((id) => stop(id)),
      connections: {
        a_b: [{ type: 'bus', duration: 3600 }],
        b_c: [{ type: 'bus', duration: 3600 }],
        a_c: [{ type: 'bus', duration: 3600 - seconds }],
        c_a: [{ type: 'bus', duration: 7200 }],
      },
      ops: [OPTIMIZE],
    });
    expect(
      idsOf(plan)
        .filter((id) => id.length === 1)
        .join(''),
    ).toBe(order);
  });
});

describe('fields after optimise', () => {
  const given = [
    connectionEntry('x_a', { id: '1', selected: 1 }),
    stop('a', { id: 'A', nights: 3 }),
    connectionEntry('a_d', { id: '2', selected: 1, departureTime: 'morning' }),
    stop('d', { notes: 'n', duration: 30 }),
    connectionEntry('d_c', { id: '3' }),
    stop('c'),
    connectionEntry('c_b'),
    stop('b', { mood: 'calm' }),
    connectionEntry('b_y', { id: '4' }),
  ];
  const ends = {
    ...Object.fromEntries('abcd'.split('').flatMap((id) => [[`x_${id}`, [2, 2]]] as [string, number[]][])),
    ...Object.fromEntries('abcd'.split('').flatMap((id) => [[`${id}_y`, [2]]] as [string, number[]][])),
  };

  test('[R6] keep stays and selections; new connections take the fastest option', () => {
    const plan = optimized(given, { ...ends, x_c: [5, 2, 2], c_a: [4, 3, 1, 1], d_b: [1] });
    expect(plan.itinerary).toEqual([
      { connection_id: 'x_c', selected: 1 },
      { experience_id: 'c' },
      { connection_id: 'c_a', selected: 2 },
      { experience_id: 'a', id: 'A', nights: 3 },
      { connection_id: 'a_d', id: '2', selected: 1, departureTime: 'morning' },
      { experience_id: 'd', notes: 'n', duration: 30 },
      { connection_id: 'd_b', selected: 0 },
      { experience_id: 'b', mood: 'calm' },
      { connection_id: 'b_y', id: '4' },
    ]);
  });

  test('[R6] select the fastest option of a new closing connection', () => {
    const plan = planned({
      itinerary: [stop('a'), stop('b'), connectionEntry('b_y', { id: '1' })],
      connections: { a_b: [travel(5)], b_a: [travel(1)], a_y: [travel(3), travel(1)], b_y: [travel(1)] },
      ops: [OPTIMIZE],
    });
    expect(plan.itinerary).toEqual([
      { experience_id: 'b' },
      { connection_id: 'b_a', selected: 0 },
      { experience_id: 'a' },
      { connection_id: 'a_y', selected: 1 },
    ]);
  });

  test('[R6] leave a new connection without options unselected', () => {
    const plan = planned({
      itinerary: [stop('a'), stop('b')],
      experiences: {
        a: { location: { coordinates: [0, 0] } },
        b: { location: { coordinates: [1, 0] } },
      },
      ops: [OPTIMIZE],
    });
    expect(plan.itinerary[1]).toEqual({ connection_id: 'a_b' });
  });

  test('[R6] leave the connections unchanged for an unchanged order', () => {
    const itinerary = [
      stop('c'),
      connectionEntry('c_a', { id: '1' }),
      stop('a'),
      connectionEntry('a_d', { notes: 'n' }),
      stop('d'),
    ];
    expect(optimized(itinerary).itinerary).toEqual(itinerary);
  });
});

describe('originalOrder', () => {
  const stops = 'abc'.split('').map((id) => stop(id));

  function orderAfter(...ops: Op[]): string | undefined {
    return planned({
      itinerary: stops,
      connections: connectionsOf({ c_a: [1], a_b: [1] }),
      ops,
    }).originalOrder?.join('');
  }

  test('[R6] is the order given to optimise, after earlier ops', () => {
    expect(orderAfter(OPTIMIZE)).toBe('abc');
    expect(orderAfter({ op: 'reverse' }, OPTIMIZE)).toBe('cba');
    expect(orderAfter(OPTIMIZE, { op: 'remove', stop: 0 })).toBe('abc');
  });

  test('[R6] is that of the last optimise', () => {
    // c a b takes two hours, every other order four or more; turned round it is b a c.
    expect(orderAfter(OPTIMIZE, OPTIMIZE)).toBe('cab');
    expect(orderAfter(OPTIMIZE, { op: 'reverse' }, OPTIMIZE)).toBe('bac');
  });

  test('[R6] is absent without optimise', () => {
    expect(planned({ itinerary: stops, ops: [{ op: 'reverse' }] })).not.toHaveProperty('originalOrder');
    expect(planned({ itinerary: [], ops: [OPTIMIZE] }).originalOrder).toEqual([]);
  });
});
