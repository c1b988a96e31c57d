import { byKey } from '../../src/model/base/by-key.ts';
import MiniSearch from 'minisearch';
import { SEARCH_RESULTS_MAX, type SearchResult } from '../../src/contract/search.ts';
import type {
  CountrySummary,
  ExperienceDetails,
  ExperienceSummary,
  TourSummary,
} from '../../src/model/schemas/catalogue.ts';
import type { Blogpost } from '../../src/model/schemas/story.ts';
import { CATEGORY_KEYS, type CategoryKey } from '../../src/model/category.ts';
import { LOCALES, type Locale } from '../../src/model/base/locale.ts';
import { foldPlain, foldText } from './fold-text.ts';
import { keywordOf } from './search-keywords.ts';

export interface SearchRows {
  countries: readonly CountrySummary[];
  experiences: readonly ExperienceSummary[];
  /** Texts and activities of the experiences, as far as pulled. */
  details: readonly ExperienceDetails[];
  /** Empty if tours are switched off. */
  tours: readonly TourSummary[];
  toursActive: boolean;
  /** Empty if the blog is switched off. */
  posts: readonly Blogpost[];
  categoryName: (key: CategoryKey, locale: Locale) => string;
  /** Names of a country's region and continent: `Southern Africa Africa`. */
  regionName: (country: CountrySummary, locale: Locale) => string;
}

export type Search = (typed: string, locale: Locale) => SearchResult[];

/** `id` is type and key, for an activity also its own key: `activity/ella/zip-line`. */
interface Entry {
  id: string;
  name: string;
  more: string;
  text: string;
}

/** Fuzzy matching: one wrong letter in five, none in words of three. */
const FUZZY = 0.2;
const FUZZY_FROM_LETTERS = 4;
/** Limits of the query: more or longer words match nothing in the catalogue and only cost time. */
const WORDS_MAX = 8;
const WORD_LETTERS_MAX = 40;
/** Weight of a word in a description, relative to one in a name. */
const TEXT_WEIGHT = 0.25;

/**
 * Builds the index and returns the search function. A country with a word for tours or experiences returns all of them,
 * a category's name or key returns the category; anything else is matched by word prefixes and, in names, fuzzily. A
 * single letter finds nothing.
 */
