/** Letters that sound alike and are often confused, with the cost of taking one for the other. */
const ALIKE: readonly [letters: string, cost: number][] = [
  ['aeiouy', 0.8],
  ['mn', 0.7],
  ['gk', 0.6],
  ['bp', 0.5],
  ['dt', 0.4],
  ['iyj', 0.3],
  ['vwf', 0.3],
  ['szx', 0.3],
  ['ckq', 0.3],
];
const SWAPPED = 0.8;
const MISSING = 0.9;
/** A doubled letter, or one of two. */
const DOUBLED = 0.5;
/** People rarely mistype the first letter. */
const FIRST_LETTER = 0.4;
/** Words that only sound the same. */
const SOUND = 0.3;
/** Of two words at the same distance, one that is as typed elsewhere is the better one. */
const ANY_TYPO = 0.02;

/** How far a typed word may be off, by its length: a short one turns into another word too easily. */
const FARTHEST = [0, 0, 0, 0.5, 0.85, 0.95, 0.95, 1.4, 2, 2, 2.6];
const SHORT = 4;
const LONGEST = 40;
/** First letters that are taken for each other, to compare a word with few others. */
const BEGINNINGS = ['ckqgxszj', 'vwfpb', 'aeiouy', 'dt', 'mn'];

const COSTS = costTable();

/** A word prepared for comparisons. */
export interface Comparable {
  word: string;
  sound: string;
}

export function comparable(word: string): Comparable {
  return { word, sound: soundOf(word) };
}

/** Finds the words that a typed one may stand for. */
export function createSimilar<Known extends Comparable>(known: readonly Known[]) {
  const buckets = new Map<string, Known[]>();
  for (const one of known) {
    for (const id of bucketsOf(one, [0])) {
      const there = buckets.get(id);
      if (there) there.push(one);
      else buckets.set(id, [one]);
    }
  }
  return (word: string): { known: Known; likeness: number }[] => {
    const typed = comparable(word);
    const near = new Set(bucketsOf(typed, [-2, -1, 0, 1, 2]).flatMap((id) => buckets.get(id) ?? []));
    return [...near].flatMap((one) => {
      const likeness = similarity(typed, one);
      return likeness > 0 ? [{ known: one, likeness }] : [];
    });
  };
}

/** Words of about the same length that begin alike. */
function bucketsOf({ word, sound }: Comparable, lengths: readonly number[]): string[] {
  const starts = new Set([word.charAt(0), sound.charAt(0).toLowerCase()].map(beginning));
  return [...starts].flatMap((start) => lengths.map((more) => `${start}${word.length + more}`));
}

function beginning(letter: string): string {
  return BEGINNINGS.find((letters) => letters.includes(letter))?.charAt(0) ?? letter;
}

/** 1 for the same word, down to about 0.7 for the worst typo that is still accepted; 0 for another word. */
export function similarity(typed: Comparable, known: Comparable): number {
  if (typed.word === known.word) return 1;
  const length = Math.min(typed.word.length, known.word.length);
  // Numbers have no typos.
  if (length < 3 || /\d/.test(typed.word) || /\d/.test(known.word)) return 0;
  const longest = Math.max(typed.word.length, known.word.length);
  // A short word that lacks a letter is as long as the one that was meant: `japn`.
  const allowed = length === SHORT && longest === SHORT + 1 ? longest : length;
  const farthest = FARTHEST[Math.min(allowed, FARTHEST.length - 1)] ?? 0;
  const written = distance(typed.word, known.word, farthest);
  const cost =
    length < 4 ? written : Math.min(written, SOUND + distance(typed.sound, known.sound, farthest - SOUND));
  return cost > farthest ? 0 : 1 - cost / longest - ANY_TYPO;
}

/** Rough sound of a word in English and German, for `Kilimanscharo` and `Plitwitzer`. */
function soundOf(word: string): string {
  return word
    .replaceAll(/tsch|dsch|sch|tch|sh|ch|dj|j/g, 'S')
    .replaceAll('ph', 'f')
    .replaceAll(/tz|ts|z|ss|c(?=[eiy])/g, 's')
    .replaceAll(/ck|qu|q|c/g, 'k')
    .replaceAll('w', 'v')
    .replaceAll(/ie|ee|ea|ey|y/g, 'i')
    .replaceAll(/ou|oo|ue/g, 'u')
    .replaceAll('ae', 'e')
    .replaceAll('oe', 'o')
    .replaceAll(/(?!^)h/g, '')
    .replaceAll(/(.)\1/g, '$1');
}

const rows = [0, 1, 2].map(() => new Float64Array(LONGEST + 1));

/** Edit distance with swapped neighbors, weighted by how likely each slip is; more than `most` is not worked out. */
function distance(a: string, b: string, most: number): number {
  if (a.length > LONGEST || b.length > LONGEST) return Infinity;
  if (Math.abs(a.length - b.length) * DOUBLED > most) return Infinity;
  let [before, row, next] = rows;
  if (!before || !row || !next) return Infinity;
  row[0] = 0;
  let leastBefore = 0;
  for (let j = 1; j <= b.length; j += 1) row[j] = (row[j - 1] ?? 0) + lone(b, j - 1);
  for (let i = 1; i <= a.length; i += 1) {
    const gone = lone(a, i - 1);
    const letter = a.charCodeAt(i - 1);
    next[0] = (row[0] ?? 0) + gone;
    let least = next[0];
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charCodeAt(j - 1);
      let cost = (row[j - 1] ?? 0) + replaced(letter, other);
      if (i === 1 && j === 1 && letter !== other) cost += FIRST_LETTER;
      cost = Math.min(cost, (row[j] ?? 0) + gone, (next[j - 1] ?? 0) + lone(b, j - 1));
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + SWAPPED);
      }
      next[j] = cost;
      if (cost < least) least = cost;
    }
    // A swap continues from the row before.
    if (least > most && leastBefore + SWAPPED > most) return Infinity;
    leastBefore = least;
    [before, row, next] = [row, next, before];
  }
  return row[b.length] ?? Infinity;
}

/** Cost of a letter that the other word lacks. */
function lone(word: string, at: number): number {
  const letter = word.charCodeAt(at);
  return letter === word.charCodeAt(at - 1) || letter === word.charCodeAt(at + 1) ? DOUBLED : MISSING;
}

function replaced(a: number, b: number): number {
  if (a === b) return 0;
  return (a < 128 && b < 128 ? COSTS[a * 128 + b] : undefined) ?? 1;
}

function costTable(): Float64Array {
  const table = new Float64Array(128 * 128).fill(1);
  // The last rule of a pair counts: the cheapest.
  for (const [letters, cost] of ALIKE) {
    for (const a of letters) for (const b of letters) table[a.charCodeAt(0) * 128 + b.charCodeAt(0)] = cost;
  }
  return table;
}
