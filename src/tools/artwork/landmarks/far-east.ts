import { hex } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import type { Landmark } from './parts.ts';
import { hall, pagoda, torii } from './temple-parts.ts';
import { arcade, bar, box, cylinder, frustum, lathe } from '../shapes/solids.ts';

/** Japan, Korea, China’s neighbors, and two great towers. */
export const farEast: Readonly<Record<string, Landmark>> = {
  torii: ({ mesh }) => torii(mesh, 17, 14),
  'torii-path': ({ mesh }) => {
    for (let gate = 0; gate < 16; gate += 1)
      mesh.within(Math.sin(gate * 0.22) * 3.5, gate * 0.55, gate * 4.4 - 34, 0, 0.56, () =>
        torii(mesh, 13, 12),
      );
  },
  'dry-torii': ({ mesh }) => torii(mesh, 13, 11),
  pagoda: ({ mesh }) => pagoda(mesh, 5, 13, '#4d4a4c', '#a8483a'),
  'chinese-pagoda': ({ mesh }) => pagoda(mesh, 7, 9, '#c9653a', '#f0dcb4'),
  todaiji: ({ mesh }) => hall(mesh, 42, 15, 24, '#f0e8d8', '#6b4a38', '#565a62', 2),
  palace: ({ mesh }) => hall(mesh, 34, 12, 18, '#5f9a86', '#a8453a', '#4f525c', 2),
  bulguksa: ({ mesh }) => {
    mesh.paint(hex('#b3aa9c'), Material.stone);
    arcade(mesh, 0, 0, -9, 54, 5, 5, 10, 0.35, 0.5);
    for (const x of [-9, 9])
      for (let step = 0; step < 9; step += 1) {
        mesh.paint(hex('#c4bbac'), Material.stone);
        box(mesh, x, step * 0.6, -17 + step * 0.9, 5, 0.6, 1.2);
      }
    mesh.within(0, 5, 1, 0, 0.8, () => hall(mesh, 26, 11, 12, '#5f8f7a', '#a8453a', '#50535c', 1));
    for (const x of [-20, 20])
      mesh.within(x, 4, -2, 0, 0.5, () => hall(mesh, 20, 11, 12, '#5f8f7a', '#a8453a', '#50535c', 1));
  },
  'hue-gate': ({ mesh }) => {
    mesh.paint(hex('#b9845a'), Material.stone);
    frustum(mesh, 0, 0, 0, 54, 9, 14, 0.95);
    mesh.paint(hex('#2a1f1a'));
    for (const x of [-8, 0, 8]) box(mesh, x, 0, -7.3, 3.4, 5.4, 0.4);
    mesh.within(0, 8, 0, 0, 0.8, () => hall(mesh, 34, 9, 12, '#c9583a', '#8a2f24', '#d9a53a', 2));
  },
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
  'atomic-dome': ({ mesh }) => {
    mesh.paint(hex('#a89a88'), Material.windows);
    box(mesh, -9, 0, 0, 14, 9, 10);
    box(mesh, 10, 0, 0, 15, 7.5, 10);
    mesh.paint(hex('#b0a28e'), Material.windows);
    cylinder(mesh, 0, 0, 0, 5.6, 15, 20);
    mesh.paint(hex('#5a4a42'));
    for (let rib = 0; rib < 14; rib += 1) {
      const a = (rib / 14) * 6.28;
      for (let step = 0; step < 6; step += 1) {
        const p = (s: number): [number, number, number] => [
          Math.cos(a) * 5.4 * Math.cos((s / 6) * 1.5),
          15 + 5.6 * Math.sin((s / 6) * 1.5),
          Math.sin(a) * 5.4 * Math.cos((s / 6) * 1.5),
        ];
        bar(mesh, p(step), p(step + 1), 0.14, 0.14, 4);
      }
    }
    for (const s of [1, 3])
      for (let rib = 0; rib < 20; rib += 1) {
        const p = (n: number): [number, number, number] => [
          Math.cos((n / 20) * 6.28) * 5.4 * Math.cos((s / 6) * 1.5),
          15 + 5.6 * Math.sin((s / 6) * 1.5),
          Math.sin((n / 20) * 6.28) * 5.4 * Math.cos((s / 6) * 1.5),
        ];
        bar(mesh, p(rib), p(rib + 1), 0.12, 0.12, 4);
      }
  },
  petronas: ({ mesh }) => {
    for (const side of [-1, 1]) {
      mesh.paint(hex('#b9c6cf'), Material.glass);
      lathe(
        mesh,
        side * 17,
        0,
        0,
        [
          [11.5, 0],
          [11.5, 64],
          [10, 65],
          [10, 82],
          [8, 83],
          [8, 95],
          [6, 96],
          [5.4, 103],
          [3, 106],
          [1, 112],
          [0.3, 128],
          [0, 129],
        ],
        16,
        true,
      );
      for (let turn = 0; turn < 8; turn += 1) {
        mesh.paint(hex('#cdd8df'), Material.glass);
        const a = (turn / 8) * 6.28;
        cylinder(mesh, side * 17 + Math.cos(a) * 10, 0, Math.sin(a) * 10, 2.6, 62, 8);
      }
      cylinder(mesh, side * 28, 0, 4, 6, 52, 12);
    }
    mesh.paint(hex('#9fb0ba'));
    box(mesh, 0, 50, 0, 14, 3.4, 3);
    bar(mesh, [-8, 36, 0], [0, 50, 0], 0.7, 0.7);
    bar(mesh, [8, 36, 0], [0, 50, 0], 0.7, 0.7);
  },
  'taipei-101': ({ mesh }) => {
    mesh.paint(hex('#6fa39a'), Material.glass);
    frustum(mesh, 0, 0, 0, 30, 34, 30, 0.72);
    for (let pod = 0; pod < 8; pod += 1) {
      mesh.paint(hex(pod % 2 === 0 ? '#78ada2' : '#6a9f96'), Material.glass);
      frustum(mesh, 0, 34 + pod * 9, 0, 19, 9, 19, 1.22);
      mesh.paint(hex('#d9e0cf'));
      box(mesh, 0, 42.4 + pod * 9, 0, 24, 0.8, 24);
    }
    mesh.paint(hex('#7fb0a6'), Material.glass);
    frustum(mesh, 0, 106, 0, 13, 9, 13, 0.8);
    lathe(
      mesh,
      0,
      115,
      0,
      [
        [4, 0],
        [2, 3],
        [1, 6],
        [0.3, 20],
        [0, 21],
      ],
      10,
    );
  },
};
