import { Material } from '../../engine/materials.ts';
import { between } from '../../engine/random.ts';
import { bar, box, frustum, gable, hip, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { rubble, stairs } from '../carpentry.ts';
import { boulder, framed, paint, row, windows } from '../parts.ts';
import { train } from './dambulla-train.ts';
import { pairs } from '../../shapes/rows.ts';

export function ruinColumns(stage: Stage): void {
  const { mesh, random } = stage;
  paint(mesh, '#9b8871', Material.stone);
  box(mesh, 0, -3, 0, 28, 4, 18);
  box(mesh, 0, 1, 4, 20, 0.8, 9);
  for (const z of [-7, -3, 1, 5]) {
    row(8, -12, 12, (x) => {
      paint(mesh, '#b09b82', Material.stone, between(random, 0.85, 1.08));
      const broken = random();
      const lean = between(random, -0.12, 0.12);
      if (broken < 0.12) return bar(mesh, [x - 1.2, 1.35, z], [x + 1.6, 1.35, z + 0.7], 0.36, 0.34, 4);
      const tall = broken < 0.35 ? between(random, 1.4, 2.6) : between(random, 3.8, 4.6);
      bar(mesh, [x, 0.8, z], [x + lean, 1 + tall, z], 0.4, 0.36, 4);
      if (tall > 3) lathe(mesh, x + lean, 1 + tall, z, pairs('0.36 0, 0.56 0.25, 0.56 0.5, 0 0.5'), 8);
    });
  }
  paint(mesh, '#a28f79', Material.stone);
  stairs(mesh, 0, -0.4, -12.4, 4, 1.4, 3.4, 4);
  for (const x of [-3, 3]) lathe(mesh, x, 0, -10.4, pairs('0.7 0, 0.75 1.4, 0.3 2, 0 2.1'), 8);
  rubble(stage, 16, 15, 11, 0.45, '#8f7e69');
}

const rim = (y: number, r: number): [number, number, number] => [r, y, 0];

/** A slender television tower whose head is a lotus bud. */
export function lotusTower({ mesh }: Stage): void {
  paint(mesh, '#d9d2c0');
  lathe(mesh, 0, -6, 0, pairs('34 0, 34 18, 22 22, 14 30, 0 30'), 24);
  paint(mesh, '#8fa06a');
  lathe(mesh, 0, 10, 0, pairs('13 0, 9 60, 8 205, 12 216'), 18);
  paint(mesh, '#8a3f9a');
  for (let petal = 0; petal < 10; petal += 1)
    mesh.within(0, 0, 0, (petal / 10) * Math.PI * 2, 1, () => {
      for (const side of [-1, 1]) {
        mesh.triangle(rim(218, 9), [22, 240, side * 7.5], rim(240, 26));
        mesh.triangle(rim(240, 26), [22, 240, side * 7.5], rim(266, 21));
      }
    });
  paint(mesh, '#9a5fae');
  lathe(mesh, 0, 216, 0, pairs('10 0, 20 18, 23 28, 22 34, 15 46, 6 56, 3 62'), 20);
  paint(mesh, '#eec2d6');
  lathe(mesh, 0, 241, 0, pairs('23.4 0, 23.4 4'), 20);
  paint(mesh, '#cfcfcf');
  lathe(mesh, 0, 276, 0, pairs('2.6 0, 1.6 30, 0.8 74, 0 78'), 10);
}

export function peakShrine(stage: Stage): void {
  const { mesh } = stage;
  boulder(stage, 0, -9, 2, 11, 12, 9, '#6f6f60', 0.2, 22);
  paint(mesh, '#e8e2d6');
  box(mesh, 1, 1.5, 0, 14, 2.4, 9);
  stairs(mesh, 1, -2, -12, 3.4, 5.6, 8, 12);
  paint(mesh, '#f4efe4');
  box(mesh, 1, 3.9, 0.6, 4.6, 3, 4);
  paint(mesh, '#a8503a', Material.tiles);
  hip(mesh, 1, 6.8, 0.6, 7, 2.2, 6.2);
  paint(mesh, '#d9a83c');
  lathe(mesh, 1, 8.8, 0.6, pairs('0.2 0, 0.25 0.3, 0 1.2'), 7);
  framed(mesh, 1, 4, -1.5, 1.3, 2.2, '#d9b25a', '#2a2019');
  paint(mesh, '#5c4a3c');
  row(7, -5.6, 7.6, (x) => bar(mesh, [x, 3.9, -4.2], [x, 5, -4.2], 0.07, 0.07, 4));
  bar(mesh, [-5.8, 4.9, -4.2], [7.8, 4.9, -4.2], 0.06, 0.06, 4);
  for (const x of [6, 8]) bar(mesh, [x, 3.9, -2], [x, 7.2, -2], 0.14, 0.14, 5);
  paint(mesh, '#a8503a', Material.tiles);
  hip(mesh, 7, 7.1, -2, 3.6, 1.2, 3);
  paint(mesh, '#8a6a34');
  lathe(mesh, 7, 5.6, -2, pairs('0.6 0, 0.45 0.5, 0.2 0.9, 0 1'), 10);
  row(14, 0, 1, (share, index) => {
    paint(mesh, ['#e0b53a', '#d9773a', '#f4f1e8', '#3f6fae', '#b8433a'][index % 5]!);
    const [x, y] = [-1 - share * 9, 8.4 - share * 4.4 - Math.sin(share * 3.14) * 0.8];
    mesh.triangle([x - 0.3, y, -1.5], [x + 0.3, y, -1.5], [x, y - 0.7, -1.5]);
  });
}

export function trainAlone(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(0, 0, 0, 0.35, 1, () => {
    paint(mesh, '#6f655a');
    box(mesh, 0, -3, 0, 90, 3.1, 4.4);
    paint(mesh, '#4a4038');
    row(70, -44, 44, (x) => box(mesh, x, 0.1, 0, 0.3, 0.12, 2.4));
    paint(mesh, '#8f867c');
    for (const z of [-0.75, 0.75]) box(mesh, 0, 0.2, z, 90, 0.14, 0.1);
    train(stage, -17, 0.3, 0, 5);
  });
}

export function teaFactory(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(0, 0, 0, -0.3, 1, () => {
    paint(mesh, '#e6e6e0');
    box(mesh, 0, -5, 0, 42, 17, 13);
    for (const y of [0.8, 4.6, 8.4])
      windows(mesh, 17, -19.5, 19.5, y, -6.56, 1.5, 2.3, '#5f7f74', 0, '#39474a');
    paint(mesh, '#7f8f8a', Material.wood);
    gable(mesh, 0, 12, 0, 44, 4, 15);
    paint(mesh, '#dcdcd4');
    box(mesh, 26, -5, -1, 12, 9.5, 10);
    paint(mesh, '#8a9a94', Material.wood);
    gable(mesh, 26, 4.5, -1, 13, 2.8, 12);
    paint(mesh, '#8c6250', Material.stone);
    frustum(mesh, -24, -4, 3, 2.4, 22, 2.4, 0.7);
  });
}
