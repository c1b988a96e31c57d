import fc from 'fast-check';
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

/** Optimal string alignment of the term with the word, or with that beginning of it which is nearest. */
function editsOf(term: string, word: string, isWhole: boolean): number {
  const table = [Array.from({ length: word.length + 1 }, (_, x) => x)];
  for (let y = 1; y <= term.length; y += 1) {
    const row = [y];
    for (let x = 1; x <= word.length; x += 1) {
      const above = table[y - 1] ?? [];
      const isSwapped = x > 1 && y > 1 && term[y - 1] === word[x - 2] && term[y - 2] === word[x - 1];
      row[x] = Math.min(
        (above[x - 1] ?? NaN) + (term[y - 1] === word[x - 1] ? 0 : 1),
        (above[x] ?? NaN) + 1,
        (row[x - 1] ?? NaN) + 1,
        isSwapped ? (table[y - 2]?.[x - 2] ?? NaN) + 1 : Infinity,
      );
    }
    table.push(row);
  }
  const last = table[term.length] ?? [];
  return isWhole ? (last[word.length] ?? NaN) : Math.min(...last);
}

it('finds the same words as a table of all edits', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(fc.uniqueArray(letters, { minLength: 1, maxLength: 20 }), letters, (words, term) => {
      const typos = Math.floor(term.length / 4);
      fc.pre(typos > 0);
      const similar = createWordIndex(words.length, (row) => [words[row] ?? '']);
      const expected = (isWhole: boolean) =>
        words.flatMap((word, row) => (editsOf(term, word, isWhole) <= typos ? [row] : []));
      expect(similar.findSimilar([term])).toEqual(expected(false));
      const followed = createWordIndex(words.length, (row) => [words[row] ?? '', 'zz']);
      expect(followed.findSimilar([term, 'zz'])).toEqual(expected(true));
    }),
    { numRuns: 2_000 },
  );
});
