import type { Meaning } from './meaning.ts';
import type { Reading, Span } from './read-query.ts';
import type { Token } from './tokens.ts';
import { SAME_THINGS } from './vocabulary/same-things.ts';
import { topicOf } from './vocabulary/topics.ts';

/** A span that says what is wanted, and how much of the query it is. */
export interface Wish extends Span {
  weight: number;
  /** An answer of the whole query may leave it out: where a ride starts. */
  optional: boolean;
}

/** What a query asks for. */
export interface Intent {
  reading: Reading;
  /** Without words that say nothing. */
  wishes: readonly Wish[];
  weight: number;
}

type KindOf<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>;

const WEIGHTS: Partial<Record<Meaning['kind'], number>> = {
  months: 0.7,
  topic: 0.9,
  days: 0.6,
  budget: 0.5,
  list: 0.4,
  unit: 0.3,
  currency: 0.3,
  filler: 0,
  to: 0,
};
/** From one place to another by bus or train: the question is how to reach the second one. */
const ORIGIN = 0.4;
const DESTINATION = 1.5;
/** A word that nothing has says much, one that many have says little: `Byron Bay` is no other bay. */
const UNKNOWN = 1.3;
const RARE = 1.2;
const COMMON = 0.6;
const COMMON_FROM = 8;

/** @param countOf number of entries that have a word of the query */
export function intentOf(reading: Reading, countOf: (token: Token) => number): Intent {
  const { spans, tokens } = reading;
  const to = spans.find(({ meaning }) => meaning?.kind === 'to')?.from;
  const asksRoute = spans.some(({ meaning }) => meaning?.kind === 'topic' && topicOf(meaning.key).transport);
  function wishOf(span: Span): Wish {
    const { from, meaning } = span;
    const wish = { ...span, optional: false };
    if (meaning !== undefined) return Object.assign(wish, { weight: WEIGHTS[meaning.kind] ?? 1 });
    const token = tokens[from];
    const weight = token === undefined ? 1 : rarity(countOf(token));
    if (to === undefined || !asksRoute) return Object.assign(wish, { weight });
    const isOrigin = from < to;
    return Object.assign(wish, { weight: weight * (isOrigin ? ORIGIN : DESTINATION), optional: isOrigin });
  }

  const said = spans.map((span) => wishOf(span)).filter(({ weight }) => weight > 0);
  // A query of nothing but such words is a name: `The Best`.
  const wishes =
    said.length > 0
      ? said
      : spans.map(({ from, to: end }): Wish => ({
          from,
          to: end,
          meaning: undefined,
          likeness: 1,
          weight: 1,
          optional: false,
        }));
  return { reading, wishes, weight: wishes.reduce((sum, { weight }) => sum + weight, 0) };
}

function rarity(count: number): number {
  if (count === 0) return UNKNOWN;
  return count < COMMON_FROM ? RARE : COMMON;
}

/** The wishes of one kind. */
export function wishesOf<Kind extends Meaning['kind']>(
  { wishes }: Intent,
  kind: Kind,
): { wish: Wish; meaning: KindOf<Kind> }[] {
  return wishes.flatMap((wish) => (isKind(wish.meaning, kind) ? [{ wish, meaning: wish.meaning }] : []));
}

/** Words for a category, and examples of it. */
export function categoryWishes(intent: Intent) {
  return intent.wishes.flatMap((wish) => {
    const { meaning } = wish;
    if (meaning?.kind === 'categories') return meaning.keys.map((key) => ({ wish, key, loose: false }));
    if (meaning?.kind === 'category') return [{ wish, key: meaning.key, loose: meaning.loose }];
    const key = meaning?.kind === 'same' ? SAME_THINGS[meaning.group]?.category : undefined;
    return key === undefined ? [] : [{ wish, key, loose: true }];
  });
}

function isKind<Kind extends Meaning['kind']>(
  meaning: Meaning | undefined,
  kind: Kind,
): meaning is KindOf<Kind> {
  return meaning?.kind === kind;
}
