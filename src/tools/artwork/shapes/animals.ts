import { largeAnimals } from './large-animals.ts';
import { smallAnimals } from './small-animals.ts';
import { type Color, blend, scaled } from '../engine/color.ts';
import { between } from '../engine/random.ts';
import type { Height } from '../engine/terrain.ts';
import { watersShown } from '../facts/shown.ts';
import type { Draw } from './bodies.ts';
import { marked, type Stage } from '../stage.ts';

const ANIMALS: Readonly<Record<string, Draw>> = { ...largeAnimals, ...smallAnimals };

/** How many stand together and how far apart, by animal. */
export const HERDS: Readonly<Record<string, { count: number; spread: number; size?: number }>> = {
  elephant: { count: 5, spread: 9 },
  'red-elephant': { count: 5, spread: 9 },
  'asian-elephant': { count: 5, spread: 9 },
  giraffe: { count: 3, spread: 9 },
  zebra: { count: 9, spread: 12 },
  antelope: { count: 7, spread: 9 },
  buffalo: { count: 9, spread: 11 },
  cow: { count: 5, spread: 9 },
  sheep: { count: 14, spread: 14 },
  horse: { count: 5, spread: 9 },
  camel: { count: 5, spread: 10 },
  rhino: { count: 2, spread: 7 },
  lion: { count: 3, spread: 2.4 },
  seal: { count: 26, spread: 12 },
  flamingo: { count: 60, spread: 22 },
  pelican: { count: 24, spread: 14 },
  penguin: { count: 16, spread: 6 },
  deer: { count: 5, spread: 7 },
};

/** A herd around a place given by its share of the picture's width from the middle and its distance. */
export function placeAnimals(
  stage: Stage,
  names: string,
  across: number,
  distance: number,
  height: Height,
): void {
  for (const [turn, kind] of names.split('+').entries())
    marked(stage, 'animals', () => placeHerd(stage, kind, turn, across, distance, height));
}

function placeHerd(
  stage: Stage,
  kind: string,
  turn: number,
  across: number,
  distance: number,
  height: Height,
): void {
  const { mesh, random } = stage;
  const draw = ANIMALS[kind];
  const herd = HERDS[kind];
  if (!draw || !herd) return;
  // A second kind stands beside the first, further away.
  const middle = turn === 0 ? across : across + 0.16;
  // Land below 0 is under water only where there is water.
  const lowest = watersShown(stage.plan).length > 0 ? -0.4 : -Infinity;
  for (let index = 0; index < herd.count; index += 1) {
    const step = herd.count > 1 ? index / (herd.count - 1) - 0.5 : 0;
    const z = distance * (1 + turn * 0.25) + between(random, -0.3, 0.3) * herd.spread;
    const x = middle * z + step * herd.spread * 2 + between(random, -0.4, 0.4) * (herd.spread / herd.count);
    const y = height(x, z, z);
    const facing = random() < 0.7 ? 1 : -1;
    const size = index % 4 === 3 ? between(random, 0.5, 0.65) : between(random, 0.86, 1.06);
    const turned = (facing > 0 ? 0 : Math.PI) + between(random, -0.5, 0.5);
    if (y > lowest) mesh.within(x, y, z, turned, size, () => draw(mesh, random));
  }
}

/** Birds far up, each two bent strokes. */
export function placeBirds(
  stage: Stage,
  count: number,
  across: number,
  above: number,
  distance: number,
): void {
  const { mesh, random } = stage;
  const color: Color = scaled(blend(stage.palette.dark, [0.05, 0.05, 0.06], 0.5), 0.8);
  mesh.paint(color);
  for (let index = 0; index < count; index += 1) {
    const z = distance * between(random, 0.85, 1.2);
    const x = (across + between(random, -0.14, 0.14)) * z;
    const y = above * z + between(random, -0.05, 0.05) * z;
    const span = distance * between(random, 0.008, 0.013);
    const lift = between(random, 0.15, 0.6) * span;
    for (const side of [-1, 1]) {
      mesh.triangle(
        [x, y, z],
        [x + side * span * 0.55, y + lift, z],
        [x + side * span * 0.45, y + lift * 0.55, z],
      );
      mesh.triangle(
        [x + side * span * 0.55, y + lift, z],
        [x + side * span, y + lift * 0.35, z],
        [x + side * span * 0.45, y + lift * 0.6, z],
      );
    }
  }
}
