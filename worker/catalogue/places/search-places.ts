import type { Locale } from '../../../src/model/base/locale.ts';
import type { FoundPlace } from '../../../src/contract/data-api.ts';
import { type GazetteerPack, namesAt, placeAt } from '../../../src/model/gazetteer/gazetteer-pack.ts';
import { foldPlain, foldText } from '../fold-text.ts';
import { SHORT_FORMS } from '../search/tokens.ts';
import { withoutGenericTerms } from './generic-terms.ts';
import { createWordIndex } from './word-index.ts';

export interface PlaceHit {
  place: FoundPlace;
  /** How well the name fits, 0 to 1; 1 for a whole name as typed. Negative for a nickname. */
  fit: number;
  /** The larger the place, and the better known to travellers, the higher. */
  rank: number;
  /** An island or region of exactly this name, Bali, rather than a town that is called so, too, Denpasar. */
  isArea?: true;
}

/** Best fit first, large and known places before others. */
export interface PlaceSearch {
  /** Names that have each word as typed, or all of them as one; without generic words where nothing else fits. */
  find: (typed: string, locale: Locale) => PlaceHit[];
  /** With typos. */
  findSimilar: (typed: string, locale: Locale) => PlaceHit[];
}

export const PLACES_MAX = 20;
const MIN_LETTERS = 2;
/** Candidates whose names are compared with what was typed. */
const CANDIDATES_MAX = 80;
const WORDS_MAX = 6;
/** A step in rank counts as much as this share of a name's fit. */
const FIT_PER_RANK = 0.02;
/** An island or region comes before its larger towns, a well-known place before larger ones that are called so, too. */
const AREA = 0.5;
const OWN_NAME = 0.4;
/** Rank of a town of some 16,000 people, or of a smaller place that travellers know. */
export const WELL_KNOWN = 14;
/** More than any rank is worth: what bears the name comes before what is called after it. */
const NICKNAME = -2;

/** Builds the index of a pack. */
export function createPlaceSearch(pack: GazetteerPack): PlaceSearch {
  const areas = new Set(pack.areas);
  const index = createWordIndex(pack.names.length, (row) => foldedNames(pack, row).flatMap(wordsOf));

  function best(rows: readonly number[], query: string, locale: Locale): PlaceHit[] {
    return rows
      .slice(0, CANDIDATES_MAX)
      .map((row) => {
        const hit = hitOf(pack, row, query, locale);
        if (hit.fit === 1 && areas.has(row)) hit.isArea = true;
        return hit;
      })
      .sort((a, b) => scoreOf(b) - scoreOf(a))
      .slice(0, PLACES_MAX);
  }

  /** What the first of these ways to read the text finds. */
  function firstFound(
    readings: readonly (readonly string[])[],
    find: (terms: readonly string[]) => number[],
    locale: Locale,
  ): PlaceHit[] {
    // A single word reads the same in several ways, and a search with typos compares it with every word.
    for (const [query, terms] of new Map(readings.map((one) => [one.join(' '), one]))) {
      const rows = query.length < MIN_LETTERS ? [] : find(terms);
      if (rows.length > 0) return best(rows, query, locale);
    }
    return [];
  }

  return {
    find(typed, locale) {
      const [terms, plain] = [termsOf(foldText(typed)), termsOf(foldPlain(typed))];
      const writtenOut = terms.map((term) => SHORT_FORMS[term] ?? term);
      const readings = [terms, [terms.join('')], plain, [plain.join('')], writtenOut];
      const found = firstFound(readings, index.find, locale);
      if (found.length > 0) return found;
      // Little is left of the name: only all of it counts.
      return firstFound([withoutGenericTerms(terms)], index.find, locale).filter(({ fit }) => fit === 1);
    },
    findSimilar(typed, locale) {
      const terms = termsOf(foldText(typed));
      const readings = [terms, [terms.join('')]];
      return firstFound(readings, index.findSimilar, locale);
    },
  };
}

const termsOf = (folded: string) => folded.split(' ').filter(Boolean).slice(0, WORDS_MAX);

export function scoreOf({ place, fit, rank, isArea }: PlaceHit): number {
  const isOwn = fit === 1 && rank >= WELL_KNOWN && place.alias === null;
  const called = isOwn ? OWN_NAME : 0;
  return fit + rank * FIT_PER_RANK + (isArea ? AREA : called);
}

function foldedNames(pack: GazetteerPack, row: number): string[] {
  const names = [...namesAt(pack, row), ...(pack.nicknames?.[row] ?? [])];
  return [...new Set(names.flatMap((name) => [foldText(name), foldPlain(name)]))];
}

/** Each word, and all of them as one: `chiangmai`. */
function wordsOf(name: string): string[] {
  const words = name.split(' ');
  return words.length > 1 ? [...words, words.join('')] : words;
}

function hitOf(pack: GazetteerPack, row: number, query: string, locale: Locale): PlaceHit {
  const place = placeAt(pack, row, locale);
  const fitOfName = (name: string) => Math.max(fitOf(foldText(name), query), fitOf(foldPlain(name), query));
  let best = { name: place.name, fit: fitOfName(place.name) };
  for (const name of namesAt(pack, row)) {
    const fit = fitOfName(name);
    if (fit > best.fit) best = { name, fit };
  }
  const [nickname] = (pack.nicknames?.[row] ?? [])
    .map((name) => ({ name, fit: fitOfName(name) }))
    .sort((x, y) => y.fit - x.fit);
  if (nickname && nickname.fit > best.fit) best = { ...nickname, fit: nickname.fit + NICKNAME };
  return {
    place: { ...place, alias: best.name === place.name ? null : best.name },
    fit: best.fit,
    rank: pack.rank[row] ?? 0,
  };
}

/** 1 for the whole name, less for its beginning, a later word, and for other letters. */
function fitOf(name: string, query: string): number {
  if (name === query) return 1;
  const share = 0.2 * (query.length / name.length);
  if (name.startsWith(query)) return 0.6 + share;
  if (` ${name}`.includes(` ${query}`)) return 0.4 + share;
  return 0.5 * sharedPairs(name.replaceAll(' ', ''), query.replaceAll(' ', ''));
}

/** Share of pairs of letters that both have (Dice). */
function sharedPairs(a: string, b: string): number {
  const [first, second] = [pairsIn(a), pairsIn(b)];
  const other = new Set(second);
  const shared = first.filter((pair) => other.has(pair)).length;
  return first.length + second.length === 0 ? 0 : (2 * shared) / (first.length + second.length);
}

const pairsIn = (text: string) =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
