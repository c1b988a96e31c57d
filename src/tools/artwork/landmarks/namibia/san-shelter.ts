import { hex } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { person } from '../../shapes/boats.ts';
import { grass } from '../../shapes/plants.ts';
import { bar, cone, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { arch, paint, ring } from '../parts.ts';
import { pairs, triples } from '../../shapes/rows.ts';

export function sanShelter(stage: Stage): void {
  const { mesh, random } = stage;
  for (const [x, z, r] of triples('-4 2 1.7, 3.6 3 1.9, 0 5 1.5')) {
    paint(mesh, '#b3965c', Material.thatch);
    lathe(
      mesh,
      x,
      -0.1,
      z,
      [
        [r, 0],
        [r * 0.95, 0.9],
        [r * 0.66, 1.7],
        [0, 2.2],
      ],
      13,
    );
    paint(mesh, '#2a2018');
    arch(mesh, x, 0, z - r - 0.02, 1, 1.3, 1.2);
    for (let blade = 0; blade < 22; blade += 1) {
      const a = random() * 6.28;
      grass(
        mesh,
        random,
        x + Math.cos(a) * r * 0.7,
        0.9,
        z + Math.sin(a) * r * 0.7,
        0.9,
        4,
        hex('#a88a50'),
        hex('#d9bf85'),
      );
    }
  }
  paint(mesh, '#4a3626');
  ring(5, 0.5, (x, z) => bar(mesh, [x, 0, -0.6 + z], [x * 0.1, 0.3, -0.6], 0.06, 0.05, 5));
  mesh.paint([2.2, 0.9, 0.25], stage.light.lamps > 0.1 ? Material.lamp : Material.plain);
  for (const [x, t] of pairs('0 0.7, -0.14 0.5, 0.15 0.45')) cone(mesh, x, 0.15, -0.6, 0.13, t, 6);
  for (const [x, z, c] of [
    [-1.4, -0.6, '#9c6a42'],
    [1.3, -0.3, '#b5834f'],
    [0.8, 0.6, '#a3553a'],
  ] as const)
    person(mesh, x, 0, z, hex(c), false);
}
