import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { experiencesOf, heroNames, palettesOf } from '../../../src/tools/artwork/catalogue.ts';
import { paletteOf } from '../../../src/tools/artwork/engine/color.ts';
import { finish, GRADE } from '../../../src/tools/artwork/engine/finish.ts';
import { factsOf } from '../../../src/tools/artwork/facts/index.ts';
import { BIOMES } from '../../../src/tools/artwork/facts/words.ts';
import { seedOf } from '../../../src/tools/artwork/engine/random.ts';
import { render } from '../../../src/tools/artwork/engine/render.ts';
import { composed } from '../../../src/tools/artwork/recipes/index.ts';
import { heroCountryOf, scenePlanOf, scenePlans } from '../../../src/tools/artwork/scenes/index.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const experiences = experiencesOf(ROOT);
const palettes = palettesOf(ROOT);
const [WIDE, TALL] = [32, 24];
/** A few trees or a green river are true; green hills are not. */
const MOST_GREEN_IN_DESERTS = 0.06;

function sceneOf(key: string, country: string, seed = seedOf(key)) {
  const plan = scenePlanOf(key);
  if (!plan) throw new Error(`No scene for ${key}`);
  const palette = paletteOf(palettes.get(country) ?? []);
  const scene = composed(plan, seed + (plan.throw ?? 0) * 7919, palette, WIDE / TALL, factsOf(key));
  return { scene, palette };
}

function pictureOf(key: string, country: string, seed = seedOf(key)): Uint8ClampedArray {
  const { scene, palette } = sceneOf(key, country, seed);
  return finish(render(scene, WIDE, TALL, seed), palette, GRADE);
}

/** Mean distance of the colors of two pictures, 0 … 255. */
function distanceOf(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0;
  for (const [index, value] of one.entries()) sum += Math.abs(value - (other[index] ?? 0));
  return sum / one.length;
}

/** Share of points that are clearly green, as leaves and lawns are. */
function greenOf(picture: Uint8ClampedArray): number {
  let green = 0;
  for (let at = 0; at < picture.length; at += 3) {
    const [r = 0, g = 0, b = 0] = picture.subarray(at, at + 3);
    if (g > r * 1.08 && g > b * 1.12 && g - Math.min(r, b) > 22) green += 1;
  }
  return green / (picture.length / 3);
}

describe('artwork scenes', () => {
  it('are defined for every experience and every hero picture, and for nothing else', () => {
    const keys = [...experiences.map(({ key }) => key), ...heroNames];
    expect(keys.filter((key) => scenePlanOf(key) === undefined)).toEqual([]);
    expect(Object.keys(scenePlans).filter((key) => !keys.includes(key))).toEqual([]);
    expect(heroNames.filter((key) => !palettes.has(heroCountryOf(key)))).toEqual([]);
  });

  it('use at least 14 recipes and each of the lights', () => {
    const plans = Object.values(scenePlans);
    expect(new Set(plans.map(({ recipe }) => recipe)).size).toBeGreaterThanOrEqual(14);
    expect(new Set(plans.map(({ light }) => light))).toEqual(
      new Set(['morning', 'noon', 'golden', 'dusk', 'night']),
    );
  });

  it('are the same for the same seed and differ for another', () => {
    const first = pictureOf('railay-beach', 'thailand');
    expect(pictureOf('railay-beach', 'thailand')).toEqual(first);
    expect(distanceOf(pictureOf('railay-beach', 'thailand', 7), first)).toBeGreaterThan(2);
  });

  it('of a rainforest are green, as the measure of deserts sees it', () => {
    expect(greenOf(pictureOf('sinharaja-forest', 'sri-lanka'))).toBeGreaterThan(0.25);
    expect(greenOf(pictureOf('deadvlei', 'namibia'))).toBeLessThan(0.02);
  });

  it.each([...new Set(experiences.map(({ country }) => country))])(
    'of %s differ between neighbors in the list, have their focus inside the picture, and are not green in deserts',
    { timeout: 120_000 },
    (country) => {
      let before: { key: string; picture: Uint8ClampedArray } | undefined;
      const alike: string[] = [];
      const outside: string[] = [];
      const green: string[] = [];
      for (const { key } of experiences.filter((one) => one.country === country)) {
        const { scene, palette } = sceneOf(key, country);
        const { x, y } = scene.focus;
        if (Math.min(x, y) < 0.1 || Math.max(x, y) > 0.9) outside.push(key);
        const picture = finish(render(scene, WIDE, TALL, seedOf(key)), palette, GRADE);
        if (before && distanceOf(before.picture, picture) < 14) alike.push(`${before.key} – ${key}`);
        before = { key, picture };
        const biome = factsOf(key)?.biome;
        if (biome && BIOMES[biome].cover < 0.2 && greenOf(picture) > MOST_GREEN_IN_DESERTS)
          green.push(`${key} ${greenOf(picture).toFixed(2)}`);
      }
      expect(alike).toEqual([]);
      expect(outside).toEqual([]);
      expect(green).toEqual([]);
    },
  );
});
