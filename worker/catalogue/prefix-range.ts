/** The words that begin with `start`, from the first index to before the second. @param words sorted by UTF-16 units */
export function rangeBeginningWith(words: readonly string[], start: string): [from: number, to: number] {
  return [
    firstFrom(words, (word) => word >= start),
    firstFrom(words, (word) => word >= start && !word.startsWith(start)),
  ];
}

/** Index of the first word that is beyond; all after it are, too. */
function firstFrom(words: readonly string[], isBeyond: (word: string) => boolean): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBeyond(words[middle] ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
}
