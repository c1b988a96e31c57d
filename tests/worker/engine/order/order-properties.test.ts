import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConnectionOption } from '../../../../src/model/schemas/connection-option.ts';
import {
  isStop,
  type ExperienceFacts,
  type ItineraryEntry,
  type PlanInput,
} from '../../../../src/model/plan.ts';
import { seededRandom } from '../../../../worker/engine/order/seeded-random.ts';
import { stop, connectionEntry } from '../../../builders/plan-input.ts';
import { planOf } from '../../../builders/planned.ts';

const SEED = 20_270_110;

interface Ends {
  fixStart: boolean;
  fixEnd: boolean;
  /** From home to the first stop, from the last stop home, round to the first stop, or nothing. */
  opens: boolean;
  closes: 'home' | 'round' | null;
}

const OPEN: Ends = { fixStart: false, fixEnd: false, opens: false, closes: null };

const anyEnds: fc.Arbitrary<Ends> = fc.record({
  fixStart: fc.boolean(),
  fixEnd: fc.boolean(),
  opens: fc.boolean(),
  closes: fc.constantFrom('home' as const, 'round' as const, null),
});

const idOf = (position: number) => `s${position}`;

/** Positions of the given stops after `optimise`. */
function optimized(count: number, ends: Ends, facts: Partial<PlanInput>): number[] {
  const itinerary: ItineraryEntry[] = Array.from({ length: count }, (_, position) => stop(idOf(position)));
  const last = idOf(count - 1);
  if (ends.opens) itinerary.unshift(connectionEntry(`home_${idOf(0)}`));
  if (ends.closes !== null)
    itinerary.push(connectionEntry(ends.closes === 'home' ? `${last}_home` : `${last}_${idOf(0)}`));
  const experiences: Record<string, ExperienceFacts> = {};
  for (let position = 0; position < count; position += 1) experiences[idOf(position)] = { duration: 24 };
  const { fixStart, fixEnd } = ends;
  const plan = planOf({
    startDate: '2027-01-10',
    itinerary,
    experiences,
    connections: {},
    ...facts,
    ops: [{ op: 'optimise', fixStart, fixEnd }],
  });
  return plan.itinerary.filter(isStop).map((entry) => Number(entry.experience_id.slice(1)));
}

type Seconds = (from: number | 'home', to: number | 'home') => number;

function lengthOf(order: readonly number[], ends: Ends, seconds: Seconds): number {
  const [first = 0, last = 0] = [order[0], order.at(-1)];
  let sum = ends.opens ? seconds('home', first) : 0;
  for (let index = 1; index < order.length; index += 1)
    sum += seconds(order[index - 1] ?? 0, order[index] ?? 0);
  if (ends.closes === 'home') sum += seconds(last, 'home');
  return ends.closes === 'round' ? sum + seconds(last, first) : sum;
}

/** Connections in both directions between all places, in whole seconds below a bound; a low bound creates many ties. */
function randomWays(count: number, seed: number, below: number) {
  const random = seededRandom(seed);
  const places = [...Array.from({ length: count }, (_, position) => idOf(position)), 'home'];
  const connections: Record<string, ConnectionOption[]> = {};
  for (const from of places) {
    for (const to of places) connections[`${from}_${to}`] = [{ type: 'bus', duration: random(below) }];
  }
  const name = (place: number | 'home') => (place === 'home' ? place : idOf(place));
  const seconds: Seconds = (from, to) => connections[`${name(from)}_${name(to)}`]?.[0]?.duration ?? 0;
  return { connections, seconds };
}

/** The shortest order, of equals the one with the smallest positions: all orders, in that order. */
function bruteForce(count: number, ends: Ends, seconds: Seconds): number[] {
  let best: number[] = [];
  let least = Infinity;
  const visit = (order: number[], left: number[]) => {
    if (left.length === 0) {
      const length = lengthOf(order, ends, seconds);
      if (length < least - 1e-6) [best, least] = [order, length];
    }
    for (const next of left) {
      const isFixedStart = ends.fixStart && (next === 0) !== (order.length === 0);
      const isFixedEnd = ends.fixEnd && (next === count - 1) !== (order.length === count - 1);
      if (isFixedStart || isFixedEnd) continue;
      visit(
        [...order, next],
        left.filter((each) => each !== next),
      );
    }
  };
  visit(
    [],
    Array.from({ length: count }, (_, position) => position),
  );
  return best;
}

