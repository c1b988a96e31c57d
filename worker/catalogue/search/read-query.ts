import { foldText } from '../fold-text.ts';
import type { Lexicon } from './lexicon.ts';
import type { Meaning } from './meaning.ts';
import { joinedSpellings, type Token, tokensOf } from './tokens.ts';

/** Words of a query that belong together. */
export interface Span {
  /** Position of its first word, and that after its last. */
  from: number;
  to: number;
  /** Undefined for a name or an unknown word. */
  meaning: Meaning | undefined;
  /** 1 if it was recognized without a typo. */
  likeness: number;
  /** The name of a place that another source knows: no typo of another name. */
  isPlace?: true;
}

export interface Reading {
  /** The words as typed. */
  words: readonly string[];
  tokens: readonly Token[];
  /** Index of the typed word of each token. */
  sources: readonly number[];
  spans: readonly Span[];
}

/** What the texts of the catalogue know of a word: 1 as it is written, less for a typo, 0 unknown. */
export type WordLikeness = (token: Token) => number;

/**
 * What words of a query name, by the words written as one: where a place lies, or undefined for a name that is no typo
 * of anything.
 */
export type PlaceNames = ReadonlyMap<string, Meaning | undefined>;

/** Limits of the query: more or longer words match nothing in the catalogue and only cost time. */
const WORDS_MAX = 10;
const WORD_LETTERS_MAX = 40;
const SPAN_WORDS_MAX = 5;
/** A word of a name weighs less than the same word with a meaning, and more than a typo of one. */
const NAME = 0.9;
const FILLER = 0.8;
const COMPOUND = 0.88;
const TYPO = 0.85;
const NAME_TYPO = 0.8;
const BEGINNING = 0.75;
/** German joins words with these. */
const JOINTS = ['', 's', 'n', 'en', 'e'];
const PART_LETTERS = 3;
/** What German appends to a name: `Krugerpark`. */
const APPENDED = new Set(
  'bucht park nationalpark tempel insel inseln see fluss berg vulkan fälle wasserfall strand markt tal schlucht ruinen safari tour reise'
    .split(' ')
    .map((word) => foldText(word)),
);

interface Option {
  spans: readonly Span[];
  worth: number;
}

