import { hex, scaled } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import { campanile, tower } from './church-parts.ts';
import type { Landmark } from './parts.ts';
import { arcade, bar, box, cone, cylinder, dome, frustum, gable, lathe } from '../shapes/solids.ts';

/** Italy and Germany. */
export const oldEurope: Readonly<Record<string, Landmark>> = {
  colosseum: ({ mesh }) => {
    const wall = hex('#d9b98a');
    for (let tier = 0; tier < 4; tier += 1) {
      const count = 36;
      for (let index = 0; index < count; index += 1) {
        const a = (index / count) * Math.PI * 2;
        const front = Math.sin(a) < 0.35;
        if (tier === 3 && Math.cos(a) > 0.15 && front) continue;
        if (tier === 2 && Math.cos(a) > 0.72 && front) continue;
        mesh.within(Math.cos(a) * 27, tier * 6, Math.sin(a) * 22 + 10, -a - Math.PI / 2, 1, () => {
          mesh.paint(scaled(wall, 1 - 0.03 * tier), Material.stone);
          if (tier < 3) arcade(mesh, 0, 0, 0, 4.75, 6, 1.6, 1, 0.6, 0.55);
          else {
            box(mesh, 0, 0, 0, 4.75, 5.4, 1.4);
            mesh.paint(hex('#4a3a2c'));
            box(mesh, 0, 2, -0.8, 1, 1.4, 0.2);
          }
          mesh.paint(scaled(wall, 1.06));
          box(mesh, 0, 5.5, -0.5, 4.9, 0.6, 1.2);
        });
      }
    }
    mesh.paint(scaled(wall, 0.72), Material.stone);
    lathe(
      mesh,
      0,
      0,
      10,
      [
        [21, 0],
        [21, 15],
      ],
      30,
    );
  },
  florence: ({ mesh }) => {
    mesh.paint(hex('#efe6d6'), Material.shutters);
    box(mesh, 0, 0, 8, 22, 15, 22);
    mesh.paint(hex('#e9dfcc'), Material.windows);
    lathe(
      mesh,
      0,
      13,
      8,
      [
        [11, 0],
        [11, 7],
      ],
      8,
      true,
    );
    mesh.paint(hex('#c4593a'), Material.tiles);
    lathe(
      mesh,
      0,
      20,
      8,
      [
        [11.6, 0],
        [11, 4],
        [9.4, 8],
        [6.6, 12],
        [2.4, 15.4],
        [1.6, 15.6],
      ],
      8,
      true,
    );
    mesh.paint(hex('#f4efe4'));
    lathe(
      mesh,
      0,
      35.4,
      8,
      [
        [1.7, 0],
        [1.7, 3.4],
        [2, 3.6],
        [0, 6.6],
      ],
      8,
      true,
    );
    mesh.paint(hex('#eadfce'), Material.windows);
    box(mesh, -19, 0, 2, 6.4, 37, 6.4);
    mesh.paint(hex('#d9c8b0'));
    box(mesh, -19, 37, 2, 7.4, 1, 7.4);
  },
  campanile: ({ mesh }) => campanile(mesh),
  venice: ({ mesh }) => {
    mesh.within(-13, 0, 4, 0, 0.95, () => campanile(mesh));
    mesh.paint(hex('#f1ece2'), Material.shutters);
    lathe(
      mesh,
      8,
      0,
      4,
      [
        [10, 0],
        [10, 14],
      ],
      8,
      true,
    );
    mesh.paint(hex('#c9cdd0'));
    dome(mesh, 8, 18, 4, 8.4, 9.4, 1.02);
    mesh.paint(hex('#f1ece2'), Material.windows);
    cylinder(mesh, 8, 13, 4, 8.4, 5, 24);
    mesh.paint(hex('#f4efe6'));
    lathe(
      mesh,
      8,
      27,
      4,
      [
        [1.6, 0],
        [1.6, 3],
        [0, 6],
      ],
      10,
    );
    for (const x of [1.4, 14.6]) cone(mesh, x, 14, -4, 1.4, 4, 8);
  },
  cologne: ({ mesh }) => {
    const wall = '#7d766c';
    mesh.paint(hex(wall), Material.windows);
    box(mesh, 0, 0, 16, 16, 18, 34);
    mesh.paint(hex('#5c6763'), Material.tiles);
    mesh.within(0, 18, 16, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, 34, 10, 17));
    for (const side of [-1, 1]) {
      mesh.paint(hex(wall), Material.windows);
      box(mesh, side * 7, 0, -3, 9, 24, 9);
      frustum(mesh, side * 7, 24, -3, 8, 9, 8, 0.8);
      mesh.paint(scaled(hex(wall), 0.95));
      lathe(
        mesh,
        side * 7,
        33,
        -3,
        [
          [3.4, 0],
          [2.2, 7],
          [0.9, 14],
          [0.2, 20],
          [0, 21],
        ],
        8,
        true,
      );
      for (const dx of [-4, 4])
        for (const dz of [-4, 4]) {
          cone(mesh, side * 7 + dx, 24, -3 + dz, 0.9, 7, 6);
          cone(mesh, side * 7 + dx * 0.7, 33, -3 + dz * 0.7, 0.6, 5, 6);
        }
    }
    mesh.paint(hex('#2c2724'));
    box(mesh, 0, 0, -4.4, 3.4, 7, 0.4);
    mesh.paint(hex(wall));
    mesh.within(0, 18, -3.4, 0, 1, () => gable(mesh, 0, 0, 0, 5, 7, 1));
  },
  neuschwanstein: ({ mesh }) => {
    const wall = '#efece4';
    const roof = '#5f7388';
    mesh.paint(hex('#8a8478'), Material.stone);
    frustum(mesh, 0, -16, 0, 50, 17, 26, 0.82);
    mesh.paint(hex(wall), Material.windows);
    box(mesh, 6, 0, 0, 22, 17, 11);
    mesh.paint(hex(roof), Material.tiles);
    gable(mesh, 6, 17, 0, 23, 8, 12);
    tower(mesh, -14, -1, 8, 10, wall, roof, 5);
    for (const [x, z, r, h] of [
      [-4, -5, 2.2, 31],
      [17, -5, 1.9, 22],
      [-19, -4, 2, 15],
      [18, 5, 2, 26],
      [-9, 4, 1.6, 22],
    ] as const) {
      mesh.paint(hex(wall), Material.windows);
      cylinder(mesh, x, -2, z, r, h + 2, 14);
      mesh.paint(hex(wall));
      cylinder(mesh, x, h - 1, z, r * 1.25, 1.4, 14);
      mesh.paint(hex(roof), Material.tiles);
      cone(mesh, x, h + 0.4, z, r * 1.35, r * 4, 14);
    }
    mesh.paint(hex('#b0583f'), Material.windows);
    box(mesh, -22, 0, -2, 8, 7, 9);
  },
  berlin: ({ mesh }) => {
    mesh.paint(hex('#b9ab94'), Material.shutters);
    box(mesh, 0, 0, 4, 34, 13, 18);
    mesh.paint(hex('#b9ab94'), Material.windows);
    cylinder(mesh, 0, 13, 4, 7.5, 5, 24);
    mesh.paint(hex('#6f9f92'));
    dome(mesh, 0, 18, 4, 7.6, 9.5);
    mesh.paint(hex('#e2b54a'));
    bar(mesh, [0, 27, 4], [0, 31, 4], 0.3, 0.1);
    for (const x of [-14, 14]) {
      mesh.paint(hex('#b9ab94'), Material.windows);
      box(mesh, x, 13, 0, 5, 4, 5);
      mesh.paint(hex('#6f9f92'));
      dome(mesh, x, 17, 0, 2.7, 3.4);
    }
    mesh.paint(hex('#c8c2b6'));
    bar(mesh, [28, 0, 90], [28, 62, 90], 3, 1.6, 12);
    mesh.paint(hex('#b9c2c8'));
    lathe(
      mesh,
      28,
      58,
      90,
      [
        [0.5, 0],
        [4, 1.6],
        [5.4, 5],
        [4, 8.4],
        [0.5, 10],
      ],
      18,
    );
    bar(mesh, [28, 66, 90], [28, 98, 90], 0.9, 0.2);
    mesh.paint(hex('#cbbfa8'));
    arcade(mesh, 0, 0, -7, 30, 8, 1.4, 7, 0.6, 0.5);
  },
  munich: ({ mesh }) => {
    for (const x of [-9, 9]) {
      mesh.paint(hex('#b0664a'), Material.windows);
      box(mesh, x, 0, 12, 7.5, 30, 7.5);
      mesh.paint(hex('#6f9f8e'));
      lathe(
        mesh,
        x,
        30,
        12,
        [
          [4, 0],
          [4.6, 2],
          [4.2, 4.4],
          [2.4, 6.4],
          [0.9, 7.4],
          [0.5, 9.6],
          [0, 10],
        ],
        18,
      );
    }
    mesh.paint(hex('#a85c42'), Material.windows);
    box(mesh, 0, 0, 18, 16, 14, 18);
    mesh.paint(hex('#8a8478'), Material.windows);
    box(mesh, 0, 0, -2, 30, 12, 8);
    tower(mesh, 0, -3, 6, 26, '#8a8478', '#5f6660', 9);
    for (const x of [-12, -6, 6, 12]) {
      mesh.paint(hex('#8a8478'));
      mesh.within(x, 12, -4, 0, 1, () => gable(mesh, 0, 0, 0, 4.4, 5, 1));
    }
  },
  pompeii: ({ mesh }) => {
    mesh.paint(hex('#c9ab86'), Material.stone);
    for (let index = 0; index < 9; index += 1) {
      const tall = [8, 8, 5, 8, 8, 3.4, 8, 6, 8][index] ?? 8;
      for (const z of [-8, 8]) {
        lathe(
          mesh,
          -24 + index * 6,
          0,
          z,
          [
            [1.1, 0],
            [1.1, 0.5],
            [0.8, 0.7],
            [0.72, tall - 0.5],
            [1.1, tall],
          ],
          12,
        );
      }
      if (index < 4 && index !== 2 && index !== 1) box(mesh, -21 + index * 6, 8, -8, 7.4, 1.2, 1.8);
    }
    mesh.paint(hex('#a8583f'), Material.plaster);
    box(mesh, -12, 0, 14, 26, 5, 1);
    mesh.paint(hex('#b9987a'), Material.stone);
    box(mesh, 14, 0, 13, 18, 3.4, 5);
    frustum(mesh, 0, 0, 3, 12, 2.4, 10, 0.9);
  },
};
