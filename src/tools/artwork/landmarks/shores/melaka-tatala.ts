import { hex } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { bar, box, frustum, gable, hip, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { framed, paint, ring, row, surface, tube, windows } from '../parts.ts';
import { train } from '../temples-south-asia/dambulla-train.ts';
import { pairs, quadruples, triples } from '../../shapes/rows.ts';

export function melaka(stage: Stage): void {
  const { mesh } = stage;
  const red = '#b5402f';
  paint(mesh, red, Material.plaster);
  box(mesh, -9, -2, 4, 30, 11.4, 10);
  windows(mesh, 8, -22, 4, 5.2, -1.06, 1.3, 2.4, '#f2e8d8');
  windows(mesh, 8, -22, 4, 1, -1.06, 1.3, 2.6, '#f2e8d8');
  paint(mesh, '#8d4a38', Material.tiles);
  hip(mesh, -9, 9.4, 4, 31.6, 3.6, 11.6);
  mesh.within(16, 0, 5, 0, 1, () => {
    paint(mesh, red, Material.plaster);
    box(mesh, 0, -2, 4, 13, 10, 18);
    mesh.triangle([-6.5, 8, -5.05], [6.5, 8, -5.05], [0, 13, -5.05]);
    box(mesh, 0, -2, -6, 6, 9, 3);
    mesh.triangle([-3.6, 7, -7.55], [3.6, 7, -7.55], [0, 10, -7.55]);
    box(mesh, 0, 12, -4.4, 3, 3.4, 2);
    paint(mesh, '#f2e8d8');
    lathe(mesh, 0, 15.4, -4.4, pairs('2 0, 0.4 1.2, 0.3 2.4, 0 2.6'), 4, true);
    bar(mesh, [0, 10, -5.2], [0, 11.8, -5.2], 0.16, 0.16, 4);
    bar(mesh, [-0.6, 11.2, -5.2], [0.6, 11.2, -5.2], 0.16, 0.16, 4);
    framed(mesh, 0, 0, -7.56, 2, 4, '#f2e8d8', '#3a2019', 1, 0.3);
    windows(mesh, 2, -4.8, 4.8, 3, -5.08, 1.2, 2.6, '#f2e8d8', 1);
    paint(mesh, '#8d4a38', Material.tiles);
    mesh.within(0, 8, 4.2, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, 18, 4.8, 14));
  });
  paint(mesh, '#a83a2c', Material.plaster);
  box(mesh, -0.5, -1, -8, 3, 9, 3);
  paint(mesh, '#f2e8d8');
  for (const y of [4.4, 7.8]) box(mesh, -0.5, y, -8, 3.5, 0.3, 3.5);
  framed(mesh, -0.5, 5, -9.56, 1.4, 2.2, '#f2e8d8', '#fbf8f0', 1, 0.2);
  paint(mesh, '#8d4a38', Material.tiles);
  lathe(mesh, -0.5, 8, -8, pairs('2.6 0, 0 2'), 4, true);
  for (const [x, c] of [
    [-12, '#e86a9a'],
    [-8, '#f0c23c'],
    [6, '#6fb5d9'],
  ] as const)
    mesh.within(x, 0, -9, 0.4, 1, () => {
      paint(mesh, '#2c2623');
      for (const s of [-0.5, 0.5])
        mesh.within(0.3, 0.5, s, 0, 1, () =>
          ring(14, 0.5, (px, py, a) =>
            bar(mesh, [px, py, 0], [Math.cos(a + 0.45) * 0.5, Math.sin(a + 0.45) * 0.5, 0], 0.04, 0.04, 4),
          ),
        );
      paint(mesh, c);
      tube(mesh, triples('-0.5 0.8 0.4, 0 0.9 0.5, 0.5 1.5 0.4, 0.2 2.1 0.5, -0.4 2.2 0.3'), 1, 9);
    });
}

