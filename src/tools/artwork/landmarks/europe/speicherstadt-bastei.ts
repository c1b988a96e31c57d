import { blend, hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { clamp } from '../../engine/math.ts';
import { between } from '../../engine/random.ts';
import { foliage } from '../../shapes/plants.ts';
import { arcade, bar, box, gable, lathe } from '../../shapes/solids.ts';
import { type Stage, tonesOf } from '../../stage.ts';
import { each } from '../carpentry.ts';
import { arch, framed, massif, paint, ring, row, windows } from '../parts.ts';
import { pairs, triples } from '../../shapes/rows.ts';

function brickWarehouse(stage: Stage, wide: number, tall: number, deep: number, tower: boolean): void {
  const { mesh } = stage;
  paint(mesh, '#8f3f2e', Material.stone);
  box(mesh, 0, -5, 0, wide, tall + 5, deep);
  paint(mesh, '#a3503a');
  for (let y = 3.6; y < tall; y += 3.7) box(mesh, 0, y, -deep / 2 - 0.05, wide, 0.26, 0.3);
  const count = Math.round(wide / 2.7);
  for (let y = 0.6; y + 2.6 < tall; y += 3.7)
    windows(mesh, count, -wide * 0.44, wide * 0.44, y, -deep / 2 - 0.07, 1.15, 2.2, '#c9a58a', 1, '#2e3438');
  // Stepped gables over the hoists.
  row(Math.max(1, Math.round(wide / 13)), wide > 14 ? -wide * 0.33 : 0, wide > 14 ? wide * 0.33 : 0, (x) => {
    paint(mesh, '#97442f', Material.stone);
    for (const [w, h] of pairs('7 0, 5.2 2, 3.4 4, 1.8 6'))
      box(mesh, x, tall + h, -deep / 2 + 0.5, w, 2.1, 1.2);
    paint(mesh, '#5f8a7c', Material.tiles);
    mesh.within(x, tall, 0, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, deep - 1, 6.4, 7));
    for (let y = 0.4; y + 3 < tall; y += 3.7) {
      paint(mesh, '#4f7a6c');
      arch(mesh, x, y, -deep / 2 - 0.14, 1.5, 2.8, 0);
    }
    windows(mesh, 1, x, x, tall + 1.2, -deep / 2 - 0.16, 1.4, 2.4, '#c9a58a', 1, '#2e3438');
    paint(mesh, '#4a5a52');
    bar(mesh, [x, tall + 6.4, -deep / 2], [x, tall + 6.4, -deep / 2 - 2], 0.14, 0.1, 5);
    bar(mesh, [x, tall + 6.3, -deep / 2 - 1.8], [x, tall + 2, -deep / 2 - 1.8], 0.03, 0.03, 3);
  });
  paint(mesh, '#5f8a7c', Material.tiles);
  gable(mesh, 0, tall, 1, wide, 4.6, deep - 1);
  if (!tower) return;
  paint(mesh, '#8f3f2e', Material.stone);
  lathe(
    mesh,
    -wide / 2,
    -5,
    -deep / 2 + 1,
    [
      [2.3, 0],
      [2.3, tall + 9],
      [2.6, tall + 9.4],
    ],
    8,
    true,
  );
  paint(mesh, '#5f9a86');
  lathe(mesh, -wide / 2, tall + 4.4, -deep / 2 + 1, pairs('2.8 0, 1.4 3, 0 9'), 8, true);
}

