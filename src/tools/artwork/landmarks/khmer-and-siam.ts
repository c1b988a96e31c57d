import { hex, scaled } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import type { Landmark } from './parts.ts';
import { GOLD, SAND, buddha, prang, wat } from './temple-parts.ts';
import { arcade, bar, box, cone, cylinder, frustum, gable, lathe } from '../shapes/solids.ts';

/** Temples of the Khmer, the Thai and the Lao. */
export const khmerAndSiam: Readonly<Record<string, Landmark>> = {
  angkor: ({ mesh }) => {
    mesh.paint(SAND, Material.stone);
    frustum(mesh, 0, 0, 0, 76, 5, 34, 0.96);
    for (const [x, z] of [
      [-17, -6],
      [17, -6],
      [-17, 9],
      [17, 9],
    ] as const)
      prang(mesh, x, 9, z, 8, 20);
    mesh.paint(SAND, Material.stone);
    frustum(mesh, 0, 5, 2, 48, 6, 24, 0.94);
    prang(mesh, 0, 11, 2, 10.5, 29);
    mesh.paint(scaled(SAND, 0.95), Material.stone);
    arcade(mesh, 0, 0, -17, 80, 5.6, 3, 26, 0.6, 0.5);
    mesh.paint(scaled(SAND, 0.8), Material.tiles);
    gable(mesh, 0, 5.6, -17, 82, 2.6, 5);
    mesh.paint(SAND, Material.stone);
    for (const x of [-40, 0, 40]) {
      box(mesh, x, 0, -18, 9, 7, 7);
      gable(mesh, x, 7, -18, 10, 4, 8);
    }
    mesh.paint(hex('#241d18'));
    box(mesh, 0, 0, -21.6, 2.6, 4.6, 0.3);
  },
  bayon: ({ mesh, random }) => {
    mesh.paint(SAND, Material.stone);
    frustum(mesh, 0, 0, 0, 52, 6, 34, 0.92);
    frustum(mesh, 0, 6, 2, 38, 6, 26, 0.9);
    for (const [x, y, z, s] of [
      [-20, 5, -9, 1],
      [20, 5, -9, 1],
      [-9, 10, -7, 1.1],
      [10, 10, -7, 1.1],
      [0, 12, 4, 1.7],
      [-15, 10, 6, 1.1],
      [16, 10, 7, 1.1],
      [0, 4, -14, 0.9],
    ] as const) {
      mesh.within(x, y, z, (random() - 0.5) * 0.5, s, () => {
        mesh.paint(scaled(SAND, 0.95), Material.stone);
        frustum(mesh, 0, 0, 0, 6, 4, 6, 0.95);
        lathe(
          mesh,
          0,
          3.6,
          0,
          [
            [2.7, 0],
            [3, 1.4],
            [2.9, 3.4],
            [2.4, 4.6],
            [2.6, 4.8],
            [1.9, 6.4],
            [1.2, 7.6],
            [0, 8.6],
          ],
          16,
        );
        for (const turn of [0, Math.PI / 2, -Math.PI / 2]) {
          mesh.within(0, 3.6, 0, turn, 1, () => {
            mesh.paint(scaled(SAND, 1.08));
            frustum(mesh, 0, 1.2, -2.75, 0.7, 1.3, 0.9, 0.5);
            bar(mesh, [-1, 0.75, -2.95], [1, 0.75, -2.95], 0.26, 0.26, 6);
            mesh.paint(scaled(SAND, 0.45));
            for (const side of [-1, 1]) box(mesh, side * 1.15, 2.35, -2.75, 0.9, 0.22, 0.2);
            box(mesh, 0, 0.7, -3.2, 1.6, 0.1, 0.1);
          });
        }
      });
    }
  },
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
    for (const [x, s] of [
      [-15, 0.6],
      [15, 0.6],
      [0, 1],
    ] as const) {
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
        lathe(
          mesh,
          0,
          0,
          0,
          [
            [9, 0],
            [9, 3],
            [7.5, 4],
            [7.2, 10],
            [4, 15],
            [2, 19],
            [1, 26],
            [0, 34],
          ],
          16,
        );
      });
  },
  chedi: ({ mesh }) => {
    mesh.paint(hex('#8f7a66'), Material.stone);
    for (const [x, s] of [
      [-15, 0.72],
      [0, 1],
      [15, 0.72],
    ] as const) {
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
  'grand-palace': ({ mesh }) => {
    mesh.within(9, 0, 4, 0, 1, () => wat(mesh, 22, 24, '#c9642f', '#f3ead6'));
    mesh.within(-14, 0, 2, 0, 1, () => {
      mesh.paint(GOLD);
      lathe(
        mesh,
        0,
        0,
        0,
        [
          [8, 0],
          [8, 1.4],
          [7, 1.8],
          [6.6, 3.2],
          [6.8, 6],
          [5, 10],
          [2.6, 13],
          [2.8, 13.6],
          [1, 20],
          [0, 32],
        ],
        24,
      );
    });
    mesh.within(-1, 0, 10, 0, 1, () => {
      mesh.paint(hex('#3f8f6f'), Material.tiles);
      frustum(mesh, 0, 0, 0, 9, 9, 9, 0.9);
      lathe(
        mesh,
        0,
        9,
        0,
        [
          [5, 0],
          [3.6, 5],
          [2, 12],
          [0.8, 18],
          [0, 28],
        ],
        8,
        true,
      );
    });
    mesh.paint(hex('#f4efe2'), Material.windows);
    box(mesh, 0, 0, -13, 62, 5, 1.4);
    mesh.paint(hex('#d8cfba'));
    for (let index = 0; index < 31; index += 1) cone(mesh, -31 + index * 2.06, 5, -13, 0.7, 1.3, 4);
  },
  'royal-palace': ({ mesh }) => {
    wat(mesh, 28, 24, '#e0a53a', '#f6e8bd');
    mesh.paint(GOLD);
    lathe(
      mesh,
      0,
      20,
      0,
      [
        [3, 0],
        [2.4, 3],
        [1.4, 7],
        [0.5, 12],
        [0, 19],
      ],
      8,
      true,
    );
    for (const x of [-24, 24]) mesh.within(x, 0, 6, 0, 0.55, () => wat(mesh, 24, 20, '#d9953a', '#f6e8bd'));
  },
  'gold-stupa': ({ mesh }) => {
    mesh.paint(GOLD);
    for (let tier = 0; tier < 3; tier += 1) {
      const w = 34 - tier * 8;
      frustum(mesh, 0, tier * 4, 0, w, 3.4, w, 0.94);
      for (let index = 0; index < 9 - tier * 2; index += 1)
        cone(mesh, (index / (8 - tier * 2) - 0.5) * w * 0.94, tier * 4 + 3.4, -w * 0.47, 0.8, 4, 6);
    }
    frustum(mesh, 0, 12, 0, 16, 6, 16, 0.5);
    lathe(
      mesh,
      0,
      17,
      0,
      [
        [5, 0],
        [4.6, 3],
        [2.4, 8],
        [1.4, 13],
        [1, 17],
        [0, 24],
      ],
      4,
      true,
    );
  },
};
