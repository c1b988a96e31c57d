import { rangeBeginningWith } from '../prefix-range.ts';

/**
 * Rows by the words of their names: sorted words and typed arrays, since an index of objects takes ten times the
 * memory.
 */
export interface WordIndex {
  /** Rows with a word that begins with each of the terms, in the order of the rows; with whole words before others. */
  find: (terms: readonly string[]) => number[];
  /** As `find`, with a wrong, missing, additional or swapped letter in each four. */
  findSimilar: (terms: readonly string[]) => number[];
}

const LETTERS_PER_TYPO = 4;

/** @param wordsOf folded words of a row */
export function createWordIndex(rows: number, wordsOf: (row: number) => Iterable<string>): WordIndex {
  const rowsByWord = new Map<string, number[]>();
  for (let row = 0; row < rows; row += 1) {
    for (const word of new Set(wordsOf(row))) {
      const known = rowsByWord.get(word);
      if (known) known.push(row);
      else rowsByWord.set(word, [row]);
    }
  }
  const words = [...rowsByWord.keys()].sort();
  /** Rows of word `i` are at `starts[i]` to `starts[i + 1]`. */
  const starts = new Uint32Array(words.length + 1);
  const letters = Uint32Array.from(words, lettersIn);
  const list = Uint32Array.from(words.flatMap((word) => rowsByWord.get(word) ?? []));
  words.forEach((word, index) => {
    starts[index + 1] = (starts[index] ?? 0) + (rowsByWord.get(word)?.length ?? 0);
  });
  const rowsOf = (index: number) => list.subarray(starts[index], starts[index + 1]);

  function beginningWith(term: string): number[] {
    const [from, to] = rangeBeginningWith(words, term);
    return Array.from({ length: to - from }, (_, at) => from + at);
  }

  function similarTo(term: string, isWhole: boolean): number[] {
    const typos = Math.floor(term.length / LETTERS_PER_TYPO);
    if (typos === 0) return beginningWith(term);
    const wanted = lettersIn(term);
    const similar: number[] = [];
    for (let index = 0; index < words.length; index += 1) {
      if (bitCount(wanted & ~(letters[index] ?? 0)) > typos) continue;
      const word = words[index] ?? '';
      if (word.length < term.length - typos || (isWhole && word.length > term.length + typos)) continue;
      if (isSimilar(term, word, typos, isWhole)) similar.push(index);
    }
    return similar;
  }

  function intersect(terms: readonly string[], wordsFor: (term: string, at: number) => number[]): number[] {
    let common: Set<number> | null = null;
    for (const [at, term] of terms.entries()) {
      const found = new Set<number>();
      for (const index of wordsFor(term, at)) {
        for (const row of rowsOf(index)) if (common === null || common.has(row)) found.add(row);
      }
      common = found;
    }
    return [...(common ?? [])];
  }

  return {
    find(terms) {
      const found = intersect(terms, beginningWith).sort((a, b) => a - b);
      const whole = new Set(
        intersect(terms, (term) => {
          // The word itself is before those that it begins.
          const [index] = rangeBeginningWith(words, term);
          return words[index] === term ? [index] : [];
        }),
      );
      return [...found.filter((row) => whole.has(row)), ...found.filter((row) => !whole.has(row))];
    },
    // The last term may be the beginning of a word that is still being typed.
    findSimilar: (terms) =>
      intersect(terms, (term, at) => similarTo(term, at < terms.length - 1)).sort((a, b) => a - b),
  };
}

/** A bit for each letter, modulo 32: most words that are not similar lack too many. */
function lettersIn(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits >>> 0;
}

function bitCount(bits: number): number {
  let [left, count] = [bits, 0];
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Rows of the table of edits: the current one and the two before. Terms are shorter (`WORD_MAX`). */
const WORD_MAX = 100;
const EMPTY = new Uint8Array(0);
const tableRows = [0, 1, 2].map(() => new Uint8Array(WORD_MAX + 2));

/**
 * Whether the term is at most so many edits away from the word, or else from a beginning of it. Two letters swapped are
 * one edit (optimal string alignment). Only cells near the diagonal are computed: the others take more edits.
 */
function isSimilar(term: string, word: string, typos: number, isWhole: boolean): boolean {
  const length = Math.min(word.length, term.length + typos);
  if (term.length > WORD_MAX - typos) return false;
  let [before = EMPTY, row = EMPTY, next = EMPTY] = tableRows;
  for (let x = 0; x <= typos + 1; x += 1) row[x] = x;
  let least = 0;
  for (let y = 1; y <= term.length; y += 1) {
    const typed = term.charCodeAt(y - 1);
    const from = Math.max(1, y - typos);
    const to = Math.min(length, y + typos);
    // Beyond the band on either side.
    next[from - 1] = from === 1 ? y : typos + 1;
    least = next[from - 1] ?? 0;
    for (let x = from; x <= to; x += 1) {
      const written = word.charCodeAt(x - 1);
      let edits = (row[x - 1] ?? 0) + (typed === written ? 0 : 1);
      const added = Math.min(row[x] ?? 0, next[x - 1] ?? 0) + 1;
      if (added < edits) edits = added;
      if (x > 1 && y > 1 && typed === word.charCodeAt(x - 2) && written === term.charCodeAt(y - 2)) {
        const swapped = (before[x - 2] ?? 0) + 1;
        if (swapped < edits) edits = swapped;
      }
      next[x] = edits;
      if (edits < least) least = edits;
    }
    next[to + 1] = typos + 1;
    if (least > typos) return false;
    [before, row, next] = [row, next, before];
  }
  return (isWhole ? (row[length] ?? 0) : least) <= typos;
}
