import { expect, it } from 'vitest';
import type { Airport } from '../../../src/model/catalogue.ts';
import { findAirports } from '../../../src/ui/features/planner/frame/find-airports.ts';

function airport(key: string, en: string, de: string, name: string): Airport {
  return {
    _id: key,
    key,
    name,
    country_key: null,
    iso2: 'DE',
    timezone: 'Europe/Berlin',
    scheduled: true,
    home_airport: true,
    location: { coordinates: [0, 0] },
    en: { city: en },
    de: { city: de },
  };
}
const airports = [
  airport('MUC', 'Munich', 'München', 'Franz Josef Strauss'),
  airport('FRA', 'Frankfurt', 'Frankfurt am Main', 'Frankfurt am Main'),
  airport('ZRH', 'Zurich', 'Zürich', 'Zürich'),
];
const found = (text: string, locale: 'en' | 'de' = 'en') =>
  findAirports(airports, text, locale).map(({ key }) => key);

it('an airport is found by its code before all others', () => {
  expect(found('fra')).toEqual(['FRA', 'MUC']);
});

it('by its city in either language, with or without the accent', () => {
  expect(found('münchen')).toEqual(['MUC']);
  expect(found('zurich', 'de')).toEqual(['ZRH']);
});

it('without a text all are there, by city in the language shown', () => {
  expect(found('')).toEqual(['FRA', 'MUC', 'ZRH']);
});
