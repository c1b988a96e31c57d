import { hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { bar, box, frustum, gable, hip, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { each, stairs } from '../carpentry.ts';
import { boulder, framed, paint, row, surface, windows } from '../parts.ts';
import { pairs, quadruples, triples } from '../../shapes/rows.ts';

/** A drift of sand: a soft hill with one steep side. */
export function drift(
  stage: Stage,
  x: number,
  z: number,
  wide: number,
  deep: number,
  tall: number,
  color = '#d9b384',
): void {
  surface(
    stage.mesh,
    16,
    12,
    (u, v) => {
      const [a, b] = [u * 2 - 1, v * 2 - 1];
      const hill = Math.max(0, 1 - a * a) * Math.max(0, 1 - b * b);
      return [
        x + (a * wide) / 2,
        hill ** 0.8 * tall * (1 + 0.25 * stage.noise.sum(u * 2 + x, v * 2, 2)) - 0.25,
        z + (b * deep) / 2,
      ];
    },
    (u, v) => scaled(hex(color), 0.95 + 0.12 * stage.noise.sum(u * 4, v * 9, 2)),
  );
}

export function kolmanskop(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(0, 0, 0, 0.38, 1, () => {
    paint(mesh, '#d8c3a0', Material.plaster);
    box(mesh, 0, -2, 0, 17, 8.4, 10);
    box(mesh, 11.4, -2, 1.4, 6, 5.6, 8);
    paint(mesh, '#d2ba96', Material.plaster);
    mesh.within(-4, 6.4, 0, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, 10.3, 4.6, 8.4));
    paint(mesh, '#8a5540', Material.tiles);
    mesh.within(-4, 6.8, 0, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0.1, 9.4, 4.6, 9.4));
    hip(mesh, 3, 6.4, 0, 13, 3.6, 11.2);
    hip(mesh, 11.8, 3.6, 1.4, 7.4, 2.2, 9.2);
    paint(mesh, '#cdb592', Material.plaster);
    mesh.triangle([-8.3, 6.4, -5.2], [0.3, 6.4, -5.2], [-4, 11.2, -5.2]);
    box(mesh, 4, 8, 1, 1.1, 4, 1.1);
    for (const [x, y, w, h] of quadruples(`
      -6.2 3.2 1.3 2.2, -1.9 3.2 1.3 2.2, 2.6 3.2 1.3 2.2, 6.4 3.2 1.3 2.2, -4 7 1.1 1.8,
      2.6 0 1.5 2.4`)) {
      framed(mesh, x, y, -5.06 - (y > 6 ? 0.2 : 0), w, h, '#efe2c6', '#1e1915', y > 6 ? 1 : 0, 0.22);
    }
    framed(mesh, -4, -1, -5.07, 2, 4, '#7fa0a0', '#15110e', 0, 0.25);
    paint(mesh, '#c9ae88');
    windows(mesh, 2, 10, 13, 0.6, -2.66, 1.1, 1.6, '#efe2c6');
    paint(mesh, '#7a6550', Material.wood);
    row(4, -1, 8, (x) => bar(mesh, [x, 0, -7.4], [x, 2.9, -7.4], 0.12, 0.12, 5));
    mesh.quad([-1.6, 2.8, -7.8], [8.6, 2.8, -7.8], [8.6, 3.2, -5], [-1.6, 3.2, -5]);
  });
  drift(stage, -7, -4.6, 19, 14, 3.2);
  drift(stage, 9, -6, 22, 10, 1.6);
  drift(stage, 14, 3, 14, 16, 3.6);
  drift(stage, -1, -9, 30, 9, 0.9);
}