function bothOrders(count: number, ends: Ends, seed: number, below: number) {
  const { connections, seconds } = randomWays(count, seed, below);
  return { found: optimized(count, ends, { connections }), best: bruteForce(count, ends, seconds) };
}

describe('few stops', () => {
  test('[R4][R3][R1] optimise equals brute force for up to seven stops', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        anyEnds,
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom(3, 30, 50_000),
        (count, ends, seed, below) => {
          const { found, best } = bothOrders(count, ends, seed, below);
          expect(found).toEqual(best);
        },
      ),
      { seed: SEED, numRuns: 120 },
    );
  });

  test.each<[string, Partial<Ends>, number]>([
    ['one way', {}, 5],
    ['one way, from home and back', { opens: true, closes: 'home' }, 50_000],
    ['round', { opens: true, closes: 'round' }, 20],
    ['with the first and the last fixed', { fixStart: true, fixEnd: true }, 50_000],
  ])('[R4] eight stops %s', (_name, ends, below) => {
    const { found, best } = bothOrders(8, { ...OPEN, ...ends }, 7, below);
    expect(found).toEqual(best);
  });
});

describe('many stops', () => {
  test('[R5] the order is never longer than the given one and visits each stop once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 30 }),
        anyEnds,
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom(3, 50_000),
        (count, ends, seed, below) => {
          const { connections, seconds } = randomWays(count, seed, below);
          const order = optimized(count, ends, { connections });
          const given = Array.from({ length: count }, (_, position) => position);
          expect(order.toSorted((one, other) => one - other)).toEqual(given);
          expect(lengthOf(order, ends, seconds)).toBeLessThanOrEqual(lengthOf(given, ends, seconds));
          expect([order[0], order.at(-1)]).toEqual([
            ends.fixStart ? 0 : order[0],
            ends.fixEnd ? count - 1 : order.at(-1),
          ]);
        },
      ),
      { seed: SEED, numRuns: 18 },
    );
  });

  test.each([2, 11, 20, 30])('[R5] %i stops get the same order each time', (count) => {
    const { connections } = randomWays(count, SEED + count, 3);
    expect(optimized(count, OPEN, { connections })).toEqual(optimized(count, OPEN, { connections }));
  });

  test('[R5] the best order stays', () => {
    // Along the ring one second per connection, anything else two and more.
    const count = 40;
    const ring = ringWays(
      count,
      Array.from({ length: count }, (_, position) => position),
    );
    expect(optimized(count, OPEN, { connections: ring })).toEqual(
      Array.from({ length: count }, (_, position) => position),
    );
  });

  /** Degrees on a small circle round 20 degrees east, 10 degrees north: a convex ring, best walked along it. */
  function onCircle(degrees: readonly number[]): [number, number][] {
    return degrees.map((degree) => {
      const angle = (degree * Math.PI) / 180;
      return [20 + 3 * Math.cos(angle), 10 + 3 * Math.sin(angle)];
    });
  }

  test.each([
    [60, 1, 'round'],
    [75, 2, 'round'],
    [100, 3, 'round'],
    [60, 4, 'one way'],
    [100, 5, 'one way'],
  ] as const)(
    '[R5] of %i places on a circle, seed %i, %s, the order is at most a fiftieth longer than the way along it',
    (count, seed, kind) => {
      const random = seededRandom(seed);
      // One way, the places are evenly spread: no connection is shorter than one between neighbors. In round trips not.
      const spread = (place: number) => (kind === 'round' ? place + random(1000) / 1100 : place);
      const places = shuffled(
        Array.from({ length: count }, (_, place) => place),
        random,
      );
      const points = onCircle(places.map((place) => (spread(place) * 360) / count));
      const ends: Ends = { ...OPEN, closes: kind === 'round' ? 'round' : null };
      const seconds: Seconds = (from, to) => metres(points[Number(from)], points[Number(to)]) / (50 / 3.6);
      const order = optimized(count, ends, {
        experiences: Object.fromEntries(
          points.map((coordinates, position) => [
            idOf(position),
            { duration: 24, location: { coordinates } },
          ]),
        ),
      });
      const along = Array.from({ length: count }, (_, place) => places.indexOf(place));
      expect(lengthOf(order, ends, seconds)).toBeLessThanOrEqual(1.02 * lengthOf(along, ends, seconds));
    },
  );

  test.each([8, 10])(
    '[R5] on a square of %i rows the order is at most a fiftieth longer than its rows up and down',
    (side) => {
      const count = side * side;
      const places = shuffled(
        Array.from({ length: count }, (_, place) => place),
        seededRandom(side),
      );
      const hours = (from: number, to: number) =>
        Math.hypot((from % side) - (to % side), Math.floor(from / side) - Math.floor(to / side));
      const connections: Record<string, ConnectionOption[]> = {};
      for (const [one, from] of places.entries()) {
        for (const [other, to] of places.entries()) {
          connections[`${idOf(one)}_${idOf(other)}`] = [{ type: 'bus', duration: hours(from, to) * 3600 }];
        }
      }
      const seconds: Seconds = (from, to) =>
        connections[`${idOf(Number(from))}_${idOf(Number(to))}`]?.[0]?.duration ?? 0;
      // No connection is shorter than an hour: at least count - 1 hours one way, count hours as a round trip.
      const round: Ends = { ...OPEN, closes: 'round' };
      const longest = (connectionCount: number) => 1.02 * connectionCount * 3600;
      expect(lengthOf(optimized(count, OPEN, { connections }), OPEN, seconds)).toBeLessThanOrEqual(
        longest(count - 1),
      );
      expect(lengthOf(optimized(count, round, { connections }), round, seconds)).toBeLessThanOrEqual(
        longest(count),
      );
    },
  );

  test.each([60, 100])(
    '[R5] finds a one-way order hidden among longer connections, of %i places',
    (count) => {
      const hidden = shuffled(
        Array.from({ length: count }, (_, place) => place),
        seededRandom(count),
      );
      const connections = ringWays(count, hidden);
      const seconds: Seconds = (from, to) =>
        connections[`${idOf(Number(from))}_${idOf(Number(to))}`]?.[0]?.duration ?? 0;
      const length = lengthOf(optimized(count, OPEN, { connections }), OPEN, seconds);
      expect(length).toBeLessThanOrEqual(1.02 * (count - 1) * 1000);
    },
  );
});

