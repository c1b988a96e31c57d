import type { Locale } from '../../../src/model/base/locale.ts';
import type { Meaning } from './meaning.ts';
import { comparable, createSimilar } from './similarity.ts';
import { joinedSpellings, tokensOf } from './tokens.ts';

export interface Known {
  meaning: Meaning;
  /** 1 as it is written in the lexicon, less for a typo. */
  likeness: number;
}

/** Phrases and what they mean; of two meanings of one phrase the first counts. */
export interface Lexicon {
  /** Meaning of words written as one: `newzealand`; of a single word also by its beginning: `wander*`. */
  exact: (joined: string, words?: number) => Meaning | undefined;
  /** Meaning of the only phrase that begins so. */
  beginning: (joined: string) => Meaning | undefined;
  /** The most similar phrase. */
  like: (joined: string) => Known | undefined;
}

export interface Phrase {
  /** Comma-separated; `*` at the end of one is a wildcard. */
  words: string;
  meaning: Meaning;
}

/** Endings are cut off words of at least so many letters. */
const BEGINNING_LETTERS = 3;
/** One word that is typed as two has so many letters at least: `night life`. */
const SPLIT_LETTERS = 6;
const CACHED_MAX = 500;

/** @param phrases the most important meanings first */
export function createLexicon(phrases: readonly Phrase[]): Lexicon {
  const exact = new Map<string, { meaning: Meaning; words: number }>();
  const stems: [stem: string, meaning: Meaning][] = [];
  for (const { words, meaning } of phrases) {
    for (const phrase of words.split(',')) {
      const tokens = tokensOf(phrase);
      for (const joined of joinedSpellings(tokens)) {
        if (joined === '') continue;
        if (phrase.endsWith('*')) stems.push([joined, meaning]);
        else if (!exact.has(joined)) exact.set(joined, { meaning, words: tokens.length });
      }
    }
  }
  // The longest first: `wasserfall*` before `wasser*`.
  stems.sort(([a], [b]) => b.length - a.length);
  const comparables = [...exact].map(([word, { meaning }]) => Object.assign(comparable(word), { meaning }));
  const similar = createSimilar(comparables);
  // Queries come letter by letter, and most of their words stay.
  const likes = new Map<string, Known | undefined>();

  return {
    exact(joined, count = 1) {
      const known = exact.get(joined);
      // `To go` is no Togo.
      if (count > 1)
        return known && (known.words > 1 || joined.length >= SPLIT_LETTERS) ? known.meaning : undefined;
      return known?.meaning ?? stems.find(([stem]) => joined.startsWith(stem))?.[1];
    },
    beginning(joined) {
      if (joined.length < BEGINNING_LETTERS) return undefined;
      const found = comparables.filter(({ word }) => word.startsWith(joined)).map(({ meaning }) => meaning);
      const ids = new Set(found.map((meaning) => JSON.stringify(meaning)));
      return ids.size === 1 ? found[0] : undefined;
    },
    like(joined) {
      if (likes.size > CACHED_MAX) likes.clear();
      if (!likes.has(joined)) {
        let best: Known | undefined;
        for (const { known, likeness } of similar(joined)) {
          if (likeness > (best?.likeness ?? 0)) best = { meaning: known.meaning, likeness };
        }
        likes.set(joined, best);
      }
      return likes.get(joined);
    },
  };
}

/** Names of countries in these languages, with their ISO codes. */
export function worldNames(
  codes: readonly string[],
  locales: readonly Locale[],
): { code: string; name: string }[] {
  return locales.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return codes.map((code) => ({ code, name: (names.of(code) ?? code).replaceAll(',', ' ') }));
  });
}
