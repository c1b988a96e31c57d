import { hex } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import { cathedral, pyramid } from './church-parts.ts';
import type { Landmark } from './parts.ts';
import { arcade, bar, box, cylinder, frustum, gable, lathe } from '../shapes/solids.ts';

/** A point of the harbour bridge’s arch. */
const arch = (t: number, lift: number): [number, number, number] => [
  -170 + t * 190,
  12 + lift * 62 * (1 - (2 * t - 1) ** 2),
  120,
];

/** The Americas and Oceania. */
export const newWorld: Readonly<Record<string, Landmark>> = {
  opera: ({ mesh }) => {
    mesh.paint(hex('#c9a98a'), Material.stone);
    box(mesh, 0, 0, 0, 62, 5, 22);
    const shell = (x: number, z: number, wide: number, tall: number, way: number): void => {
      const steps = 9;
      for (const side of [-1, 1]) {
        for (let a = 0; a < steps; a += 1) {
          for (let b = 0; b < 4; b += 1) {
            const p = (s: number, t: number): [number, number, number] => {
              const u = s / steps;
              const edge = t / 4;
              return [
                x + way * (wide * (1 - u ** 1.5) * 0.95 - wide * 0.42 - edge * 0.02),
                5 +
                  tall * Math.sin(u * 1.571) ** 0.85 * (1 - 0.24 * edge * edge) -
                  edge * edge * tall * u * 0.2,
                z + side * edge * wide * 0.32 * Math.cos(u * 1.2),
              ];
            };
            mesh.paint(hex(b % 2 === 0 ? '#f7f5ee' : '#efece2'));
            mesh.quad(p(a, b), p(a + 1, b), p(a + 1, b + 1), p(a, b + 1));
            if (a === steps - 1) mesh.triangle(p(steps, b), p(steps, b + 1), [x - way * wide * 0.1, 5, z]);
          }
        }
      }
      mesh.paint(hex('#7f6a58'));
      mesh.triangle(
        [x - way * wide * 0.4, 5, z - wide * 0.26],
        [x - way * wide * 0.4, 5, z + wide * 0.26],
        [x - way * wide * 0.42, 5 + tall * 0.86, z],
      );
    };
    for (const [x, wide, tall, way] of [
      [-20, 16, 17, 1],
      [-9, 20, 24, 1],
      [4, 19, 20, 1],
      [15, 14, 13, -1],
      [25, 11, 9, -1],
    ] as const)
      shell(x, 0, wide, tall, way);
    mesh.paint(hex('#5f6a72'));
    for (let step = 0; step < 24; step += 1) {
      bar(mesh, arch(step / 24, 0.8), arch((step + 1) / 24, 0.8), 1.4, 1.4, 5);
      bar(mesh, arch(step / 24, 1), arch((step + 1) / 24, 1), 1.2, 1.2, 5);
      bar(mesh, arch(step / 24, 0.8), arch(step / 24, 1), 0.5, 0.5, 4);
      const foot = arch(step / 24, 0.8);
      bar(mesh, foot, [foot[0], 15, 120], 0.4, 0.4, 4);
    }
    box(mesh, -75, 14, 120, 230, 3, 8);
    mesh.paint(hex('#b3a48c'), Material.stone);
    for (const x of [-172, 22]) for (const dx of [-4, 4]) box(mesh, x + dx, 0, 120, 6, 30, 9);
  },
  tikal: ({ mesh }) => pyramid(mesh, 9, 30, 34),
  'antigua-arch': ({ mesh }) => {
    mesh.paint(hex('#f0bd4a'), Material.plaster);
    arcade(mesh, 0, 0, 0, 22, 10, 4, 1, 0.7, 0.62);
    mesh.paint(hex('#f6f0e2'));
    box(mesh, 0, 10, -1.8, 23, 0.7, 1);
    mesh.paint(hex('#f0bd4a'));
    box(mesh, 0, 10, 0, 6, 4, 3.6);
    gable(mesh, 0, 14, 0, 6.6, 1.6, 4);
    mesh.paint(hex('#f4efe4'));
    lathe(
      mesh,
      0,
      15,
      0,
      [
        [1.8, 0],
        [1.8, 1.6],
        [1.2, 3],
        [0, 3.8],
      ],
      8,
      true,
    );
    mesh.paint(hex('#3a3a3a'));
    box(mesh, 0, 11, -2, 1.8, 1.8, 0.2);
  },
  'yellow-cathedral': ({ mesh }) => cathedral(mesh, '#f0b93f', '#d8563f', 24, 25),
  'white-cathedral': ({ mesh }) => cathedral(mesh, '#f2eee4', '#f4f0e6', 32, 22),
  'stone-cathedral': ({ mesh }) => cathedral(mesh, '#b08566', '#a8583f', 28, 27),
  'machu-picchu': ({ mesh, random }) => {
    mesh.paint(hex('#9a9482'), Material.stone);
    for (let tier = 0; tier < 8; tier += 1) {
      const w = 84 - tier * 6.5;
      mesh.paint(hex('#8f8a78'), Material.stone);
      frustum(mesh, -4 + tier, -16 + tier * 2.6, tier * 4, w, 2.6, 36 - tier * 3, 0.99);
      mesh.paint(hex('#7f9a45'));
      box(mesh, -4 + tier, -13.5 + tier * 2.6, tier * 4, w - 1, 0.2, 35 - tier * 3);
    }
    for (let index = 0; index < 26; index += 1) {
      const x = (random() - 0.5) * 52;
      const row = Math.floor(random() * 5);
      mesh.paint(hex('#a8a08c'), Material.stone);
      mesh.within(x, -2 + row * 1.9, row * 5 + 4, random() * 0.3, 1, () => {
        box(mesh, 0, -2, 0, 5, 5, 4);
        for (const side of [-1, 1])
          mesh.triangle([side * 2.5, 3, -2], [side * 2.5, 3, 2], [side * 2.5, 5.8, 0]);
      });
    }
  },
  uros: ({ mesh, random }) => {
    mesh.paint(hex('#c9a85a'), Material.thatch);
    lathe(
      mesh,
      0,
      -0.6,
      6,
      [
        [24, 0],
        [24, 1.1],
        [0, 1.2],
      ],
      26,
    );
    for (const [x, z] of [
      [-12, 4],
      [-5, 9],
      [3, 4],
      [11, 9],
      [16, 2],
    ] as const) {
      mesh.paint(hex('#b8924a'), Material.thatch);
      mesh.within(x, 0.5, z, random(), 1, () => {
        box(mesh, 0, 0, 0, 4, 2.2, 4);
        gable(mesh, 0, 2.2, 0, 4.8, 2.6, 5);
      });
    }
    mesh.within(-2, 0, -11, 0.2, 1.2, () => {
      mesh.paint(hex('#d3ac5c'));
      for (const z of [-1, 1]) {
        bar(mesh, [-5, 0.3, z], [5, 0.3, z], 0.7, 0.7, 8);
        bar(mesh, [5, 0.3, z], [7, 3, z * 0.5], 0.7, 0.2, 8);
        bar(mesh, [-5, 0.3, z], [-7, 2.4, z * 0.5], 0.7, 0.2, 8);
      }
    });
  },
  hobbit: ({ mesh }) => {
    for (const [x, z, color] of [
      [-12, 0, '#d9a53a'],
      [3, 8, '#3f7a4a'],
      [17, 3, '#b8452f'],
    ] as const) {
      mesh.paint(hex('#6f9a3f'));
      lathe(
        mesh,
        x,
        -1,
        z + 3,
        [
          [9, 0],
          [8.4, 2.4],
          [6, 5],
          [0, 6.6],
        ],
        22,
      );
      mesh.paint(hex('#e9dcc0'));
      mesh.within(x, 0, z - 5.2, 0, 1, () => {
        lathe(
          mesh,
          0,
          0,
          0,
          [
            [2.9, 0],
            [2.7, 3.6],
            [0, 3.7],
          ],
          18,
        );
        mesh.paint(hex(color));
        for (let step = 0; step < 20; step += 1) {
          const [a, b] = [(step / 20) * 6.28, ((step + 1) / 20) * 6.28];
          mesh.triangle(
            [0, 1.7, -3],
            [Math.cos(a) * 1.4, 1.7 + Math.sin(a) * 1.4, -3],
            [Math.cos(b) * 1.4, 1.7 + Math.sin(b) * 1.4, -3],
          );
        }
        mesh.paint(hex('#e8c25a'));
        cylinder(mesh, 0, 1.6, -3.1, 0.14, 0.2, 8);
        for (const side of [-1, 1]) {
          mesh.paint(hex('#f2d98a'));
          cylinder(mesh, side * 3.4, 1, -0.6, 0.8, 1.2, 12);
        }
      });
      mesh.paint(hex('#8a5a42'));
      box(mesh, x + 2, 4, z + 4, 1, 3, 1);
    }
  },
};
