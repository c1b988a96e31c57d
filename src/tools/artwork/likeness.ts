const SIDE = 32;
const KEPT = 8;

/** Side of the square of gray values that `hashOfGray` takes. */
export const GRAY_SIDE = SIDE;

/**
 * Perceptual hash of a picture, 64 bits: the signs of the lowest frequencies of its brightness against their median.
 * Pictures that look alike differ in few bits, whatever their size or file.
 * @param gray brightness of 32 × 32 points, row by row
 */
export function hashOfGray(gray: ArrayLike<number>): bigint {
  const low: number[] = [];
  for (let v = 0; v < KEPT; v += 1) for (let u = 0; u < KEPT; u += 1) low.push(frequency(gray, u, v));
  const sorted = low.slice(1).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return low.reduce(
    (bits, value, index) => (index > 0 && value > median ? bits | (1n << BigInt(index)) : bits),
    0n,
  );
}

/** Number of bits in which two hashes differ. */
export function differenceOf(one: bigint, other: bigint): number {
  let bits = one ^ other;
  let count = 0;
  while (bits > 0n) {
    count += Number(bits & 1n);
    bits >>= 1n;
  }
  return count;
}

/** One coefficient of the discrete cosine transform. */
function frequency(gray: ArrayLike<number>, u: number, v: number): number {
  let sum = 0;
  for (let y = 0; y < SIDE; y += 1) {
    const across = Math.cos(((2 * y + 1) * v * Math.PI) / (2 * SIDE));
    for (let x = 0; x < SIDE; x += 1)
      sum += (gray[y * SIDE + x] ?? 0) * across * Math.cos(((2 * x + 1) * u * Math.PI) / (2 * SIDE));
  }
  return sum;
}
