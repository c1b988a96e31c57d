import { describe, expect, test } from 'vitest';
import type { ConnectionOption } from '../../../../src/model/schemas/connection-option.ts';
import type { ExperienceFacts, ItineraryEntry, Op, PlanInput } from '../../../../src/model/plan.ts';
import { connectionEntry, inputOf, stop, travel } from '../../../builders/plan-input.ts';
import { idsOf, planOf, rejectedPath } from '../../../builders/planned.ts';

const ADD: Op = { op: 'add', experience_id: 'n', at: 'best' };

/** `a_b` with its hours. */
function hours(table: Record<string, number | readonly number[]>): Record<string, ConnectionOption[]> {
  return Object.fromEntries(
    Object.entries(table).map(([id, each]) => [id, [each].flat().map((value) => travel(value))]),
  );
}

function input(
  itinerary: readonly ItineraryEntry[],
  connections: Record<string, ConnectionOption[]>,
  more: Partial<PlanInput> = {},
  experiences: Record<string, Partial<ExperienceFacts>> = {},
): PlanInput {
  return inputOf({ itinerary, connections, ops: [ADD], experiences }, more);
}

const stopsAfter = (given: PlanInput) =>
  idsOf(planOf(given))
    .filter((id) => !id.includes('_'))
    .join(' ');

const AB = [stop('a'), connectionEntry('a_b'), stop('b')];
/** Hours between a, b and n: n fits best between a and b. */
const BETWEEN = { a_b: 5, n_a: 3, a_n: 1, n_b: 1, b_n: 4 };

describe('the best position', () => {
  test.each([
    ['first', { ...BETWEEN, n_a: 1, n_b: 9 }, 'n a b'],
    ['between', BETWEEN, 'a n b'],
    ['last', { ...BETWEEN, n_b: 9, b_n: 2 }, 'a b n'],
  ])('[O17] %s', (_name, table, stops) => {
    expect(stopsAfter(input(AB, hours(table)))).toBe(stops);
  });

  test('[O17] is the last one on a tie', () => {
    const equal = { a_b: 2, n_a: 2, a_n: 2, n_b: 2, b_n: 2 };
    expect(stopsAfter(input(AB, hours(equal)))).toBe('a b n');
    // The first two are equal, the last is longer.
    expect(stopsAfter(input(AB, hours({ ...equal, b_n: 3 })))).toBe('a n b');
  });

  test('[O17] uses the fastest option of each pair', () => {
    expect(stopsAfter(input(AB, hours({ ...BETWEEN, a_b: 1, b_n: [9] })))).toBe('a n b');
    expect(stopsAfter(input(AB, hours({ ...BETWEEN, a_b: 1, b_n: [9, 0.5] })))).toBe('a b n');
  });

  test('[O17] rebuilds connections; new ones have no selection', () => {
    const plan = planOf(
      input([stop('a', { nights: 2 }), connectionEntry('a_b', { notes: 'n' }), stop('b')], hours(BETWEEN)),
    );
    expect(plan.itinerary).toEqual([
      { experience_id: 'a', nights: 2 },
      { connection_id: 'a_n' },
      { experience_id: 'n' },
      { connection_id: 'n_b' },
      { experience_id: 'b' },
    ]);
  });

  test('[O17] handles a tour without stops or with one', () => {
    expect(stopsAfter(input([], {}))).toBe('n');
    expect(stopsAfter(input([connectionEntry('x_y')], {}))).toBe('n');
    expect(stopsAfter(input([stop('a')], hours({ a_n: 3, n_a: 2 })))).toBe('n a');
    expect(stopsAfter(input([stop('a')], hours({ a_n: 2, n_a: 2 })))).toBe('a n');
  });
});

