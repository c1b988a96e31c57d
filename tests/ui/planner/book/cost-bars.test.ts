import { expect, it } from 'vitest';
import { costBars } from '../../../../src/ui/features/planner/book/cost-bars.ts';

const cost = {
  total: 1000,
  totalBenchmark: 900,
  accommodation: 300,
  accommodationBenchmark: 200,
  flight: 500,
  transport: 120,
  activities: 80,
};

it('compares the tour with its flights plus a daily budget for the rest', () => {
  const { tour, usual, scaleUsd } = costBars(cost, { lowUsd: 300, midUsd: 600, highUsd: 1500 });
  expect(tour.totalUsd).toBe(1000);
  expect(tour.parts.map(({ usd }) => usd)).toEqual([500, 300, 120, 80]);
  expect(usual.totalUsd).toBe(1100);
  expect(usual.parts.map(({ part, usd, usual: is }) => [part, usd, is])).toEqual([
    ['flights', 500, false],
    ['stays', 600, true],
  ]);
  expect(scaleUsd).toBe(1100);
});

it('without a budget compares with the tour at usual accommodation prices', () => {
  const { usual, scaleUsd } = costBars(cost, null);
  expect(usual.totalUsd).toBe(900);
  expect(usual.parts.map(({ usd }) => usd)).toEqual([500, 200, 120, 80]);
  expect(scaleUsd).toBe(1000);
});
