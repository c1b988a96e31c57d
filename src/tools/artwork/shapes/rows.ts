type Pair = [number, number];
type Triple = [number, number, number];
type Quadruple = [number, number, number, number];

const knownPairs = new Map<string, Pair[]>();

/** Rows of two numbers, written as `0.5 0, 0.4 3`: profiles, positions. Kept, because heights of the ground read some. */
export function pairs(text: string): Pair[] {
  let rows = knownPairs.get(text);
  if (!rows) knownPairs.set(text, (rows = rowsOf(text).map(([a = 0, b = 0]) => [a, b])));
  return rows;
}

export function triples(text: string): Triple[] {
  return rowsOf(text).map(([a = 0, b = 0, c = 0]) => [a, b, c]);
}

export function quadruples(text: string): Quadruple[] {
  return rowsOf(text).map(([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, d]);
}

function rowsOf(text: string): number[][] {
  return text.split(',').map((row) => row.trim().split(/\s+/).map(Number));
}
