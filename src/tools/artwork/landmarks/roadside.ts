import { hex, scaled } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import type { Landmark } from './parts.ts';
import { bar, box, cylinder, dome, frustum, lathe } from '../shapes/solids.ts';

/** Earth towns, bridges and roadside objects. */
export const roadside: Readonly<Record<string, Landmark>> = {
  ksar: ({ mesh, random }) => {
    const wall = '#b9734a';
    for (let index = 0; index < 46; index += 1) {
      const row = Math.floor(index / 9);
      const x = ((index % 9) - 4) * 7.4 + (random() - 0.5) * 4;
      const tall = 6 + random() * 6;
      mesh.paint(scaled(hex(wall), 0.9 + random() * 0.2), Material.windows);
      frustum(mesh, x, row * 4.4 - 4, row * 6, 7.6, tall + 4, 7, 0.95);
      if (random() < 0.4) {
        const tx = x + (random() - 0.5) * 4;
        frustum(mesh, tx, row * 4.4, row * 6 - 2, 3.6, tall + 4, 3.6, 0.78);
        mesh.paint(scaled(hex(wall), 1.05));
        for (const dx of [-1.1, 1.1]) box(mesh, tx + dx, row * 4.4 + tall + 4, row * 6 - 3, 0.7, 1, 0.6);
      }
    }
    mesh.paint(scaled(hex(wall), 0.9), Material.windows);
    frustum(mesh, 2, 20, 36, 9, 8, 8, 0.9);
  },
  minaret: ({ mesh }) => {
    mesh.paint(hex('#d99a6a'), Material.shutters);
    box(mesh, 0, 0, 0, 7, 29, 7);
    mesh.paint(hex('#3f9a86'));
    box(mesh, 0, 26.4, 0, 7.2, 1.8, 7.2);
    mesh.paint(hex('#e3a878'));
    for (let index = 0; index < 5; index += 1)
      for (const z of [-3.3, 3.3]) box(mesh, -3 + index * 1.5, 29, z, 0.8, 1.3, 0.6);
    mesh.paint(hex('#d99a6a'), Material.shutters);
    box(mesh, 0, 29, 0, 3.6, 6.5, 3.6);
    mesh.paint(hex('#e8b98a'));
    dome(mesh, 0, 35.5, 0, 1.8, 2);
    mesh.paint(hex('#e8b04a'));
    bar(mesh, [0, 37, 0], [0, 40, 0], 0.3, 0.08);
    for (const y of [38, 39])
      lathe(
        mesh,
        0,
        y,
        0,
        [
          [0, -0.4],
          [0.4, 0],
          [0, 0.4],
        ],
        8,
      );
  },
  'white-minaret': ({ mesh }) => {
    mesh.paint(hex('#f4f0e6'));
    lathe(
      mesh,
      0,
      0,
      0,
      [
        [3, 0],
        [2.6, 18],
        [3.4, 18.4],
        [3.4, 19.4],
        [2, 19.6],
        [1.8, 24],
        [0, 28],
      ],
      14,
    );
    mesh.paint(hex('#f4f0e6'), Material.windows);
    box(mesh, 9, 0, 4, 16, 9, 14);
    dome(mesh, 9, 9, 4, 5, 5);
  },
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
  wreck: ({ mesh }) => {
    mesh.within(0, 0.4, 0, 0.5, 1, () => {
      mesh.paint(hex('#7a4a34'));
      for (let rib = 0; rib < 12; rib += 1) {
        for (const side of [-1, 1]) {
          const x = -13 + rib * 2.4;
          const w = 4 * Math.sqrt(1 - ((rib - 5.5) / 7.4) ** 2);
          bar(mesh, [x, -1, 0], [x, 1, side * w], 0.28, 0.24, 5);
          bar(mesh, [x, 1, side * w], [x, 3.4 + ((rib * 7) % 4) * 0.7, side * w * 1.06], 0.24, 0.12, 5);
        }
      }
      mesh.paint(hex('#8a553a'), Material.wood);
      mesh.quad([-13, 0, -4], [8, 0, -4.2], [8, 3, -4.3], [-11, 2.4, -4]);
      bar(mesh, [14, 0, 0], [18, 7, 0], 0.4, 0.2);
    });
  },
  meteorite: ({ mesh }) => {
    mesh.paint(hex('#c4b494'), Material.stone);
    lathe(
      mesh,
      0,
      -0.4,
      0,
      [
        [17, 0],
        [17, 0.8],
        [15, 0.8],
        [15, 1.4],
        [13, 1.4],
        [13, 0.9],
        [0, 0.9],
      ],
      30,
    );
    mesh.paint(hex('#5a4638'));
    mesh.within(0, 0.4, 0, 0.3, 1, () => {
      frustum(mesh, 0, 0, 0, 8.4, 3.6, 7.6, 0.86);
      frustum(mesh, -0.6, 3.4, 0.4, 6, 1, 5, 0.7);
    });
  },
  huts: ({ mesh, random }) => {
    for (const [x, z] of [
      [-13, 2],
      [-4, 9],
      [6, 3],
      [14, 10],
      [-20, 12],
    ] as const) {
      mesh.within(x, 0, z, random() * 6, 1, () => {
        mesh.paint(hex('#a8684a'));
        lathe(
          mesh,
          0,
          -0.3,
          0,
          [
            [3, 0],
            [2.9, 2],
            [2.2, 3.4],
            [0, 4.4],
          ],
          14,
        );
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
  fence: ({ mesh }) => {
    mesh.paint(hex('#5f5a56'));
    box(mesh, 0, 0, 2, 22, 1, 3);
    cylinder(mesh, -6, 1, 2, 1.7, 0.1, 12);
    mesh.paint(hex('#6b4233'), Material.wood);
    mesh.within(0, 0.8, 2, 0, 1, () => {
      bar(mesh, [-9, 2.4, 0], [3, 2.4, 0], 1.7, 1.7, 14);
      box(mesh, 5.6, 0.6, 0, 5, 5, 3.2);
      cylinder(mesh, -7.4, 4, 0, 0.5, 1.8, 10);
      for (const x of [-7, -3.4, 0.4]) bar(mesh, [x, 0.9, -1.6], [x, 0.9, 1.6], 1, 1, 12);
    });
    for (let post = 0; post < 16; post += 1) {
      mesh.paint(hex('#4a4f52'));
      bar(mesh, [-34 + post * 4.4, 0, -7], [-34 + post * 4.4, 3.4, -7], 0.13, 0.13, 5);
      if (post > 0)
        for (let ribbon = 0; ribbon < 9; ribbon += 1) {
          mesh.paint(hex(['#d8432f', '#f2c53d', '#3f7fb0', '#f2efe6', '#4f9a5a'][ribbon % 5] ?? '#d8432f'));
          box(
            mesh,
            -36.2 + post * 4.4 + ribbon * 0.42,
            0.7 + ((ribbon * 5 + post) % 6) * 0.36,
            -7,
            0.26,
            0.9,
            0.06,
          );
        }
    }
  },
};
