import { blend, hex } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { between } from '../../engine/random.ts';
import { person } from '../../shapes/boats.ts';
import { grass, quiverTree } from '../../shapes/plants.ts';
import { bar, box, dome, lathe } from '../../shapes/solids.ts';
import { type Stage, tonesOf } from '../../stage.ts';
import { rubble } from '../carpentry.ts';
import { arch, boulder, crenels, framed, paint, ring, row, surface, tube, windows } from '../parts.ts';
import { pairs, triples } from '../../shapes/rows.ts';

export function himbaHuts(stage: Stage): void {
  const { mesh, random } = stage;
  for (const [x, z, r] of triples('-7 2 2.5, 2 5 2.7, 9.5 1 2.3')) {
    mesh.within(x, 0, z, between(random, -0.4, 0.4), 1, () => {
      paint(mesh, '#9c6040', Material.thatch);
      lathe(
        mesh,
        0,
        0,
        0,
        [
          [r, -0.3],
          [r * 0.98, 1],
          [r * 0.86, 2],
          [r * 0.55, 2.7],
          [0, 3.1],
        ],
        18,
      );
      paint(mesh, '#7d4b33', Material.thatch);
      lathe(
        mesh,
        0,
        1.9,
        0,
        [
          [r * 0.92, 0],
          [r * 0.6, 0.8],
          [0, 1.35],
        ],
        14,
      );
      paint(mesh, '#231711');
      mesh.within(0, 0, -r * 0.99, 0, 1, () => arch(mesh, 0, 0, -0.06, 1, 1.5, 1));
      paint(mesh, '#c9ab84');
      for (let pole = 0; pole < 7; pole += 1)
        bar(
          mesh,
          [between(random, -0.3, 0.3), 2.9, 0],
          [between(random, -0.6, 0.6), 3.6, between(random, -0.4, 0.4)],
          0.05,
          0.03,
          4,
        );
    });
  }
  paint(mesh, '#8d7a66');
  row(30, 0, 1, (share) => {
    const a = share * 3.4 - 0.1;
    bar(
      mesh,
      [Math.cos(a) * 13, -0.2, 5 + Math.sin(a) * 6],
      [Math.cos(a) * 13 + between(random, -0.3, 0.3), between(random, 1.1, 1.8), 5 + Math.sin(a) * 6],
      0.09,
      0.05,
      4,
    );
  });
  for (const [x, z] of pairs('-1.6 -2, -0.4 -2.4')) {
    mesh.within(x, 0, z, 0, 1, () => {
      paint(mesh, '#6d3a26');
      lathe(
        mesh,
        0,
        0,
        0,
        pairs('0.38 0, 0.3 0.6, 0.17 0.95, 0.2 1.3, 0.08 1.42, 0.12 1.55, 0.09 1.72, 0 1.76'),
        10,
      );
      paint(mesh, '#a8512f');
      lathe(mesh, 0, 0.45, 0, pairs('0.34 0, 0.22 0.45, 0.18 0.5'), 10);
    });
  }
  paint(mesh, '#2f2622');
  ring(3, 0.3, (px, pz) => bar(mesh, [3 + px, 0, -1 + pz], [3, 0.9, -1], 0.04, 0.03, 4));
  dome(mesh, 3, 0.2, -1, 0.3, 0.3);
}

export function quiverTrees(stage: Stage): void {
  const { mesh, random } = stage;
  const tones = tonesOf(stage, 'aloe');
  for (const [x, z, tall] of triples('0 0 8, -8 5 6.4, 8 4 6.8'))
    quiverTree(mesh, random, x, 0, z, tall, tones);
  for (const [x, z, r] of triples('-3 -2 1.5, 3.4 -1 1.1, -11 2 1.8, 11 1 2, 1.4 -3.4 0.7, 5.6 -3 0.8'))
    boulder(stage, x, r * 0.35, z, r * 1.2, r * 0.8, r, '#8d6650', 0.22, 12);
  for (let index = 0; index < 26; index += 1)
    grass(
      mesh,
      random,
      between(random, -12, 12),
      0,
      between(random, -5, 3),
      0.6,
      7,
      hex('#b09a5c'),
      hex('#e8d8a4'),
    );
}

export function welwitschia(stage: Stage): void {
  const { mesh, random } = stage;
  for (let strap = 0; strap < 16; strap += 1) {
    const a = (strap / 16) * 6.28 + between(random, -0.15, 0.15);
    const long = between(random, 1.3, 2.3);
    surface(
      mesh,
      2,
      8,
      (u, v) => {
        const r = 0.3 + v * long;
        const side = (u - 0.5) * 0.42 * (1 - v * 0.6);
        const y = 0.45 + Math.sin(v * 2.4) * 0.55 - v * v * 0.75 + 0.08 * Math.sin(v * 14 + strap);
        return [
          Math.cos(a + v * 0.4) * r - Math.sin(a) * side,
          Math.max(0.02, y),
          Math.sin(a + v * 0.4) * r + Math.cos(a) * side,
        ];
      },
      (_u, v) => blend(hex('#6f8a55'), hex('#a5885a'), v ** 2 + between(random, 0, 0.15)),
    );
  }
  boulder(stage, 0, 0.25, 0, 0.55, 0.45, 0.5, '#5c4a3a', 0.2, 10);
  paint(mesh, '#b5623c');
  for (let bud = 0; bud < 9; bud += 1)
    lathe(
      mesh,
      between(random, -0.4, 0.4),
      0.6,
      between(random, -0.4, 0.4),
      pairs('0.05 0, 0.08 0.12, 0 0.3'),
      6,
    );
}

