import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactOrder, type FixedEnds } from '../../../../worker/engine/order/exact-order.ts';
import type { OrderCosts } from '../../../../worker/engine/order/order-costs.ts';
import { orderSeconds, searchOrder } from '../../../../worker/engine/order/search-order.ts';
import { seededRandom } from '../../../../worker/engine/order/seeded-random.ts';

const SEED = 20_270_110;
const free: FixedEnds = { fixStart: false, fixEnd: false };

/** Whole seconds from few values, so that many orders are equally short. */
function someCosts(count: number, isRound: boolean, seed: number, below: number): OrderCosts {
  const random = seededRandom(seed);
  const row = (length: number) => Float64Array.from({ length }, () => random(below));
  const end = isRound ? new Float64Array(count) : row(count);
  return { count, between: row(count * count), start: row(count), end, isRound };
}

/** Every order that the fixed ends allow, the smallest list of positions first. */
function allOrders(count: number, fixed: FixedEnds): number[][] {
  const grow = (order: number[]): number[][] => {
    if (order.length === count) return [order];
    return Array.from({ length: count }, (_, position) => position)
      .filter((position) => !order.includes(position))
      .filter((position) => !fixed.fixStart || (position === 0) === (order.length === 0))
      .filter((position) => !fixed.fixEnd || (position === count - 1) === (order.length === count - 1))
      .flatMap((position) => grow([...order, position]));
  };
  return grow([]);
}

function bruteForce(costs: OrderCosts, fixed: FixedEnds): number[] {
  let best: number[] = [];
  let least = Infinity;
  for (const order of allOrders(costs.count, fixed)) {
    const seconds = orderSeconds(order, costs);
    if (seconds < least - 1e-6) {
      best = order;
      least = seconds;
    }
  }
  return best;
}

const ends = fc.record({ fixStart: fc.boolean(), fixEnd: fc.boolean() });

describe('up to 10 stops', () => {
  test('[R4][R3] the order equals brute force, ties and fixed ends included', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 7 }),
        fc.boolean(),
        ends,
        fc.integer(),
        fc.constantFrom(3, 20, 100_000),
        (count, isRound, fixed, seed, below) => {
          const costs = someCosts(count, isRound, seed, below);
          expect(exactOrder(costs, fixed)).toEqual(bruteForce(costs, fixed));
        },
      ),
      { seed: SEED, numRuns: 400 },
    );
  });

  test('[R4] the order of 10 stops is as short as the best of many long searches', () => {
    for (let seed = 0; seed < 5; seed += 1) {
      const costs = someCosts(10, seed % 2 === 0, seed, 10_000);
      const exact = orderSeconds(exactOrder(costs, free), costs);
      expect(orderSeconds(searchOrder(costs, free), costs)).toBeGreaterThanOrEqual(exact - 1e-6);
    }
  });

  test('[R4] keeps the given order where all are equally short', () => {
    const costs = { ...someCosts(10, false, 1, 1) };
    expect(exactOrder(costs, free)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('above 10 stops', () => {
  test('[R5] the order is never longer than the given one, visits each stop once and keeps fixed ends', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 11, max: 20 }),
        fc.boolean(),
        ends,
        fc.integer(),
        (count, isRound, fixed, seed) => {
          const costs = someCosts(count, isRound, seed, 100_000);
          const given = Array.from({ length: count }, (_, position) => position);
          const order = searchOrder(costs, fixed);
          expect([...order].sort((a, b) => a - b)).toEqual(given);
          expect(orderSeconds(order, costs)).toBeLessThanOrEqual(orderSeconds(given, costs));
          expect(!fixed.fixStart || order[0] === 0).toBe(true);
          expect(!fixed.fixEnd || order.at(-1) === count - 1).toBe(true);
        },
      ),
      { seed: SEED, numRuns: 8 },
    );
  });

  test('[R5] the same costs give the same order each time', () => {
    const costs = someCosts(15, false, SEED, 3);
    expect(searchOrder(costs, free)).toEqual(searchOrder(costs, free));
  });

  test('[R5] finds the shortest order of 12 stops', () => {
    for (const isRound of [false, true]) {
      for (const fixed of [free, { fixStart: true, fixEnd: false }, { fixStart: false, fixEnd: true }]) {
        const costs = someCosts(12, isRound, 5, 100_000);
        const exact = orderSeconds(exactOrder(costs, fixed), costs);
        expect(orderSeconds(searchOrder(costs, fixed), costs)).toBeLessThanOrEqual(exact * 1.02);
      }
    }
  });

  test('[R5] 100 places on a circle are visited along it', () => {
    const count = 100;
    const places = Array.from({ length: count }, (_, index) => (index * 37) % count);
    const chord = (from: number, to: number) => Math.abs(Math.sin((Math.PI * (from - to)) / count)) * 10_000;
    const between = Float64Array.from({ length: count * count }, (_, cell) =>
      chord(places[Math.floor(cell / count)] ?? 0, places[cell % count] ?? 0),
    );
    const none = new Float64Array(count);
    const costs: OrderCosts = { count, between, start: none, end: none, isRound: true };
    const shortest = count * chord(0, 1);
    expect(orderSeconds(searchOrder(costs, free), costs)).toBeLessThanOrEqual(shortest * 1.02);
  });

  test('[R5] finds a one-way ring hidden in a hundred stops', () => {
    // Along the ring 100 s, any other connection at least 1,000 s: no other order is within 2 %.
    const count = 100;
    const ring = Array.from({ length: count }, (_, index) => (index * 61) % count);
    const random = seededRandom(3);
    const between = Float64Array.from({ length: count * count }, () => 1000 + random(5000));
    ring.forEach((from, index) => {
      between[from * count + (ring[(index + 1) % count] ?? 0)] = 100;
    });
    const none = new Float64Array(count);
    const costs: OrderCosts = { count, between, start: none, end: none, isRound: true };
    expect(orderSeconds(searchOrder(costs, free), costs)).toBe(count * 100);
  });
});