/** 1,000 s from each place to the next of a one-way ring, 2,000 to 6,000 s otherwise. */
function ringWays(count: number, ring: readonly number[]): Record<string, ConnectionOption[]> {
  const random = seededRandom(count);
  const connections: Record<string, ConnectionOption[]> = {};
  for (let from = 0; from < count; from += 1) {
    const next = ring[(ring.indexOf(from) + 1) % count];
    for (let to = 0; to < count; to += 1) {
      const duration = to === next ? 1000 : 2000 + random(4000);
      connections[`${idOf(from)}_${idOf(to)}`] = [{ type: 'bus', duration }];
    }
  }
  return connections;
}

function shuffled<T>(values: readonly T[], random: (below: number) => number): T[] {
  const left = [...values];
  return values.flatMap(() => left.splice(random(left.length), 1));
}

/** Metres by the cosine rule of the sphere: another formula than the engine's. */
function metres(from: readonly number[] = [], to: readonly number[] = []): number {
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = [...from, ...to].map(
    (degrees) => (degrees * Math.PI) / 180,
  );
  const cosine = Math.sin(fromY) * Math.sin(toY) + Math.cos(fromY) * Math.cos(toY) * Math.cos(toX - fromX);
  return 6_371_008.8 * Math.acos(Math.min(1, cosine));
}
