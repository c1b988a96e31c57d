import { withoutDiacritics } from '../../../model/base/without-diacritics.ts';

/** Words, with the vowel signs in them, and what stands between. */
const PIECES = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Splits a text into parts and marks those where a word starts with a search term. Ignores case and diacritics:
 * `malaga` marks `Málaga`.
 */
export function matchParts(text: string, typed: string): { text: string; matched: boolean }[] {
  const terms = typed
    .split(/\s+/)
    .map(normalize)
    .filter((word) => word.length > 1);
  const parts: { text: string; matched: boolean }[] = [];
  const add = (piece: string, matched: boolean) => {
    if (piece !== '') parts.push({ text: piece, matched });
  };
  for (const word of text.match(PIECES) ?? []) {
    const length = Math.max(
      0,
      ...terms.filter((start) => normalize(word).startsWith(start)).map((start) => start.length),
    );
    // Normalized letters map one to one for all letters in place names except ß.
    add(word.slice(0, length), true);
    add(word.slice(length), false);
  }
  return parts.reduce<{ text: string; matched: boolean }[]>((joined, part) => {
    const last = joined.at(-1);
    if (last !== undefined && last.matched === part.matched) last.text += part.text;
    else joined.push({ ...part });
    return joined;
  }, []);
}

/** Without case and diacritics. */
export function normalize(text: string): string {
  return withoutDiacritics(text).toLowerCase();
}