export function felsenkirche(stage: Stage): void {
  const { mesh } = stage;
  for (const [x, y, z, rx, ry, rz] of [
    [0, -2, 3, 18, 8, 12],
    [-11, -1, -3, 10, 5, 7],
    [12, -1, 0, 9, 5.5, 8],
    [3, -1, -8, 9, 3.6, 5],
  ] as const)
    boulder(stage, x, y, z, rx, ry, rz, '#77695c', 0.28, 20);
  mesh.within(0, 5, 4, 0.32, 1, () => {
    paint(mesh, '#b9a78e', Material.stone);
    box(mesh, 2, -3, 2, 9, 9, 15);
    frustum(mesh, 2, -3, -7, 5, 16, 5, 0.94);
    paint(mesh, '#efe8da');
    mesh.triangle([-2.5, 6, -5.6], [6.5, 6, -5.6], [2, 11.4, -5.6]);
    paint(mesh, '#5c5a5e', Material.tiles);
    mesh.within(2, 6, 2, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, 15.2, 5.6, 10));
    lathe(mesh, 2, 13, -7, pairs('3.5 0, 1.9 2, 1.1 4.4, 0 9.6'), 4, true);
    paint(mesh, '#d9b24a');
    bar(mesh, [2, 22, -7], [2, 24, -7], 0.07, 0.07, 4);
    bar(mesh, [1.5, 23.3, -7], [2.5, 23.3, -7], 0.07, 0.07, 4);
    framed(mesh, 2, -1, -9.6, 1.9, 3.6, '#efe8da', '#2c2019', 1.3, 0.35);
    framed(mesh, 2, 4.6, -9.5, 1.5, 3.2, '#efe8da', '#27324a', 1.4, 0.3);
    windows(mesh, 2, 1.2, 2.8, 9.4, -9.44, 0.8, 2.2, '#efe8da', 1.4);
    for (const z of [-2, 2, 6])
      mesh.within(-2.5, 0, z, Math.PI / 2, 1, () =>
        framed(mesh, 0, 0.8, -0.06, 1.5, 3.6, '#efe8da', '#27324a', 1.4, 0.25),
      );
    paint(mesh, '#9c8a74', Material.stone);
    for (const z of [-4, 0, 4, 8]) box(mesh, -2.8, -3, z, 0.9, 7.4, 0.8);
  });
}

export function christuskirche(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(0, 0, 0, 0.3, 1, () => {
    paint(mesh, '#c89a72', Material.stone);
    box(mesh, 0, -3, 6, 14, 11, 20);
    box(mesh, 0, -3, -6, 7, 19.4, 7);
    for (const x of [-6.6, 6.6]) box(mesh, x, -3, -3.4, 4.4, 9, 4);
    paint(mesh, '#efe3d0');
    for (const x of [-3.5, 3.5]) box(mesh, x, 0, -9.6, 0.6, 16.4, 0.5);
    mesh.within(0, 8, -3.9, 0, 1, () => {
      mesh.triangle([-7.4, 0, 0], [7.4, 0, 0], [0, 8.6, 0]);
    });
    paint(mesh, '#8d4a38', Material.tiles);
    mesh.within(0, 8, 6, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, 20, 8, 15.4));
    for (const x of [-6.6, 6.6]) lathe(mesh, x, 6, -3.4, pairs('3.3 0, 1.4 2.2, 0 4.6'), 4, true);
    paint(mesh, '#6e8a86', Material.tiles);
    lathe(mesh, 0, 16.4, -6, pairs('5.1 0, 3 2.6, 2.2 4, 2 5.4, 1.1 9, 0 14'), 8, true);
    paint(mesh, '#e0b84a');
    bar(mesh, [0, 30, -6], [0, 32.4, -6], 0.08, 0.08, 4);
    bar(mesh, [-0.6, 31.6, -6], [0.6, 31.6, -6], 0.08, 0.08, 4);
    framed(mesh, 0, 0, -9.66, 2.8, 4.8, '#efe3d0', '#4a2d20', 1.2, 0.5);
    framed(mesh, 0, 6.6, -9.66, 2.6, 2.6, '#efe3d0', '#28324a', 1, 0.4);
    windows(mesh, 2, -1.2, 1.2, 11.6, -9.62, 1.2, 3, '#efe3d0', 1.2);
    for (const x of [-6.6, 6.6]) framed(mesh, x, 1.6, -5.5, 1.2, 3, '#efe3d0', '#28324a', 1.3, 0.25);
    for (const z of [0, 4, 8, 12])
      mesh.within(-7, 0, z, Math.PI / 2, 1, () =>
        framed(mesh, 0, 1.6, -0.06, 1.6, 4.2, '#efe3d0', '#28324a', 1.3, 0.3),
      );
    paint(mesh, '#d8c6ac', Material.stone);
    stairs(mesh, 0, -1.4, -14, 7, 1.6, 4.4, 6);
  });
}

