import { smooth } from './math.ts';

/** Sums and weights of the squares whose left upper corner lies in one row: red, green, blue, weight. */
const PARTS = 4;

/**
 * Kuwahara filter: each pixel becomes the weighted mean of the four squares around it, dominated by the one with the
 * lowest variance. Keeps edges and turns noise into brush strokes of one color, like gouache. Also keeps the files
 * small. Each square is computed once, although it is next to four pixels: its sums slide along the rows.
 */
export function brushed(
  source: Uint8Array,
  width: number,
  height: number,
  radius: number,
): Uint8ClampedArray {
  const side = radius + 1;
  const squares = width + radius;
  /** The last rows of squares: those above a pixel and those below it are `radius` apart. */
  const rows = Array.from({ length: side }, () => new Float64Array(squares * PARTS));
  const columns = new Float64Array(width * PARTS);
  const result = new Uint8ClampedArray(source.length);
  for (let top = -radius; top < height; top += 1) {
    if (top + radius < height) addRow(top + radius, 1);
    if (top > 0) addRow(top - 1, -1);
    const tall = Math.min(height, top + side) - Math.max(0, top);
    fillSquares(rows[(top + radius) % side]!, tall);
    if (top >= 0) paint(top, rows[top % side]!, rows[(top + radius) % side]!);
  }
  return result;

  function addRow(row: number, sign: number): void {
    let at = row * width * 3;
    for (let to = 0; to < columns.length; to += PARTS) {
      const red = source[at]!;
      const green = source[at + 1]!;
      const blue = source[at + 2]!;
      columns[to]! += sign * red;
      columns[to + 1]! += sign * green;
      columns[to + 2]! += sign * blue;
      columns[to + 3]! += sign * (red * red + green * green + blue * blue);
      at += 3;
    }
  }

  function fillSquares(out: Float64Array, tall: number): void {
    let red = 0;
    let green = 0;
    let blue = 0;
    let power = 0;
    for (let index = 0; index < squares; index += 1) {
      const left = index - radius;
      if (index < width) {
        const at = index * PARTS;
        red += columns[at]!;
        green += columns[at + 1]!;
        blue += columns[at + 2]!;
        power += columns[at + 3]!;
      }
      if (left > 0) {
        const at = (left - 1) * PARTS;
        red -= columns[at]!;
        green -= columns[at + 1]!;
        blue -= columns[at + 2]!;
        power -= columns[at + 3]!;
      }
      const share = 1 / ((Math.min(width, index + 1) - Math.max(0, left)) * tall);
      const r = red * share;
      const g = green * share;
      const b = blue * share;
      const spread = power * share - r * r - g * g - b * b + 5;
      const weight = 1 / (spread * spread);
      const to = index * PARTS;
      out[to] = r * weight;
      out[to + 1] = g * weight;
      out[to + 2] = b * weight;
      out[to + 3] = weight;
    }
  }

  function paint(row: number, above: Float64Array, below: Float64Array): void {
    let at = row * width * 3;
    for (let left = 0; left < width * PARTS; left += PARTS) {
      const right = left + radius * PARTS;
      const total = 1 / (above[left + 3]! + above[right + 3]! + below[left + 3]! + below[right + 3]!);
      const red = source[at]!;
      const green = source[at + 1]!;
      const blue = source[at + 2]!;
      const dr = (above[left]! + above[right]! + below[left]! + below[right]!) * total - red;
      const dg =
        (above[left + 1]! + above[right + 1]! + below[left + 1]! + below[right + 1]!) * total - green;
      const db = (above[left + 2]! + above[right + 2]! + below[left + 2]! + below[right + 2]!) * total - blue;
      // A pixel that differs much from the low-variance squares is on an edge: leaving it unchanged keeps the edge
      // smooth.
      const share = 1 - smooth(8, 26, (Math.abs(dr) + Math.abs(dg) + Math.abs(db)) / 3);
      result[at] = red + dr * share;
      result[at + 1] = green + dg * share;
      result[at + 2] = blue + db * share;
      at += 3;
    }
  }
}
