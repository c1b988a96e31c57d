import { describe, expect, it } from 'vitest';
import { mainPlaces, placesOfConnections } from '../../../src/model/place/main-places.ts';
import { suggestedRoutes } from '../../../src/model/place/suggested-routes.ts';
import { buildPlace } from '../../ui/support/catalogue-builder.ts';

function placeAt(key: string, lon: number, parts = {}) {
  return { ...buildPlace(key), location: { coordinates: [lon, 0] as [number, number] }, ...parts };
}

function region(key: string, places: string[]) {
  const name = { name: key };
  return { key, places, months: Array.from({ length: 12 }, () => 'good' as const), en: name, de: name };
}

describe('main places', () => {
  const places = [placeAt('a1', 0), placeAt('a2', 0.1), placeAt('a3', 3), placeAt('b1', 10)];
  const regions = [region('a', ['a3', 'a2', 'a1']), region('empty', ['unknown']), region('b', ['b1'])];

  it('are the recommended ones of each region, numbered, without pins that cover each other', () => {
    const found = mainPlaces(regions, places);
    expect(
      found.map(({ region: { key }, main }) => [key, main.map(({ number, place }) => [number, place.key])]),
    ).toEqual([
      [
        'a',
        [
          [1, 'a1'],
          [2, 'a3'],
        ],
      ],
      ['b', [[3, 'b1']]],
    ]);
    expect(found[0]?.places.map(({ key }) => key)).toEqual(['a1', 'a2', 'a3']);
  });

  it('of a region begin with world heritage', () => {
    const famous = placeAt('a4', 6, { categories: ['unesco-whs'] });
    const [first] = mainPlaces([region('a', ['a1', 'a4'])], [...places, famous]);
    expect(first?.main.map(({ place }) => place.key)).toEqual(['a4', 'a1']);
  });

  it('of the table of connections are those where one stays', () => {
    const found = mainPlaces(regions, [placeAt('a1', 0, { day_only: true }), ...places.slice(1)]);
    expect(placesOfConnections(found).map(({ key }) => key)).toEqual(['a3', 'b1']);
  });
});

describe('suggested routes', () => {
  it('are the nearest to one, two and three weeks, each once', () => {
    const tours = [5, 8, 13, 16, 30].map((days) => ({ days }));
    expect(suggestedRoutes(tours).map(({ days }) => days)).toEqual([8, 13, 16]);
    expect(suggestedRoutes([{ days: 12 }]).map(({ days }) => days)).toEqual([12]);
    expect(suggestedRoutes([])).toEqual([]);
    // The three weeks are not pushed aside by a month, nor taken for two weeks.
    const long = [{ days: 11 }, { days: 22 }, { days: 31 }];
    expect(suggestedRoutes(long).map(({ days }) => days)).toEqual([11, 22]);
  });
});
