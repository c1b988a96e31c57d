import { hex } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import type { Mesh } from '../../engine/mesh.ts';
import { between, pick } from '../../engine/random.ts';
import { person } from '../../shapes/boats.ts';
import { foliage, palm } from '../../shapes/plants.ts';
import { bar, box, hip } from '../../shapes/solids.ts';
import { type Stage, tonesOf } from '../../stage.ts';
import { arch, paint, row } from '../parts.ts';

export function bambooBridge(stage: Stage): void {
  const { mesh, random } = stage;
  paint(mesh, '#b59a5f');
  row(12, -20, 20, (x) => {
    for (const s of [-1, 1]) {
      bar(mesh, [x + between(random, -0.3, 0.3), -2, s * 1.6], [x, 2.2, s * 0.9], 0.09, 0.08, 5);
      bar(mesh, [x, -2, s * 0.4], [x + 1.6, 2.2, s * 0.9], 0.08, 0.07, 5);
      bar(mesh, [x, 2.2, s * 1.05], [x, 3.4, s * 1.05], 0.07, 0.06, 5);
    }
  });
  paint(mesh, '#c9b07a', Material.wood);
  box(mesh, 0, 2.15, 0, 44, 0.14, 2);
  paint(mesh, '#b59a5f');
  for (const s of [-1.05, 1.05])
    for (const y of [2.8, 3.4]) bar(mesh, [-22, y, s], [22, y, s], 0.06, 0.06, 5);
  for (const [x, c] of [
    [-7, '#d9732c'],
    [-5.6, '#d9732c'],
    [6, '#4a6a8a'],
  ] as const)
    mesh.within(x, 2.3, 0, 0, 1, () => person(mesh, 0, 0, 0, hex(c), true));
}

export function pepperVines(stage: Stage): void {
  const { mesh, random } = stage;
  const tones = tonesOf(stage, 'tropical');
  for (let line = 0; line < 5; line += 1)
    row(9, -14, 14, (x) => {
      const z = line * 3.4;
      paint(mesh, '#6b543c');
      bar(mesh, [x, -0.2, z], [x, 4, z], 0.1, 0.08, 5);
      for (const y of [0.8, 1.7, 2.6, 3.4])
        foliage(mesh, random, x, y, z, 0.66 - y * 0.08, 0.55, 34, 0.2, tones);
      paint(mesh, '#8fae3c');
      for (let k = 0; k < 5; k += 1) {
        const a = random() * 6.28;
        const y = between(random, 0.8, 3);
        paint(mesh, pick(random, ['#8fb03c', '#b5352c', '#5f7a2c'] as const));
        bar(
          mesh,
          [x + Math.cos(a) * 0.6, y, z + Math.sin(a) * 0.6],
          [x + Math.cos(a) * 0.62, y - 0.35, z + Math.sin(a) * 0.62],
          0.05,
          0.02,
          4,
        );
      }
    });
}

export function palmAvenue(stage: Stage): void {
  const { mesh, random } = stage;
  const tones = tonesOf(stage, 'palm');
  row(8, 0, 49, (z) => {
    for (const s of [-1, 1]) palm(mesh, random, s * 9, 0, z, between(random, 19, 21), tones, 0.005);
  });
}

export function hut(mesh: Mesh, wide: number): void {
  paint(mesh, '#a07c54', Material.wood);
  for (const x of [-0.42, 0.42])
    for (const z of [-1.6, 1.6]) bar(mesh, [x * wide, -1, z], [x * wide, 1.2, z], 0.12, 0.12, 5);
  box(mesh, 0, 1.2, 0, wide, 2.2, 4);
  paint(mesh, '#3a2c20');
  arch(mesh, 0, 1.2, -2.06, 1, 1.8, 0);
  paint(mesh, '#a58a58', Material.thatch);
  hip(mesh, 0, 3.2, 0, wide + 2, 2.6, 6.4);
}
