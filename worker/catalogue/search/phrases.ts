import { CATEGORY_KEYS } from '../../../src/model/category.ts';
import type { Locale } from '../../../src/model/base/locale.ts';
import { LOCALES } from '../../../src/model/base/locale.ts';
import { GEOREGIONS_OF_CONTINENT } from '../../../src/model/place/georegion.ts';
import { type Phrase, worldNames } from './lexicon.ts';
import type { SearchRows } from './search-rows.ts';
import { foldText } from '../fold-text.ts';
import { CATEGORY_TERMS, GROUP_TERMS } from './vocabulary/categories.ts';
import { PAGE_TERMS } from './vocabulary/pages.ts';
import { REGION_TERMS } from './vocabulary/regions.ts';
import { SAME_THINGS } from './vocabulary/same-things.ts';
import { type Topic, TOPICS } from './vocabulary/topics.ts';
import * as terms from './vocabulary/terms.ts';

/** Pages about tours are offered only while the feature is on. */
const PAGES_OF_TOURS = new Set(['tours', 'tours-create', 'tours-bookmarked', 'today']);

/** All phrases of the lexicon; of two meanings of a phrase the first counts. */
export function searchPhrases(rows: SearchRows, locale: Locale): Phrase[] {
  const codes = new Set(rows.countries.map(({ iso2 }) => iso2));
  const names = new Set(
    rows.countries.flatMap((row) => LOCALES.map((language) => foldText(row[language].name))),
  );
  const abroad = terms.WORLD.split(' ').filter((code) => !codes.has(code));
  // `Island` is Iceland in German and a category in English.
  const foreign = (locales: readonly Locale[]): Phrase[] =>
    worldNames(abroad, locales)
      .filter(({ name }) => !names.has(foldText(name)))
      .map(({ code, name }) => ({ words: name, meaning: { kind: 'foreign', code } }));
  return [
    ...rows.countries.map((row): Phrase => {
      const own = LOCALES.map((language) => row[language].name);
      return {
        words: [...own, terms.COUNTRY_TERMS[row.key] ?? ''].join(),
        meaning: { kind: 'country', key: row.key },
      };
    }),
    ...foreign([locale]),
    ...terms.MONTH_TERMS.map((month, at): Phrase => ({
      words: month,
      meaning: { kind: 'months', months: [at + 1] },
    })),
    ...CATEGORY_KEYS.map((key): Phrase => {
      const own = LOCALES.map((language) => rows.categoryName(key, language));
      return {
        words: [...own, key, CATEGORY_TERMS[key].names].join(),
        meaning: { kind: 'category', key, loose: false },
      };
    }),
    ...terms.DAYS_TERMS.map(([text, days]): Phrase => ({ words: text, meaning: { kind: 'days', days } })),
    ...terms.BUDGET_TERMS.map(([text, level]): Phrase => ({
      words: text,
      meaning: { kind: 'budget', level },
    })),
    ...topicPhrases(),
    ...SAME_THINGS.map((same, group): Phrase => ({ words: same.words, meaning: { kind: 'same', group } })),
    ...terms.SEASON_TERMS.map(([text, months]): Phrase => ({
      words: text,
      meaning: { kind: 'months', months },
    })),
    ...regionPhrases(),
    ...foreign(LOCALES),
    { words: terms.FOREIGN_TERMS, meaning: { kind: 'foreign' } },
    { words: terms.TO_TERMS, meaning: { kind: 'to' } },
    ...terms.UNIT_TERMS.map(([text, days]): Phrase => ({ words: text, meaning: { kind: 'unit', days } })),
    { words: terms.CURRENCY_TERMS, meaning: { kind: 'currency' } },
    ...(['tours', 'experiences'] as const)
      .filter((list) => list !== 'tours' || rows.toursActive)
      .map((list): Phrase => ({ words: terms.LIST_TERMS[list], meaning: { kind: 'list', list } })),
    ...Object.entries(PAGE_TERMS)
      .filter(
        ([page]) => (rows.toursActive || !PAGES_OF_TOURS.has(page)) && (rows.blogActive || page !== 'blog'),
      )
      .map(([key, text]): Phrase => ({ words: text, meaning: { kind: 'page', key } })),
    ...GROUP_TERMS.map(([words, keys]): Phrase => ({ words, meaning: { kind: 'categories', keys } })),
    ...CATEGORY_KEYS.map((key): Phrase => ({
      words: CATEGORY_TERMS[key].loose ?? '',
      meaning: { kind: 'category', key, loose: true },
    })),
    { words: terms.FILLER_TERMS, meaning: { kind: 'filler' } },
  ];
}

function topicPhrases(): Phrase[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table’s own keys
  return (Object.keys(TOPICS) as Topic[]).map((key) => ({
    words: TOPICS[key].words,
    meaning: { kind: 'topic', key },
  }));
}

function regionPhrases(): Phrase[] {
  return Object.entries(REGION_TERMS).map(([key, text]) => ({
    words: `${text},${key}`,
    meaning: {
      kind: 'region',
      param: Object.hasOwn(GEOREGIONS_OF_CONTINENT, key) ? 'continent' : 'georegion',
      key,
    },
  }));
}
