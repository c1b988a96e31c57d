import { largest } from '../../../src/model/place/extremes.ts';
import type { Facts, SearchEntry } from './entries.ts';
import type { Intent, Wish } from './intent.ts';
import type { Meaning } from './meaning.ts';
import type { Hit, TextIndex } from './text-index.ts';
import type { Token } from './tokens.ts';
import { SAME_THINGS } from './vocabulary/same-things.ts';
import { topicOf } from './vocabulary/topics.ts';

export interface RankedEntry {
  facts: Facts;
  score: number;
  complete: boolean;
  isCalled: boolean;
}

/** From here on a word counts as one of the entry’s name. */
const IN_NAME = 0.8;
const IN_MORE = 0.6;
const ONLY_IN_NAMES: ReadonlySet<string | undefined> = new Set(['days', 'months', 'budget', 'list', 'unit']);
const NAMED = 0.3;
const TIGHT = 0.2;
/** Tours of about the length that is wanted. */
const LENGTH = 0.8;
/** A text that says what it is about anyway. */
const AGREED = 0.1;
/** A country whose name begins with the only word comes before places that have this word in their names: `namib`. */
const COUNTRY_BEGUN = 1;
const BEGUN_LENGTH = 3;
/** Of two equally good ones the first is shown first. */
const BY_TYPE: Record<Facts['type'], number> = {
  country: 0.05,
  experience: 0.03,
  tour: 0.02,
  roundup: 0.015,
  post: 0.01,
  faq: 0,
  activity: 0,
};
/** Facts alone find no activity of a place, no question and no roundup. */
const NEED_TEXT: ReadonlySet<Facts['type']> = new Set(['activity', 'faq', 'roundup']);
/** Less than this part of a query is an accident. */
const LEAST = 0.5;
/** What a tour or post is called makes up at least this part of its title. */
const CALLED_SHARE = 0.4;
const SAME = 0.95;
/** Words of a country that the catalogue lacks are not looked for in descriptions, nor with typos. */
const FOREIGN = 0.65;

/** Entries by how much of the query their texts and facts explain, best first. */
export function rankEntries(
  intent: Intent,
  entries: ReadonlyMap<string, SearchEntry>,
  index: TextIndex,
): RankedEntry[] {
  const { wishes, reading } = intent;
  // What has a meaning as it is written, or names a place, is no typo of a name: `South America`.
  const isSure = reading.tokens.map((_token, at) =>
    wishes.some(
      ({ meaning, likeness, isPlace, from, to }) =>
        (meaning !== undefined || isPlace) && likeness === 1 && from <= at && at < to,
    ),
  );
  const perToken = hitsPerToken(reading.tokens, index, isSure);
  const perWish = wishes.map((wish) => hitsOf(wish));
  const ids = new Set([
    ...perToken.flatMap((hits) => [...hits.keys()]),
    ...perWish.flatMap((hits) => [...hits.keys()]),
  ]);
  // Topics, lengths and months are found by facts alone.
  if (wishes.some(({ meaning }) => meaning !== undefined)) for (const id of entries.keys()) ids.add(id);
  const ranked: RankedEntry[] = [];
  for (const id of ids) {
    const entry = entries.get(id);
    const scored = entry && scoreOf(entry);
    if (scored) ranked.push(scored);
  }
  return ranked;

  function hitsOf(wish: Wish): Map<string, Hit> {
    const tokens = reading.tokens.slice(wish.from, wish.to);
    const isSame = wish.meaning?.kind === 'same';
    const hits =
      isSame && tokens.length > 1
        ? new Map<string, Hit>()
        : averaged(perToken.slice(wish.from, wish.to), tokens.length);
    if (wish.isPlace) keepWhole(hits, perToken.slice(wish.from, wish.to));
    if (wish.meaning?.kind === 'same') {
      for (const phrase of SAME_THINGS[wish.meaning.group]?.words.split(',') ?? []) {
        for (const [id, hit] of index.findPhrase(phrase)) {
          const quality = hit.quality * SAME * wish.likeness;
          if (quality > (hits.get(id)?.quality ?? 0)) hits.set(id, { ...hit, quality });
        }
      }
    }
    return hits;
  }

  function scoreOf(entry: SearchEntry): RankedEntry | undefined {
    let sum = 0;
    let complete = true;
    let isNamed = true;
    let byText = 0;
    let bonus = 0;
    for (const [at, wish] of wishes.entries()) {
      const hit = perWish[at]?.get(entry.id);
      const found = hit?.quality ?? 0;
      // Two of the words `10 days` in a description are no length.
      const text = ONLY_IN_NAMES.has(wish.meaning?.kind) && found < IN_MORE ? 0 : found;
      const byFacts = wish.meaning === undefined ? 0 : factQuality(wish.meaning, entry.facts) * wish.likeness;
      const quality = Math.max(text, byFacts);
      if (wish.meaning?.kind === 'foreign' && (text < FOREIGN || hit?.exact !== true || wishes.length === 1))
        return undefined;
      if (quality === 0 && !wish.optional) complete = false;
      if (text < IN_NAME) isNamed = false;
      if (wish.meaning?.kind === 'days' && byFacts > 0.5) bonus += LENGTH * (byFacts - 0.5);
      if (wish.meaning?.kind === 'topic' && byFacts > 0.8 && text >= IN_NAME) bonus += AGREED;
      if (text > 0) byText += 1;
      sum += quality * wish.weight;
    }
    const coverage = sum / intent.weight;
    if (!complete && (coverage < LEAST || entry.facts.type === 'country')) return undefined;
    if (byText === 0 && NEED_TEXT.has(entry.facts.type)) return undefined;
    const tight = tightness(entry);
    if (isBegunCountry(entry)) bonus += COUNTRY_BEGUN;
    if (isNamed && (wishes.length > 1 || tight > 0.5)) bonus += NAMED;
    return {
      facts: entry.facts,
      score: coverage + bonus + TIGHT * tight + BY_TYPE[entry.facts.type],
      complete,
      isCalled: isCalled(entry),
    };
  }

  /** A title of a tour or post that also names other things is not the name of one of them. */
  function isCalled({ id, facts }: SearchEntry): boolean {
    const wanted = wishes
      .filter(({ meaning }) => meaning === undefined)
      .flatMap(({ from, to }) => reading.tokens.slice(from, to));
    const isAt = (name: readonly Token[], from: number) =>
      wanted.every((token, at) => isSameWord(name[from + at], token));
    const least = facts.type === 'tour' || facts.type === 'post' ? CALLED_SHARE : 0;
    return (
      wanted.length > 0 &&
      index
        .names(id)
        .some((name) => wanted.length >= least * name.length && name.some((_word, from) => isAt(name, from)))
    );
  }

  function isBegunCountry({ id, facts }: SearchEntry): boolean {
    const [token, ...others] = reading.tokens;
    if (facts.type !== 'country' || token === undefined || others.length > 0) return false;
    return (
      token.plain.length >= BEGUN_LENGTH &&
      index.names(id).some(([first]) => first?.plain.startsWith(token.plain))
    );
  }

  /** The part of a name that was typed, of the name with the largest part. */
  function tightness({ id }: SearchEntry): number {
    const matched = new Set(perToken.flatMap((hits) => hits.get(id)?.name ?? []));
    if (matched.size === 0) return 0;
    return largest(
      index.names(id).map((name) => {
        const known = name.filter(
          ({ text, plain }, at) =>
            matched.has(text) ||
            matched.has(plain) ||
            [name[at - 1], name[at + 1]].some(
              (next, side) =>
                next !== undefined && matched.has(side === 0 ? next.text + text : text + next.text),
            ),
        ).length;
        return name.length === 0 ? 0 : known / name.length;
      }),
    );
  }
}

