import { expect, it } from 'vitest';
import { createLexicon } from '../../../../worker/catalogue/search/lexicon.ts';
import { readQuery } from '../../../../worker/catalogue/search/read-query.ts';

const lexicon = createLexicon([
  { words: 'new zealand, neuseeland', meaning: { kind: 'country', key: 'new-zealand' } },
  { words: 'togo', meaning: { kind: 'foreign' } },
  { words: 'strand, beach*', meaning: { kind: 'category', key: 'beach', loose: false } },
  { words: 'week, weeks', meaning: { kind: 'unit', days: 7 } },
  { words: 'euro', meaning: { kind: 'currency' } },
  { words: 'urlaub, go, the', meaning: { kind: 'filler' } },
  { words: 'to', meaning: { kind: 'to' } },
]);
const read = (typed: string, known: readonly string[] = []) =>
  readQuery(typed, lexicon, ({ text }) => Number(known.includes(text))).spans.map(
    ({ meaning }) => meaning?.kind,
  );

it.each([
  ['New Zealand', ['country']],
  ['newzealand beaches', ['country', 'category']],
  ['new zeland', ['country']],
  ['Strandurlaub', ['category', 'filler']],
  ['two weeks new zealand', ['days', 'country']],
  ['2weeks', ['days']],
  ['30 euro', ['budget']],
  ['neuseel', ['country']],
  ['to go', ['to', 'filler']],
  ['togo', ['foreign']],
  ['xyz beach', [undefined, 'category']],
])('reads "%s" as %j', (typed, kinds) => {
  expect(read(typed)).toEqual(kinds);
});

it('takes a word of a name for that word, not for a typo of another', () => {
  expect(read('stranda')).toEqual(['category']);
  expect(read('stranda', ['stranda'])).toEqual([undefined]);
});

it('reads no more than ten words, and none that is longer than forty letters', () => {
  expect(read('xyz '.repeat(50))).toHaveLength(10);
  expect(read('x'.repeat(41))).toEqual([]);
});
