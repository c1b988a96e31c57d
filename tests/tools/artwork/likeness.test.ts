import { describe, expect, it } from 'vitest';
import { differenceOf, GRAY_SIDE, hashOfGray } from '../../../src/tools/artwork/likeness.ts';

/** Brightness of a picture with a bright disc. */
function disc(middleX: number, middleY: number, radius: number, light = 220): number[] {
  return Array.from({ length: GRAY_SIDE ** 2 }, (_, index) => {
    const [x, y] = [index % GRAY_SIDE, Math.floor(index / GRAY_SIDE)];
    return Math.hypot(x - middleX, y - middleY) < radius ? light : 60 + y;
  });
}

describe('the perceptual hash', () => {
  it('is the same for the same picture, and nearly for a brighter one', () => {
    const one = hashOfGray(disc(20, 12, 6));
    expect(differenceOf(one, hashOfGray(disc(20, 12, 6)))).toBe(0);
    expect(differenceOf(one, hashOfGray(disc(20, 12, 6, 235)))).toBeLessThanOrEqual(4);
  });

  it('differs in many bits for another composition', () => {
    expect(differenceOf(hashOfGray(disc(20, 12, 6)), hashOfGray(disc(6, 24, 9)))).toBeGreaterThan(12);
  });

  it('counts bits', () => {
    expect(differenceOf(0b1011n, 0b0001n)).toBe(2);
  });
});