function timbered(
  stage: Stage,
  wide: number,
  deep: number,
  wall: number,
  roof: number,
  color: string,
  tiles: string,
): void {
  const { mesh } = stage;
  paint(mesh, color, Material.plaster);
  box(mesh, 0, -2, 0, wide, wall + 2, deep);
  mesh.triangle([-wide / 2, wall, -deep / 2], [wide / 2, wall, -deep / 2], [0, wall + roof, -deep / 2]);
  paint(mesh, tiles, Material.tiles);
  mesh.within(0, wall, 0, Math.PI / 2, 1, () => gable(mesh, 0, 0.1, 0, deep - 0.3, roof + 0.1, wide + 1.2));
  paint(mesh, '#5a3c2a');
  const z = -deep / 2 - 0.07;
  for (const y of [wall * 0.52, wall]) box(mesh, 0, y, z, wide, 0.24, 0.12);
  row(5, -wide / 2 + 0.15, wide / 2 - 0.15, (x) =>
    box(
      mesh,
      x,
      wall * 0.52,
      z,
      0.22,
      wall * 0.48 + Math.max(0, roof * (1 - Math.abs(x) / (wide / 2)) - 0.5),
      0.12,
    ),
  );
  for (const s of [-1, 1])
    bar(mesh, [s * wide * 0.48, wall * 0.54, z], [s * wide * 0.27, wall, z], 0.13, 0.13, 4);
  windows(mesh, 3, -wide * 0.3, wide * 0.3, wall * 0.6, z - 0.02, wide * 0.11, wall * 0.24, '#f6f1e6');
  windows(mesh, 2, -wide * 0.3, wide * 0.3, wall * 0.14, z - 0.02, wide * 0.13, wall * 0.24, '#f6f1e6');
  framed(mesh, 0, 0, z, wide * 0.16, wall * 0.36, '#f6f1e6', '#3b5a50', 1);
  windows(mesh, 1, 0, 0, wall + roof * 0.24, z - 0.02, wide * 0.12, wall * 0.22, '#f6f1e6', 1);
}

export function swakopHouses(stage: Stage): void {
  const { mesh } = stage;
  each(mesh, triples('-15 0 0.1, 14 1 -0.12'), (index) =>
    timbered(stage, index ? 12 : 13, 11, 7, 5, index ? '#e6b987' : '#f2dfae', index ? '#8a4a3a' : '#a4553c'),
  );
  mesh.within(0, 0, 2, 0.05, 1, () => {
    timbered(stage, 14, 12, 7.4, 5.6, '#efc98a', '#94503c');
    paint(mesh, '#f0dcb4', Material.plaster);
    box(mesh, 4, -2, 4, 5, 20, 5);
    paint(mesh, '#5a3c2a');
    for (const y of [10, 14, 17.8]) box(mesh, 4, y, 1.45, 5.1, 0.25, 0.12);
    for (const x of [1.7, 4, 6.3]) box(mesh, x, 10, 1.45, 0.22, 8, 0.12);
    windows(mesh, 2, 2.9, 5.1, 14.9, 1.4, 0.9, 1.8, '#f6f1e6');
    paint(mesh, '#94503c', Material.tiles);
    lathe(mesh, 4, 18, 4, pairs('4.4 0, 2.4 1.6, 1.6 2.6, 1.4 4, 1.7 4.2, 0 8'), 8, true);
  });
}
