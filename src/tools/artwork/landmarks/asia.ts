import { hex, scaled } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import { pairs } from '../shapes/rows.ts';
import { arcade, box, cylinder, frustum, gable, lathe } from '../shapes/solids.ts';
import type { Landmarks } from './parts.ts';
import { SAND, buddha, hall, pagoda, prang, stupa, wat } from './temple-parts.ts';

/** Temples that several places have: Khmer, Thai, Sinhalese, Chinese. */
export const asia: Landmarks = {
  khmer: ({ mesh }) => {
    mesh.paint(SAND, Material.stone);
    for (let tier = 0; tier < 3; tier += 1)
      frustum(mesh, 0, tier * 3, tier * 4, 44 - tier * 11, 3, 20 - tier * 4, 0.96);
    box(mesh, 0, 9, 9, 16, 7, 12);
    gable(mesh, 0, 16, 9, 17, 4, 12);
    mesh.within(0, 9, 4, Math.PI / 2, 1, () => {
      gable(mesh, 0, 7, 0, 8, 6, 8);
    });
    mesh.paint(hex('#2a221c'));
    box(mesh, 0, 9, 2.8, 2.6, 4.6, 0.4);
    mesh.paint(scaled(SAND, 0.86), Material.stone);
    for (let step = 0; step < 12; step += 1) box(mesh, 0, step * 0.75, -11 + step * 1.1, 8, 0.75, 1.4);
    for (const x of [-15, 15]) prang(mesh, x, 3, 6, 5, 13);
  },
  prang: ({ mesh }) => {
    mesh.paint(hex('#a8684a'), Material.stone);
    frustum(mesh, 0, 0, 0, 40, 4, 26, 0.94);
    for (const [x, s] of pairs('-15 0.6, 15 0.6, 0 1')) {
      mesh.paint(hex('#a8684a'), Material.stone);
      frustum(mesh, x, 4, 0, 11 * s, 6 * s, 11 * s, 0.85);
      lathe(
        mesh,
        x,
        4 + 6 * s,
        0,
        [
          [5 * s, 0],
          [4.6 * s, 3 * s],
          [4.4 * s, 8 * s],
          [3.4 * s, 13 * s],
          [1.8 * s, 17 * s],
          [0.5 * s, 19 * s],
          [0, 23 * s],
        ],
        12,
        true,
      );
    }
    for (const x of [-22, 22])
      mesh.within(x, 0, -8, 0, 0.45, () => {
        mesh.paint(hex('#a8684a'), Material.stone);
        lathe(mesh, 0, 0, 0, pairs('9 0, 9 3, 7.5 4, 7.2 10, 4 15, 2 19, 1 26, 0 34'), 16);
      });
  },
  chedi: ({ mesh }) => {
    mesh.paint(hex('#8f7a66'), Material.stone);
    for (const [x, s] of pairs('-15 0.72, 0 1, 15 0.72')) {
      frustum(mesh, x, 0, 3, 16 * s, 5 * s, 16 * s, 0.86);
      lathe(
        mesh,
        x,
        5 * s,
        3,
        [
          [6.4 * s, 0],
          [6.2 * s, 2 * s],
          [5 * s, 3 * s],
          [5.2 * s, 6 * s],
          [3.6 * s, 10 * s],
          [1.6 * s, 13 * s],
          [1.8 * s, 13.6 * s],
          [0.8 * s, 20 * s],
          [0, 27 * s],
        ],
        20,
      );
    }
    mesh.within(0, 0.5, -11, 0, 0.62, () => buddha(mesh, hex('#d9cdb8')));
    mesh.paint(hex('#9a8470'), Material.stone);
    for (let column = 0; column < 6; column += 1)
      for (const z of [-13, -7])
        cylinder(
          mesh,
          column < 3 ? -20 + column * 5 : 10 + (column - 3) * 5,
          0,
          z,
          0.75,
          5 + ((column * 7) % 4),
          10,
        );
  },
  wat: ({ mesh }) => wat(mesh, 26, 22, '#b9482e', '#f3ede0'),
  'red-stupa': ({ mesh }) => stupa(mesh, hex('#b9805c'), 14, hex('#a8704e')),
  buddha: ({ mesh }) => buddha(mesh, hex('#f2efe6')),
  pagoda: ({ mesh }) => pagoda(mesh, 5, 13, '#4d4a4c', '#a8483a'),
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
