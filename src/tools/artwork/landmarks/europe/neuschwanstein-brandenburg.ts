import { hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { arcade, bar, box, dome, gable, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { columns } from '../carpentry.ts';
import { arch, crenels, framed, massif, paint, ring, row, tube, windows } from '../parts.ts';
import { pairs, quadruples } from '../../shapes/rows.ts';

export function neuschwanstein(stage: Stage): void {
  const { mesh } = stage;
  const wall = '#eae4d6';
  const roofs = '#56626e';
  massif(
    stage,
    0,
    -22,
    8,
    22,
    (angle, share) => [40 - share * 5 + 3 * Math.sin(angle * 4), 20 - share * 3],
    (_a, share, g) => scaled(hex(share > 0.8 ? '#5f6f45' : '#8d8576'), 0.9 + g * 0.4),
    0.18,
    44,
    12,
  );
  const round = (x: number, z: number, r: number, tall: number, cap: number): void => {
    paint(mesh, wall, Material.plaster);
    lathe(
      mesh,
      x,
      -6,
      z,
      [
        [r, 0],
        [r, tall + 4],
        [r * 1.22, tall + 5],
        [r * 1.22, tall + 7],
        [r, tall + 7],
        [r, tall + 6],
      ],
      16,
    );
    paint(mesh, roofs);
    lathe(
      mesh,
      x,
      tall + 0.6,
      z,
      [
        [r * 1.25, 0],
        [r * 0.5, cap * 0.5],
        [0, cap],
      ],
      14,
    );
    paint(mesh, '#4a4c50');
    for (const y of [tall * 0.35, tall * 0.7]) arch(mesh, x, y, z - r - 0.03, r * 0.36, r * 0.9);
    for (const k of [-0.6, 0, 0.6])
      arch(mesh, x + Math.sin(k) * r * 1.24, tall - 0.7, z - Math.cos(k) * r * 1.24 - 0.04, r * 0.24, 1.2);
  };
  const block = (
    x: number,
    z: number,
    w: number,
    tall: number,
    d: number,
    roof: number,
    count: number,
    along = true,
  ): void => {
    paint(mesh, wall, Material.plaster);
    box(mesh, x, -8, z, w, tall + 8, d);
    paint(mesh, '#cfc6b4');
    box(mesh, x, tall - 0.6, z, w + 0.6, 0.6, d + 0.6);
    paint(mesh, roofs, Material.tiles);
    if (along) gable(mesh, x, tall, z, w + 0.4, roof, d + 0.8);
    else {
      mesh.within(x, tall, z, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, d + 0.4, roof, w + 0.8));
      paint(mesh, wall);
      mesh.triangle(
        [x - w / 2, tall, z - d / 2 - 0.25],
        [x + w / 2, tall, z - d / 2 - 0.25],
        [x, tall + roof, z - d / 2 - 0.25],
      );
    }
    for (let y = 2.4; y + 3 < tall; y += 4.4)
      windows(mesh, count, x - w * 0.4, x + w * 0.4, y, z - d / 2 - 0.06, 1, 2.1, '#d6cdba', 1, '#3f4148');
  };
  mesh.within(2, 0, 0, 0.16, 1, () => {
    block(-8, 6, 24, 21, 13, 8.4, 7);
    block(-22, 4, 10, 18, 12, 6, 3, false);
    block(12, 8, 18, 12, 9, 4.6, 6);
    paint(mesh, '#b5604a', Material.plaster);
    box(mesh, 27, -8, 4, 10, 18, 8);
    windows(mesh, 3, 24, 30, 3.6, -0.06, 1, 2, '#efe4d0', 1, '#3f3a3a');
    framed(mesh, 27, -1, -0.08, 2.6, 3.6, '#efe4d0', '#33261f');
    paint(mesh, wall);
    crenels(mesh, 22, 32, 10, 0.3, 0.8, 0.5);
    round(22, 2, 2, 13, 5.5);
    round(32, 2, 2, 13, 5.5);
    round(-15, -1.4, 2.4, 24, 8.4);
    round(3.6, -1, 2, 23, 8);
    round(5, 12, 2.6, 40, 8.6);
    round(-25.4, -2, 2.2, 19, 7);
    round(-3, 14, 1.6, 31, 6.4);
    round(18, 5, 1.5, 15, 5);
    paint(mesh, '#d9cfbc');
    box(mesh, -8, 9, -1.4, 6, 8, 2);
    arcade(mesh, -8, 12.6, -2.6, 6, 4, 0.5, 3);
  });
}

export function berlin(stage: Stage): void {
  const { mesh } = stage;
  const stone = '#b0a692';
  paint(mesh, stone, Material.stone);
  box(mesh, 0, -3, 4, 50, 18, 22);
  paint(mesh, '#c2b8a4');
  for (const y of [7, 14.4]) box(mesh, 0, y, -7.2, 51, 0.7, 1);
  row(6, -22.5, -10.5, (x) => box(mesh, x, 0, -7.4, 0.9, 14, 0.8));
  row(6, 10.5, 22.5, (x) => box(mesh, x, 0, -7.4, 0.9, 14, 0.8));
  windows(mesh, 3, -21, -12, 1.6, -7.1, 1.6, 3.8, '#cfc5b2', 1);
  windows(mesh, 3, 12, 21, 1.6, -7.1, 1.6, 3.8, '#cfc5b2', 1);
  windows(mesh, 3, -21, -12, 8.4, -7.1, 1.6, 3.6, '#cfc5b2', 1);
  windows(mesh, 3, 12, 21, 8.4, -7.1, 1.6, 3.6, '#cfc5b2', 1);
  paint(mesh, stone, Material.stone);
  box(mesh, 0, -3, -7, 16, 17.4, 3);
  framed(mesh, 0, 0, -8.56, 6.4, 11.6, '#cfc5b2', '#2c2a2b', 1, 0.9);
  columns(mesh, 4, -7, 7, 0, -9.2, 0.75, 11.6);
  box(mesh, 0, 11.8, -9, 16, 1.6, 1.8);
  paint(mesh, '#b8ad98', Material.stone);
  lathe(mesh, 0, 14, 6, pairs('10.4 0, 10.4 2.6, 9.4 2.6, 9.4 10, 10 10.4, 10 11.2'), 32);
  paint(mesh, '#2f3130');
  ring(16, 9.45, (x, z, angle) =>
    mesh.within(x, 0, 6 + z, -angle - Math.PI / 2, 1, () => arch(mesh, 0, 18, -0.05, 1.5, 4.8)),
  );
  paint(mesh, '#6fa08c');
  lathe(mesh, 0, 25, 6, pairs('9.7 0, 9.2 3, 7.8 6, 5.6 8.6, 3 10.2, 2.2 10.5'), 32);
  paint(mesh, '#82b39e');
  ring(16, 1, (x, z) => {
    bar(mesh, [x * 9.7, 25, 6 + z * 9.7], [x * 7.8, 31, 6 + z * 7.8], 0.2, 0.2, 4);
    bar(mesh, [x * 7.8, 31, 6 + z * 7.8], [x * 3, 35.2, 6 + z * 3], 0.2, 0.16, 4);
  });
  paint(mesh, '#c9bfa8');
  lathe(mesh, 0, 35.4, 6, pairs('2.2 0, 1.8 0.5, 1.8 4.4, 2.3 4.8'), 10);
  paint(mesh, '#6fa08c');
  dome(mesh, 0, 40.2, 6, 2.1, 2);
  paint(mesh, '#e0b84a');
  bar(mesh, [0, 42, 6], [0, 46, 6], 0.18, 0.1, 5);
  bar(mesh, [-0.8, 44.6, 6], [0.8, 44.6, 6], 0.12, 0.12, 5);
  for (const x of [-21, 21]) {
    paint(mesh, stone, Material.stone);
    lathe(mesh, x, 15, -3, pairs('3.9 0, 3.9 8.4, 4.3 8.8'), 8, true);
    windows(mesh, 1, x, x, 16.4, -6.7, 1.6, 5, '#cfc5b2', 1);
    paint(mesh, '#6fa08c');
    dome(mesh, x, 23.8, -3, 3.9, 4, 1.02);
    lathe(mesh, x, 27.4, -3, pairs('0.7 0, 0.6 2, 0 4.4'), 8);
  }
}

export function brandenburg(stage: Stage): void {
  const { mesh } = stage;
  const stone = '#c9b893';
  paint(mesh, stone, Material.stone);
  for (const s of [-1, 1]) {
    box(mesh, s * 23, -2, 1, 12, 11, 10);
    row(4, s * 23 - 4.6, s * 23 + 4.6, (x) => {
      paint(mesh, '#d4c4a0');
      lathe(mesh, x, 0, -5, pairs('0.7 0, 0.6 7.4, 0.9 8, 0 8'), 10);
    });
    paint(mesh, stone, Material.stone);
    gable(mesh, s * 23, 9, -0.4, 12.6, 2, 11.4);
  }
  row(6, -14.4, 14.4, (x) => {
    paint(mesh, stone, Material.stone);
    box(mesh, x, 0, 2, 1.2, 12.6, 8);
    paint(mesh, '#d4c4a0');
    for (const z of [-3, 7])
      lathe(mesh, x, 0, z, pairs('1.15 0, 1.05 0.6, 0.9 0.9, 0.8 11.6, 1.2 12.2, 1.2 12.8'), 14);
  });
  paint(mesh, stone, Material.stone);
  box(mesh, 0, 12.6, 2, 32, 3.6, 12.6);
  box(mesh, 0, 16.2, 2, 25, 2.6, 10);
  paint(mesh, '#5f8f7c');
  for (const x of [-2.1, -0.7, 0.7, 2.1]) {
    tube(
      mesh,
      quadruples('0 20.4 0.1 -2, 0.1 20.8 0.5 -1.4, 0.1 20.8 0.5 0.2, 0 21 0.2 0.6').map(
        ([, y, r, z]) => [x, y, r, z] as const,
      ),
      1,
      8,
    );
    bar(mesh, [x, 20.9, -1.7], [x, 22.6, -2.4], 0.34, 0.2, 6);
    for (const z of [-1.4, 0.2]) bar(mesh, [x, 20.5, z], [x, 18.8, z - 0.4], 0.14, 0.1, 5);
  }
  box(mesh, 0, 18.8, 2, 2, 2, 2);
  bar(mesh, [0, 20.6, 2], [0, 24, 2], 0.6, 0.3, 8);
  bar(mesh, [0.7, 22, 1.4], [0.7, 26, 1.2], 0.08, 0.06, 5);
}
