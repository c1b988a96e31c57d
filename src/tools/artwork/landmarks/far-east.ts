import { hex } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import type { Landmark } from './parts.ts';
import { hall, pagoda } from './temple-parts.ts';
import { arcade, cylinder } from '../shapes/solids.ts';

/** Japan, Korea, China’s neighbors, and two great towers. */
export const farEast: Readonly<Record<string, Landmark>> = {
  pagoda: ({ mesh }) => pagoda(mesh, 5, 13, '#4d4a4c', '#a8483a'),
  'chinese-pagoda': ({ mesh }) => pagoda(mesh, 7, 9, '#c9653a', '#f0dcb4'),

  'chinese-temple': ({ mesh }) => {
    hall(mesh, 30, 9, 14, '#b8483a', '#c9402c', '#d98f3a', 2);
    mesh.paint(hex('#e0402c'));
    for (let index = 0; index < 7; index += 1) cylinder(mesh, -12 + index * 4, 5, -9, 0.6, 1.1, 9);
  },
  'hoi-bridge': ({ mesh }) => {
    mesh.paint(hex('#c98a5a'), Material.stone);
    arcade(mesh, 0, -2, 0, 26, 5, 6, 3, 0.7, 0.3);
    mesh.within(0, 3, 0, 0, 1, () => hall(mesh, 20, 7, 6, '#c9503c', '#8a3a2c', '#5f5450', 1));
  },
};
