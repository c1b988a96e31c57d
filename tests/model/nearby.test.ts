import { expect, it } from 'vitest';
import { nearestPlaces } from '../../src/model/place/nearby.ts';

const place = (key: string, longitude: number, active = true) => ({
  key,
  active,
  location: { coordinates: [longitude, 0] as const },
});

it('sorts by distance, without the place itself and inactive ones', () => {
  const places = [place('b', 2), place('here', 0), place('a', 1), place('gone', 0.5, false), place('c', 3)];
  const found = nearestPlaces(place('here', 0), places, 2);
  expect(found.map((one) => one.place.key)).toEqual(['a', 'b']);
  // One degree of the equator on a sphere of 6,371.0088 km.
  expect(Math.round(found[0]?.distanceMeters ?? 0)).toBe(111_195);
});

it('sorts equal distances by key', () => {
  const found = nearestPlaces(place('here', 0), [place('z', 1), place('a', -1)], 2);
  expect(found.map((one) => one.place.key)).toEqual(['a', 'z']);
});