export function speicherstadt(stage: Stage): void {
  const { mesh } = stage;
  each(mesh, triples('-22 4 -0.5, 23 8 0.5'), (index) =>
    brickWarehouse(stage, 38, index ? 20 : 22, 12, true),
  );
  mesh.within(0, 0, 40, 0, 1, () => brickWarehouse(stage, 24, 18, 12, true));
  // The little castle at the end of the canal.
  paint(mesh, '#6f5a4c', Material.stone);
  box(mesh, 0, -5, 26, 60, 8, 3);
  arcade(mesh, 0, -3, 24, 22, 5.4, 1, 2, 0.8, 0.3);
  paint(mesh, '#4f7a6c');
  box(mesh, 0, 3, 24, 24, 0.5, 3);
  row(13, -12, 12, (x) => bar(mesh, [x, 3.4, 22.6], [x, 4.6, 22.6], 0.08, 0.08, 4));
  bar(mesh, [-12, 4.6, 22.6], [12, 4.6, 22.6], 0.1, 0.1, 4);
}

export function munich(stage: Stage): void {
  const { mesh } = stage;
  for (const s of [-1, 1])
    mesh.within(17 + s * 5.4, 0, 22, 0, 1, () => {
      paint(mesh, '#a35c44', Material.stone);
      box(mesh, 0, -3, 0, 7, 34, 7);
      lathe(mesh, 0, 31, 0, pairs('3.6 0, 3.6 6, 4 6.3'), 8, true);
      windows(mesh, 1, 0, 0, 23, -3.56, 1.4, 4, '#d9c0a4', 1.2);
      windows(mesh, 1, 0, 0, 13, -3.56, 1.2, 3.4, '#d9c0a4', 1.2);
      windows(mesh, 1, 0, 0, 32, -3.4, 1.4, 3.4, '#d9c0a4', 1);
      paint(mesh, '#6fa58e');
      lathe(
        mesh,
        0,
        37.3,
        0,
        pairs('3.8 0, 4.2 1.4, 3.8 3.2, 2.4 4.8, 0.8 5.6, 0.7 6.6, 1.1 7.2, 0 8.8'),
        18,
      );
      paint(mesh, '#e0b84a');
      lathe(mesh, 0, 46, 0, pairs('0.3 0, 0.36 0.3, 0 1.6'), 7);
    });
  paint(mesh, '#a8644a', Material.stone);
  box(mesh, 17, -3, 42, 18, 25, 34);
  paint(mesh, '#a8503c', Material.tiles);
  mesh.within(17, 22, 42, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, 34, 10, 19));
  // The new town hall with its clock tower.
  const stone = '#94897a';
  paint(mesh, stone, Material.stone);
  box(mesh, -8, -3, 2, 50, 19, 10);
  paint(mesh, '#8d4a38', Material.tiles);
  gable(mesh, -8, 16, 2, 50, 6, 11);
  for (const y of [1, 6, 11]) windows(mesh, 14, -31, 15, y, -3.1, 1.5, y === 1 ? 3.8 : 3, '#b0a593', 1.6);
  paint(mesh, '#a59a88');
  for (const y of [5.2, 10.4, 15.6]) box(mesh, -8, y, -3.2, 50.4, 0.4, 0.5);
  row(7, -32, 16, (x) => {
    paint(mesh, stone);
    mesh.triangle([x - 2.4, 16, -3.1], [x + 2.4, 16, -3.1], [x, 21.6, -3.1]);
    lathe(mesh, x - 3.2, 15.6, -3, pairs('0.5 0, 0.4 2.6, 0 5'), 4, true);
  });
  mesh.within(-10, 0, -3.6, 0, 1, () => {
    paint(mesh, stone, Material.stone);
    box(mesh, 0, -3, 2, 6.6, 30, 6);
    box(mesh, 0, 27, 2, 5.6, 6, 5);
    for (const [x, z] of pairs('-3.3 -1, 3.3 -1, -3.3 5, 3.3 5'))
      lathe(mesh, x, 26, z, pairs('0.6 0, 0.5 3.4, 0 7'), 4, true);
    framed(mesh, 0, 8, -1.06, 3.4, 5, '#b5a994', '#3a4a3f', 1.2, 0.4);
    paint(mesh, '#5f9a86');
    for (const x of [-0.8, 0, 0.8]) box(mesh, x, 9, -1.5, 0.5, 1.4, 0.4);
    paint(mesh, '#efe6d0');
    mesh.within(0, 22.6, -1.1, 0, 1, () =>
      ring(16, 1.7, (x, y, a) =>
        mesh.triangle([0, 0, 0], [x, y, 0], [Math.cos(a + 0.4) * 1.7, Math.sin(a + 0.4) * 1.7, 0]),
      ),
    );
    paint(mesh, '#2c2a28');
    bar(mesh, [0, 22.6, -1.2], [0, 23.9, -1.2], 0.1, 0.06, 4);
    bar(mesh, [0, 22.6, -1.2], [0.8, 22.2, -1.2], 0.1, 0.06, 4);
    paint(mesh, '#7d8f84');
    lathe(mesh, 0, 33, 2, pairs('3 0, 1.6 3, 1.2 4, 1.2 6, 0 13'), 8, true);
  });
}

