import { expect, it } from 'vitest';
import { countryKeyOf, countryName, isoCodesOf } from '../../src/model/place/country-name.ts';

const PERU = { key: 'peru', iso2: 'PE', en: { name: 'Peru' }, de: { name: 'Peru' } };

it('a country has its key of the catalogue, else its ISO code', () => {
  expect(countryKeyOf('PE', [PERU])).toBe('peru');
  expect(countryKeyOf('FR', [PERU])).toBe('fr');
});

it('a country has its ISO code again by its key', () => {
  expect(isoCodesOf(['peru', 'fr', 'laos'], new Map([['peru', PERU]]))).toEqual(['PE', 'FR']);
});

it('a country that the catalogue lacks has a name in each language', () => {
  expect(countryName('peru', PERU, 'de')).toBe('Peru');
  expect(countryName('fr', undefined, 'en')).toBe('France');
  expect(countryName('fr', undefined, 'de')).toBe('Frankreich');
  expect(countryName('laos', undefined, 'en')).toBeUndefined();
});
