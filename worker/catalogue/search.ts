import MiniSearch from 'minisearch';
import { SEARCH_RESULTS_MAX, type SearchResult } from '../../src/contract/search.ts';
import { type CountrySummary, type ExperienceSummary, type TourSummary } from '../../src/model/catalogue.ts';
import { CATEGORY_KEYS, type CategoryKey } from '../../src/model/category.ts';
import { LOCALES, type Locale } from '../../src/model/locale.ts';
import { foldPlain, foldText } from './fold-text.ts';
import { keywordOf } from './search-keywords.ts';

export interface SearchRows {
  countries: readonly CountrySummary[];
  experiences: readonly ExperienceSummary[];
  /** Empty where tours are switched off. */
  tours: readonly TourSummary[];
  toursActive: boolean;
  categoryName: (key: CategoryKey, locale: Locale) => string;
  /** Names of where a country lies: `Southern Africa Africa`. */
  regionName: (country: CountrySummary, locale: Locale) => string;
}

export type Search = (typed: string, locale: Locale) => SearchResult[];

interface Entry {
  id: string;
  type: 'country' | 'experience' | 'tour';
  name: string;
  more: string;
}

/** One letter wrong in five, none in three. */
const FUZZY = 0.2;
const FUZZY_FROM_LETTERS = 4;

/**
 * Builds the index once; a search is a call of what it answers. A country with a word for tours or
 * experiences gives all of them, a category's name or key gives the category, all else is looked
 * for by beginnings of words and with small mistakes. One letter finds nothing.
 */
export function createSearch(rows: SearchRows): Search {
  const countries = new Map(rows.countries.map((row) => [row.key, row]));
  const experiences = new Map(rows.experiences.filter(({ active }) => active).map((row) => [row.key, row]));
  const tours = new Map(rows.tours.map((row) => [row.key, row]));
  const index = new MiniSearch<Entry>({
    fields: ['name', 'more'],
    storeFields: ['type'],
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: { boost: { name: 3 }, prefix: true, combineWith: 'AND' },
  });
  index.addAll([
    ...rows.countries.map((row) =>
      entry(
        'country',
        row.key,
        LOCALES.map((locale) => row[locale].name),
        LOCALES.map((locale) => rows.regionName(row, locale)),
      ),
    ),
    ...[...experiences.values()].map((row) =>
      entry(
        'experience',
        row.key,
        LOCALES.flatMap((locale) => [row[locale].title, row[locale].short_title]),
        LOCALES.flatMap((locale) => [
          row[locale].region,
          countries.get(row.country_key)?.[locale].name ?? '',
        ]),
      ),
    ),
    ...rows.tours.map((row) =>
      entry(
        'tour',
        row.key,
        LOCALES.map((locale) => row[locale].title),
        row.countries.flatMap((key) => LOCALES.map((locale) => countries.get(key)?.[locale].name ?? '')),
      ),
    ),
  ]);

  function show(type: string, key: string, locale: Locale): SearchResult | undefined {
    const country = countries.get(key);
    if (type === 'country' && country) return { type, key, text: country[locale].name };
    const experience = experiences.get(key);
    if (type === 'experience' && experience) {
      return { type, key, text: experience[locale].title, country_key: experience.country_key };
    }
    const tour = tours.get(key);
    if (type === 'tour' && tour) return { type, key, text: tour[locale].title, slug: tour[locale].slug };
    return undefined;
  }

  function find(typed: string): { type: string; key: string }[] {
    const spellings = new Set([foldText(typed), foldPlain(typed)]);
    const best = new Map<string, { type: string; key: string; score: number }>();
    for (const text of spellings) {
      const found = index.search(text, {
        fuzzy: (term) => (term.length >= FUZZY_FROM_LETTERS ? FUZZY : false),
      });
      for (const { id, score } of found) {
        const [type = '', key = ''] = String(id).split('/');
        if ((best.get(String(id))?.score ?? -1) < score) best.set(String(id), { type, key, score });
      }
    }
    return [...best.values()].sort(
      (a, b) => b.score * weight(b.type) - a.score * weight(a.type) || (a.key < b.key ? -1 : 1),
    );
  }

  return (typed, locale) => {
    if (typed.trim().length < 2) return [];
    const special = allOfCountry(rows, typed, locale) ?? category(rows, typed, locale);
    const found = find(typed).flatMap(({ type, key }) => show(type, key, locale) ?? []);
    return [...(special ?? []), ...found].slice(0, SEARCH_RESULTS_MAX);
  };
}

/** Of equally good finds a country stands first. */
function weight(type: string): number {
  return type === 'country' ? 2 : 1;
}

/** Each word once, in both spellings. */
function bothSpellings(texts: string[]): string {
  return [...new Set(texts.flatMap((text) => `${foldText(text)} ${foldPlain(text)}`.split(' ')))].join(' ');
}

function entry(type: Entry['type'], key: string, names: string[], more: string[] = []): Entry {
  return { id: `${type}/${key}`, type, name: bothSpellings(names), more: bothSpellings(more) };
}

/** `namibia tours`, `Erlebnisse Sri Lanka`: the country's name and one word more. */
function allOfCountry(rows: SearchRows, typed: string, locale: Locale): SearchResult[] | undefined {
  const text = foldText(typed);
  for (const country of rows.countries) {
    for (const language of LOCALES) {
      const name = foldText(country[language].name);
      if (!` ${text} `.includes(` ${name} `)) continue;
      const rest = ` ${text} `.replace(` ${name} `, ' ').trim().split(' ').filter(Boolean);
      const keyword = rest.map((word) => keywordOf(word, locale)).find((found) => found !== undefined);
      if (keyword === undefined || (keyword === 'tours' && !rows.toursActive)) continue;
      return [{ type: keyword, key: country.key, text: country[locale].name, country_key: country.key }];
    }
  }
  return undefined;
}

function category(rows: SearchRows, typed: string, locale: Locale): SearchResult[] | undefined {
  const text = foldText(typed);
  const key = CATEGORY_KEYS.find(
    (candidate) =>
      text === foldText(candidate) ||
      LOCALES.some((language) => text === foldText(rows.categoryName(candidate, language))),
  );
  return key && [{ type: 'category', key, text: rows.categoryName(key, locale) }];
}
