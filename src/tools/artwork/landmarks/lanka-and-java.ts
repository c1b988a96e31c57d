import { hex, scaled } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import type { Landmark } from './parts.ts';
import { GOLD, buddha, stupa } from './temple-parts.ts';
import { arcade, bar, box, cylinder, dome, frustum, lathe, swungRoof } from '../shapes/solids.ts';

/** Sri Lanka, Java and a bridge on Langkawi. */
export const lankaAndJava: Readonly<Record<string, Landmark>> = {
  stupa: ({ mesh }) => stupa(mesh, hex('#f4f1ea'), 13, hex('#e6dfd0')),
  'red-stupa': ({ mesh }) => stupa(mesh, hex('#b9805c'), 14, hex('#a8704e')),
  'temple-of-tooth': ({ mesh }) => {
    mesh.paint(hex('#f6f2e8'), Material.windows);
    box(mesh, 0, 0, 3, 40, 7, 14);
    mesh.paint(hex('#a8583c'), Material.tiles);
    swungRoof(mesh, 0, 7, 3, 44, 6, 18, 0.1, 0.7);
    mesh.paint(hex('#f6f2e8'));
    lathe(
      mesh,
      -15,
      0,
      -6,
      [
        [5.4, 0],
        [5.4, 9],
      ],
      8,
      true,
    );
    mesh.paint(hex('#b0603f'), Material.tiles);
    lathe(
      mesh,
      -15,
      9,
      -6,
      [
        [7, 0],
        [4, 2.4],
        [1, 5],
        [0, 7.5],
      ],
      8,
      true,
    );
    mesh.paint(GOLD, Material.tiles);
    swungRoof(mesh, 4, 13, 3, 16, 4.6, 11, 0.2, 0.5);
    mesh.paint(hex('#f6f2e8'));
    arcade(mesh, 0, -1, -9, 56, 3, 0.8, 24, 0.55, 0.4);
  },
  gopuram: ({ mesh, random }) => {
    for (let tier = 0; tier < 8; tier += 1) {
      const share = tier / 8;
      const w = 19 * (1 - share * 0.52);
      const d = 11 * (1 - share * 0.45);
      mesh.paint(hex(tier % 2 === 0 ? '#e3b04a' : '#d99a3a'), Material.stone);
      frustum(mesh, 0, 5 + tier * 3.3, 0, w, 3.3, d, 0.95);
      for (let figure = 0; figure < 11; figure += 1) {
        mesh.paint(
          hex(['#c9483a', '#3f8fa6', '#f0e3c0', '#e8a33d', '#5f9a5a'][Math.floor(random() * 5)] ?? '#c9483a'),
        );
        lathe(
          mesh,
          (figure / 10 - 0.5) * w * 0.94,
          5 + tier * 3.3 + 0.2,
          -d * 0.5,
          [
            [0.55, 0],
            [0.45, 1.1],
            [0.3, 1.9],
            [0, 2.4],
          ],
          6,
        );
      }
    }
    mesh.paint(GOLD);
    for (let index = 0; index < 5; index += 1)
      lathe(
        mesh,
        -3.6 + index * 1.8,
        31.6,
        0,
        [
          [0.8, 0],
          [0.5, 1],
          [0, 2.4],
        ],
        8,
      );
    mesh.paint(hex('#d98a3a'), Material.stone);
    box(mesh, 0, 0, 0, 21, 5, 12);
    mesh.paint(hex('#2d1d18'));
    box(mesh, 0, 0, -6.1, 3.6, 4.4, 0.3);
    for (let stripe = 0; stripe < 22; stripe += 1) {
      mesh.paint(hex(stripe % 2 === 0 ? '#c8503a' : '#f0e8d8'));
      box(mesh, -33 + stripe * 3 + (stripe > 10 ? 3 : 0), 0, 1, 3, 4.6, 1.4);
    }
  },
  borobudur: ({ mesh }) => {
    for (let tier = 0; tier < 5; tier += 1) {
      const w = 66 - tier * 9;
      mesh.paint(scaled(hex('#7a746c'), 1 - tier * 0.02), Material.stone);
      frustum(mesh, 0, tier * 3, 0, w, 3, w * 0.8, 0.97);
      for (let index = 0; index < 15 - tier; index += 1)
        lathe(
          mesh,
          (index / (14 - tier) - 0.5) * w * 0.95,
          tier * 3 + 3,
          -w * 0.39,
          [
            [0.9, 0],
            [0.8, 0.9],
            [0.3, 1.4],
            [0, 2.6],
          ],
          7,
        );
    }
    for (let ring = 0; ring < 3; ring += 1) {
      const r = 13.5 - ring * 3.6;
      mesh.paint(hex('#7a746c'), Material.stone);
      cylinder(mesh, 0, 15 + ring * 1.6, 0, r + 1, 1.6, 28);
      for (let index = 0; index < 20 - ring * 4; index += 1) {
        const a = (index / (20 - ring * 4)) * 6.28;
        lathe(
          mesh,
          Math.cos(a) * r,
          16.6 + ring * 1.6,
          Math.sin(a) * r * 0.85,
          [
            [1.25, 0],
            [1.2, 0.9],
            [0.8, 1.8],
            [0.3, 2.1],
            [0, 3.4],
          ],
          9,
        );
      }
    }
    mesh.paint(hex('#7a746c'), Material.stone);
    lathe(
      mesh,
      0,
      21,
      0,
      [
        [4.4, 0],
        [4.4, 1.6],
        [3.6, 4],
        [1.6, 5.6],
        [1, 6],
        [0, 10],
      ],
      16,
    );
  },
  'nine-arches': ({ mesh }) => {
    for (let index = 0; index < 9; index += 1) {
      const a = (index - 4) * 0.13;
      mesh.within(Math.sin(a) * 66, 0, 66 - Math.cos(a) * 66, a, 1, () => {
        mesh.paint(hex('#8a7763'), Material.stone);
        arcade(mesh, 0, -9, 0, 9.4, 26, 5, 1, 0.66, 0.62);
        mesh.paint(hex('#9a8872'), Material.stone);
        box(mesh, 0, 17, -2.4, 9.4, 1.4, 0.5);
      });
    }
    for (let car = 0; car < 4; car += 1) {
      const a = -0.42 + car * 0.17;
      mesh.within(Math.sin(a) * 66, 17.2, 66 - Math.cos(a) * 66, a, 1, () => {
        mesh.paint(hex(car === 3 ? '#c8402c' : '#2f5fa6'), Material.windows);
        box(mesh, 0, 0, 0, 10.4, 3.2, 2.6);
        mesh.paint(hex('#d8d2c4'));
        box(mesh, 0, 3.2, 0, 10.4, 0.5, 2.4);
      });
    }
  },
  'sky-bridge': ({ mesh }) => {
    mesh.paint(hex('#e8e6e0'));
    bar(mesh, [0, -30, 10], [6, 62, 10], 1.5, 0.8, 8);
    let before: [number, number, number] | undefined;
    for (let step = -12; step <= 12; step += 1) {
      const at: [number, number, number] = [step * 4.2, 16, -0.12 * step * step + 12];
      if (before) {
        mesh.paint(hex('#b8bcc0'));
        mesh.quad(
          [before[0], 16, before[2] - 1.2],
          [at[0], 16, at[2] - 1.2],
          [at[0], 16, at[2] + 1.2],
          [before[0], 16, before[2] + 1.2],
        );
        bar(mesh, [before[0], 17.4, before[2] - 1.2], [at[0], 17.4, at[2] - 1.2], 0.15, 0.15, 4);
        bar(mesh, [before[0], 15.6, before[2] - 1.2], [at[0], 15.6, at[2] - 1.2], 0.35, 0.35, 4);
      }
      if (step % 3 === 0) bar(mesh, [5.6, 58, 10], at, 0.12, 0.12, 4);
      before = at;
    }
  },
  buddha: ({ mesh }) => buddha(mesh, hex('#f2efe6')),
  'stone-buddha': ({ mesh }) => buddha(mesh, hex('#a8957c')),
  vatadage: ({ mesh }) => {
    mesh.paint(hex('#a88a6c'), Material.stone);
    cylinder(mesh, 0, 0, 0, 19, 2.4, 36);
    cylinder(mesh, 0, 2.4, 0, 15, 2.2, 36);
    for (let index = 0; index < 22; index += 1) {
      const a = (index / 22) * 6.28;
      cylinder(mesh, Math.cos(a) * 13.6, 4.6, Math.sin(a) * 13.6, 0.6, 5 + ((index * 5) % 3), 8);
    }
    mesh.paint(hex('#a8684a'), Material.stone);
    dome(mesh, 0, 4.6, 0, 8, 7);
    mesh.within(0, 4.6, -9, 0, 0.3, () => buddha(mesh, hex('#b09c82')));
  },
};
