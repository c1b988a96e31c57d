import { hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { between } from '../../engine/random.ts';
import { bar, box, dome, frustum, gable, hip, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { arch, crenels, framed, paint, ring, row, surface, tube, windows } from '../parts.ts';
import { pairs, quadruples, triples } from '../../shapes/rows.ts';

export function ramparts(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#8d7f6c', Material.stone);
  frustum(mesh, 6, -4, 6, 78, 11, 14, 0.95);
  lathe(mesh, -30, -4, 6, pairs('15 0, 12.6 11, 12.6 12, 0 12'), 7, true);
  paint(mesh, '#998b76', Material.stone);
  crenels(mesh, -14, 42, 7, 0, 2.2, 1);
  for (let step = 0; step < 7; step += 1) {
    const a = Math.PI + 0.5 + step * 0.34;
    box(mesh, -30 + Math.cos(a) * 12, 8, 6 + Math.sin(a) * 12, 2.6, 1.4, 2.6);
  }
  paint(mesh, '#a89a84', Material.stone);
  lathe(mesh, -37, 8, -3, pairs('1.5 -1.4, 1.7 0, 1.7 2.6, 2 2.8, 1.4 4, 0 4.8'), 10);
  paint(mesh, '#2f2a25');
  arch(mesh, -37, 8.8, -4.76, 0.6, 1.2);
  // The clock tower behind the wall, and grass on its crown.
  paint(mesh, '#7f9a48');
  box(mesh, 6, 6.9, 8, 72, 0.3, 10);
  paint(mesh, '#efe8da', Material.plaster);
  box(mesh, 12, 4, 10, 5, 15, 5);
  paint(mesh, '#cfc4b0');
  for (const y of [11, 18.6]) box(mesh, 12, y, 10, 5.6, 0.5, 5.6);
  framed(mesh, 12, 7.2, 7.46, 1.5, 2.8, '#cfc4b0', '#3a322a', 1);
  paint(mesh, '#fbf8ee');
  mesh.within(12, 15, 7.44, 0, 1, () =>
    ring(16, 1.4, (x, y, a) =>
      mesh.triangle([0, 0, 0], [x, y, 0], [Math.cos(a + 0.4) * 1.4, Math.sin(a + 0.4) * 1.4, 0]),
    ),
  );
  paint(mesh, '#3a322a');
  bar(mesh, [12, 15, 7.36], [12, 16.1, 7.36], 0.08, 0.05, 4);
  bar(mesh, [12, 15, 7.36], [12.8, 14.7, 7.36], 0.08, 0.05, 4);
  paint(mesh, '#b0583c', Material.tiles);
  hip(mesh, 12, 19, 10, 6.4, 2.4, 6.4);
  for (const [x, w] of pairs('26 11, 37 8, -4 10')) {
    paint(mesh, '#e9dcc2', Material.plaster);
    box(mesh, x, 4, 13, w, 6.6, 7);
    paint(mesh, '#a8583c', Material.tiles);
    hip(mesh, x, 10.6, 13, w + 1.2, 2.8, 8.4);
  }
}

const dutchChurchHalf = (k: number): number =>
  7 *
  (k < 0.3
    ? 1 - k * 0.9
    : k < 0.6
      ? 0.73 - (k - 0.3) * 0.4 + 0.1 * Math.sin((k - 0.3) * 10)
      : 0.62 * Math.sqrt(Math.max(0, 1 - ((k - 0.6) / 0.4) ** 2)));

export function dutchChurch(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#f3eee2', Material.plaster);
  box(mesh, 0, -2, 6, 13, 10, 20);
  paint(mesh, '#a8563c', Material.tiles);
  mesh.within(0, 8, 6.4, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, 19, 5.6, 14));
  paint(mesh, '#f6f2e8', Material.plaster);
  for (let step = 0; step < 18; step += 1) {
    const [a, b] = [step / 18, (step + 1) / 18];
    mesh.quad(
      [-dutchChurchHalf(a), 8 + a * 8, -4.1],
      [dutchChurchHalf(a), 8 + a * 8, -4.1],
      [dutchChurchHalf(b), 8 + b * 8, -4.1],
      [-dutchChurchHalf(b), 8 + b * 8, -4.1],
    );
  }
  box(mesh, 0, -2, -3.8, 14, 10, 0.7);
  paint(mesh, '#dccfb6');
  for (const x of [-6.6, -2.6, 2.6, 6.6]) box(mesh, x, 0, -4.3, 0.6, 8, 0.4);
  box(mesh, 0, 7.8, -4.3, 14.6, 0.5, 0.6);
  framed(mesh, 0, 0, -4.2, 2.4, 4.4, '#dccfb6', '#4a3020', 1, 0.4);
  windows(mesh, 2, -4.6, 4.6, 2.4, -4.2, 1.3, 3.2, '#dccfb6', 1);
  framed(mesh, 0, 9.4, -4.16, 1.8, 2.8, '#dccfb6', '#34302c', 1, 0.3);
}

export function stiltFishers({ mesh }: Stage): void {
  for (const [x, z, lean] of triples('-4 1 0.05, 0.4 -0.6 -0.04, 4.6 1.6 0.08'))
    mesh.within(x, 0, z, 0.2, 1, () => {
      paint(mesh, '#4f3d2e');
      bar(mesh, [lean * 3, -1.6, 0], [0, 4.2, 0], 0.09, 0.06, 5);
      bar(mesh, [-0.7, 1.5, -0.25], [0.55, 1.6, 0.15], 0.06, 0.06, 5);
      bar(mesh, [-0.1, -1.4, 0.5], [-0.2, 1.5, 0], 0.05, 0.05, 4);
      paint(mesh, '#7a4f34');
      bar(mesh, [-0.4, 1.7, -0.1], [-0.3, 2.45, -0.05], 0.17, 0.2, 8);
      bar(mesh, [-0.32, 2.5, -0.05], [-0.3, 2.78, -0.05], 0.11, 0.12, 8);
      bar(mesh, [-0.2, 2.35, 0.05], [0, 2.6, 0], 0.06, 0.05, 5);
      bar(mesh, [-0.45, 2.35, -0.2], [-0.95, 2.1, -0.5], 0.06, 0.05, 5);
      for (const z2 of [-0.2, 0.08]) {
        bar(mesh, [-0.38, 1.75, z2], [-0.85, 1.7, z2 - 0.1], 0.1, 0.08, 6);
        bar(mesh, [-0.85, 1.7, z2 - 0.1], [-0.8, 1.1, z2], 0.08, 0.05, 6);
      }
      paint(mesh, '#c9533c');
      tube(mesh, quadruples('-0.5 1.62 0.2 -0.06, -0.36 1.8 0.22 -0.06, -0.34 1.95 0.18 -0.05'), 1, 8);
      paint(mesh, '#e8dcc0');
      lathe(mesh, -0.3, 2.78, -0.05, pairs('0.22 0, 0.13 0.08, 0 0.16'), 9);
      paint(mesh, '#3a2d22');
      bar(mesh, [-0.9, 2.05, -0.5], [-3.4, 3.2, -1.4], 0.025, 0.012, 4);
      bar(mesh, [-3.4, 3.2, -1.4], [-3.5, 0, -1.5], 0.008, 0.008, 3);
    });
}

export function outriggers({ mesh }: Stage): void {
  for (const [x, z, turn, color] of [
    [-8, 0, 0.5, '#2f7fa6'],
    [1, 3, 0.35, '#e0b23c'],
    [9, 1, 0.6, '#3f8f5a'],
  ] as const)
    mesh.within(x, 0.2, z, turn, 1, () => {
      paint(mesh, color);
      tube(mesh, triples('-4.4 1.3 0.06, -3.6 0.7 0.32, 0 0.5 0.5, 3.6 0.7 0.32, 4.6 1.5 0.05'), 0.72, 10);
      paint(mesh, '#7d5a3c');
      box(mesh, 0, 0.8, 0, 6.8, 0.3, 0.5);
      tube(mesh, quadruples('-3.2 0.25 0.05 3, 0 0.15 0.16 3, 3.2 0.3 0.05 3'), 1, 7);
      for (const s of [-1.7, 1.7])
        tube(
          mesh,
          [
            [s, 1, 0.09, 0],
            [s, 1.3, 0.08, 1.5],
            [s, 0.3, 0.06, 3],
          ],
          1,
          5,
        );
      bar(mesh, [0.3, 0.9, 0], [0.5, 7.4, 0], 0.08, 0.05, 5);
      bar(mesh, [0.2, 1, 0], [3.6, 7.2, 0.2], 0.06, 0.04, 5);
      surface(
        mesh,
        8,
        8,
        (u, v) => [
          0.5 + u * 3.1 * v + 0.2,
          1.6 + v * 5.6 - u * 0.3,
          0.5 * Math.sin(u * Math.PI) * Math.sin(v * Math.PI),
        ],
        (_u, v) => scaled(hex('#b5622f'), 0.95 + 0.06 * (Math.floor(v * 8) % 2)),
      );
    });
}

export function hutJetty(stage: Stage): void {
  const { mesh, random } = stage;
  paint(mesh, '#7d6248', Material.wood);
  for (let plank = 0; plank < 30; plank += 1) {
    paint(mesh, '#8a6d50', Material.plain, between(random, 0.82, 1.1));
    box(mesh, 0, 0.9, -14 + plank * 0.8, 2.2, 0.12, 0.72);
  }
  paint(mesh, '#5f4834');
  row(8, -13.6, 9, (z) => {
    for (const s of [-1, 1]) bar(mesh, [s, -2, z], [s, z < -9 ? 1.9 : 1.1, z], 0.12, 0.11, 6);
  });
  mesh.within(3.6, 0.9, 6, 0, 1, () => {
    paint(mesh, '#6b5038');
    for (const [x, z] of pairs('-2.4 -2, 2.4 -2, -2.4 2, 2.4 2'))
      bar(mesh, [x, -2.8, z], [x, 2.6, z], 0.12, 0.1, 6);
    paint(mesh, '#9a7a54', Material.wood);
    box(mesh, 0, 0, 0, 5.4, 0.2, 4.6);
    box(mesh, 0, 0.2, 1.9, 5, 2.2, 0.2);
    paint(mesh, '#a3885a', Material.thatch);
    hip(mesh, 0, 2.4, 0, 7, 2.4, 6.2);
  });
}

export function colomboMosque(stage: Stage): void {
  const { mesh } = stage;
  const striped = (x: number, z: number, w: number, tall: number, round = false): void => {
    for (let band = 0; band * 1.1 < tall; band += 1) {
      paint(mesh, band % 2 ? '#f3ece0' : '#b5352c');
      if (round)
        lathe(
          mesh,
          x,
          band * 1.1,
          z,
          [
            [w / 2, 0],
            [w / 2, Math.min(1.1, tall - band * 1.1)],
          ],
          8,
          true,
        );
      else
        box(
          mesh,
          x,
          band * 1.1 - (band ? 0 : 2),
          z,
          w,
          Math.min(1.1, tall - band * 1.1) + (band ? 0 : 2),
          w * 0.8,
        );
    }
  };
  striped(0, 4, 22, 15);
  for (const y of [1.6, 6, 10.4]) windows(mesh, 6, -9, 9, y, -4.86, 1.5, 3, '#f3ece0', 1.3, '#3a2a26');
  crenels(mesh, -11, 11, 15.2, -4.2, 0.7, 0.6);
  for (const [x, r] of pairs('-11 2.6, 11 2.6')) {
    striped(x, -4, r * 1.6, 20, true);
    paint(mesh, '#c94a3c');
    dome(mesh, x, 20, -4, r, r * 1.5, 1.14);
    bar(mesh, [x, 23.6, -4], [x, 26, -4], 0.12, 0.05, 5);
  }
  for (const x of [-5.4, 0, 5.4]) {
    striped(x, 0, 3.4, 18 + (x === 0 ? 3 : 0), true);
    paint(mesh, x === 0 ? '#e3d6c4' : '#c94a3c');
    dome(mesh, x, 18 + (x === 0 ? 3 : 0), 0, 2.3, 3.4, 1.16);
    bar(mesh, [x, 21 + (x === 0 ? 3 : 0), 0], [x, 24 + (x === 0 ? 3 : 0), 0], 0.1, 0.04, 5);
  }
  framed(mesh, 0, 0, -4.9, 2.6, 4.6, '#f3ece0', '#33231f', 1.4, 0.4);
  for (const s of [-1, 1]) {
    paint(mesh, '#d9c8a8', Material.shutters);
    box(mesh, s * 21, -2, 5, 17, 12, 10);
    paint(mesh, '#8a4f3a', Material.tiles);
    gable(mesh, s * 21, 10, 5, 17.4, 2.4, 11);
  }
}
