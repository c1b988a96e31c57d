import { describe, expect, test } from 'vitest';
import type { ConnectionOption } from '../../../../src/model/schemas/connection-option.ts';
import type { ItineraryEntry, Op, PlanInput } from '../../../../src/model/plan.ts';
import { inputOf, stop, travel, connectionEntry } from '../../../builders/plan-input.ts';
import { planOf, rejectedPath } from '../../../builders/planned.ts';

type Fixed = Omit<Extract<Op, { op: 'optimise' }>, 'op'>;

/** Options by connection id with these durations in hours; all others take ten hours. */
function hours(table: Record<string, number>): Record<string, ConnectionOption[]> {
  const all = 'abc'.split('').flatMap((from) => 'abc'.split('').map((to) => `${from}_${to}`));
  return Object.fromEntries([...all, ...Object.keys(table)].map((id) => [id, [travel(table[id] ?? 10)]]));
}

function inputFor(
  itinerary: readonly ItineraryEntry[],
  more: Partial<PlanInput>,
  fixed: Fixed = {},
): PlanInput {
  return inputOf({ itinerary }, { ops: [{ op: 'optimise', ...fixed }], ...more });
}

/** The stops of the shortest order, each a letter. */
function orderOf(itinerary: readonly ItineraryEntry[], more: Partial<PlanInput>, fixed: Fixed = {}): string {
  return planOf(inputFor(itinerary, more, fixed))
    .itinerary.flatMap((entry) => ('experience_id' in entry ? [String(entry.experience_id)] : []))
    .join('');
}

const ABC = [stop('a'), stop('b'), stop('c')];

/** Stops on the equator by their longitude, without any options: a degree is 111.2 km. */
function onEquator(longitudes: Record<string, number>): Partial<PlanInput> {
  return {
    connections: {},
    experiences: Object.fromEntries(
      Object.entries(longitudes).map(([id, longitude]) => [
        id,
        { duration: 24, location: { coordinates: [longitude, 0] as const } },
      ]),
    ),
  };
}

describe('order costs', () => {
  test('[R1] use the fastest option of each pair in its direction', () => {
    // c a b takes two hours; the opposite order b a c takes twenty.
    expect(orderOf(ABC, { connections: hours({ c_a: 1, a_b: 1 }) })).toBe('cab');
  });

  test('[R1] ignore the selected option', () => {
    const connections = { ...hours({ b_c: 2, c_a: 2 }), a_b: [travel(30), travel(1), travel(40)] };
    // a b c and c a b take 1 + 2 hours, b c a four; by the selected options a b c would take 32.
    expect(
      orderOf([stop('a'), connectionEntry('a_b', { selected: 0 }), stop('b'), stop('c')], { connections }),
    ).toBe('abc');
  });

  test('[R1] fall back to the options of the reverse direction', () => {
    const connections = { a_b: [travel(9)], b_c: [travel(9)], a_c: [travel(1)] };
    // Ten hours with a and c adjacent; of the four such orders a c b is first.
    expect(orderOf(ABC, { connections })).toBe('acb');
  });

  test("[R1] include the connection from the opening group's last place", () => {
    const itinerary = [connectionEntry('FRA_CMB'), connectionEntry('CMB_a'), ...ABC];
    const connections = hours({ CMB_a: 10, CMB_b: 10, CMB_c: 1, FRA_a: 1, FRA_c: 50 });
    expect(orderOf(itinerary, { connections })).toBe('cab');
  });

  test("[R1] include the connection to the closing group's next place", () => {
    const itinerary = [...ABC, connectionEntry('c_CMB'), connectionEntry('CMB_FRA')];
    const connections = hours({ a_CMB: 1, b_CMB: 10, c_CMB: 10, c_FRA: 1, a_FRA: 50 });
    expect(orderOf(itinerary, { connections })).toBe('bca');
  });

  test('[R1] include the connection back to the first stop on a round trip', () => {
    const table = { a_b: 1, b_c: 1, c_a: 20, a_c: 3, c_b: 3, b_a: 3 };
    // One way a b c takes two hours; as a round trip 22, and a c b nine.
    expect(orderOf(ABC, { connections: hours(table) })).toBe('abc');
    expect(orderOf([...ABC, connectionEntry('c_a')], { connections: hours(table) })).toBe('acb');
  });

  test('[R1] of a round trip via x include the connection from the last stop to the first, not to x', () => {
    const table = { a_b: 1, b_c: 1, c_a: 20, a_c: 3, c_b: 3, b_a: 3, c_x: 0, b_x: 90, a_x: 90, x_a: 0 };
    expect(
      orderOf([...ABC, connectionEntry('c_x'), connectionEntry('x_a')], { connections: hours(table) }),
    ).toBe('acb');
  });
});

