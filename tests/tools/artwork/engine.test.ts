import { describe, expect, it } from 'vitest';
import { brushed } from '../../../src/tools/artwork/engine/brush.ts';
import { paletteOf } from '../../../src/tools/artwork/engine/color.ts';
import { pixelsOf } from '../../../src/tools/artwork/engine/gbuffer.ts';
import { render } from '../../../src/tools/artwork/engine/render.ts';
import { seedOf } from '../../../src/tools/artwork/engine/random.ts';
import { fillSparsely } from '../../../src/tools/artwork/engine/sparse.ts';
import { factsOf } from '../../../src/tools/artwork/facts/index.ts';
import { composed } from '../../../src/tools/artwork/recipes/index.ts';
import { scenePlanOf } from '../../../src/tools/artwork/scenes/index.ts';

const [WIDE, TALL] = [160, 120];

function lightOf(key: string): Float32Array {
  const plan = scenePlanOf(key);
  if (!plan) throw new Error(`No scene for ${key}`);
  const seed = seedOf(key);
  return render(composed(plan, seed, paletteOf([]), WIDE / TALL, factsOf(key)), WIDE, TALL, seed).light;
}

/** A slope of light with one bright point, of which `compute` is told. */
function filled(bright: number | undefined): { light: Float32Array; computed: number } {
  const pixels = pixelsOf(WIDE, TALL);
  pixels.depth.fill(10);
  if (bright !== undefined) pixels.red[bright] = 1;
  const light = new Float32Array(WIDE * TALL * 3);
  let computed = 0;
  fillSparsely(pixels, new Uint8Array(WIDE * TALL).fill(1), light, (row, column) => {
    const pixel = row * WIDE + column;
    computed += 1;
    light.fill(pixel === bright ? 9 : 1 + row * 0.01 + column * 0.002, pixel * 3, pixel * 3 + 3);
  });
  return { light, computed };
}

describe('the renderer', () => {
  it('draws the same picture whatever was drawn before, so that threads may share the pictures out', () => {
    const alone = ['railay-beach', 'erg-chigaga', 'siem-reap'].map(lightOf);
    const turned = ['siem-reap', 'erg-chigaga', 'railay-beach'].map(lightOf).reverse();
    expect(turned).toEqual(alone);
  });

  it('leaves no pixel without light', () => {
    expect(lightOf('chirripo').every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
  });
});

describe('sparse light', () => {
  it('computes few pixels of an even slope and keeps the slope', () => {
    const { light, computed } = filled(undefined);
    expect(computed).toBeLessThan((WIDE * TALL) / 10);
    for (let row = 0; row < TALL; row += 1)
      for (let column = 0; column < WIDE; column += 1)
        expect(light[(row * WIDE + column) * 3]).toBeCloseTo(1 + row * 0.01 + column * 0.002, 4);
  });

  it('computes a point of another color and the same pixels otherwise', () => {
    const bright = 37 * WIDE + 51;
    const { light } = filled(bright);
    expect(light[bright * 3]).toBe(9);
    expect(light[(bright + 1) * 3]).toBeCloseTo(1 + 0.37 + 0.104, 4);
  });
});

describe('the brush', () => {
  it('leaves an even area and an edge unchanged and evens out noise', () => {
    const side = 24;
    const source = new Uint8Array(side * side * 3);
    for (let pixel = 0; pixel < side * side; pixel += 1)
      source.fill(pixel % side < 12 ? 40 : 200, pixel * 3, pixel * 3 + 3);
    expect([...brushed(source, side, side, 3)]).toEqual([...source]);
    const at = (12 * side + 5) * 3;
    source.fill(48, at, at + 3);
    const smoothed = brushed(source, side, side, 3)[at]!;
    expect(smoothed).toBeGreaterThanOrEqual(40);
    expect(smoothed).toBeLessThan(44);
  });
});
