import { hex } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import type { Landmark } from './parts.ts';
import { bar, box, frustum, lathe } from '../shapes/solids.ts';
import { pairs } from '../shapes/rows.ts';

/** Earth towns, bridges and roadside objects. */
export const roadside: Readonly<Record<string, Landmark>> = {
  'suspension-bridge': ({ mesh }) => {
    mesh.paint(hex('#6b5540'));
    let before: [number, number] | undefined;
    for (let step = -14; step <= 14; step += 1) {
      const [x, y] = [step * 2.2, 5 + step * step * 0.02];
      if (before) {
        mesh.quad([before[0], before[1], -1], [x, y, -1], [x, y, 1], [before[0], before[1], 1]);
        for (const z of [-1, 1]) {
          bar(mesh, [before[0], before[1] + 1.2, z], [x, y + 1.2, z], 0.09, 0.09, 4);
          bar(mesh, [x, y, z], [x, y + 1.2, z], 0.05, 0.05, 4);
        }
      }
      before = [x, y];
    }
    for (const x of [-31, 31]) for (const z of [-1.3, 1.3]) bar(mesh, [x, -4, z], [x, 13, z], 0.5, 0.4);
  },
  'gas-station': ({ mesh, random }) => {
    mesh.paint(hex('#f0e9da'), Material.windows);
    box(mesh, 0, 0, 6, 20, 4.4, 8);
    mesh.paint(hex('#a8402c'));
    box(mesh, 0, 4.4, 2, 24, 0.6, 12);
    for (const x of [-10, 10]) bar(mesh, [x, 0, -3.4], [x, 4.4, -3.4], 0.16, 0.16);
    for (const [x, z, color] of [
      [-19, -4, '#8a5a3c'],
      [-13, -9, '#7a8a86'],
      [16, -7, '#a8683c'],
    ] as const) {
      mesh.within(x, 0, z, random() * 2 - 1, 1.3, () => {
        mesh.paint(hex(color));
        box(mesh, 0, 0.3, 0, 4.2, 0.8, 1.7);
        frustum(mesh, -0.3, 1.1, 0, 2.4, 0.9, 1.5, 0.75);
        mesh.paint(hex('#2a2522'));
        for (const wx of [-1.3, 1.3]) bar(mesh, [wx, 0.35, -0.95], [wx, 0.35, 0.95], 0.4, 0.4, 10);
      });
    }
  },

  huts: ({ mesh, random }) => {
    for (const [x, z] of pairs('-13 2, -4 9, 6 3, 14 10, -20 12')) {
      mesh.within(x, 0, z, random() * 6, 1, () => {
        mesh.paint(hex('#a8684a'));
        lathe(mesh, 0, -0.3, 0, pairs('3 0, 2.9 2, 2.2 3.4, 0 4.4'), 14);
        mesh.paint(hex('#2a1d17'));
        box(mesh, 0, 0, -2.9, 1.1, 1.7, 0.3);
      });
    }
    mesh.paint(hex('#6b5038'));
    for (let post = 0; post < 30; post += 1) {
      const a = (post / 30) * 6.28;
      bar(
        mesh,
        [Math.cos(a) * 26, -0.3, 6 + Math.sin(a) * 12],
        [Math.cos(a) * 26.3, 1.6, 6 + Math.sin(a) * 12],
        0.12,
        0.08,
        5,
      );
    }
  },
};
