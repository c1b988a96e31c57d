import { expect, test } from 'vitest';
import { rankExperiences, rankTours } from '../../src/ui/pages/home/trending.ts';
import { buildPlace, buildReadyMade } from './support/catalogue-builder.ts';

const tour = buildReadyMade;
const place = buildPlace;
const keys = (items: readonly { key: string }[]) => items.map((item) => item.key);

test('rankTours sorts by likes, then rank, then key', () => {
  const tours = [tour('d', 1, 0), tour('c', 2, 5), tour('b', 1, 5), tour('a', 1, 5)];
  expect(keys(rankTours(tours))).toEqual(['a', 'b', 'c', 'd']);
});

test('rankExperiences alternates between countries', () => {
  expect(keys(rankExperiences([[place('a1'), place('a2'), place('a3')], [place('b1')]], []))).toEqual([
    'a1',
    'b1',
    'a2',
    'a3',
  ]);
});

test('rankExperiences puts liked places first, then those of ready-made tours', () => {
  const places = [place('a'), place('b'), place('c'), place('d', 3)];
  expect(keys(rankExperiences([places], [tour('t', 1, 0, ['c', 'b'])]))).toEqual(['d', 'c', 'b', 'a']);
});