export function bromoTemple(stage: Stage): void {
  const { mesh } = stage;
  const stone = '#77706a';
  paint(mesh, stone, Material.stone);
  box(mesh, 0, -2, 0, 42, 3.8, 1.2);
  row(11, -20, 20, (x) => lathe(mesh, x, 1.8, 0, pairs('0.8 0, 0.6 0.8, 0 1.8'), 4, true));
  for (const s of [-1, 1])
    for (let step = 0; step < 5; step += 1) {
      paint(mesh, stone, Material.stone);
      const w = 3 - step * 0.5;
      box(
        mesh,
        s * (0.9 + w / 2),
        -2 + (step ? 2 + step * 1.3 : 0),
        -0.4,
        w,
        step ? 1.35 : 3.4,
        2.2 - step * 0.2,
      );
    }
  mesh.within(0, 0, 12, 0, 1, () => {
    paint(mesh, '#847c74', Material.stone);
    box(mesh, 0, -2, 0, 9, 4, 8);
    paint(mesh, '#3a3531', Material.thatch);
    for (let tier = 0; tier < 4; tier += 1)
      frustum(mesh, 0, 4 + tier * 1.6, 0, 7 - tier * 1.3, 1, 7 - tier * 1.3, 0.4);
    paint(mesh, '#6f5a44');
    box(mesh, 0, 2, 0, 3, 8, 3);
  });
  for (const x of [-14, 14]) {
    paint(mesh, stone, Material.stone);
    box(mesh, x, -2, 9, 6, 6, 6);
    paint(mesh, '#8a4f38', Material.tiles);
    hip(mesh, x, 4, 9, 8, 2.4, 8);
  }
}

export function alishanTrain(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(0, 0, 0, 0.55, 1, () => {
    paint(mesh, '#6a6058');
    box(mesh, 6, -3, 0, 96, 3.1, 3.4);
    paint(mesh, '#54463a', Material.wood);
    row(9, -40, 52, (x) => {
      for (const s of [-1, 1]) bar(mesh, [x, -2, s], [x, -44, s * 3.4], 0.5, 0.4, 6);
      for (const y of [-12, -22]) bar(mesh, [x, y, -2], [x, y, 2], 0.3, 0.3, 6);
    });
    paint(mesh, '#4a3e34');
    row(78, -41, 53, (x) => box(mesh, x, 0.1, 0, 0.35, 0.12, 2));
    train(stage, -15, 0.3, 0, 4, '#b5352c', '#f0e8d8');
  });
}

export function tatala({ mesh }: Stage): void {
  for (const [x, z, turn, size] of quadruples('-4 0 0.35 1, 4.6 3 0.2 0.8'))
    mesh.within(x, 0.2, z, turn, size, () => {
      surface(
        mesh,
        30,
        9,
        (u, v) => {
          const a = u * 2 - 1;
          const s = v * 2 - 1;
          const up = 0.1 + Math.abs(a) ** 3.4 * 2.5;
          const w = 0.85 * Math.sqrt(Math.max(0, 1 - a * a));
          return [a * 3.6, up + Math.abs(s) ** 1.6 * 1.05 * (1 - 0.3 * a * a), s * w];
        },
        (u, v) =>
          hex(
            Math.abs(v - 0.5) > 0.44
              ? '#22201e'
              : Math.abs(v - 0.5) > 0.3
                ? Math.floor(u * 30) % 2
                  ? '#f2ede0'
                  : '#b5352c'
                : Math.abs(v - 0.5) > 0.16
                  ? '#f2ede0'
                  : '#b5352c',
          ),
      );
      for (const [s, k] of pairs('-1 -2.7, 1 2.7, -1 2.7, 1 -2.7'))
        mesh.within(k, 1.25, s * 0.6, 0, 1, () => {
          for (const [r, c] of [
            [0.3, '#22201e'],
            [0.23, '#f2ede0'],
            [0.15, '#b5352c'],
            [0.07, '#22201e'],
          ] as const) {
            paint(mesh, c);
            ring(12, r, (px, py, a) =>
              mesh.triangle(
                [0, 0, s * (0.06 + (0.3 - r) * 0.2)],
                [px, py, s * (0.06 + (0.3 - r) * 0.2)],
                [Math.cos(a + 0.53) * r, Math.sin(a + 0.53) * r, s * (0.06 + (0.3 - r) * 0.2)],
              ),
            );
          }
        });
      paint(mesh, '#22201e');
      for (const k of [-3.6, 3.6])
        for (const d of [-0.3, 0, 0.3]) bar(mesh, [k, 2.6, 0], [k + d, 3.4 - Math.abs(d), 0], 0.03, 0.05, 4);
    });
}
