import { blend, hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { smooth } from '../../engine/math.ts';
import { bar, box, cylinder, gable, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { rubble } from '../carpentry.ts';
import { arch, boulder, crenels, framed, paint, ring, row, surface, windows } from '../parts.ts';

export function okaukuejoTower(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#e8d9ba', Material.plaster);
  lathe(
    mesh,
    0,
    -2,
    0,
    [
      [3.7, 0],
      [3.2, 6],
      [3, 18],
      [3.7, 19.2],
      [3.7, 20.6],
      [3.4, 20.6],
      [3.4, 19.6],
      [0, 19.6],
    ],
    22,
  );
  paint(mesh, '#f2ead6');
  ring(11, 3.55, (x, z) => box(mesh, x, 18.6, z, 0.9, 1, 0.9));
  paint(mesh, '#362b23');
  for (const [x, y] of [
    [-0.6, 3],
    [0.8, 7.4],
    [-0.5, 11.8],
    [0.3, 15],
  ] as const)
    arch(mesh, x, y, -3.55 + y * 0.025, 0.7, 1.4);
  framed(mesh, 0, 0, -3.66, 1.5, 2.6, '#b98a5a', '#33261d');
  paint(mesh, '#b9a58a', Material.stone);
  row(2, -7.6, 7.6, (x) => box(mesh, x, -1, -2, 8, 2.1, 0.6));
}

export function duwisib(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#b0674a', Material.stone);
  box(mesh, 0, -2, 3, 34, 9.4, 18);
  crenels(mesh, -17, 17, 7.4, -5.7, 1, 0.6);
  for (const [x, w, tall] of [
    [-18, 8, 10.6],
    [18, 8, 10.6],
    [0, 9, 12.6],
  ] as const) {
    paint(mesh, '#b86f50', Material.stone);
    box(mesh, x, -2, -5, w, tall + 2, 7);
    crenels(mesh, x - w / 2, x + w / 2, tall, -8.2, 0.9, 0.6);
    mesh.within(x - w / 2 + 0.3, 0, -5, Math.PI / 2, 1, () => crenels(mesh, -3.5, 3.5, tall, 0, 0.9, 0.6));
    windows(mesh, 2, x - w * 0.22, x + w * 0.22, x ? 2.4 : 7.6, -8.56, 0.8, 1.9, '#d9a27e', 1.2);
  }
  framed(mesh, 0, 0, -8.58, 3, 4.6, '#dba882', '#3b2519', 1.1, 0.5);
  windows(mesh, 3, -11.5, -6.5, 2.6, -6.06, 0.8, 1.9, '#d9a27e', 1.2);
  windows(mesh, 3, 6.5, 11.5, 2.6, -6.06, 0.8, 1.9, '#d9a27e', 1.2);
}

export function windPump({ mesh }: Stage): void {
  paint(mesh, '#7d8086');
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    bar(mesh, [x, -0.2, z], [x * 0.16, 8.6, z * 0.16], 0.07, 0.05, 4);
  for (const [y, s] of [
    [2.4, 0.76],
    [4.8, 0.53],
    [7, 0.33],
  ] as const)
    for (const z of [-s, s]) bar(mesh, [-s, y, z], [s, y, z], 0.04, 0.04, 4);
  mesh.within(0, 9, -0.6, 0.3, 1, () => {
    paint(mesh, '#b9bdc0');
    for (let blade = 0; blade < 14; blade += 1) {
      const a = (blade / 14) * 6.283;
      mesh.quad(
        [Math.cos(a) * 0.4, Math.sin(a) * 0.4, 0],
        [Math.cos(a) * 1.6, Math.sin(a) * 1.6, 0],
        [Math.cos(a + 0.3) * 1.6, Math.sin(a + 0.3) * 1.6, 0.25],
        [Math.cos(a + 0.3) * 0.4, Math.sin(a + 0.3) * 0.4, 0.1],
      );
    }
    paint(mesh, '#a8563c');
    mesh.quad([0, -0.1, 0.6], [0, 0.1, 0.6], [0.2, 0.7, 2.8], [0.2, -0.7, 2.8]);
  });
  paint(mesh, '#8f8577', Material.stone);
  lathe(
    mesh,
    4,
    -0.2,
    0.4,
    [
      [1.9, 0],
      [1.9, 1.5],
      [1.7, 1.5],
      [1.7, 1.2],
      [0, 1.2],
    ],
    18,
  );
}

export function solitaire(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(-4, 0, 0, 0.5, 1, () => {
    paint(mesh, '#8d4f30');
    surface(
      mesh,
      12,
      26,
      (u, v) => {
        const a = (u - 0.5) * Math.PI;
        const cabin = smooth(0.26, 0.4, v) * smooth(0.78, 0.66, v);
        const tall = 0.95 + 0.75 * cabin - 0.25 * smooth(0.12, 0, v) - 0.3 * smooth(0.9, 1, v);
        return [
          (v - 0.5) * 4.6,
          0.35 + Math.max(0, Math.cos(a)) ** 0.45 * tall,
          Math.sin(a) * (0.86 - cabin * 0.08),
        ];
      },
      (u, v) => blend(hex('#9c5a36'), hex('#5f7d7c'), smooth(0, 0.4, stage.noise.sum(u * 4, v * 6, 3)) * 0.7),
    );
    paint(mesh, '#201a16');
    for (const x of [-0.35, 0.55]) box(mesh, x, 1.25, -0.84, 0.72, 0.44, 0.1);
    for (const x of [-1.4, 1.45])
      mesh.within(x, 0.34, -0.82, 0, 1, () => arch(mesh, 0, -0.32, -0.06, 0.85, 0.85));
    paint(mesh, '#3b2a20');
    for (const x of [-1.4, 1.45])
      mesh.within(x, 0.32, -0.9, 0, 1, () =>
        ring(12, 0.34, (px, pz, a) =>
          mesh.triangle([0, 0, 0], [px, pz, 0], [Math.cos(a + 0.53) * 0.34, Math.sin(a + 0.53) * 0.34, 0]),
        ),
      );
  });
  mesh.within(2.6, 0, 0.6, 0, 1, () => {
    paint(mesh, '#b93c2c');
    box(mesh, 0, 0, 0, 0.8, 1.9, 0.6);
    paint(mesh, '#efe6d0');
    box(mesh, 0, 1.2, -0.31, 0.6, 0.5, 0.05);
    lathe(
      mesh,
      0,
      1.9,
      0,
      [
        [0.2, 0],
        [0.36, 0.3],
        [0.3, 0.62],
        [0, 0.7],
      ],
      10,
    );
  });
  mesh.within(9, 0, 3, 0, 1, () => windPump(stage));
  paint(mesh, '#e3d3b4', Material.plaster);
  box(mesh, 3, -1, 10, 15, 4.6, 6);
  paint(mesh, '#8d4836', Material.tiles);
  gable(mesh, 3, 3.6, 10, 16, 1.8, 8.4);
  windows(mesh, 4, -2.6, 8.6, 1, 6.94, 1.2, 1.4, '#6f9a94');
  for (const [x, z, t] of [
    [-8.6, 0.4, 2.6],
    [-9.6, 1.2, 1.8],
    [-7.9, 1.3, 1.4],
  ] as const) {
    paint(mesh, '#6f8a52');
    cylinder(mesh, x, 0, z, 0.24, t, 8);
    for (const s of [-1, 1]) {
      bar(mesh, [x, t * 0.45, z], [x + s * 0.6, t * 0.5, z], 0.16, 0.16, 6);
      bar(mesh, [x + s * 0.6, t * 0.5, z], [x + s * 0.6, t * 0.8, z], 0.16, 0.1, 6);
    }
  }
}

export function diasCross(stage: Stage): void {
  const { mesh } = stage;
  boulder(stage, 0, -1, 2, 12, 7, 8, '#7d7168', 0.28, 22);
  boulder(stage, -10, -1, 0, 7, 4, 6, '#867a70', 0.28, 16);
  paint(mesh, '#d9d2c4', Material.stone);
  bar(mesh, [1, 5, 1], [1, 10.4, 1], 0.34, 0.3, 8);
  box(mesh, 1, 9, 1, 2.3, 0.5, 0.5);
  mesh.within(17, 0, 14, 0, 1, () => {
    for (let band = 0; band < 5; band += 1) {
      paint(mesh, band % 2 ? '#c0392e' : '#f2eee4');
      lathe(
        mesh,
        0,
        -1 + band * 3.4,
        0,
        [
          [2.5 - band * 0.2, 0],
          [2.3 - band * 0.2, 3.4],
        ],
        18,
      );
    }
    paint(mesh, '#f2eee4');
    lathe(
      mesh,
      0,
      16,
      0,
      [
        [1.5, -0.2],
        [2.1, 0.2],
        [2.1, 0.6],
        [1.1, 0.6],
        [1.1, 2.4],
        [1.3, 2.5],
        [0.8, 3.3],
        [0, 3.8],
      ],
      14,
    );
    paint(mesh, '#2c3840');
    lathe(
      mesh,
      0,
      16.8,
      0,
      [
        [1.15, 0],
        [1.15, 1.4],
      ],
      14,
    );
  });
  paint(mesh, '#8a6a4c', Material.wood);
  mesh.quad([-16, 0.6, -7], [-2, 2, -6], [-2, 2, -4.8], [-16, 0.6, -5.8]);
}

export function twyfelfontein(stage: Stage): void {
  const { mesh, noise } = stage;
  boulder(stage, 11, 1, 6, 7, 5, 6, '#a35a3a', 0.26, 20);
  boulder(stage, -12, 1, 6, 6, 4, 5, '#9a5638', 0.26, 18);
  mesh.within(-0.5, 0, -1, 0.1, 1.25, () => {
    surface(
      mesh,
      22,
      12,
      (u, v) => [
        (u - 0.5) * 12 * (1 - v * 0.12),
        v * 6.4 + noise.sum(u * 4, v, 2) * 0.5 * v,
        v * 2.4 + 0.12 * noise.sum(u * 5, v * 5, 2),
      ],
      (u, v) => scaled(blend(hex('#b9683f'), hex('#d59a6a'), 0.5 + noise.sum(u * 4, v * 6, 3)), 1),
    );
    mesh.paint(hex('#a35a3a'));
    mesh.quad([-5.3, 6.2, 2.4], [5.3, 6.2, 2.4], [6, 5, 7], [-6, 5, 7]);
    const at = (x: number, y: number, s: number, flip: number): void => {
      const z = (y / 6.4) * 2.4 - 0.22;
      paint(mesh, '#f0cfa0');
      const p = (px: number, py: number): [number, number, number] => [
        x + px * s * flip,
        y + py * s,
        z + ((py * s) / 6.4) * 2.4,
      ];
      mesh.quad(p(-0.8, 0.8), p(0.6, 0.8), p(0.6, 1.2), p(-0.8, 1.15));
      for (const lx of [-0.7, -0.5, 0.35, 0.52])
        mesh.quad(p(lx, 0), p(lx + 0.1, 0), p(lx + 0.12, 0.9), p(lx, 0.9));
      mesh.quad(p(0.5, 1), p(0.7, 1), p(1, 2.1), p(0.85, 2.1));
      mesh.quad(p(0.85, 2), p(1.3, 1.95), p(1.25, 2.15), p(0.9, 2.25));
      mesh.quad(p(-0.8, 1.1), p(-0.75, 1.1), p(-1.1, 0.5), p(-1.15, 0.5));
    };
    at(-3.4, 3.4, 0.8, 1);
    at(-0.4, 3.8, 0.95, 1);
    at(2.8, 3.2, 0.8, -1);
    at(-2.2, 1.2, 0.75, -1);
    at(1.2, 1.1, 0.7, 1);
    at(3.9, 1.3, 0.6, 1);
  });
  rubble(stage, 16, 12, 4, 0.7, '#a35f40');
}
