/**
 * The text in pieces, those that begin a word with something typed marked. Case and accents make no
 * difference: `malaga` marks `Málaga`.
 */
export function matchParts(text: string, typed: string): { text: string; matched: boolean }[] {
  const wanted = typed
    .split(/\s+/)
    .map(plain)
    .filter((word) => word.length > 1);
  const parts: { text: string; matched: boolean }[] = [];
  const add = (piece: string, matched: boolean) => {
    if (piece !== '') parts.push({ text: piece, matched });
  };
  for (const word of text.split(/(?<=[^\p{L}\p{N}])|(?=[^\p{L}\p{N}])/u)) {
    const length = Math.max(
      0,
      ...wanted.filter((start) => plain(word).startsWith(start)).map((start) => start.length),
    );
    // Folded and unfolded letters are one to one for the letters that names of places have, but for ß.
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

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
