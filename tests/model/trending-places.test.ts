import { expect, it } from 'vitest';
import { trendingPlaces } from '../../src/model/editors-rank.ts';
import { buildPlace, buildReadyMade } from '../ui/support/catalogue-builder.ts';

const place = (key: string, country_key = 'namibia', likes = 0) => ({
  ...buildPlace(key, likes),
  country_key,
});
const keys = (items: readonly { key: string }[]) => items.map((item) => item.key);

it('puts liked places first, then those of ready-made tours', () => {
  const places = [place('a'), place('b'), place('c'), place('d', 'namibia', 3)];
  expect(keys(trendingPlaces(places, [buildReadyMade('t', 1, 0, ['c', 'b'])]))).toEqual(['d', 'c', 'b', 'a']);
});

it('alternates between all countries, the one with the best place first', () => {
  const places = [place('a1'), place('a2'), place('a3'), place('b1', 'kenya'), place('c1', 'japan', 1)];
  expect(keys(trendingPlaces(places, [buildReadyMade('t', 1, 0, ['b1'])]))).toEqual([
    'c1',
    'b1',
    'a1',
    'a2',
    'a3',
  ]);
});

it('is empty without places', () => {
  expect(trendingPlaces([], [])).toEqual([]);
});
