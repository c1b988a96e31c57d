import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../src/model/base/locale.ts';
import queries from '../places/queries.json' with { type: 'json' };
import { bundledSearch } from './bundled-search.ts';
import moreQueries from './more-queries.json' with { type: 'json' };
import { namesOf } from './result-names.ts';

interface WrittenQuery {
  locale: string;
  query: string;
  typo: boolean;
  /** Any of these is the right first result; none is the right answer to an empty list. */
  first: string[];
}

const search = bundledSearch();
const localeOf = ({ locale }: WrittenQuery): Locale => (locale === 'de' ? 'de' : 'en');
const answerOf = (query: WrittenQuery) => search(query.query, localeOf(query));
/** Towns come from the gazetteer, which has a test of its own. */
const isTown = ({ first }: WrittenQuery) =>
  first.length > 0 && first.every((name) => name.startsWith('place:'));

function isRight(query: WrittenQuery): boolean {
  const [first] = answerOf(query);
  if (first === undefined) return query.first.length === 0;
  return namesOf(first).some((name) => query.first.includes(name));
}

describe.each([
  ['written before the data was looked at', queries as WrittenQuery[], 13],
  ['written after the search was built', moreQueries as WrittenQuery[], 0],
])('queries %s', (_name, all, towns) => {
  const answered = all.filter((query) => !isTown(query));

  it(`leaves ${towns} towns to the gazetteer`, () => {
    expect(all.length - answered.length).toBe(towns);
  });

  it.each(['en', 'de'])('has the right result first for at least 95 of 100 in %s', (locale) => {
    const asked = answered.filter((query) => query.locale === locale);
    const wrong = asked.filter((query) => !isRight(query)).map(({ query }) => query);
    // As a list, so that a failure names them.
    expect(wrong.slice(Math.floor(asked.length * 0.05))).toEqual([]);
  });

  it('finds something for all that can be answered', () => {
    const nothing = answered.filter((query) => query.first.length > 0 && answerOf(query).length === 0);
    expect(nothing.map(({ query }) => query)).toEqual([]);
  });

  it('never answers with a country that was not named', () => {
    const elsewhere = all.filter((query) => query.first.length === 0 && answerOf(query).length > 0);
    expect(elsewhere.map(({ query }) => query)).toEqual([]);
  });
});

it.each([
  ['namib', 'en', 'namibia'],
  ['namib', 'de', 'namibia'],
  ['tanz', 'en', 'tanzania'],
  ['viet', 'de', 'vietnam'],
] as const)('the beginning of a country’s name, %s in %s, finds the country first', (typed, locale, key) => {
  expect(search(typed, locale)[0]).toMatchObject({ type: 'country', key });
});