describe('without options', () => {
  test('[R2] uses the great circle', () => {
    // a b c is 2 + 1 degrees, a c b is 1 + 1.
    expect(orderOf(ABC, onEquator({ a: 0, b: 2, c: 1 }))).toBe('acb');
  });

  test('[R2] crosses the date line the short way', () => {
    expect(orderOf(ABC, onEquator({ a: 179, b: 175, c: -179 }))).toBe('bac');
  });

  test.each([
    [8006.04, 'acb'],
    [8006.05, 'abc'],
  ])('[R2] a degree takes 8,006.046 s at 50 km/h: a drive of %d s makes %s', (seconds, order) => {
    // 6,371.0088 km x pi / 180 = 111.19508 km, 8,006.0457 s. a b c is two degrees; a c b the drive and a degree.
    const line = onEquator({ a: 0, b: 1, c: 2 });
    const a_c = [{ type: 'driving' as const, duration: seconds }];
    expect(orderOf(ABC, { ...line, connections: { a_c } })).toBe(order);
  });

  test('[R2] uses the location of an airport', () => {
    const airports = { CMB: { location: { coordinates: [5, 0] as const } } };
    const line = { ...onEquator({ a: 0, b: 1, c: 2 }), airports };
    expect(orderOf([connectionEntry('CMB_a'), ...ABC], line)).toBe('cba');
    expect(orderOf([...ABC.toReversed(), connectionEntry('a_CMB')], line)).toBe('abc');
  });

  test.each([
    ['without a location', { CMB: {} }],
    ['that nobody knows', {}],
  ])('[R2] an airport %s counts nothing', (_name, airports) => {
    // Both ends of the line are equally near: a b c is first.
    expect(
      orderOf([connectionEntry('CMB_a'), ...ABC], { ...onEquator({ a: 0, b: 1, c: 2 }), airports }),
    ).toBe('abc');
  });

  test('[R2] is 0 from a place to itself', () => {
    // c b a is two degrees from c; a b c adds the distance from c to a.
    expect(orderOf([connectionEntry('c_a'), ...ABC], onEquator({ a: 0, b: 1, c: 2 }))).toBe('cba');
  });

  test('[R2] rejects a stop whose location is needed and unknown', () => {
    const { experiences = {} } = onEquator({ a: 0, b: 1, c: 2 });
    const input = inputFor(ABC, {
      connections: { a_b: [travel(1)] },
      experiences: { ...experiences, b: { duration: 24 } },
    });
    // a to b has options; b to c has none.
    expect(rejectedPath(input)).toBe('experiences.b.location');
  });

  test('[R2] also rejects one that only the connection from an airport needs', () => {
    const airports = { CMB: { location: { coordinates: [5, 0] as const } } };
    const two = [connectionEntry('CMB_a'), stop('a'), stop('b')];
    const known = { connections: { a_b: [travel(1)] } };
    expect(rejectedPath(inputFor(two, { ...known, airports }))).toBe('experiences.a.location');
    expect(rejectedPath(inputFor(two, { ...known, airports: {} }))).toBeNull();
  });

  test.each([
    ['where every pair has options', ABC, hours({})],
    ['of a stop alone', [connectionEntry('CMB_a'), stop('a')], {}],
    ['where there is no stop', [connectionEntry('CMB_a')], {}],
    ['from a place to itself', [connectionEntry('c_a'), ...ABC], { ...hours({}), c_c: [] }],
    [
      'to where a round trip only passes',
      [...ABC, connectionEntry('c_CMB'), connectionEntry('CMB_a')],
      hours({}),
    ],
  ])('[R2] no place is needed %s', (_name, itinerary, connections) => {
    const airports = { CMB: { location: { coordinates: [5, 0] as const } } };
    expect(rejectedPath(inputFor(itinerary, { connections, airports }))).toBeNull();
  });
});

describe('fixed ends', () => {
  // On the line a b c d; given as c a d b.
  const CADB = ['c', 'a', 'd', 'b'].map((id) => stop(id));
  const line = onEquator({ a: 0, b: 1, c: 2, d: 3 });

  test.each<[Fixed, string]>([
    // 3 degrees; back from d it is as short, but begins with the third stop given.
    [{}, 'abcd'],
    // 1 + 2 + 1; any other order from c is 5 or more.
    [{ fixStart: true }, 'cdba'],
    [{ fixEnd: true }, 'dcab'],
    // 1 + 3 + 1 against 2 + 3 + 2.
    [{ fixStart: true, fixEnd: true }, 'cdab'],
    [{ fixStart: false, fixEnd: null }, 'abcd'],
  ])('[R3] %j', (fixed, order) => {
    expect(orderOf(CADB, line, fixed)).toBe(order);
  });

  test('[R3] on a round trip a fixed first stop stays where the opening group leads elsewhere', () => {
    const airports = { CMB: { location: { coordinates: [0, 0] as const } } };
    const round = [connectionEntry('CMB_c'), ...CADB, connectionEntry('b_c')];
    // Round it is six degrees at best. From CMB a is nearest, and a c d b, out to d and back, is the first of
    // those by the positions given; from c it is c a b d.
    expect(orderOf(round, { ...line, airports })).toBe('acdb');
    expect(orderOf(round, { ...line, airports }, { fixStart: true })).toBe('cabd');
  });

  test('[R3] keeps the ends of more than ten stops', () => {
    const longitudes = Object.fromEntries('abcdefghijklm'.split('').map((id, index) => [id, index]));
    const given = 'gkbmdahlcfjei'.split('').map((id) => stop(id));
    const order = orderOf(given, onEquator(longitudes), { fixStart: true, fixEnd: true });
    expect(order).toMatch(/^g.*i$/);
    // From g at 6 to i at 8, with a at 0 and m at 12: down, up and down again are 6 + 12 + 4 degrees.
    const degrees = order.split('').map((id) => longitudes[id] ?? 0);
    expect(
      degrees.slice(1).reduce((sum, here, index) => sum + Math.abs(here - (degrees[index] ?? 0)), 0),
    ).toBe(22);
  });
});
