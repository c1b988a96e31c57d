import { Material } from '../../engine/materials.ts';
import { between } from '../../engine/random.ts';
import { bar, box, frustum, gable, hip, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { each } from '../carpentry.ts';
import { stackedHouses } from '../europe/colosseum-florence.ts';
import { arch, framed, paint, ring, row, windows } from '../parts.ts';
import { belfry } from './dubrovnik-rovinj.ts';
import { pairs, triples } from '../../shapes/rows.ts';

export function zagreb(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(0, 0, 0, 0.42, 1, () => {
    paint(mesh, '#efe6d2', Material.plaster);
    box(mesh, 0, -2, 2, 13, 10, 26);
    paint(mesh, '#b5aa96');
    for (const z of [-6, 0, 6, 12]) for (const s of [-1, 1]) frustum(mesh, s * 7, -1, z, 1.4, 8, 1.1, 0.6);
    // The roof of glazed tiles: chequers and the two coats of arms.
    const wide = 15;
    const top = 9.6;
    for (const s of [-1, 1]) {
      for (let i = 0; i < 27; i += 1)
        for (let j = 0; j < 13; j += 1) {
          const p = (a: number, b: number): [number, number, number] => [
            (s * wide) / 2 - (s * wide * b) / 26,
            7.6 + (top * b) / 13,
            -11.5 + a,
          ];
          const shieldA = (i - 8) ** 2 / 16 + (j - 6.5) ** 2 / 18 < 1;
          const shieldB = (i - 18) ** 2 / 16 + (j - 6.5) ** 2 / 18 < 1;
          let color =
            (i + j) % 4 === 0
              ? '#5a4238'
              : j < 2 || j > 10
                ? '#3f62a8'
                : (i + Math.floor(j / 2)) % 2
                  ? '#e9e2d2'
                  : '#a8463a';
          if (shieldA)
            color = j > 7 && (i + j) % 2 ? '#c9352c' : j > 7 ? '#f6f2e6' : i < 8 ? '#3f6fb5' : '#c9a23c';
          if (shieldB) color = Math.hypot(i - 18, j - 6.5) < 2.4 && j < 8 ? '#f6f2e6' : '#c0302c';
          paint(mesh, color);
          mesh.quad(p(i, j), p(i + 1, j), p(i + 1, j + 1), p(i, j + 1));
        }
    }
    paint(mesh, '#efe6d2', Material.plaster);
    mesh.triangle([-6.5, 8, -11], [6.5, 8, -11], [0, 16.6, -11]);
    framed(mesh, 0, 0, -11.06, 2.4, 4.4, '#c9bda4', '#3a2a1e', 1.5, 0.8);
    framed(mesh, 0, 8.4, -11.1, 1.2, 3, '#c9bda4', '#2f3440', 1.4, 0.3);
    for (const z of [-7, -1, 5, 11])
      for (const s of [-1, 1])
        mesh.within(s * 6.5, 0, z, (s * -Math.PI) / 2, 1, () =>
          framed(mesh, 0, 2, -0.06, 1.3, 4.4, '#c9bda4', '#2f3440', 1.5, 0.3),
        );
    paint(mesh, '#f0e8d6', Material.plaster);
    box(mesh, -8, -2, -8, 5.4, 20, 5.4);
    windows(mesh, 1, -8, -8, 13, -10.76, 1.4, 3, '#c9bda4', 1);
    windows(mesh, 1, -8, -8, 5, -10.76, 0.9, 2, '#c9bda4', 1);
    paint(mesh, '#7d4a38', Material.tiles);
    lathe(mesh, -8, 18, -8, pairs('4.2 0, 3 1.8, 2.2 2.4, 2.2 4.4, 2.5 4.8, 0 11'), 8, true);
  });
}

export function seaOrgan(stage: Stage): void {
  const { mesh } = stage;
  // White steps into the sea with the pipes' slots; behind them St Donat and the tower.
  for (let step = 0; step < 7; step += 1) {
    paint(mesh, step % 2 ? '#e9e4d8' : '#f2eee4');
    box(mesh, 0, -3, -10 + step * 1.5, 60, 2.4 + step * 0.45, 1.5);
  }
  paint(mesh, '#3a3a3a');
  for (let step = 1; step < 7; step += 2)
    row(24, -27, 27, (x) => box(mesh, x, -0.45 + step * 0.45 - 0.34, -10.78 + step * 1.5, 0.7, 0.16, 0.08));
  paint(mesh, '#e2dccd', Material.stone);
  box(mesh, 0, -3, 14, 64, 5.7, 28);
  paint(mesh, '#d4c3a0', Material.stone);
  lathe(mesh, 4, 2, 22, pairs('9 0, 9 8, 9.3 8.3'), 26);
  paint(mesh, '#b5683f', Material.tiles);
  lathe(mesh, 4, 10.3, 22, pairs('9.6 0, 6.6 2'), 26);
  paint(mesh, '#d4c3a0', Material.stone);
  lathe(mesh, 4, 12, 22, pairs('6.4 0, 6.4 6'), 22);
  paint(mesh, '#b5683f', Material.tiles);
  lathe(mesh, 4, 18, 22, pairs('7 0, 0 3.6'), 22);
  paint(mesh, '#463a2e');
  ring(14, 9.06, (x, z, angle) =>
    mesh.within(4 + x, 4, 22 + z, -angle - Math.PI / 2, 1, () => arch(mesh, 0, 1, -0.06, 0.8, 2.6)),
  );
  belfry(mesh, -12, 2, 24, 6, [11, 6, 5.4, 5], 7.6, '#9aa89c');
  mesh.within(24, 2.6, 26, 0, 1, () => stackedHouses(stage, 'mediterranean', 1, 22, 1, 1));
}

export function mill(stage: Stage): void {
  const { mesh, random } = stage;
  each(mesh, triples('-4 0 0.2, 6 4 -0.15'), (index) => {
    paint(mesh, '#b5a68c', Material.stone);
    box(mesh, 0, -3, 0, index ? 6 : 8, 6.4, 6);
    paint(mesh, '#9a8c74', Material.stone);
    gable(mesh, 0, 3.4, 0, index ? 6.8 : 9, 2.4, 7.2);
    framed(mesh, -1, 0, -3.06, 1.2, 2.2, '#8d7452', '#2c231b');
    framed(mesh, 1.8, 1, -3.06, 0.9, 1.1, '#8d7452', '#2c231b', 0, 0.14);
  });
  mesh.within(0.8, 0.6, -2.4, 0, 1, () => {
    paint(mesh, '#5f4834');
    ring(14, 1.9, (x, y, a) => {
      bar(mesh, [0, 0, 0], [x, y, 0], 0.06, 0.06, 4);
      bar(mesh, [x, y, 0], [Math.cos(a + 0.449) * 1.9, Math.sin(a + 0.449) * 1.9, 0], 0.1, 0.1, 4);
      mesh.quad(
        [x * 0.82, y * 0.82, -0.4],
        [x * 1.08, y * 1.08, -0.4],
        [x * 1.08, y * 1.08, 0.4],
        [x * 0.82, y * 0.82, 0.4],
      );
    });
  });
  for (let drop = 0; drop < 160; drop += 1)
    mesh.leaf(
      between(random, -0.8, 2.6),
      between(random, -1.2, 0),
      -2.8 - random(),
      0.16,
      [0, 0.8, -0.6],
      [0.88, 0.92, 0.95],
      random() * 3,
      0.8,
    );
}

const boardwalkAt = (k: number): [number, number] => [-4 + Math.sin(k * 0.16) * 7, -16 + k];

export function boardwalk(stage: Stage): void {
  const { mesh, random } = stage;
  for (let k = 0; k < 44; k += 1) {
    const [x, z] = boardwalkAt(k);
    const [nx] = boardwalkAt(k + 1);
    paint(mesh, '#8d7355', Material.plain, between(random, 0.8, 1.1));
    mesh.within(x, 0.45, z, Math.atan2(nx - x, 1), 1, () => {
      for (const d of [0, 0.34, 0.68]) box(mesh, 0, 0, d, 2.4, 0.1, 0.28);
    });
    if (k % 4 === 0) {
      paint(mesh, '#6b543c');
      for (const s of [-1.1, 1.1]) bar(mesh, [x + s, -1.6, z], [x + s, 0.5, z], 0.1, 0.1, 5);
    }
  }
}

export function hayHouse(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(0, 0, 0, 0.36, 1, () => {
    paint(mesh, '#d9cdb8', Material.stone);
    box(mesh, 0, -3, 0, 17, 5.6, 12);
    paint(mesh, '#6b4a30', Material.wood);
    box(mesh, 0, 2.6, 0, 17, 5.2, 12);
    for (const y of [2.6, 5.4]) {
      paint(mesh, '#7d5638', Material.wood);
      box(mesh, 0, y, -6.7, 17.6, 0.3, 1.6);
      row(24, -8.6, 8.6, (x) => box(mesh, x, y + 0.3, -7.4, 0.12, 0.9, 0.12));
      box(mesh, 0, y + 1.2, -7.4, 17.6, 0.14, 0.2);
      paint(mesh, '#c9362c');
      row(30, -8.4, 8.4, (x) => lathe(mesh, x, y + 1.1, -7.6, pairs('0.2 0, 0.26 0.16, 0 0.4'), 6));
    }
    for (const y of [0.4, 3.4, 6]) windows(mesh, 6, -6.8, 6.8, y, -6.08, 1.1, 1.3, '#efe6d2', 0, '#2e3338');
    paint(mesh, '#5f5044', Material.thatch);
    hip(mesh, 0, 7.2, 0, 22, 8, 18);
  });
}
