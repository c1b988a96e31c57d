import { Material } from '../../engine/materials.ts';
import { bar, box, frustum, gable, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { stairs, tiers } from '../carpentry.ts';
import { framed, paint, row, windows } from '../parts.ts';
import { seatedBuddha } from '../temples-south-asia/dagoba-sigiriya.ts';
import { chedi, wat } from './vat-phou-ayutthaya.ts';
import { pairs, triples } from '../../shapes/rows.ts';

export function sukhothai(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#94715a', Material.stone);
  tiers(mesh, 0, -3, 6, triples('46 4 30, 30 1 22'));
  for (const x of [-13, -9, 9, 13])
    row(5, -8, 12, (z, index) => {
      paint(mesh, '#8c7562', Material.stone);
      lathe(
        mesh,
        x,
        1,
        z,
        [
          [0.85, 0],
          [0.75, 6.4 - ((index * 3 + Math.abs(x)) % 4)],
          [1, 6.6 - ((index * 3 + Math.abs(x)) % 4)],
          [0, 6.7 - ((index * 3 + Math.abs(x)) % 4)],
        ],
        10,
      );
    });
  paint(mesh, '#a58f79', Material.stone);
  box(mesh, 0, 2, 4, 11, 2.4, 7);
  seatedBuddha(stage, 0, 4.4, 3.4, 11, '#d9cdb8');
  paint(mesh, '#9d8872', Material.stone);
  tiers(mesh, 0, 2, 18, triples('12 4 12, 9 4 9, 7 4 7'));
  lathe(mesh, 0, 14, 18, pairs('2.6 0, 2.6 3.6, 2 3.8, 2.9 6, 2.2 8, 0.7 10, 0.6 10.6, 0 14.5'), 16);
  for (const x of [-21, 21]) {
    paint(mesh, '#a08b75', Material.stone);
    chedi(mesh, x, 0, 10, 3.6, 14);
  }
}

export function goldChedi(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#e9e1d0');
  box(mesh, 0, -3, 0, 26, 4, 26);
  paint(mesh, '#d9a530');
  tiers(mesh, 0, 1, 0, triples('15 1.6 15, 13 1.6 13, 11 1.8 11'));
  lathe(mesh, 0, 6, 0, pairs('5.4 0, 5.4 1.6, 4.8 1.8, 4.8 3.4, 4.2 3.6, 4.2 5'), 12, true);
  chedi(mesh, 0, 9, 0, 3.9, 19);
  for (const [x, z] of pairs('-10.5 -10.5, 10.5 -10.5, -10.5 10.5, 10.5 10.5')) {
    paint(mesh, '#c9952c');
    bar(mesh, [x, 1, z], [x, 9, z], 0.12, 0.1, 5);
    for (let tier = 0; tier < 5; tier += 1)
      lathe(
        mesh,
        x,
        5 + tier * 1.1,
        z,
        [
          [1.3 - tier * 0.22, 0],
          [0.2, 0.5],
        ],
        12,
      );
  }
  mesh.within(-17, 0, 9, 0.2, 0.7, () => wat(stage, 12, 14, 6, '#a8492c', '#3f5f46', 0.8));
}

export function thatLuang(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#e8c878');
  box(mesh, 0, -3, 4, 60, 8, 1.4);
  row(31, -29.5, 29.5, (x) => lathe(mesh, x, 5, 4, pairs('0.9 0, 0.9 0.7, 0 1.8'), 4, true));
  paint(mesh, '#dba528');
  box(mesh, 0, -2, 24, 44, 8, 34);
  row(18, -21, 21, (x) => {
    lathe(mesh, x, 6, 7.6, pairs('1 0, 1 0.9, 0.3 1.6, 0 3'), 8);
  });
  frustum(mesh, 0, 6, 24, 34, 5, 26, 0.86);
  row(13, -14, 14, (x) => {
    lathe(mesh, x, 10.6, 13.4, pairs('0.9 0, 0.8 1, 0.6 2, 0.2 3, 0 5.4'), 8);
  });
  frustum(mesh, 0, 10, 24, 26, 5, 20, 0.7);
  paint(mesh, '#e6b431');
  lathe(
    mesh,
    0,
    15,
    24,
    pairs(`
      8.6 0, 9.4 1, 8.2 2, 6.2 3.4, 4.4 5.6, 3.8 8, 4.2 8.4, 4.1 9.4, 2.6 10.2, 2 14, 1.1 19, 0.9 19.4,
      0.3 21, 0 25`),
    4,
    true,
  );
  framed(mesh, 0, 0, 3.24, 4, 5.4, '#f0d68a', '#7a3a22', 1.6, 0.7);
  mesh.within(0, 0, 3, 0, 0.42, () => wat(stage, 15, 8, 9, '#b5502c', '#2f6b4f', 0.85));
}

export function phnomPenhPalace(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#efdfb5');
  box(mesh, 0, -3, 6, 52, 6, 24);
  paint(mesh, '#f2e6c4');
  box(mesh, 0, 3, 8, 44, 7, 14);
  row(14, -21, 21, (x) => lathe(mesh, x, 3, 0, pairs('0.6 0, 0.5 0.8, 0.5 5.8, 0.8 6.6, 0 6.8'), 8));
  windows(mesh, 10, -19, 19, 3.6, 0.94, 1.2, 4.4, '#d9ab4a', 1.6, '#5f4a34');
  for (const [x, w, tall] of triples('-14 22 0, 14 22 0, 0 20 2')) {
    for (let level = 0; level < 3; level += 1) {
      paint(mesh, level === 1 ? '#e0a43a' : '#d98a34', Material.tiles);
      gable(mesh, x, 10 + tall + level * 1.9, 7, w - level * 4, 4.4, 17 - level * 4);
    }
  }
  mesh.within(0, 0, 0, 0, 1, () => {
    paint(mesh, '#efe0b4');
    box(mesh, 0, 0, -3, 12, 9.4, 7);
    for (let level = 0; level < 3; level += 1) {
      paint(mesh, '#d98a34', Material.tiles);
      mesh.within(0, 9.4 + level * 1.7, -2, Math.PI / 2, 1, () =>
        gable(mesh, 0, 0, 0, 11 - level * 2, 5.6 - level * 0.4, 13 - level * 3),
      );
      paint(mesh, '#f0d27a');
      const z = -7.6 + level;
      mesh.triangle(
        [-5.4 + level * 1.4, 9.6 + level * 1.7, z],
        [5.4 - level * 1.4, 9.6 + level * 1.7, z],
        [0, 14.6 + level * 1.4, z],
      );
    }
    framed(mesh, 0, 0.6, -6.6, 2.6, 6.4, '#d9ab4a', '#5a3322', 1.6, 0.4);
  });
  paint(mesh, '#e6c05a');
  for (let step = 0; step < 5; step += 1)
    frustum(mesh, 0, 16.4 + step * 1.9, 8, 8 - step * 1.3, 1.9, 8 - step * 1.3, 0.8);
  lathe(mesh, 0, 25.6, 8, pairs('1.3 0, 1 2, 0.4 5, 0.5 5.4, 0 12'), 10);
  paint(mesh, '#e0b03a');
  for (const s of [-1, 1])
    for (const [x, y, z] of triples('25 10 0, 4.4 17 -6'))
      bar(mesh, [s * x, y, z], [s * (x + 0.9), y + 2.2, z], 0.2, 0.04, 5);
  paint(mesh, '#e6dcc4');
  stairs(mesh, 0, -1, -14, 10, 3.6, 7, 8);
}
