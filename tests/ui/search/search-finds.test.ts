import { describe, expect, test } from 'vitest';
import type { SearchResult } from '../../../src/contract/search/search.ts';
import { groupResults } from '../../../src/ui/features/search/group-results.ts';
import { matchParts } from '../../../src/ui/components/marked/match-parts.ts';

const marked = (text: string, typed: string) =>
  matchParts(text, typed)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join('');

describe('matchParts marks the typed text', () => {
  test.each([
    ['NamibRand Nature Reserve', 'namib', '[Namib]Rand Nature Reserve'],
    ['Wild Horses of the Namib at Garub', 'namib horses', 'Wild [Horses] of the [Namib] at Garub'],
    ['Málaga', 'malaga', '[Málaga]'],
    ['All tours in Namibia', 'namib', 'All tours in [Namib]ia'],
    // Only beginnings of words, as the search matches them.
    ['Sossusvlei', 'vlei', 'Sossusvlei'],
    ['Ella', 'e', 'Ella'],
    ['Nallur-Tempel', 'tempel', 'Nallur-[Tempel]'],
    // Vowel signs are part of the word.
    ['ภูเก็ต เชียงใหม่', 'ภูเก็', '[ภูเก็]ต เชียงใหม่'],
    ['โนนสูง', 'โนนสัง', 'โนนสูง'],
  ])('in "%s", typed "%s"', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });
});

const result = (type: SearchResult['type'], key: string): SearchResult => ({ type, key, text: key });

describe('groupResults', () => {
  test('puts the kind of the best result first, so that Enter opens it', () => {
    const groups = groupResults([result('tour', 'loop'), result('country', 'namibia')], false);
    expect(groups.map(({ group }) => group)).toEqual(['tour', 'country']);
  });

  test('adds the lists of a country', () => {
    const groups = groupResults(
      [result('country', 'namibia'), result('experience', 'deadvlei'), result('blogpost', 'self-drive')],
      true,
    );
    expect(
      groups.map(({ group, results }) => [group, results.map(({ type, key }) => `${type} ${key}`)]),
    ).toEqual([
      ['country', ['country namibia', 'experiences namibia', 'tours namibia']],
      ['experience', ['experience deadvlei']],
      ['blogpost', ['blogpost self-drive']],
    ]);
  });

  test('adds no duplicate list, and no tours when they are switched off', () => {
    const groups = groupResults([result('experiences', 'namibia'), result('country', 'namibia')], false);
    expect(groups[0]?.results.map(({ type }) => type)).toEqual(['experiences', 'country']);
    expect(groups).toHaveLength(1);
  });
});
