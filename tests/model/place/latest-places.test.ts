import { expect, it } from 'vitest';
import { latestPlaces } from '../../../src/model/place/latest-places.ts';

const place = (key: string, country_key: string, updatedAt?: string) => ({
  key,
  country_key,
  ...(updatedAt === undefined ? {} : { updatedAt }),
});

const PLACES = [
  place('d', 'kenya'),
  place('b', 'kenya', '2026-03-01'),
  place('a', 'kenya', '2026-05-01'),
  place('e', 'laos', '2026-01-01'),
  place('c', 'peru'),
];

it('the places changed last come first, one of each country before the second of any', () => {
  expect(latestPlaces(PLACES, 9).map(({ key }) => key)).toEqual(['a', 'e', 'c', 'b', 'd']);
  expect(latestPlaces(PLACES, 2).map(({ key }) => key)).toEqual(['a', 'e']);
});

it('the order does not depend on that of the rows', () => {
  expect(latestPlaces(PLACES.toReversed(), 9)).toEqual(latestPlaces(PLACES, 9));
});