export function createSearch(rows: SearchRows): Search {
  const countries = byKey(rows.countries);
  const experiences = byKey(rows.experiences.filter(({ active }) => active));
  const tours = byKey(rows.tours);
  const posts = byKey(rows.posts);
  const details = byKey(rows.details);
  const index = new MiniSearch<Entry>({
    fields: ['name', 'more', 'text'],
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 3 },
      // A single letter is the prefix of a word in half of the texts: it counts only as the last word, still being
      // typed.
      prefix: (term, at, terms) => term.length > 1 || at === terms.length - 1,
      combineWith: 'AND',
    },
  });
  const countryNames = (key: string) => inBoth((locale) => countries.get(key)?.[locale].name ?? '');
  index.addAll([
    ...rows.countries.map((row) =>
      entry(
        `country/${row.key}`,
        inBoth((locale) => row[locale].name),
        inBoth((locale) => rows.regionName(row, locale)),
      ),
    ),
    ...[...experiences.values()].map((row) =>
      entry(
        `experience/${row.key}`,
        LOCALES.flatMap((locale) => [row[locale].title, row[locale].short_title]),
        [...inBoth((locale) => row[locale].region), ...countryNames(row.country_key)],
        inBoth((locale) => `${row[locale].teaser} ${details.get(row.key)?.[locale].description ?? ''}`),
      ),
    ),
    ...rows.details
      .filter(({ key }) => experiences.has(key))
      .flatMap(({ key, country_key, activities }) =>
        activities.map((activity) =>
          entry(
            `activity/${key}/${activity.key}`,
            inBoth((locale) => activity[locale].title),
            countryNames(country_key),
          ),
        ),
      ),
    ...rows.tours.map((row) =>
      entry(
        `tour/${row.key}`,
        inBoth((locale) => row[locale].title),
        row.countries.flatMap(countryNames),
        inBoth((locale) => row[locale].teaser),
      ),
    ),
    ...rows.posts.map((row) =>
      entry(
        `post/${row.key}`,
        inBoth((locale) => row[locale].title),
        row.countries.flatMap(countryNames),
        inBoth((locale) => row[locale].teaser),
      ),
    ),
  ]);

  function show(id: string, locale: Locale): SearchResult | undefined {
    const [type = '', key = '', activityKey = ''] = id.split('/');
    const country = countries.get(key);
    if (type === 'country' && country) return { type, key, text: country[locale].name };
    const experience = experiences.get(key);
    if (type === 'experience' && experience) {
      return { type, key, text: experience[locale].title, country_key: experience.country_key };
    }
    const activity = details.get(key)?.activities.find((candidate) => candidate.key === activityKey);
    if (type === 'activity' && experience && activity) {
      return {
        type: 'experience',
        key,
        text: experience[locale].title,
        country_key: experience.country_key,
        highlight: { key: activityKey, text: activity[locale].title },
      };
    }
    const tour = tours.get(key);
    if (type === 'tour' && tour) return { type, key, text: tour[locale].title, slug: tour[locale].slug };
    const post = posts.get(key);
    if (type === 'post' && post) return { type: 'blogpost', key, text: post[locale].title };
    return undefined;
  }

  /** Ids, best first. */
  function find(typed: string): string[] {
    const best = new Map<string, number>();
    const note = (id: string, score: number) => best.set(id, Math.max(best.get(id) ?? 0, score * weight(id)));
    for (const text of new Set([bounded(foldText(typed)), bounded(foldPlain(typed))])) {
      const named = index.search(text, {
        fields: ['name', 'more'],
        fuzzy: (term) => (term.length >= FUZZY_FROM_LETTERS ? FUZZY : false),
      });
      for (const { id, score } of named) note(String(id), score);
      for (const { id, score } of index.search(text)) note(String(id), score * TEXT_WEIGHT);
    }
    return [...best].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([id]) => id);
  }

  return (typed, locale) => {
    if (typed.trim().length < 2) return [];
    const special = allOfCountry(rows, typed, locale) ?? category(rows, typed, locale) ?? [];
    const found = find(typed).flatMap((id) => show(id, locale) ?? []);
    return onceEach([...special, ...found]).slice(0, SEARCH_RESULTS_MAX);
  };
}

/** Removes duplicates: an experience is listed once, by itself or by an activity with a better score. */
function onceEach(results: readonly SearchResult[]): SearchResult[] {
  const seen = new Set<string>();
  return results.filter(({ type, key }) => {
    const id = `${type}/${key}`;
    return seen.has(id) ? false : Boolean(seen.add(id));
  });
}

function inBoth(read: (locale: Locale) => string): string[] {
  return LOCALES.map((locale) => read(locale));
}

/** Boost by type: countries, then experiences and tours, then activities. */
function weight(id: string): number {
  if (id.startsWith('country/')) return 4;
  return id.startsWith('activity/') ? 0.8 : 1;
}

/** The first `WORDS_MAX` words without duplicates and overlong ones. */
function bounded(text: string): string {
  const words = new Set(text.split(' ').filter((word) => word.length <= WORD_LETTERS_MAX));
  return [...words].slice(0, WORDS_MAX).join(' ');
}

/** All words in both spellings, without duplicates. */
function bothSpellings(texts: string[]): string {
  return [...new Set(texts.flatMap((text) => `${foldText(text)} ${foldPlain(text)}`.split(' ')))].join(' ');
}

function entry(id: string, names: string[], more: string[] = [], texts: string[] = []): Entry {
  return { id, name: bothSpellings(names), more: bothSpellings(more), text: bothSpellings(texts) };
}

/** `namibia tours`, `Erlebnisse Sri Lanka`: a country's name and one keyword. */
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
