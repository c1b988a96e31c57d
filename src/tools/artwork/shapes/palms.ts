import { blend, scaled } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import type { Mesh, Point } from '../engine/mesh.ts';
import { type Random, between } from '../engine/random.ts';
import { bar, cone } from './solids.ts';
import type { Tones } from './trees.ts';

/** A palm with a bent trunk and hanging feathers. */
export function palm(
  mesh: Mesh,
  random: Random,
  x: number,
  y: number,
  z: number,
  tall: number,
  tones: Tones,
  lean = 0.12,
): void {
  const bend = lean * tall * (random() < 0.5 ? -1 : 1) * between(random, 0.5, 1.5);
  mesh.paint(tones.bark);
  let before: Point = [x, y - 1.2, z];
  for (let part = 1; part <= 7; part += 1) {
    const share = part / 7;
    const next: Point = [x + bend * share ** 1.8, y + tall * share, z];
    bar(mesh, before, next, tall * (0.028 - 0.012 * (share - 0.14)), tall * (0.026 - 0.012 * share), 7);
    before = next;
  }
  const count = 15;
  for (let frond = 0; frond < count; frond += 1) {
    const around = (frond / count) * 6.28 + random() * 0.4;
    palmLeaf(
      mesh,
      random,
      before,
      around,
      between(random, -0.35, 0.95),
      tall * between(random, 0.36, 0.5),
      tones,
    );
  }
  mesh.paint(scaled(tones.bark, 0.7));
  for (let nut = 0; nut < 4; nut += 1) {
    cone(
      mesh,
      before[0] + between(random, -0.03, 0.03) * tall,
      before[1] - tall * 0.03,
      before[2] - 0.02 * tall,
      tall * 0.014,
      tall * 0.03,
      6,
    );
  }
}

function palmLeaf(
  mesh: Mesh,
  random: Random,
  from: Point,
  around: number,
  rise: number,
  length: number,
  tones: Tones,
): void {
  const [dx, dz] = [Math.cos(around), Math.sin(around)];
  let before = from;
  const steps = 9;
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    const out = length * (share - 0.18 * share * share);
    const y = from[1] + length * (rise * 0.62 * share - 0.78 * share * share * (0.65 + 0.3 * rise));
    const next: Point = [from[0] + dx * out, y, from[2] + dz * out];
    const half = length * 0.17 * Math.sin(Math.PI * Math.min(1, share * 0.86 + 0.14)) ** 0.7;
    const color = scaled(blend(tones.leaf, tones.bright, 0.2 + 0.55 * random()), 0.75 + 0.3 * share);
    mesh.paint(color, Material.leaf);
    for (const side of [-1, 1]) {
      const tipX = next[0] - dz * half * side + dx * half * 0.5;
      const tipZ = next[2] + dx * half * side + dz * half * 0.5;
      mesh.triangle(
        before,
        [
          before[0] + (next[0] - before[0]) * 0.8,
          before[1] + (next[1] - before[1]) * 0.8,
          before[2] + (next[2] - before[2]) * 0.8,
        ],
        [tipX, next[1] - half * 0.55, tipZ],
      );
    }
    before = next;
  }
}
