import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { experiencesOf, palettesOf } from '../../../src/tools/artwork/catalogue.ts';
import type { Box } from '../../../src/tools/artwork/composition.ts';
import { frameFor } from '../../../src/tools/artwork/composition.ts';
import { paletteOf } from '../../../src/tools/artwork/engine/color.ts';
import { seedOf } from '../../../src/tools/artwork/engine/random.ts';
import { factsOf } from '../../../src/tools/artwork/facts/index.ts';
import { composed } from '../../../src/tools/artwork/recipes/index.ts';
import { scenePlanOf } from '../../../src/tools/artwork/scenes/index.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SHAPE = 4 / 3;
/** Height of a crop of 21:9 as a share of the picture's. */
const BAND = (SHAPE * 9) / 21;
/** A hero's text ends here on wide screens, as a share of the width. */
const TEXT_ENDS = 0.42;
/** Width of the crop of a phone's hero (390 × 340) as a share of the picture's. */
const PHONE = 390 / 340 / SHAPE;

const palettes = palettesOf(ROOT);
let pictures: { key: string; subject: Box | undefined; focus: { x: number; y: number } }[] = [];

beforeAll(() => {
  pictures = experiencesOf(ROOT).flatMap(({ key, country }) => {
    const plan = scenePlanOf(key);
    if (!plan) return [];
    const seed = seedOf(key) + (plan.throw ?? 0) * 7919;
    const palette = paletteOf(palettes.get(country) ?? []);
    const { subject, focus } = composed(plan, seed, palette, SHAPE, factsOf(key));
    return [{ key, subject, focus }];
  });
}, 180_000);

/** Share of a stretch that lies inside another. */
function insideOf(from: number, to: number, low: number, high: number): number {
  return Math.max(0, Math.min(to, high) - Math.max(from, low)) / Math.max(1e-6, to - from);
}

function startOf(focus: number, size: number): number {
  return Math.min(1 - size, Math.max(0, focus - size / 2));
}

function wrong(rule: (box: Box, focus: { x: number; y: number }) => boolean): string[] {
  return pictures
    .filter(({ subject, focus }) => subject && !rule(subject, focus))
    .map(({ key, subject }) => `${key} ${JSON.stringify(subject)}`);
}

describe('the subject of a place’s picture', () => {
  it('stands beside the text of a hero, right of the middle', () => {
    expect(
      wrong(({ left, right }) => {
        const middle = (left + right) / 2;
        return middle > 0.5 && middle < 0.85 && insideOf(left, right, -1, TEXT_ENDS) < 0.36;
      }),
    ).toEqual([]);
  });

  it('is inside the band of a hero of 21:9', () => {
    expect(
      wrong(({ top, bottom }, { y }) => {
        const start = startOf(y, BAND);
        return insideOf(top, bottom, start, start + BAND) > 0.9;
      }),
    ).toEqual([]);
  });

  it('is inside the crop of a phone', () => {
    expect(
      wrong(({ left, right }, { x }) => {
        const start = startOf(x, PHONE);
        return insideOf(left, right, start, start + PHONE) > 0.85;
      }),
    ).toEqual([]);
  });

  it('is, where it is the land itself, right of the middle as well', () => {
    const left = pictures.filter(({ subject, focus }) => !subject && focus.x < 0.55);
    expect(left.map(({ key }) => key)).toEqual([]);
  });
});

describe('the frame', () => {
  it('moves a small subject and widens the view for a large one', () => {
    const small = frameFor({ left: 0.4, top: 0.4, right: 0.5, bottom: 0.5 }, { x: 0.5 });
    expect(small.zoom).toBe(1);
    expect(small.center).toBeGreaterThan(0.65);
    const large = frameFor({ left: 0.1, top: 0.2, right: 0.9, bottom: 0.6 }, { x: 0.5 });
    expect(large.zoom).toBeLessThan(0.8);
    expect(frameFor(undefined, { x: 0.64 })).toEqual({ center: 0.5, zoom: 1 });
  });
});
