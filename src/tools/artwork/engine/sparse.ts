import type { Pixels } from './gbuffer.ts';

/** Relative and absolute difference of two pixels' light between which a third is their mean. */
const RELATIVE = 0.09;
const ABSOLUTE = 0.004;
/** Relative difference in depth that belongs to one surface. */
const CONTINUOUS = 1.25;

/**
 * Computes every second pixel of every second row; one between two that are alike becomes their mean, any other is
 * computed as well. Only pixels of `smoothKinds` are skipped.
 * @param light RGB of each pixel, which `compute` writes to
 */
export function fillSparsely(
  { width, height, depth, kind }: Pixels,
  light: Float32Array,
  smoothKinds: readonly number[],
  compute: (row: number, column: number) => void,
): void {
  const isSmooth = new Uint8Array(256);
  for (const one of smoothKinds) isSmooth[one] = 1;

  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) compute(row, column);
    for (let column = 1; column < width; column += 2)
      if (column + 1 >= width || !interpolated(row * width + column, 1)) compute(row, column);
  }
  for (let row = 1; row < height; row += 2)
    for (let column = 0; column < width; column += 1)
      if (row + 1 >= height || !interpolated(row * width + column, width)) compute(row, column);

  function interpolated(pixel: number, step: number): boolean {
    const one = pixel - step;
    const other = pixel + step;
    const what = kind[pixel]!;
    if (isSmooth[what] === 0 || kind[one] !== what || kind[other] !== what) return false;
    const near = Math.min(depth[one]!, depth[other]!);
    const far = Math.max(depth[one]!, depth[other]!);
    const own = depth[pixel]!;
    if (far > near * CONTINUOUS || own * CONTINUOUS < near || own > far * CONTINUOUS) return false;
    for (let channel = 0; channel < 3; channel += 1) {
      const a = light[one * 3 + channel]!;
      const b = light[other * 3 + channel]!;
      if (Math.abs(a - b) > ABSOLUTE + (RELATIVE / 2) * (a + b)) return false;
    }
    for (let channel = 0; channel < 3; channel += 1)
      light[pixel * 3 + channel] = (light[one * 3 + channel]! + light[other * 3 + channel]!) / 2;
    return true;
  }
}
