import { Material } from '../../engine/materials.ts';
import { between } from '../../engine/random.ts';
import { hex } from '../../engine/color.ts';
import { person } from '../../shapes/boats.ts';
import { foliage } from '../../shapes/plants.ts';
import { bar, box } from '../../shapes/solids.ts';
import { type Stage, tonesOf } from '../../stage.ts';
import { boulder, paint, row } from '../parts.ts';

const HALF = 17;
const deckAt = (x: number): number => 5.2 + (x / HALF) ** 2 * 1.7;
const railAt = (x: number): number => deckAt(x) + 1.5 + (x / HALF) ** 2 * 1.6;

/** A hanging bridge of twisted vines and loose slats between two wooded banks, boulders in the stream below. */
export function vineBridge(stage: Stage): void {
  const { mesh, random } = stage;
  for (const [x, z, size] of [
    [-9, -4, 2.6],
    [-5.6, 2, 1.5],
    [7.6, -3, 2.2],
    [10.4, 3, 3],
    [3.4, -9, 1.1],
    [-3, -12, 1.3],
    [-12, 5, 3.2],
    [1.4, 8, 1.4],
  ] as const)
    boulder(stage, x, 2 + size * 0.2, z, size * 1.2, size * 0.9, size, '#9a9c90', 0.24, 14);
  paint(mesh, '#7a6142', Material.wood);
  row(58, -HALF, HALF, (x) => box(mesh, x, deckAt(x) + between(random, -0.05, 0.05), 0, 0.34, 0.14, 2));
  for (const side of [-1.15, 1.15]) {
    paint(mesh, '#5c4a30');
    for (let x = -HALF; x < HALF - 0.1; x += 1.7) {
      for (const y of [deckAt, railAt])
        bar(mesh, [x, y(x), side], [x + 1.7, y(x + 1.7), side], 0.17, 0.17, 6);
      const middle = (at: number): number => (deckAt(at) + railAt(at)) / 2;
      bar(mesh, [x, middle(x), side], [x + 1.7, middle(x + 1.7), side], 0.09, 0.09, 5);
    }
    paint(mesh, '#6f5c3a');
    row(48, -HALF, HALF, (x) => {
      bar(mesh, [x, deckAt(x), side], [x + between(random, -0.5, 0.5), railAt(x), side], 0.05, 0.05, 4);
      if (random() < 0.5)
        bar(mesh, [x, deckAt(x), side], [x, deckAt(x) - between(random, 0.4, 1.6), side], 0.04, 0.02, 4);
    });
    // The ropes hang from living trees on the banks.
    for (const end of [-1, 1]) {
      paint(mesh, '#5c4a30');
      bar(mesh, [end * (HALF + 3), 2, side * 2.4], [end * (HALF + 2.4), 17, side * 2], 0.62, 0.4, 8);
      bar(mesh, [end * HALF, railAt(HALF), side], [end * (HALF + 2.6), 13, side * 2], 0.13, 0.13, 5);
      bar(
        mesh,
        [end * HALF * 0.55, railAt(HALF * 0.55), side],
        [end * (HALF + 2.6), 14.6, side * 2],
        0.08,
        0.08,
        5,
      );
      foliage(mesh, random, end * (HALF + 2.4), 19, side * 3, 4.6, 4, 260, 0.9, tonesOf(stage, 'temperate'));
    }
  }
  for (const [x, coat] of [
    [-4.4, '#c9583a'],
    [3, '#e6ddc8'],
  ] as const)
    mesh.within(x, deckAt(x) + 0.14, 0, 1.2, 1.1, () => person(mesh, 0, 0, 0, hex(coat), true));
}