describe('the measured route', () => {
  const table = { a_b: 2, b_a: 2, a_n: 2, n_a: 2, b_n: 2, n_b: 2 };

  test('[O17] starts at the last place before the first stop', () => {
    const opening = [connectionEntry('x_h'), connectionEntry('h_a'), ...AB];
    expect(stopsAfter(input(opening, hours({ ...table, h_a: 9, h_n: 1 })))).toBe('n a b');
  });

  test('[O17] ends at the next place after the last stop', () => {
    const closing = [...AB, connectionEntry('b_h'), connectionEntry('h_x')];
    expect(stopsAfter(input(closing, hours({ ...table, b_h: 1, n_h: 9, n_a: 3 })))).toBe('a n b');
  });

  test('[O17] returns to the first stop on a round trip', () => {
    const round = [...AB, connectionEntry('b_a')];
    // n a b and a b n are the same round, 1 + 2 + 5; a n b: 9 + 5 + 2.
    const costs = { a_b: 2, b_a: 2, n_a: 1, a_n: 9, n_b: 5, b_n: 5 };
    expect(stopsAfter(input(round, hours(costs)))).toBe('a b n');
    // Without the return connection n is first.
    expect(stopsAfter(input(AB, hours(costs)))).toBe('n a b');
    // From home, without a return, n is half an hour nearer.
    const home = { h_a: 1, h_n: 0.5, b_h: 20, n_h: 1 };
    expect(stopsAfter(input([connectionEntry('h_a'), ...round], hours({ ...costs, ...home })))).toBe('n a b');
  });
});

describe('a pair without options', () => {
  const at = (longitude: number) => ({ location: { coordinates: [longitude, 0] as const } });

  test('[O17][R2] uses the great circle', () => {
    expect(stopsAfter(input(AB, {}, {}, { a: at(0), b: at(4), n: at(1) }))).toBe('a n b');
    expect(stopsAfter(input(AB, {}, {}, { a: at(0), b: at(4), n: at(-1) }))).toBe('n a b');
    expect(stopsAfter(input(AB, {}, {}, { a: at(0), b: at(4), n: at(6) }))).toBe('a b n');
  });

  test('[O17][R2] needs a location, the new stop too', () => {
    expect(rejectedPath(input(AB, {}, {}, { a: at(0), b: at(4) }))).toBe('experiences.n.location');
    expect(rejectedPath(input(AB, {}, {}, { b: at(4), n: at(1) }))).toBe('experiences.a.location');
  });

  test('[O17][R2] is looked up only where some position makes it adjacent', () => {
    // a and c are never neighbours, nor is b the first or the last.
    const abc = [...AB, connectionEntry('b_c'), stop('c')];
    const known = hours({ a_b: 1, b_c: 1, n_a: 3, a_n: 1, n_b: 3, b_n: 1, n_c: 1, c_n: 3 });
    expect(stopsAfter(input(abc, known))).toBe('a b n c');
    const home = [connectionEntry('h_a'), ...abc];
    expect(
      stopsAfter(input(home, { ...known, ...hours({ h_a: 1, h_n: 1 }) }, { airports: { h: at(9) } })),
    ).toBe('a b n c');
  });

  test('[O17] is not looked up with fewer than two stops afterwards', () => {
    expect(stopsAfter(input([connectionEntry('h_x')], {}, { airports: { h: at(0) } }))).toBe('n');
  });
});

describe('the field', () => {
  const rejectedPathOf = (at: unknown) =>
    rejectedPath({ ...input(AB, hours(BETWEEN)), ops: [{ ...ADD, at }] });

  test.each(['worst', 'Best', '', '1', -1, 0.5, true, []])('[I5] rejects %j for at', (at) => {
    expect(rejectedPathOf(at)).toBe('ops[0].at');
  });

  test('[O1] rejects an unknown experience before its position is computed', () => {
    const unknown = { ...ADD, experience_id: 'nowhere' };
    expect(rejectedPath({ ...input(AB, hours(BETWEEN)), ops: [unknown] })).toBe('ops[0].experience_id');
  });
});
