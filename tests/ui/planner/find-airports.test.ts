import { expect, it } from 'vitest';
import type { Airport } from '../../../src/model/schemas/catalogue.ts';
import { findAirports, indexAirports } from '../../../src/ui/features/planner/home-airport/find-airports.ts';

function airport(key: string, en: string, de: string, name: string, home = true): Airport {
  return {
    _id: key,
    key,
    name,
    country_key: null,
    iso2: 'DE',
    timezone: 'Europe/Berlin',
    scheduled: true,
    home_airport: home,
    location: { coordinates: [0, 0] },
    en: { city: en },
    de: { city: de },
  };
}
const airports = [
  airport('MUC', 'Munich', 'München', 'Franz Josef Strauss'),
  airport('FRA', 'Frankfurt', 'Frankfurt am Main', 'Frankfurt am Main'),
  airport('ZRH', 'Zurich', 'Zürich', 'Zürich'),
  airport('ORD', 'Chicago', 'Chicago', 'O’Hare International', false),
  airport('JNB', 'Johannesburg', 'Johannesburg', 'O. R. Tambo International', false),
];
const found = (text: string, locale: 'en' | 'de' = 'en') =>
  findAirports(indexAirports(airports, locale), text).map(({ key }) => key);

it('ranks a match of the code first', () => {
  expect(found('fra')).toEqual(['FRA', 'MUC']);
});

it('matches the city in either language, with or without accents', () => {
  expect(found('münchen')).toEqual(['MUC']);
  expect(found('zurich', 'de')).toEqual(['ZRH']);
});

it('returns all home airports for an empty text, by localized city', () => {
  expect(found('')).toEqual(['FRA', 'MUC', 'ZRH']);
});

it('returns other airports only when searched for', () => {
  expect(found('chicago')).toEqual(['ORD']);
  expect(found('')).not.toContain('ORD');
});

it.each([
  ['frankfrut', 'FRA'],
  ['frankurt', 'FRA'],
  ['munih', 'MUC'],
  ['zurihc', 'ZRH'],
  ['johanesbrug', 'JNB'],
  ['strauß', 'MUC'],
])('tolerates the typo %s', (text, key) => {
  expect(found(text)).toEqual([key]);
});

it('tolerates no typo in a short text, and returns nothing without a match', () => {
  expect(found('fro')).toEqual([]);
  expect(found('lisbon')).toEqual([]);
});
