import { describe, expect, test } from 'vitest';
import type { ItineraryEntry, Op } from '../../../../src/model/plan.ts';
import { stop, connectionEntry } from '../../../builders/plan-input.ts';
import { idsOf, planned } from '../../../builders/planned.ts';

function afterOps(itinerary: readonly ItineraryEntry[], ...ops: Op[]): ItineraryEntry[] {
  return planned({ itinerary, ops, experiences: { d: {} } }).itinerary;
}

function idsAfter(itinerary: readonly ItineraryEntry[], ...ops: Op[]): string {
  return idsOf({ itinerary: afterOps(itinerary, ...ops) }).join(' ');
}

describe('stop ops', () => {
  const abc = [
    stop('a', { id: 'A', nights: 2 }),
    connectionEntry('a_b', { id: '1' }),
    stop('b', { id: 'B', mood: 'calm' }),
    connectionEntry('b_c', { id: '2', selected: 3 }),
    stop('c', { id: 'C', duration: 7, notes: 'n' }),
  ];

  test.each<[Op, string]>([
    [{ op: 'move', from: 0, to: 2 }, 'b b_c c c_a a'],
    [{ op: 'move', from: 2, to: 0 }, 'c c_a a a_b b'],
    [{ op: 'move', from: 0, to: 1 }, 'b b_a a a_c c'],
    [{ op: 'move', from: 1, to: 1 }, 'a a_b b b_c c'],
    [{ op: 'remove', stop: 0 }, 'b b_c c'],
    [{ op: 'remove', stop: 1 }, 'a a_c c'],
    [{ op: 'remove', stop: 2 }, 'a a_b b'],
    [{ op: 'add', experience_id: 'd' }, 'a a_b b b_c c c_d d'],
    [{ op: 'add', experience_id: 'd', at: 3 }, 'a a_b b b_c c c_d d'],
    [{ op: 'add', experience_id: 'd', at: 0 }, 'd d_a a a_b b b_c c'],
    [{ op: 'add', experience_id: 'd', at: 1 }, 'a a_d d d_b b b_c c'],
    [{ op: 'add', experience_id: 'd', at: null }, 'a a_b b b_c c c_d d'],
    [{ op: 'reverse' }, 'c c_b b b_a a'],
  ])('[O8] %j makes %s', (op, ids) => {
    expect(idsAfter(abc, op)).toBe(ids);
  });

  test('[O8] keep the fields of stops and of kept connections', () => {
    expect(afterOps(abc, { op: 'move', from: 0, to: 2 })).toEqual([
      { experience_id: 'b', id: 'B', mood: 'calm' },
      { connection_id: 'b_c', id: '2', selected: 3 },
      { experience_id: 'c', id: 'C', duration: 7, notes: 'n' },
      { connection_id: 'c_a' },
      { experience_id: 'a', id: 'A', nights: 2 },
    ]);
  });

  test('[O8] add a stop with its id only', () => {
    expect(afterOps([], { op: 'add', experience_id: 'd' })).toEqual([{ experience_id: 'd' }]);
  });
});

describe('repeated pairs', () => {
  const twice = [
    stop('a'),
    connectionEntry('a_b', { id: '1', selected: 1 }),
    stop('b'),
    connectionEntry('b_a', { id: '2' }),
    stop('a'),
    connectionEntry('a_b', { id: '3', departureTime: 'morning' }),
    stop('b'),
  ];
  const first = { connection_id: 'a_b', id: '1', selected: 1 };
  const second = { connection_id: 'a_b', id: '3', departureTime: 'morning' };

  test('[O9] keep the fields of their own occurrence', () => {
    const itinerary = afterOps(twice, { op: 'add', experience_id: 'd', at: 0 });
    expect(itinerary.slice(2)).toEqual(twice);
  });

  test('[O9] count occurrences among the remaining ones', () => {
    // b a b remains; its only connection from a to b is now the first.
    const itinerary = afterOps(twice, { op: 'remove', stop: 0 });
    expect(itinerary.slice(1)).toEqual([
      { connection_id: 'b_a', id: '2' },
      { experience_id: 'a' },
      first,
      { experience_id: 'b' },
    ]);
  });

  test('[O9] keep a group of several connections together', () => {
    const over = [
      stop('a'),
      connectionEntry('a_x', { id: '1', departureTime: 'evening', justHotel: true }),
      connectionEntry('x_b', { id: '2', notes: 'n' }),
      stop('b'),
      connectionEntry('b_c'),
      stop('c'),
    ];
    expect(afterOps(over, { op: 'remove', stop: 2 })).toEqual(over.slice(0, 4));
  });

  test('[O10] copy the last occurrence without id, notes and justHotel', () => {
    const once = [
      stop('a'),
      connectionEntry('a_x', {
        id: '1',
        selected: 1,
        departureTime: 'evening',
        notes: 'n',
        justHotel: true,
        seat: 12,
      }),
      connectionEntry('x_b', { id: '2' }),
      stop('b'),
    ];
    const itinerary = afterOps(once, { op: 'add', experience_id: 'a' }, { op: 'add', experience_id: 'b' });
    expect(itinerary).toEqual([
      ...once,
      { connection_id: 'b_a' },
      { experience_id: 'a' },
      { connection_id: 'a_x', selected: 1, departureTime: 'evening', seat: 12 },
      { connection_id: 'x_b' },
      { experience_id: 'b' },
    ]);
  });

  test('[O10] copy the second occurrence for the third', () => {
    const itinerary = afterOps(twice, { op: 'add', experience_id: 'a' }, { op: 'add', experience_id: 'b' });
    expect(itinerary.slice(0, 7)).toEqual(twice);
    expect(itinerary.slice(7)).toEqual([
      { connection_id: 'b_a' },
      { experience_id: 'a' },
      { connection_id: 'a_b', departureTime: second.departureTime },
      { experience_id: 'b' },
    ]);
  });

  test('[O10] copy or create a connection for an occurrence without one', () => {
    const gaps = [
      stop('a'),
      connectionEntry('a_b', { id: '1', selected: 2 }),
      stop('b'),
      stop('a'),
      stop('b'),
    ];
    expect(afterOps(gaps, { op: 'move', from: 0, to: 0 })).toEqual([
      { experience_id: 'a' },
      { connection_id: 'a_b', id: '1', selected: 2 },
      { experience_id: 'b' },
      { connection_id: 'b_a' },
      { experience_id: 'a' },
      { connection_id: 'a_b', selected: 2 },
      { experience_id: 'b' },
    ]);
  });

  test('[O10] treat the reverse direction as another pair', () => {
    const there = [stop('a'), connectionEntry('a_b', { selected: 1 }), stop('b')];
    expect(afterOps(there, { op: 'reverse' })[1]).toEqual({ connection_id: 'b_a' });
  });
});