function hitsPerToken(
  tokens: readonly Token[],
  index: TextIndex,
  isSure: readonly boolean[],
): Map<string, Hit>[] {
  const perToken = tokens.map((token, at) =>
    index.find(token, { isLast: at === tokens.length - 1, typos: isSure[at] !== true }),
  );
  // Two words may be one: `dead vlei`.
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (next === undefined || token.text.length < 3 || next.text.length < 3) continue;
    if (isSure[at] === true || isSure[at + 1] === true) continue;
    const joined = { text: token.text + next.text, plain: token.plain + next.plain };
    for (const [id, hit] of index.find(joined, { isLast: false, typos: true })) {
      for (const hits of [perToken[at], perToken[at + 1]]) {
        if (hits && hit.quality > (hits.get(id)?.quality ?? 0)) hits.set(id, hit);
      }
    }
  }
  return perToken;
}

/** Hits of all words of a span; a word that is missing counts as 0. */
function averaged(perToken: readonly Map<string, Hit>[], count: number): Map<string, Hit> {
  const [only] = perToken;
  if (count === 1 && only !== undefined) return new Map(only);
  const hits = new Map<string, Hit>();
  for (const one of perToken) {
    for (const [id, { quality, exact = false }] of one) {
      const before = hits.get(id);
      hits.set(id, {
        quality: (before?.quality ?? 0) + quality / count,
        exact: exact && before?.exact !== false,
      });
    }
  }
  return hits;
}

function isSameWord(word: Token | undefined, { text, plain }: Token): boolean {
  return word !== undefined && (word.text === text || word.plain === plain);
}

/** Removes entries that lack a word: `South Island` is no other island. */
function keepWhole(hits: Map<string, Hit>, perToken: readonly ReadonlyMap<string, Hit>[]): void {
  for (const id of hits.keys()) if (!perToken.every((one) => one.has(id))) hits.delete(id);
}

/** How well the facts of an entry fit a wish, 0 to 1. */
function factQuality(meaning: Meaning, facts: Facts): number {
  switch (meaning.kind) {
    case 'country':
      if (!facts.countries.includes(meaning.key)) return 0;
      if (facts.type === 'country') return 1;
      return facts.countries.length === 1 ? 0.75 : 0.6;
    case 'category':
      return facts.categories.includes(meaning.key) ? 0.5 : 0;
    case 'months':
      return facts.months.some((month) => meaning.months.includes(month)) ? 0.4 : 0;
    case 'topic': {
      const { tags = [], transport, faq }: ReturnType<typeof topicOf> = topicOf(meaning.key);
      const at = facts.tags.findIndex((tag) => tags.some((wanted) => wanted === tag));
      if (at >= 0) return 0.95 - 0.15 * at;
      if (facts.type === 'faq') return facts.key === faq ? 0.8 : 0;
      return transport === true && facts.type === 'experience' ? 0.7 : 0;
    }
    case 'days':
      return facts.days === undefined
        ? 0
        : Math.max(0, 0.9 - (1.5 * Math.abs(facts.days - meaning.days)) / meaning.days);
    case 'budget':
      if (facts.tags.includes('budget')) return 0.8;
      return facts.budget === meaning.level ? 0.4 : 0;
    case 'list':
      return (facts.type === 'tour') === (meaning.list === 'tours') && facts.type !== 'country' ? 0.8 : 0;
    default:
      return 0;
  }
}
