import { smooth } from './math.ts';

/**
 * Kuwahara filter: each pixel becomes the weighted mean of the four squares around it, dominated by the one with the
 * lowest variance. Keeps edges and turns noise into brush strokes of one color, like gouache. Also keeps the files
 * small.
 */
export function brushed(
  source: Uint8Array,
  width: number,
  height: number,
  radius: number,
): Uint8ClampedArray {
  const wide = width + 1;
  const sums = [0, 1, 2, 3].map(() => new Float64Array(wide * (height + 1)));
  const [red, green, blue, squares] = [sums[0]!, sums[1]!, sums[2]!, sums[3]!];
  for (let row = 0; row < height; row += 1) {
    let r = 0;
    let g = 0;
    let b = 0;
    let q = 0;
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 3;
      const [x, y, z] = [source[at]!, source[at + 1]!, source[at + 2]!];
      r += x;
      g += y;
      b += z;
      q += x * x + y * y + z * z;
      const to = (row + 1) * wide + column + 1;
      red[to] = red[to - wide]! + r;
      green[to] = green[to - wide]! + g;
      blue[to] = blue[to - wide]! + b;
      squares[to] = squares[to - wide]! + q;
    }
  }
  const result = new Uint8ClampedArray(source.length);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let total = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let quarter = 0; quarter < 4; quarter += 1) {
        const left = Math.max(0, column - ((quarter & 1) === 0 ? radius : 0));
        const right = Math.min(width, column + ((quarter & 1) === 0 ? 0 : radius) + 1);
        const top = Math.max(0, row - (quarter < 2 ? radius : 0));
        const low = Math.min(height, row + (quarter < 2 ? 0 : radius) + 1);
        const count = (right - left) * (low - top);
        const a = top * wide + left;
        const d = low * wide + right;
        const c = low * wide + left;
        const e = top * wide + right;
        const mr = (red[d]! - red[c]! - red[e]! + red[a]!) / count;
        const mg = (green[d]! - green[c]! - green[e]! + green[a]!) / count;
        const mb = (blue[d]! - blue[c]! - blue[e]! + blue[a]!) / count;
        const spread =
          (squares[d]! - squares[c]! - squares[e]! + squares[a]!) / count - mr * mr - mg * mg - mb * mb;
        const weight = 1 / (spread + 5) ** 2;
        total += weight;
        r += mr * weight;
        g += mg * weight;
        b += mb * weight;
      }
      const at = (row * width + column) * 3;
      const dr = r / total - source[at]!;
      const dg = g / total - source[at + 1]!;
      const db = b / total - source[at + 2]!;
      // A pixel that differs much from the low-variance squares is on an edge: leaving it unchanged keeps the edge
      // smooth.
      const share = 1 - smooth(8, 26, (Math.abs(dr) + Math.abs(dg) + Math.abs(db)) / 3);
      result[at] = source[at]! + dr * share;
      result[at + 1] = source[at + 1]! + dg * share;
      result[at + 2] = source[at + 2]! + db * share;
    }
  }
  return result;
}
