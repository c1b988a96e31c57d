import { byKey } from '../../src/model/base/by-key.ts';
import type { UnderstoodPart } from '../../src/contract/data-api.ts';
import { SEARCH_RESULTS_MAX, type SearchResult } from '../../src/contract/search/search.ts';
import type { Locale } from '../../src/model/base/locale.ts';
import { mergeRanked, type RankedResult } from './search/answer.ts';
import { createAnswers } from './search/answers.ts';
import { type Facts, searchEntries } from './search/entries.ts';
import { intentOf } from './search/intent.ts';
import { createLexicon, type Lexicon } from './search/lexicon.ts';
import type { Meaning } from './search/meaning.ts';
import { searchPhrases } from './search/phrases.ts';
import { rankEntries } from './search/rank-entries.ts';
import { readQuery, type Span } from './search/read-query.ts';
import type { SearchRows } from './search/search-rows.ts';
import { understoodParts } from './search/understood-parts.ts';
import { createTextIndex } from './search/text-index.ts';
import { joinedSpellings, tokensOf } from './search/tokens.ts';

export type { SearchRows } from './search/search-rows.ts';

export interface Search {
  /** At most 20 results, best first. */
  (typed: string, locale: Locale): SearchResult[];
  /** All results with their scores, to merge those of another source into them. */
  ranked: (typed: string, locale: Locale, places?: KnownPlaces) => RankedResult[];
  /** What a query may name that the catalogue lacks. */
  named: (typed: string, locale: Locale, places?: KnownPlaces) => NamedParts;
  /** What its words were taken for. */
  understood: (typed: string, locale: Locale, places?: KnownPlaces) => UnderstoodPart[];
}

/** Names in a query that another source knows, with the ISO 3166-1 code of the country to answer for; null for none. */
export type KnownPlaces = ReadonlyMap<string, string | null>;

export interface NamedParts {
  /** ISO 3166-1 codes of its countries, with those that the catalogue lacks. */
  countries: string[];
  /** The query without countries. */
  rest: string;
  /** Its words without a meaning. */
  unknown: string;
  /** What was taken for a typo, as typed. */
  typos: string[];
}

/** The best result that does not explain the whole query must explain nearly as much as the best of all. */
const NEAR_BEST = 0.2;
/** A text that mentions a name is no answer where something bears it. */
const MUCH_WORSE = 0.4;
/** More than that is for a name, which says nothing of the others. */
const BEST = 1.25;

/**
 * Builds the index and returns the search function. A query is read as what its words mean (countries, categories,
 * months, lengths, topics, pages); what answers the whole query comes first, be it a filtered list, a section of a guide
 * or an entry whose texts and facts have all of its words. A single letter finds nothing.
 */
export function createSearch(rows: SearchRows): Search {
  const entries = new Map(searchEntries(rows).map((entry) => [entry.id, entry]));
  const countries = byKey(rows.countries);
  const index = createTextIndex([...entries.values()]);
  const answers = createAnswers(rows);
  const lexicons = new Map<Locale, Lexicon>();
  const show = createShow(rows);

  function lexiconOf(locale: Locale): Lexicon {
    const there = lexicons.get(locale);
    if (there) return there;
    const lexicon = createLexicon(searchPhrases(rows, locale));
    lexicons.set(locale, lexicon);
    return lexicon;
  }

  function read(typed: string, locale: Locale, places: KnownPlaces = new Map()) {
    const meanings = [...places].map(([name, code]): [string, Meaning | undefined] => {
      const country = rows.countries.find(({ iso2 }) => iso2 === code);
      return [joinedSpellings(tokensOf(name))[0] ?? '', country && { kind: 'country', key: country.key }];
    });
    return readQuery(typed, lexiconOf(locale), (token) => index.likeness(token), new Map(meanings));
  }

  function ranked(typed: string, locale: Locale, places?: KnownPlaces): RankedResult[] {
    if (typed.trim().length < 2) return [];
    const intent = intentOf(read(typed, locale, places), index.count);
    if (intent.wishes.length === 0) return [];
    const found = rankEntries(intent, entries, index).flatMap(({ facts, ...rank }): RankedResult[] => {
      const result = show(facts, locale);
      return result === undefined ? [] : [{ result, ...rank }];
    });
    return onceEach(mergeRanked(answers(intent, locale), found));
  }

  function named(typed: string, locale: Locale, places?: KnownPlaces): NamedParts {
    const { spans, tokens } = read(typed, locale, places);
    const textOf = ({ from, to }: Span) =>
      tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join(' ');
    const textOfAll = (isWanted: (meaning: Meaning | undefined) => boolean) =>
      spans
        .filter(({ meaning }) => isWanted(meaning))
        .map((span) => textOf(span))
        .join(' ');
    return {
      countries: spans.flatMap(({ meaning }) => codeOf(meaning) ?? []),
      rest: textOfAll((meaning) => codeOf(meaning) === undefined),
      unknown: textOfAll((meaning) => meaning === undefined || isRegionAbroad(meaning)),
      typos: spans.filter(({ likeness }) => likeness < 1).map((span) => textOf(span)),
    };
  }

  function codeOf(meaning: Meaning | undefined): string | undefined {
    if (meaning?.kind === 'country') return countries.get(meaning.key)?.iso2;
    return meaning?.kind === 'foreign' ? meaning.code : undefined;
  }

  const search = (typed: string, locale: Locale) => bestOf(ranked(typed, locale));
  const understood: Search['understood'] = (typed, locale, places) =>
    understoodParts(read(typed, locale, places), rows, locale);
  return Object.assign(search, { ranked, named, understood });
}

