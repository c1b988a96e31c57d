import type { Pixels } from './gbuffer.ts';

/** Relative difference of two pixels' light up to which a third between them is their mean, by their distance. */
const ALIKE = { near: 0.16, far: 0.06 } as const;
/** Absolute difference that nobody sees. */
const DARK = 0.006;
/** Relative difference in depth that belongs to one surface. */
const CONTINUOUS = 1.25;
/** Differences of color and normal before lighting that belong to one surface. */
const PAINT = 0.015;
const NORMAL = 0.08;

/**
 * Computes the light of every fourth pixel of every fourth row, then of those between: one between two that are alike
 * becomes their mean, any other is computed as well.
 * @param surfaces a number for each pixel: those of different ones are not alike; 0 is always computed
 * @param light RGB of each pixel, which `compute` writes to
 */
export function fillSparsely(
  pixels: Pixels,
  surfaces: Uint8Array,
  light: Float32Array,
  compute: (row: number, column: number) => void,
): void {
  const { width, height, depth, red, green, blue, normalX, normalY, normalZ } = pixels;
  for (let row = 0; row < height; row += 4)
    for (let column = 0; column < width; column += 4) compute(row, column);
  refine(4, ALIKE.far);
  refine(2, ALIKE.near);

  function refine(step: number, alike: number): void {
    const half = step / 2;
    for (let row = 0; row < height; row += step)
      for (let column = half; column < width; column += step)
        if (column + half >= width || !isBetween(row * width + column, half, alike)) compute(row, column);
    for (let row = half; row < height; row += step)
      for (let column = 0; column < width; column += half)
        if (row + half >= height || !isBetween(row * width + column, half * width, alike))
          compute(row, column);
  }

  /** Whether a pixel is between two that are alike; it then becomes their mean. */
  function isBetween(pixel: number, away: number, alike: number): boolean {
    const one = pixel - away;
    const other = pixel + away;
    const surface = surfaces[pixel]!;
    if (surface === 0 || surfaces[one] !== surface || surfaces[other] !== surface) return false;
    const near = Math.min(depth[one]!, depth[other]!);
    const far = Math.max(depth[one]!, depth[other]!);
    const own = depth[pixel]!;
    if (far > near * CONTINUOUS || own * CONTINUOUS < near || own > far * CONTINUOUS) return false;
    for (let at = 0; at < 3; at += 1) {
      const a = light[one * 3 + at]!;
      const b = light[other * 3 + at]!;
      if (Math.abs(a - b) > DARK + (alike / 2) * (a + b)) return false;
    }
    if (
      isApart(red, pixel, one, other, PAINT) ||
      isApart(green, pixel, one, other, PAINT) ||
      isApart(blue, pixel, one, other, PAINT) ||
      isApart(normalX, pixel, one, other, NORMAL) ||
      isApart(normalY, pixel, one, other, NORMAL) ||
      isApart(normalZ, pixel, one, other, NORMAL)
    )
      return false;
    for (let at = 0; at < 3; at += 1)
      light[pixel * 3 + at] = (light[one * 3 + at]! + light[other * 3 + at]!) / 2;
    return true;
  }
}

/** Whether a value differs from the mean of its neighbors. */
function isApart(values: Float32Array, pixel: number, one: number, other: number, most: number): boolean {
  return Math.abs(values[pixel]! - (values[one]! + values[other]!) / 2) > most;
}