/** Sandstone: grey and ochre, in beds that fade into each other. */
const basteiRock = (_a: number, share: number, g: number) =>
  scaled(
    blend(hex('#8f8676'), hex('#c4b08e'), clamp(0.5 + 0.35 * Math.sin(share * 34 + g * 5) + g * 0.8, 0, 1)),
    0.92 + g * 0.3,
  );

export function bastei(stage: Stage): void {
  const { mesh } = stage;
  // The feet lie deep in the woods; the slim rocks carry the piers of the bridge.
  for (const [x, z, tall, w, d] of [
    [-40, 6, 84, 12, 11],
    [-29, 4, 74, 6, 6],
    [-14, 1, 66, 4.4, 5],
    [1, 1, 64, 4, 5],
    [15, 1, 66, 4.2, 5],
    [30, 4, 76, 7, 7],
    [42, 8, 82, 11, 10],
    [-22, 20, 90, 6, 7],
    [10, 22, 86, 7, 6],
    [24, 18, 92, 6, 6],
    [36, -10, 58, 5, 4],
  ] as const) {
    massif(
      stage,
      x,
      -36,
      z,
      tall - 18,
      (angle, share) => {
        const r = 1.25 - share * 0.3 + 0.05 * Math.sin(share * 46) + 0.08 * Math.sin(angle * 3);
        return [w * r, d * r];
      },
      basteiRock,
      0.22,
      30,
      44,
    );
  }
  paint(mesh, '#dcc9a6', Material.stone);
  arcade(mesh, 0, 2, -5.6, 66, 15.4, 3.6, 7, 0.72, 0.5);
  paint(mesh, '#e8d8b8');
  box(mesh, 0, 17.4, -5.6, 68, 0.7, 4.4);
  for (const z of [-7.6, -3.6]) box(mesh, 0, 18.1, z, 68, 1.2, 0.5);
  const tones = tonesOf(stage, 'fir');
  for (const [x, y, z] of triples(
    '-43 32 6, -37 32 9, 42 29 8, 30 24 4, -22 38 20, 10 34 22, 38 29 5, 24 40 18, 36 6 -10',
  )) {
    paint(mesh, '#5a4634');
    bar(mesh, [x, y - 4, z], [x, y + 3, z], 0.2, 0.1, 5);
    foliage(mesh, stage.random, x, y + 3, z, 1.7, 2.4, 130, 0.36, tones);
  }
  // Crowns around the feet, which stand on the floor of the valley.
  const crowns = tonesOf(stage, 'temperate');
  for (let crown = 0; crown < 26; crown += 1) {
    const size = between(stage.random, 3.6, 5.4);
    const x = -52 + crown * 4.1;
    const z = between(stage.random, -19, -13);
    paint(mesh, '#5a4634');
    bar(mesh, [x, -36, z], [x, -27, z], 0.6, 0.4, 6);
    foliage(mesh, stage.random, x, -28 + size, z, size, size, 170, 0.9, crowns);
  }
}
