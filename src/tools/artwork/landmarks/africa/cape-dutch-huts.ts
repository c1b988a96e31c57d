import { Material } from '../../engine/materials.ts';
import { bar, box, gable, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { boulder, framed, paint, windows } from '../parts.ts';
import { bandedLighthouse } from './stone-town-balloons.ts';
import { pairs, triples } from '../../shapes/rows.ts';

export function capeDutch({ mesh }: Stage): void {
  const white = '#f7f3ea';
  const bell = (y: number, z: number, w: number, tall: number): void => {
    paint(mesh, white, Material.plaster);
    const half = (k: number): number =>
      (k < 0.32
        ? 1 - k * 0.35
        : k < 0.62
          ? 0.62 + 0.14 * Math.cos((k - 0.32) * 10.4)
          : k < 0.86
            ? 0.5 * Math.sqrt(Math.max(0, 1 - ((k - 0.62) / 0.36) ** 2))
            : 0.38 * (1 - (k - 0.86) / 0.16)) *
      (w / 2);
    for (let step = 0; step < 20; step += 1) {
      const [k0, k1] = [step / 20, (step + 1) / 20];
      for (const dz of [0, 0.7])
        mesh.quad(
          [-half(k0), y + k0 * tall, z + dz],
          [half(k0), y + k0 * tall, z + dz],
          [half(k1), y + k1 * tall, z + dz],
          [-half(k1), y + k1 * tall, z + dz],
        );
      for (const s of [-1, 1]) {
        mesh.quad(
          [s * half(k0), y + k0 * tall, z],
          [s * half(k0), y + k0 * tall, z + 0.7],
          [s * half(k1), y + k1 * tall, z + 0.7],
          [s * half(k1), y + k1 * tall, z],
        );
        bar(
          mesh,
          [s * half(k0), y + k0 * tall, z - 0.05],
          [s * half(k1), y + k1 * tall, z - 0.05],
          0.15,
          0.15,
          4,
        );
      }
    }
  };
  paint(mesh, white, Material.plaster);
  box(mesh, 0, -2, 0, 30, 6, 8);
  paint(mesh, '#6b5a42', Material.thatch);
  gable(mesh, 0, 4, 0, 30.6, 4.8, 9.6);
  bell(4, -4.3, 8, 6.4);
  for (const s of [-1, 1])
    mesh.within(s * 15, 0, 0, Math.PI / 2, 1, () =>
      mesh.within(0, 0, 4.2 - (s > 0 ? 0.2 : 0.2), 0, 1, () => bell(4, -4.3, 8.4, 5.8)),
    );
  windows(mesh, 2, -11.4, -5.6, 0.8, -4.06, 1.6, 2.4, '#3f6a52', 0, '#e8e4da');
  windows(mesh, 2, 5.6, 11.4, 0.8, -4.06, 1.6, 2.4, '#3f6a52', 0, '#e8e4da');
  framed(mesh, 0, 0, -4.36, 1.8, 3.2, '#3f6a52', '#5f3f28', 0.5, 0.3);
  framed(mesh, 0, 5.4, -4.36, 1.2, 1.7, '#3f6a52', '#e8e4da', 1, 0.2);
  paint(mesh, '#b5ab9a', Material.stone);
  box(mesh, 0, -2, -5.4, 26, 2.3, 2.6);
  paint(mesh, '#f4f0e6');
  for (const s of [-1, 1]) {
    box(mesh, s * 24, -1, -2, 16, 2.4, 0.6);
    lathe(mesh, s * 16.6, -1, -2, pairs('0.7 0, 0.7 3, 0.9 3.2, 0 4'), 4, true);
  }
}

export function capeLight(stage: Stage): void {
  const { mesh } = stage;
  boulder(stage, 0, -3, 3, 15, 7, 8, '#8a7d6c', 0.24, 20);
  mesh.within(0, 3.6, 2, 0, 0.62, () => bandedLighthouse('#f0ebe0', 9, '#7a8f86')(stage));
  paint(mesh, '#a89a84', Material.stone);
  for (let step = 0; step < 8; step += 1)
    box(mesh, -8 + step * 0.9, -0.6 + step * 0.5, -5 + step * 0.4, 2.2, 0.6, 1.4);
}

/** A lodge of stone and wood with two floors, a porch and a chimney. */
export function lodge(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(0, 0, 0, -0.25, 1, () => {
    paint(mesh, '#9a9086', Material.stone);
    box(mesh, 0, -3, 0, 15, 6.2, 9);
    paint(mesh, '#8a5f3c', Material.wood);
    box(mesh, 0, 3.2, 0, 15.2, 2.6, 9.2);
    paint(mesh, '#5f5652', Material.tiles);
    gable(mesh, 0, 5.8, 0, 17, 4, 11.4);
    paint(mesh, '#8d8276', Material.stone);
    box(mesh, 4.6, 6.4, 1.6, 1.2, 4.4, 1.2);
    for (const x of [-5.4, -2.7, 2.7, 5.4]) {
      framed(mesh, x, 0.9, -4.56, 1.2, 1.3, '#e9dfc8', '#33413f', 0, 0.2);
      framed(mesh, x, 3.7, -4.66, 1.2, 1.3, '#b5402f', '#e0c890', 0, 0.2);
    }
    framed(mesh, 0, 0, -4.58, 1.5, 2.4, '#6b4a30', '#3d2c20', 0, 0.2);
    paint(mesh, '#7a5638', Material.wood);
    box(mesh, 0, -0.2, -6, 8, 0.3, 3);
  });
}

export function huts(stage: Stage): void {
  const { mesh } = stage;
  for (const [x, z, turn] of triples('-7 2 0.25, 0 0 0.05, 7.4 2.4 -0.2'))
    mesh.within(x, 0, z, turn, 1, () => {
      for (const s of [-1, 1]) {
        paint(mesh, '#4f5f52', Material.wood);
        mesh.quad([s * 2.9, 0, -3.2], [s * 2.9, 0, 3.2], [0, 4.8, 3.4], [0, 4.8, -3.4]);
        paint(mesh, '#7a5638');
        bar(mesh, [s * 2.9, 0, -3.3], [0, 4.9, -3.5], 0.12, 0.12, 4);
      }
      paint(mesh, '#a5794e', Material.wood);
      mesh.triangle([-2.6, 0, -2.9], [2.6, 0, -2.9], [0, 4.5, -2.9]);
      framed(mesh, 0, 0, -2.96, 1, 1.9, '#7a5638', '#3d2c20', 0, 0.12);
      framed(mesh, 0, 2.5, -2.96, 0.9, 0.8, '#7a5638', '#e0c890', 0, 0.12);
      paint(mesh, '#8d8276', Material.stone);
      box(mesh, 0, -1, 0, 6, 1.1, 6.6);
    });
}