/** `New York`: the catalogue has nothing about it, the gazetteer may. */
function isRegionAbroad(meaning: Meaning): boolean {
  return meaning.kind === 'foreign' && meaning.code === undefined;
}

/** The results to show of all that were ranked. */
export function bestOf<Result extends { type: string }>(all: readonly RankedResult<Result>[]): Result[] {
  const [first] = all;
  const best = first?.complete === true ? all.filter((one) => isShown(one, first.score)) : nearBest(all);
  return best.slice(0, SEARCH_RESULTS_MAX).map(({ result }) => result);
}

/**
 * Parts of a query only where they are better than all that answers the whole, and nothing that is much worse than the
 * first; a country that the query names always.
 */
function isShown({ complete, score, result }: RankedResult<{ type: string }>, best: number): boolean {
  return complete ? score >= Math.min(best, BEST) * MUCH_WORSE : result.type === 'country';
}

function nearBest<Result>(all: readonly RankedResult<Result>[]): RankedResult<Result>[] {
  const most = all[0]?.score ?? 0;
  return all.filter(({ score }) => score >= most - NEAR_BEST);
}

/** Removes duplicates: an experience is listed once, by itself or by an activity with a better score. */
function onceEach(ranked: readonly RankedResult[]): RankedResult[] {
  const seen = new Set<string>();
  return ranked.filter(({ result: { type, key, section, filters } }) => {
    const id = JSON.stringify([type, key, section, filters]);
    return seen.has(id) ? false : Boolean(seen.add(id));
  });
}

/** The search result of an index entry. */
function createShow(rows: SearchRows) {
  const countries = byKey(rows.countries);
  const experiences = byKey(rows.experiences);
  const details = byKey(rows.details);
  const tours = byKey(rows.tours);
  const roundups = byKey(rows.roundups);
  const posts = byKey(rows.posts);
  const faqs = byKey(rows.faqs);

  function experienceResult(key: string, locale: Locale): SearchResult | undefined {
    const row = experiences.get(key);
    return row && { type: 'experience', key, text: row[locale].title, country_key: row.country_key };
  }

  return ({ type, key, activity: activityKey }: Facts, locale: Locale): SearchResult | undefined => {
    switch (type) {
      case 'country': {
        const row = countries.get(key);
        return row && { type, key, text: row[locale].name };
      }
      case 'experience':
        return experienceResult(key, locale);
      case 'activity': {
        const activity = details.get(key)?.activities.find((candidate) => candidate.key === activityKey);
        const result = experienceResult(key, locale);
        return (
          activity && result && { ...result, highlight: { key: activity.key, text: activity[locale].title } }
        );
      }
      case 'tour': {
        const row = tours.get(key);
        return row && { type, key, text: row[locale].title, slug: row[locale].slug };
      }
      case 'roundup': {
        const row = roundups.get(key);
        return row && { type, key, text: row[locale].title, slug: row[locale].slug };
      }
      case 'post': {
        const row = posts.get(key);
        return row && { type: 'blogpost', key, text: row[locale].title };
      }
      case 'faq': {
        const row = faqs.get(key);
        return row && { type: 'page', key: 'faq', text: row[locale].question, section: key };
      }
      default:
        return undefined;
    }
  };
}
