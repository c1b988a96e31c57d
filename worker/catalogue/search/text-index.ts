import { largest, smallest } from '../../../src/model/place/extremes.ts';
import { foldText } from '../fold-text.ts';
import { rangeBeginningWith } from '../prefix-range.ts';
import { comparable, createSimilar } from './similarity.ts';
import { joinedSpellings, type Token, tokensOf, spellingsOf } from './tokens.ts';

export interface Entry {
  id: string;
  /** Each name on its own, in both languages. */
  names: readonly string[];
  /** Where it lies and what belongs to it: region, town, stops. */
  more: readonly string[];
  texts: readonly string[];
}

/** How well a word of the query matches an entry, by the field: names, what belongs to it, texts. */
const FIELD = { name: 1, more: 0.7, text: 0.35 } as const;
type Field = keyof typeof FIELD;
/** A word that only begins as typed; the last one is still being typed. */
const BEGINS = 0.6;
const BEGINS_LAST = 0.79;
const BEGINS_LETTERS = 3;
const BEGINS_LETTERS_LAST = 2;
const TYPO = 0.9;
const TYPOS_MAX = 6;

export interface Hit {
  /** 0 to 1. */
  quality: number;
  /** The word of a name that matched. */
  name?: string;
  /** The word is as it was typed. */
  exact?: boolean;
}

/** Words and pairs of words, with the entries that have them. */
export interface TextIndex {
  /** The entries that have a word, by id. */
  find: (token: Token, how: { isLast: boolean; typos: boolean }) => Map<string, Hit>;
  /** The entries that have all words of a phrase, as written. */
  findPhrase: (phrase: string) => Map<string, Hit>;
  /** Number of entries that have the word, as it is written. */
  count: (token: Token) => number;
  /** 1 if a name has the word, less for a typo, 0 if none has it. */
  likeness: (token: Token) => number;
  names: (id: string) => readonly (readonly Token[])[];
}

interface Posting {
  id: string;
  field: Field;
}

export function createTextIndex(entries: readonly Entry[]): TextIndex {
  const postings = new Map<string, Posting[]>();
  const names = new Map(entries.map((entry) => [entry.id, entry.names.map((name) => tokensOf(name))]));
  const texts = new Map(entries.map((entry) => [entry.id, entry.texts]));
  // Titles, regions and towns come many times.
  const cached = new Map<string, ReadonlySet<string>>();
  const pairs = (text: string) => {
    const there = cached.get(text) ?? wordsAndPairs(text);
    cached.set(text, there);
    return there;
  };
  for (const entry of entries) {
    const found = new Map<string, Field>();
    // The best field of each word.
    for (const text of entry.texts) for (const word of spellingsOf(text)) found.set(word, 'text');
    for (const text of entry.more) for (const word of pairs(text)) found.set(word, 'more');
    for (const text of entry.names) {
      for (const word of pairs(text)) found.set(word, 'name');
      // `halongbucht`
      for (const word of joinedSpellings(tokensOf(text))) found.set(word, 'name');
    }
    for (const [word, field] of found) {
      const there = postings.get(word);
      if (there) there.push({ id: entry.id, field });
      else postings.set(word, [{ id: entry.id, field }]);
    }
  }
  const sorted = [...postings.keys()].sort();
  // Typos are looked for in names alone: in texts nearly every word is near another.
  const findSimilar = createSimilar(
    sorted
      .filter((word) => postings.get(word)?.some(({ field }) => field !== 'text') === true)
      .map((word) => comparable(word)),
  );
  const similar = new Map<string, [word: string, likeness: number][]>();

  /** The most similar words of names. */
  function similarTo(word: string): [word: string, likeness: number][] {
    const there = similar.get(word);
    if (there) return there;
    const found = findSimilar(word)
      .map(({ known, likeness }): [string, number] => [known.word, likeness])
      .sort(([, a], [, b]) => b - a)
      .slice(0, TYPOS_MAX);
    // Queries come letter by letter, and most of their words stay.
    if (similar.size > 200) similar.clear();
    similar.set(word, found);
    return found;
  }

  function note(hits: Map<string, Hit>, word: string, factor: number, inTexts = true): void {
    for (const { id, field } of postings.get(word) ?? []) {
      if (field === 'text' && !inTexts) continue;
      const quality = FIELD[field] * factor;
      if (quality > (hits.get(id)?.quality ?? 0)) {
        const exact = factor === 1;
        hits.set(id, field === 'name' ? { quality, exact, name: word } : { quality, exact });
      }
    }
  }

  /** Whether a text has these words side by side. */
  function isWritten(id: string, words: readonly Token[]): boolean {
    const wanted = [words.map(({ text }) => text), words.map(({ plain }) => plain)].map(
      (spelling) => ` ${spelling.join(' ')} `,
    );
    return (texts.get(id) ?? []).some((text) => {
      const folded = ` ${foldText(text)} `;
      return wanted.some((spelling) => folded.includes(spelling));
    });
  }

  return {
    find(token, { isLast, typos }) {
      const hits = new Map<string, Hit>();
      for (const word of new Set([token.text, token.plain])) {
        note(hits, word, 1);
        if (word.length >= (isLast ? BEGINS_LETTERS_LAST : BEGINS_LETTERS)) {
          for (const longer of beginningWith(sorted, word))
            note(hits, longer, isLast ? BEGINS_LAST : BEGINS, isLast);
        }
        if (!typos) continue;
        for (const [known, likeness] of similarTo(word))
          if (known !== word) note(hits, known, likeness * TYPO, false);
      }
      return hits;
    },
    findPhrase(phrase) {
      const tokens = tokensOf(phrase);
      const found = tokens.map((token) => {
        const hits = new Map<string, Hit>();
        for (const word of new Set([token.text, token.plain])) note(hits, word, 1);
        return hits;
      });
      const [first = new Map<string, Hit>(), ...rest] = found;
      return new Map(
        [...first].flatMap(([id, hit]): [string, Hit][] => {
          const others = rest.flatMap((one) => one.get(id)?.quality ?? []);
          if (others.length < rest.length) return [];
          const quality = smallest(others, hit.quality);
          // Words of a long text that are far apart are no phrase.
          const isPhrase = tokens.length === 1 || quality > FIELD.text || isWritten(id, tokens);
          return isPhrase ? [[id, { ...hit, quality }]] : [];
        }),
      );
    },
    count: ({ text, plain }) => Math.max(postings.get(text)?.length ?? 0, postings.get(plain)?.length ?? 0),
    likeness(token) {
      const words = [token.text, token.plain];
      if (words.some((word) => postings.get(word)?.some(({ field }) => field !== 'text') === true)) return 1;
      return largest(
        words.map((word) => similarTo(word)[0]?.[1] ?? 0),
        0,
      );
    },
    names: (id) => names.get(id) ?? [],
  };
}

/** Neighbors are also typed as one: `machupicchu`. */
function wordsAndPairs(text: string): Set<string> {
  const tokens = tokensOf(text);
  const words = new Set(tokens.flatMap((token) => [token.text, token.plain]));
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (next !== undefined && token.text.length > 1 && next.text.length > 1) {
      words.add(token.text + next.text);
      words.add(token.plain + next.plain);
    }
  }
  return words;
}

/** The words of a sorted list that begin with `start` and are longer. */
function beginningWith(sorted: readonly string[], start: string): string[] {
  return sorted.slice(...rangeBeginningWith(sorted, start)).filter((word) => word !== start);
}