export function petrifiedLogs(stage: Stage): void {
  const { mesh, random } = stage;
  for (const [x, z, turn, long, r] of [
    [0, 0, 0.25, 12, 0.75],
    [-6, 3, -0.5, 6, 0.55],
    [6, 3.4, 0.7, 5, 0.6],
    [4, -2.6, -0.2, 3, 0.45],
  ] as const) {
    mesh.within(x, 0, z, turn, 1, () => {
      row(Math.ceil(long / 1.7), -long / 2, long / 2 - 1.5, (at) => {
        paint(mesh, ['#8d5a40', '#a5714f', '#734a38'][Math.floor(random() * 3)]!, Material.wood);
        mesh.within(at, r * 0.7 + between(random, -0.08, 0.08), between(random, -0.1, 0.1), 0, 1, () => {
          tube(
            mesh,
            [
              [0, 0, r],
              [0.8, 0, r * 1.03],
              [1.55, 0, r * 0.98],
            ],
            1,
            12,
          );
          paint(mesh, '#d2a67c');
          ring(10, r * 0.96, (_x, _z, angle) =>
            mesh.triangle(
              [-0.01, 0, 0],
              [-0.01, Math.sin(angle) * r, Math.cos(angle) * r],
              [-0.01, Math.sin(angle + 0.63) * r, Math.cos(angle + 0.63) * r],
            ),
          );
        });
      });
    });
  }
  rubble(stage, 26, 10, 5, 0.28, '#9a6248');
}

const hobaP = (angle: number, r: number, y: number): [number, number, number] => [
  Math.cos(angle) * r,
  y,
  Math.sin(angle) * r - 1,
];

export function hoba(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#c2ad8c', Material.stone);
  for (let step = 0; step < 5; step += 1) {
    for (let part = 0; part < 14; part += 1) {
      const a = (part / 14) * Math.PI;
      const b = ((part + 1) / 14) * Math.PI;
      const [r0, r1, y0, y1] = [5 + step * 1.3, 6.3 + step * 1.3, step * 0.55 - 0.3, step * 0.55 + 0.25];
      mesh.quad(hobaP(a, r0, y0), hobaP(b, r0, y0), hobaP(b, r0, y1), hobaP(a, r0, y1));
      mesh.quad(hobaP(a, r0, y1), hobaP(b, r0, y1), hobaP(b, r1, y1), hobaP(a, r1, y1));
    }
  }
  mesh.within(0, -0.25, -0.6, 0.3, 1, () => {
    surface(
      mesh,
      30,
      18,
      (u, v) => {
        const [a, b] = [u * 2 - 1, v * 2 - 1];
        const edge = Math.max(0, 1 - Math.max(Math.abs(a), Math.abs(b)) ** 8);
        const wave = 1 + 0.12 * stage.noise.sum(a * 2.2 + 3, b * 2.2, 3);
        return [a * 1.5 * wave, edge * (0.98 + 0.16 * stage.noise.sum(u * 5, v * 5, 3)), b * 1.4 * wave];
      },
      (u, v) => blend(hex('#4a3a34'), hex('#7d6658'), 0.5 + stage.noise.sum(u * 8, v * 8, 3)),
    );
  });
  person(mesh, 2.6, -0.3, -1.2, hex('#3f7fa0'), true);
  person(mesh, -2.7, -0.3, -0.6, hex('#d9a23c'), true);
}

export function namutoni(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#f2ead8', Material.plaster);
  box(mesh, 0, -2, 2, 46, 8, 20);
  crenels(mesh, -23, 23, 6, -7.7, 1, 0.6);
  for (const [x, z, tall] of triples('-22 -7 10, 22 -7 10, 5 -8 13, -22 11 10, 22 11 10')) {
    paint(mesh, '#f5eedf', Material.plaster);
    box(mesh, x, -2, z, 7, tall + 2, 7);
    crenels(mesh, x - 3.5, x + 3.5, tall, z - 3.2, 0.9, 0.6);
    mesh.within(x - 3.2, 0, z, Math.PI / 2, 1, () => crenels(mesh, -3.5, 3.5, tall, 0, 0.9, 0.6));
    windows(mesh, 2, x - 1.5, x + 1.5, tall - 3.4, z - 3.56, 0.7, 1.5, '#d9cdb4');
    windows(mesh, 2, x - 1.5, x + 1.5, 2, z - 3.56, 0.7, 1.5, '#d9cdb4');
  }
  windows(mesh, 8, -18, 0, 2.2, -8.06, 0.8, 1.6, '#d9cdb4');
  windows(mesh, 5, 10, 18, 2.2, -8.06, 0.8, 1.6, '#d9cdb4');
  framed(mesh, 5, 0, -11.6, 3, 4.4, '#d9cdb4', '#4c3524', 1, 0.4);
  paint(mesh, '#8a8078');
  bar(mesh, [5, 13, -8], [5, 20, -8], 0.1, 0.06, 5);
  paint(mesh, '#2f5fa0');
  mesh.quad([5, 18, -8], [8.4, 17.7, -8.2], [8.4, 19.5, -8.2], [5, 19.8, -8]);
}
