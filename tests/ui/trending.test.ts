import { expect, test } from 'vitest';
import { rankDestinations } from '../../src/model/pictures/home-view.ts';
import { buildCountry } from './support/catalogue-builder.ts';

test('rankDestinations follows the places of all countries, plannable or not, without upcoming ones', () => {
  const countries = [
    buildCountry({ key: 'namibia' }),
    buildCountry({ key: 'chad' }),
    buildCountry({ key: 'benin' }),
    buildCountry({ key: 'japan', planner: false }),
    buildCountry({ key: 'cuba', coming_soon: true }),
  ];
  const places = ['japan', 'cuba', 'namibia', 'japan'].map((country_key) => ({ country_key }));
  expect(rankDestinations(countries, places).map(({ key }) => key)).toEqual([
    'japan',
    'namibia',
    'benin',
    'chad',
  ]);
});
