import { blend, hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { between, pick } from '../../engine/random.ts';
import { foliage } from '../../shapes/plants.ts';
import { bar, box, dome, frustum, gable, lathe } from '../../shapes/solids.ts';
import { type Stage, tonesOf } from '../../stage.ts';
import { framed, massif, paint, ring, row, windows } from '../parts.ts';
import { pairs } from '../../shapes/rows.ts';

const machuPicchuGreen = (_a: number, share: number, g: number) =>
  scaled(blend(hex('#4f6b38'), hex('#8a8578'), Math.min(1, Math.max(0, g * 1.6 + share * 0.25))), 0.95);

export function machuPicchu(stage: Stage): void {
  const { mesh, random } = stage;
  const grass = ['#7f9a48', '#8aa552', '#74903f'] as const;
  // The steep peak behind, Huayna Picchu, with its lower brother to the left.
  massif(
    stage,
    14,
    -14,
    74,
    74,
    (angle, share) => {
      const r = 30 * (1 - share) ** 0.62 + 3;
      return [r * (1 + 0.12 * Math.sin(angle * 3)), r * 0.8];
    },
    machuPicchuGreen,
    0.2,
    44,
    26,
  );
  massif(
    stage,
    -20,
    -14,
    66,
    42,
    (_a, share) => {
      const r = 20 * (1 - share) ** 0.7 + 2;
      return [r, r * 0.8];
    },
    machuPicchuGreen,
    0.2,
    36,
    18,
  );
  const wall = (x: number, y: number, z: number, wide: number, tall: number, deep: number): void => {
    paint(mesh, '#a39a8a', Material.stone, between(random, 0.92, 1.05));
    box(mesh, x, y, z, wide, tall, deep);
    paint(mesh, pick(random, grass));
    box(mesh, x, y + tall - 0.75, z - deep / 2, wide, 0.8, 0.5);
    mesh.quad(
      [x - wide / 2, y + tall + 0.03, z - deep / 2 + 0.3],
      [x + wide / 2, y + tall + 0.03, z - deep / 2 + 0.3],
      [x + wide / 2, y + tall + 0.03, z + deep / 2],
      [x - wide / 2, y + tall + 0.03, z + deep / 2],
    );
  };
  for (let step = 0; step < 11; step += 1) {
    const y = -8 + step * 2;
    wall(-18 + step * 0.4, y - 3, -14 + step * 3.6, 62 - step * 3.4, 5, 4.4);
    wall(32 - step * 0.4, y - 4, -8 + step * 4, 30 - step * 1.2, 5, 5);
  }
  paint(mesh, '#8ba653');
  mesh.quad([-2, 12.3, 16], [18, 12.3, 12], [20, 13.4, 44], [-4, 13.4, 44]);
  const house = (x: number, y: number, z: number, turn: number, size: number): void =>
    mesh.within(x, y, z, turn, size, () => {
      paint(mesh, '#aaa192', Material.stone);
      box(mesh, 0, -2, 0, 5, 4.6, 4);
      for (const s of [-2.5, 2.5]) {
        mesh.triangle([s, 2.6, -2], [s, 2.6, 2], [s, 5.2, 0]);
        mesh.triangle([s * 0.82, 2.6, -2], [s * 0.82, 2.6, 2], [s * 0.82, 5, 0]);
      }
      if (random() < 0.25) {
        paint(mesh, '#9c834f', Material.thatch);
        gable(mesh, 0, 2.6, 0, 5.8, 2.9, 5.4);
      }
      paint(mesh, '#3a342e');
      frustum(mesh, 0, 0, -2.03, 0.95, 1.9, 0.06, 0.8);
      for (const px of [-1.5, 1.5]) frustum(mesh, px, 0.9, -2.03, 0.6, 0.9, 0.06, 0.8);
    });
  for (let line = 0; line < 6; line += 1)
    row(6 - (line > 3 ? 1 : 0), -34 + line * 1.5, -6, (x) => {
      if (random() > 0.1)
        house(
          x + between(random, -0.6, 0.6),
          2 + line * 2.05,
          5 + line * 3.9,
          0.05 + between(random, -0.12, 0.12),
          between(random, 0.85, 1.1),
        );
    });
  for (let line = 0; line < 5; line += 1)
    row(4, 22, 38 - line, (x) => {
      if (random() > 0.12) house(x, 3 + line * 2.1, 8 + line * 5, -0.2, between(random, 0.85, 1.05));
    });
  massif(
    stage,
    -16,
    10,
    38,
    9,
    (_a, share) => [9 - share * 4, 6 - share * 2],
    (_a, share) => scaled(hex(Math.floor(share * 6) % 2 ? '#8ea554' : '#a09686'), 1),
    0.05,
    24,
    12,
  );
  house(-16, 19, 38, 0, 1.1);
  const tones = tonesOf(stage, 'tropical');
  foliage(mesh, random, 9, 16, 28, 2.6, 2.2, 160, 0.4, tones);
}

export function tikal(stage: Stage): void {
  const { mesh } = stage;
  for (let step = 0; step < 9; step += 1) {
    const w = 31 - step * 2.5;
    const y = -3 + (step ? 3 + step * 3.4 : 0);
    paint(mesh, step % 2 ? '#a8a08f' : '#b5ad9b', Material.stone);
    frustum(mesh, 0, y, 0, w, step ? 3.4 : 6.4, w * 0.9, 0.95);
    paint(mesh, '#8f8878');
    box(mesh, 0, y + (step ? 2.9 : 5.9), 0, w * 0.985, 0.55, w * 0.89);
  }
  paint(mesh, '#c2b9a6', Material.stone);
  for (let step = 0; step < 44; step += 1)
    box(mesh, 0, -1.6 + step * 0.76, -16.6 + step * 0.235, 6.4, 0.78, 2.4);
  paint(mesh, '#b0a896', Material.stone);
  box(mesh, 0, 30.4, -0.4, 10.6, 3.1, 8.4);
  box(mesh, 0, 33.4, -0.6, 9.6, 4.8, 7);
  framed(mesh, 0, 33.6, -4.16, 2, 3.6, '#c4bba8', '#2a2520', 0, 0.3);
  box(mesh, 0, 38.2, -0.4, 9, 1.3, 6.4);
  paint(mesh, '#a59d8c', Material.stone);
  frustum(mesh, 0, 39.4, 0.8, 8, 4.6, 4.4, 0.86);
  frustum(mesh, 0, 43.8, 1.2, 6.6, 4, 3.2, 0.7);
  paint(mesh, '#8d8576');
  row(5, -2.4, 2.4, (x) => box(mesh, x, 40, -1.4, 0.7, 3.2, 0.4));
  for (const [x, z] of pairs('-7 -21, -3 -21.6, 3 -21.6, 7 -21')) {
    paint(mesh, '#a0988a', Material.stone);
    box(mesh, x, -0.6, z, 1.1, 3, 0.5);
    lathe(mesh, x, 0, z + 2, pairs('0.8 -0.3, 0.8 0.6, 0 0.6'), 10);
  }
}

export function antiguaArch(stage: Stage): void {
  const { mesh } = stage;
  const yellow = '#e8b548';
  const white = '#f6efdf';
  for (const s of [-1, 1]) {
    paint(mesh, yellow, Material.plaster);
    box(mesh, s * 6.9, -2, 0, 3.6, 11, 4);
    box(mesh, s * 13.5, -2, 2, 10, 8, 8);
    paint(mesh, white);
    for (const x of [5.3, 8.5]) box(mesh, s * x, 0, -2.1, 0.5, 9, 0.3);
    paint(mesh, '#a8573a', Material.tiles);
    gable(mesh, s * 13.5, 6, 2, 10.4, 1.7, 9);
    windows(mesh, 2, s * 13.5 - 2.4, s * 13.5 + 2.4, 1.2, -2.06, 1.4, 2.6, white, 0, '#4a3526');
  }
  paint(mesh, yellow, Material.plaster);
  const r = 5.2;
  for (let step = 0; step < 16; step += 1) {
    const p = (k: number): [number, number] => {
      const a = Math.PI - (k / 16) * Math.PI;
      return [Math.cos(a) * r, 3.4 + Math.sin(a) * r * 0.96];
    };
    const [[x0, y0], [x1, y1]] = [p(step), p(step + 1)];
    for (const z of [-2, 2]) mesh.quad([x0, y0, z], [x1, y1, z], [x1, 10.6, z], [x0, 10.6, z]);
    mesh.quad([x0, y0, -2], [x1, y1, -2], [x1, y1, 2], [x0, y0, 2]);
    paint(mesh, white);
    bar(mesh, [x0, y0, -2.08], [x1, y1, -2.08], 0.3, 0.3, 5);
    paint(mesh, yellow, Material.plaster);
  }
  box(mesh, 0, 8.6, 0, 17.4, 2.2, 4);
  paint(mesh, white);
  for (const y of [8.8, 10.8]) box(mesh, 0, y, 0, 18, 0.4, 4.5);
  row(20, -8.6, 8.6, (x) => {
    for (const z of [-2.1]) lathe(mesh, x, 11.2, z, pairs('0.14 0, 0.22 0.5, 0.12 1'), 6);
  });
  box(mesh, 0, 12.1, -2.1, 18, 0.25, 0.4);
  paint(mesh, yellow, Material.plaster);
  box(mesh, 0, 11.2, 0, 4.6, 4, 3.4);
  paint(mesh, white);
  for (const x of [-2.1, 2.1]) box(mesh, x, 11.2, -1.8, 0.5, 4, 0.4);
  box(mesh, 0, 15.1, 0, 5.2, 0.4, 4);
  mesh.within(0, 13.2, -1.78, 0, 1, () => {
    paint(mesh, '#fbf7ec');
    ring(18, 1.25, (x, y, a) =>
      mesh.triangle([0, 0, 0], [x, y, 0], [Math.cos(a + 0.36) * 1.25, Math.sin(a + 0.36) * 1.25, 0]),
    );
    paint(mesh, '#33291f');
    bar(mesh, [0, 0, -0.06], [0, 0.95, -0.06], 0.07, 0.04, 4);
    bar(mesh, [0, 0, -0.06], [0.6, -0.3, -0.06], 0.07, 0.04, 4);
  });
  paint(mesh, yellow, Material.plaster);
  lathe(mesh, 0, 15.4, 0, pairs('1.5 0, 1.5 1.4, 1.8 1.6'), 8, true);
  paint(mesh, '#d9a63e');
  dome(mesh, 0, 17, 0, 1.7, 1.5);
  paint(mesh, '#5a4a3a');
  bar(mesh, [0, 18.4, 0], [0, 20, 0], 0.06, 0.05, 4);
  bar(mesh, [-0.4, 19.4, 0], [0.4, 19.4, 0], 0.05, 0.05, 4);
}

export interface Cathedral {
  wall: string;
  trim: string;
  roof: string;
  towers: number;
  low: number;
  domed: boolean;
  wide: number;
}
