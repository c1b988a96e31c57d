import { expect, it } from 'vitest';
import type { Locale } from '../../../../src/model/base/locale.ts';
import { bundledSearch } from './bundled-search.ts';

const search = bundledSearch();
const partsOf = (typed: string, locale: Locale = 'en') =>
  search.understood(typed, locale).map(({ kind, text, rest, isTypo }) => [kind, text, rest, isTypo]);

it('says what the words of a query were taken for, and the query without them', () => {
  expect(partsOf('beaches in march')).toEqual([
    ['category', 'Beach', 'march', false],
    ['months', 'March', 'beaches', false],
  ]);
  expect(partsOf('Visa Namibia')).toEqual([
    ['topic', 'Visa', 'Namibia', false],
    ['country', 'Namibia', 'Visa', false],
  ]);
  expect(partsOf('2 Wochen günstig nach Thailnd', 'de')).toEqual([
    ['days', '14 Tage', 'günstig nach Thailnd', false],
    ['budget', '', '2 Wochen nach Thailnd', false],
    ['country', 'Thailand', '2 Wochen günstig', true],
  ]);
  expect(partsOf('Strandurlaub im Winter', 'de')).toEqual([
    ['category', 'Strand', 'Winter', false],
    ['months', 'Dezember–Februar', 'Strandurlaub', false],
  ]);
});

it('leaves nothing of a query of one thing, and says nothing about names', () => {
  expect(partsOf('the namibia')).toEqual([['country', 'Namibia', '', false]]);
  expect(partsOf('deadvlei')).toEqual([]);
});

it('takes the name of a place for no typo', () => {
  const places = new Map([['tasmania', null]]);
  expect(search.understood('surfing tasmania', 'en', places).map(({ text }) => text)).toEqual(['Surfing']);
});
