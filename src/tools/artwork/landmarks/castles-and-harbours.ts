import { hex } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import { castle, church } from './church-parts.ts';
import type { Landmark } from './parts.ts';
import { box, cylinder, frustum } from '../shapes/solids.ts';

/** The wave of the concert hall’s roof. */
const waveAt = (at: number): number => 27 + 3.4 * Math.cos((at / 12) * 12.5) + (at / 12) * 5;

/** The Adriatic, harbours, churches and forts. */
export const castlesAndHarbours: Readonly<Record<string, Landmark>> = {
  elbphilharmonie: ({ mesh }) => {
    mesh.paint(hex('#8f4a38'), Material.windows);
    box(mesh, 0, 0, 0, 34, 11, 16);
    for (let part = 0; part < 12; part += 1) {
      const [x0, x1] = [-17 + (part / 12) * 34, -17 + ((part + 1) / 12) * 34];
      mesh.paint(hex('#a9c2d0'), Material.glass);
      mesh.quad([x0, 12, -8], [x1, 12, -8], [x1, waveAt(part + 1), -8], [x0, waveAt(part), -8]);
      mesh.quad(
        [x0, waveAt(part), -8],
        [x1, waveAt(part + 1), -8],
        [x1, waveAt(part + 1), 8],
        [x0, waveAt(part), 8],
      );
    }
    mesh.quad([17, 12, -8], [17, 12, 8], [17, 35, 8], [17, 35, -8]);
    mesh.quad([-17, 12, -8], [-17, 12, 8], [-17, 30, 8], [-17, 30, -8]);
  },

  cross: ({ mesh }) => {
    mesh.paint(hex('#8a8072'), Material.stone);
    frustum(mesh, 0, -1, 0, 3, 2, 3, 0.7);
    cylinder(mesh, 0, 1, 0, 0.34, 3.4, 10);
    box(mesh, 0, 4.2, 0, 0.7, 1.9, 0.5);
    box(mesh, 0, 4.9, 0, 1.9, 0.6, 0.5);
  },

  church: ({ mesh }) => church(mesh, '#f0e8d8', '#a8573f', 19),

  fort: ({ mesh }) => castle(mesh, '#f2eee4'),
};