/** Splits a query into the spans that explain most of it. */
export function readQuery(
  typed: string,
  lexicon: Lexicon,
  likenessInTexts: WordLikeness,
  places: PlaceNames = new Map(),
): Reading {
  const words = typed.trim().split(/\s+/);
  const read = words
    .flatMap((word, source) => tokensOf(word).map((token) => ({ token, source })))
    .filter(({ token }) => token.text.length <= WORD_LETTERS_MAX)
    .flatMap(({ token, source }) =>
      withoutAppended(token, likenessInTexts).map((part) => ({ token: part, source })),
    )
    .slice(0, WORDS_MAX);
  const tokens = read.map(({ token }) => token);
  const isKnown = tokens.map(
    (token) =>
      likenessInTexts(token) === 1 ||
      joinedSpellings([token]).some((word) => lexicon.exact(word) !== undefined),
  );
  const best: Option[] = [{ spans: [], worth: 0 }];
  for (let to = 1; to <= tokens.length; to += 1) {
    let chosen: Option | undefined;
    for (let from = to - 1; from >= Math.max(0, to - SPAN_WORDS_MAX); from -= 1) {
      const before = best[from];
      const option = optionOf(from, to);
      if (before === undefined || option === undefined) continue;
      const worth = before.worth + option.worth;
      if (chosen === undefined || worth > chosen.worth)
        chosen = { spans: [...before.spans, ...option.spans], worth };
    }
    if (chosen !== undefined) best[to] = chosen;
  }
  const sources = read.map(({ source }) => source);
  return { words, tokens, sources, spans: withLengths(tokens, best[tokens.length]?.spans ?? []) };

  function optionOf(from: number, to: number): Option | undefined {
    const spanned = tokens.slice(from, to);
    const count = spanned.length;
    const span = (meaning: Meaning | undefined, likeness: number) => [{ from, to, meaning, likeness }];
    const spellings = joinedSpellings(spanned);
    // A longer phrase says more than its words: `national park` is no park.
    const bonus = (count - 1) * 0.1;
    const [asTyped = ''] = spellings;
    // Worth more than any other reading.
    if (places.has(asTyped)) {
      const isPlace = true as const;
      return { spans: [{ from, to, meaning: places.get(asTyped), likeness: 1, isPlace }], worth: count * 2 };
    }
    for (const spelling of spellings) {
      const meaning = lexicon.exact(spelling, count);
      if (meaning !== undefined) {
        return { spans: span(meaning, 1), worth: count * (meaning.kind === 'filler' ? FILLER : 1) + bonus };
      }
    }
    const [token] = spanned;
    if (token === undefined) return undefined;
    const options: Option[] = [];
    const inTexts = count === 1 ? likenessInTexts(token) : 0;
    if (count === 1) {
      options.push({ spans: span(undefined, 1), worth: inTexts === 1 ? NAME : inTexts * NAME_TYPO });
      const parts = inTexts === 1 ? undefined : partsOf(token, lexicon);
      if (parts !== undefined) {
        options.push({
          spans: parts.map((meaning) => ({ from, to, meaning, likeness: 1 })),
          worth: COMPOUND,
        });
      }
      const begun = to === tokens.length ? lexicon.beginning(token.text) : undefined;
      if (begun !== undefined) options.push({ spans: span(begun, 0.9), worth: BEGINNING });
    }
    // Words that are all known as they are written are no typo together.
    if (spanned.some((_word, at) => isKnown[from + at] !== true)) {
      for (const spelling of spellings) {
        const known = lexicon.like(spelling);
        if (known !== undefined) {
          options.push({
            spans: span(known.meaning, known.likeness),
            worth: count * TYPO * known.likeness + bonus,
          });
        }
      }
    }
    return options.reduce<Option | undefined>(
      (most, option) => (most === undefined || option.worth > most.worth ? option : most),
      undefined,
    );
  }
}

/** Two words for a name with an appended kind of place, if the name is known and the whole is not. */
function withoutAppended(token: Token, likenessInTexts: WordLikeness): Token[] {
  const { text } = token;
  const appended = [...APPENDED].find((word) => text.endsWith(word) && text.length > word.length);
  if (appended === undefined || likenessInTexts(token) === 1) return [token];
  const name = { text: text.slice(0, -appended.length), plain: token.plain.slice(0, -appended.length) };
  const isName = name.text.length >= PART_LETTERS && likenessInTexts(name) === 1;
  return isName ? [name, { text: appended, plain: appended }] : [token];
}

/** Meanings of the two parts of a German compound: `Strandurlaub`, `Namibiareise`. */
function partsOf({ text }: Token, lexicon: Lexicon): Meaning[] | undefined {
  for (let at = text.length - PART_LETTERS; at >= PART_LETTERS; at -= 1) {
    const second = lexicon.exact(text.slice(at));
    if (second === undefined) continue;
    for (const joint of JOINTS) {
      const begin = text.slice(0, at);
      if (!begin.endsWith(joint) || begin.length - joint.length < PART_LETTERS) continue;
      const first = lexicon.exact(begin.slice(0, begin.length - joint.length));
      if (first !== undefined) return [first, second];
    }
  }
  return undefined;
}

/** Joins a number and its unit to a length: `2 weeks`, and a number and a currency to a small budget: `30 euros`. */
function withLengths(tokens: readonly Token[], spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    const number = before?.meaning === undefined ? Number(tokens[before?.from ?? -1]?.text) : Number.NaN;
    const { meaning } = span;
    if (before !== undefined && number > 0 && before.to === span.from && meaning?.kind === 'unit') {
      const days = Math.min(999, number * meaning.days);
      joined[joined.length - 1] = { ...span, from: before.from, meaning: { kind: 'days', days } };
    } else if (
      before !== undefined &&
      number > 0 &&
      before.to === span.from &&
      meaning?.kind === 'currency'
    ) {
      joined[joined.length - 1] = { ...span, from: before.from, meaning: { kind: 'budget', level: 1 } };
    } else joined.push(span);
  }
  return joined;
}
