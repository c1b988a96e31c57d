import { expect, it } from 'vitest';
import { createWordIndex } from '../../../../worker/catalogue/places/word-index.ts';

const NAMES = ['san jose', 'san', 'josefina', 'hanoi', 'hoi an', 'chiang mai'];
const index = createWordIndex(NAMES.length, (row) => (NAMES[row] ?? '').split(' '));
const namesOf = (rows: readonly number[]) => rows.map((row) => NAMES[row]);

it('finds words by their beginnings, rows with all of them as whole words first', () => {
  expect(namesOf(index.find(['jose']))).toEqual(['san jose', 'josefina']);
  expect(namesOf(index.find(['san', 'jo']))).toEqual(['san jose']);
  expect(namesOf(index.find(['nowhere']))).toEqual([]);
});

it('finds words with a wrong, missing, additional or swapped letter', () => {
  expect(namesOf(index.findSimilar(['hanoy']))).toEqual(['hanoi']);
  expect(namesOf(index.findSimilar(['chang', 'mai']))).toEqual(['chiang mai']);
  expect(namesOf(index.findSimilar(['josseffina']))).toEqual(['josefina']);
  expect(namesOf(index.findSimilar(['ahnoi']))).toEqual(['hanoi']);
  expect(namesOf(index.findSimilar(['ahnio']))).toEqual([]);
});

it('finds the beginning of the last word with a typo, and short words as they are typed', () => {
  expect(namesOf(index.findSimilar(['jozefi']))).toEqual(['josefina']);
  expect(namesOf(index.findSimilar(['jozefi', 'x']))).toEqual([]);
  expect(namesOf(index.findSimilar(['sam']))).toEqual([]);
});
