import { describe, expect, it } from 'vitest';
import { bestCountries } from '../../../src/ui/pages/home/discover/best-countries.ts';
import { onWorldMap } from '../../../src/model/pictures/world-map.ts';
import { countryDots } from '../../../src/ui/pages/home/discover/country-dots.ts';

const country = (key: string, months: number[], soon = false) => ({
  key,
  coming_soon: soon,
  best_months: months,
});
const place = (country_key: string, months: number[]) => ({ country_key, months });

describe('the dots of the map', () => {
  it('are one for each country, in the middle of its places', () => {
    const at = (country_key: string, coordinates: [number, number]) => ({
      country_key,
      location: { coordinates },
    });
    const places = [at('laos', [102, 18]), at('peru', [-72, -13]), at('laos', [104, 20])];
    expect(countryDots(places)).toEqual([
      { key: 'laos', at: [103, 19], count: 2 },
      { key: 'peru', at: [-72, -13], count: 1 },
    ]);
  });

  it('lie on the picture of the world', () => {
    expect(onWorldMap([0, 72]).x).toBe(0.5);
    expect(onWorldMap([0, 72]).y).toBeCloseTo(0);
    for (const corner of [
      [-180, 70],
      [179, -55],
    ] as const) {
      const { x, y } = onWorldMap(corner);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThan(1);
    }
  });
});

describe('the countries of a month', () => {
  it('are those for which it is a good one, most good places first', () => {
    const countries = [
      country('peru', [5, 6]),
      country('laos', [3]),
      country('japan', [3, 4]),
      country('cuba', [3], true),
    ];
    const places = [
      place('japan', [3]),
      place('japan', [3, 4]),
      place('laos', [3]),
      place('peru', [3]),
      place('cuba', [3]),
    ];
    const found = bestCountries(countries, places, 3).map(({ country: { key }, count }) => [key, count]);
    expect(found).toEqual([
      ['japan', 2],
      ['laos', 1],
    ]);
  });

  it('are at most four, and none without a place', () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
    const countries = keys.map((key) => country(key, [1]));
    const places = keys.slice(0, 5).map((key) => place(key, [1]));
    expect(bestCountries(countries, places, 1).map(({ country: { key } }) => key)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(bestCountries(countries, [], 1)).toEqual([]);
  });
});
