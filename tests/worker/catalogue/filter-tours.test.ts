import { expect, it } from 'vitest';
import { filterTours, sortTours, type TourFilters } from '../../../worker/catalogue/filter-tours.ts';
import { weatherNear } from '../../../src/model/place/nearest-climate.ts';
import { climate, tour } from './catalogue-rows.ts';

const rows = [
  tour('short', { days: 7, price: 500, rank: 2, categories: [['beach', 2]] }),
  tour('long', {
    days: 21,
    price: 2000,
    rank: 1,
    countries: ['namibia'],
    // The sixth category is not among the top five.
    categories: [
      ['desert', 6],
      ['animals', 5],
      ['remote', 4],
      ['hiking', 3],
      ['lookout', 2],
      ['beach', 1],
    ],
    experiences: [{ key: 'sossusvlei' }, { key: 'etosha' }],
    modes: ['flight'],
  }),
];

const table: [string, TourFilters, string[]][] = [
  ['a country', { countries: ['namibia'] }, ['long']],
  ['days within both ends', { days: ['1-7'] }, ['short']],
  ['a budget in USD', { budget: '400-500' }, ['short']],
  ['a category counts among the top five alone', { categories: ['beach'] }, ['short']],
  ['any experience', { experiences: ['sossusvlei', 'nowhere'] }, ['long']],
  ['months', { months: [3] }, []],
  // In any category, not only in the top five.
  ['a beach at any stop', { others: ['beach'] }, ['short', 'long']],
  ['without a flight', { others: ['no-flight'] }, ['short']],
  ['an unknown other', { others: ['nonsense'] }, []],
];
it.each(table)('%s', (_fact, filters, keys) => {
  expect(filterTours(rows, filters).map(({ key }) => key)).toEqual(keys);
});

it('orders recommended tours by likes, then by the editors’ rank', () => {
  const keys = (list: typeof rows) => sortTours(list, 'recommended', 'en').map(({ key }) => key);
  expect(keys(rows)).toEqual(['long', 'short']);
  expect(keys([tour('liked', { likes: 1, rank: 9 }), ...rows])).toEqual(['liked', 'long', 'short']);
});

it('takes weather from the nearest place, minus 0.6 °C per 100 m of elevation', () => {
  const places = [climate('near'), climate('far', { location: { coordinates: [81, 7] } })];
  const weather = weatherNear(places, [80.01, 7], 1500);
  expect(weather?.place).toBe('near');
  // 1,000 m above the place: 6 °C colder. 90 mm at 9 mm a rainy day.
  expect(weather?.months[0]).toEqual({
    month: 1,
    low_c: 14,
    high_c: 24,
    rain_mm: 90,
    rainy_days: 10,
    temperature: 'warm',
    wetness: 'showers',
  });
  expect(weather?.months).toHaveLength(12);
  expect(weatherNear(places, [0, 50])).toBeNull();
});
