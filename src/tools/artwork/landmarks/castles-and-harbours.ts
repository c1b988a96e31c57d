import { hex } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import { castle, cathedral, church, lighthouse, tower } from './church-parts.ts';
import type { Landmark } from './parts.ts';
import { arcade, bar, box, cylinder, frustum, gable, hip, lathe } from '../shapes/solids.ts';

/** The wave of the concert hall’s roof. */
const waveAt = (at: number): number => 27 + 3.4 * Math.cos((at / 12) * 12.5) + (at / 12) * 5;

/** Depth and height on a church’s colored roof. */
const roofAt = (s: number): [number, number] => [-5.4 + s * 9.4, 10 + s * 8.4];

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
  bastei: ({ mesh }) => {
    mesh.paint(hex('#b39a76'), Material.stone);
    arcade(mesh, 0, -18, 0, 46, 26, 3.4, 6, 0.62, 0.7);
    mesh.paint(hex('#a08a68'), Material.stone);
    box(mesh, 0, 8, -1.5, 47, 1.2, 0.4);
    for (const [x, h, w] of [
      [-26, 22, 8],
      [25, 17, 7],
      [-13, 12, 4],
      [12, 15, 4.5],
      [34, 25, 9],
    ] as const) {
      mesh.paint(hex('#a8926e'), Material.stone);
      lathe(
        mesh,
        x,
        -22,
        3,
        [
          [w, 0],
          [w * 0.85, 10 + h * 0.5],
          [w * 0.95, 22 + h * 0.4],
          [w * 0.6, 22 + h * 0.8],
          [0, 22 + h],
        ],
        9,
      );
    }
  },
  dubrovnik: ({ mesh }) => {
    mesh.paint(hex('#d3c3a4'), Material.stone);
    for (const [x, r, h] of [
      [-26, 6, 15],
      [26, 7, 18],
      [2, 5, 13],
    ] as const) {
      lathe(
        mesh,
        x,
        -3,
        -16,
        [
          [r * 1.12, 0],
          [r, h],
          [r * 1.1, h],
          [r * 1.1, h + 1.4],
          [r * 0.9, h + 1.4],
        ],
        20,
      );
    }
    frustum(mesh, 0, -3, -14, 76, 13, 5, 0.97);
    for (let index = 0; index < 34; index += 1) box(mesh, -36 + index * 2.2, 10, -15.6, 1.1, 1, 0.7);
    mesh.within(0, 2, 6, 0, 0.7, () => {
      cathedral(mesh, '#e9dfca', '#8fa6a0', 22, 26);
    });
  },
  split: ({ mesh }) => {
    mesh.paint(hex('#e3d6bc'), Material.stone);
    box(mesh, 0, 0, -4, 60, 8, 3);
    mesh.paint(hex('#ece2cc'));
    arcade(mesh, 0, 8, -4, 60, 6, 2, 17, 0.6, 0.5);
    for (let tier = 0; tier < 5; tier += 1) {
      mesh.paint(hex('#e9dec6'));
      for (const z of [3, 9]) arcade(mesh, 6, 8 + tier * 5.6, z, 7 - tier * 0.6, 5.6, 0.6, 2, 0.6, 0.55);
      box(mesh, 6, 13.2 + tier * 5.6, 6, 7.4 - tier * 0.6, 0.5, 7);
    }
    mesh.paint(hex('#9fb0a6'));
    frustum(mesh, 6, 36, 6, 4.6, 7, 4.6, 0.02);
  },
  rovinj: ({ mesh }) => {
    mesh.paint(hex('#efe6d2'), Material.shutters);
    box(mesh, 5, 16, 16, 22, 10, 12);
    mesh.paint(hex('#bf6a42'), Material.tiles);
    gable(mesh, 5, 26, 16, 23, 5, 13);
    tower(mesh, -9, 14, 5.4, 46, '#e9ddc4', '#7fa092', 10);
  },
  zagreb: ({ mesh }) => {
    mesh.paint(hex('#eee6d6'), Material.shutters);
    box(mesh, 0, 0, 4, 13, 10, 18);
    for (let column = 0; column < 8; column += 1) {
      for (let row = 0; row < 5; row += 1) {
        mesh.paint(
          hex((column + row) % 3 === 0 ? '#c8402c' : (column + row) % 3 === 1 ? '#f2efe6' : '#2f5fa6'),
        );
        const x = -7.2 + column * 1.8;
        const [z0, y0] = roofAt(row / 5);
        const [z1, y1] = roofAt((row + 1) / 5);
        mesh.quad([x, y0, z0], [x + 1.8, y0, z0], [x + 1.8, y1, z1], [x, y1, z1]);
      }
    }
    tower(mesh, -9, 2, 5, 20, '#eee6d6', '#8f5a42', 8);
    mesh.paint(hex('#2c2622'));
    box(mesh, 0, 0, -5.1, 2.2, 4, 0.3);
  },
  lighthouse: ({ mesh }) => lighthouse(mesh, true),
  'white-lighthouse': ({ mesh }) => lighthouse(mesh, false),
  cross: ({ mesh }) => {
    mesh.paint(hex('#8a8072'), Material.stone);
    frustum(mesh, 0, -1, 0, 3, 2, 3, 0.7);
    cylinder(mesh, 0, 1, 0, 0.34, 3.4, 10);
    box(mesh, 0, 4.2, 0, 0.7, 1.9, 0.5);
    box(mesh, 0, 4.9, 0, 1.9, 0.6, 0.5);
  },
  felsenkirche: ({ mesh }) => church(mesh, '#c9a27a', '#5f5a58', 17),
  christuskirche: ({ mesh }) => church(mesh, '#d9a878', '#a8503c', 22),
  church: ({ mesh }) => church(mesh, '#f0e8d8', '#a8573f', 19),
  'brick-church': ({ mesh }) => church(mesh, '#c8452f', '#8a3a2c', 15),
  castle: ({ mesh }) => castle(mesh, '#b07a58'),
  fort: ({ mesh }) => castle(mesh, '#f2eee4'),
  'white-fort': ({ mesh }) => castle(mesh, '#f2eee4'),
  kolmanskop: ({ mesh }) => {
    for (const [x, z, turn, roof] of [
      [-9, 0, 0.25, '#9a6a54'],
      [11, 12, -0.2, '#8f7a6a'],
    ] as const) {
      mesh.within(x, -1.4, z, turn, 1, () => {
        mesh.paint(hex('#dcb894'), Material.shutters);
        box(mesh, 0, 0, 0, 14, 8, 10);
        mesh.paint(hex(roof), Material.tiles);
        hip(mesh, 0, 8, 0, 15.4, 4.4, 11.4);
        mesh.paint(hex('#cfa88a'), Material.shutters);
        box(mesh, 4, 0, -5.5, 5, 9, 2);
        mesh.paint(hex(roof), Material.tiles);
        gable(mesh, 4, 9, -5.5, 5.6, 2.6, 2.6);
        mesh.paint(hex('#c9c0b0'));
        for (const px of [-6, -3.4, -0.8]) bar(mesh, [px, 0, -6.6], [px, 3.6, -6.6], 0.14, 0.14);
        box(mesh, -3.4, 3.6, -5.8, 7, 0.3, 2.2);
      });
    }
  },
};
