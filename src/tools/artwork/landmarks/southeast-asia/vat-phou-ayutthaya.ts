import { hex } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import type { Mesh } from '../../engine/mesh.ts';
import { between } from '../../engine/random.ts';
import { foliage } from '../../shapes/plants.ts';
import { bar, box, frustum, gable, lathe } from '../../shapes/solids.ts';
import { tonesOf, type Stage } from '../../stage.ts';
import { rubble, stairs, tiers } from '../carpentry.ts';
import { arch, framed, paint, row, tube } from '../parts.ts';
import { seatedBuddha } from '../temples-south-asia/dagoba-sigiriya.ts';
import { gallery, khmerGate } from './angkor-wat-preah-vihear.ts';
import { pairs, triples } from '../../shapes/rows.ts';

export function vatPhou(stage: Stage): void {
  const { mesh, random } = stage;
  paint(mesh, '#8d7c68', Material.stone);
  tiers(mesh, 0, -3, 16, triples('46 4.5 26, 34 3 18, 24 3 12'));
  for (let flight = 0; flight < 3; flight += 1)
    stairs(mesh, 0, -0.4 + flight * 2.6, -10 + flight * 7, 5, 2.8, 5.4, 7);
  gallery(mesh, 0, 7.5, 15, 15, 4.2, 6, 0);
  khmerGate(mesh, 0, 7.5, 11, 7.6, 5);
  for (const x of [-5.4, 5.4]) khmerGate(mesh, x, 7.5, 11.6, 4.4, 3.8);
  paint(mesh, '#a28f78', Material.stone);
  for (const side of [-1, 1])
    row(8, -16, 0, (z, index) =>
      bar(
        mesh,
        [side * 4.6, -0.6, z],
        [side * (4.6 + between(random, -0.2, 0.2)), 1.4 + (index % 3) * 0.15, z],
        0.3,
        0.26,
        4,
      ),
    );
  const tones = { ...tonesOf(stage, 'tropical'), bright: hex('#f5e6e2') };
  for (const [x, z] of pairs('-13 8, 13 6, -9 0, 16 14')) {
    paint(mesh, '#9a8d7d');
    for (let arm = 0; arm < 6; arm += 1) {
      const tip: [number, number, number] = [
        x + between(random, -2.4, 2.4),
        between(random, 6.5, 9),
        z + between(random, -2, 2),
      ];
      tube(
        mesh,
        [
          [x, 2, 0.4, z],
          [(x + tip[0]) / 2, 5, 0.25, (z + tip[2]) / 2],
          [tip[0], tip[1], 0.14, tip[2]],
        ],
        1,
        6,
      );
      foliage(mesh, random, tip[0], tip[1], tip[2], 1.4, 0.9, 50, 0.24, tones);
    }
  }
  rubble(stage, 12, 20, 8, 0.6, '#857663');
}

/** A slender ringed spire over a bell: the chedi. */
export function chedi(mesh: Mesh, x: number, y: number, z: number, radius: number, tall: number): void {
  const r = radius;
  const rings = [0, 1, 2, 3, 4, 5, 6, 7].flatMap(
    (k) =>
      [
        [r * (0.3 - k * 0.027), tall * (0.58 + k * 0.034)],
        [r * (0.25 - k * 0.027), tall * (0.605 + k * 0.034)],
      ] as [number, number][],
  );
  lathe(
    mesh,
    x,
    y,
    z,
    [
      [r * 1.3, 0],
      [r * 1.3, tall * 0.06],
      [r * 1.12, tall * 0.07],
      [r * 1.12, tall * 0.12],
      [r, tall * 0.13],
      [r, tall * 0.17],
      [r * 0.86, tall * 0.2],
      [r * 0.74, tall * 0.32],
      [r * 0.62, tall * 0.41],
      [r * 0.4, tall * 0.47],
      [r * 0.34, tall * 0.48],
      [r * 0.34, tall * 0.55],
      [r * 0.2, tall * 0.56],
      ...rings,
      [r * 0.06, tall * 0.86],
      [0, tall],
    ],
    28,
  );
}

/** The corn-cob tower: eight-sided, ringed, round at the top. */
function prang(mesh: Mesh, x: number, y: number, z: number, radius: number, tall: number): void {
  const profile: [number, number][] = [
    [radius * 1.5, 0],
    [radius * 1.45, tall * 0.1],
    [radius * 1.2, tall * 0.12],
    [radius * 1.15, tall * 0.3],
    [radius, tall * 0.32],
  ];
  for (let course = 0; course < 8; course += 1) {
    const share = course / 8;
    const r = radius * (0.98 - 0.72 * share ** 2);
    profile.push(
      [r, tall * (0.33 + share * 0.56)],
      [r * 0.99, tall * (0.37 + share * 0.56)],
      [r * 0.86, tall * (0.38 + share * 0.56)],
    );
  }
  lathe(mesh, x, y, z, [...profile, [radius * 0.12, tall * 0.93], [0, tall * 1.05]], 16, true);
}

/** A Thai or Lao hall: white, its steep roofs set one over the other, gold finials. */
export function wat(
  stage: Stage,
  wide: number,
  deep: number,
  wall: number,
  tiles: string,
  edge: string,
  low = 1,
): void {
  const { mesh } = stage;
  paint(mesh, '#efe9dc');
  box(mesh, 0, -3, 0, wide + 2.4, 4, deep + 2.4);
  paint(mesh, '#f5f0e4');
  box(mesh, 0, 1, 0, wide * 0.8, wall, deep * 0.92);
  row(6, -wide * 0.46, wide * 0.46, (x) => box(mesh, x, 1, -deep / 2 - 0.6, 0.7, wall, 0.7));
  framed(mesh, 0, 1, -deep * 0.46 - 0.06, wide * 0.18, wall * 0.72, '#d9ab3c', '#5c1f1a', 1.8, 0.3);
  for (const s of [-1, 1])
    framed(
      mesh,
      s * wide * 0.26,
      1.8,
      -deep * 0.46 - 0.06,
      wide * 0.1,
      wall * 0.5,
      '#d9ab3c',
      '#5c1f1a',
      1.8,
      0.22,
    );
  for (const [level, share, long] of triples('0 1.2 0.84, 0.24 0.98 0.92, 0.48 0.76 1')) {
    const base = 1 + wall * low + level * wide * 0.5;
    const half = (wide * share) / 2;
    const top = base + half * (low < 1 ? 1.05 : 1.25);
    const back = (deep / 2 + 1.6) * long;
    const f = (k: number): [number, number] => [
      half * (1 - k),
      base + (top - base) * k ** 1.3 - (low < 1 ? 0.6 * (1 - k) : 0),
    ];
    const steps = level === 0.48 ? 5 : 3;
    for (let step = 0; step < steps; step += 1) {
      const [[x0, y0], [x1, y1]] = [f(step / 5), f((step + 1) / 5)];
      paint(mesh, level === 0 ? '#a8322a' : '#8f2a24');
      mesh.quad(
        [-x0, y0, -back + 0.25],
        [x0, y0, -back + 0.25],
        [x1, y1, -back + 0.25],
        [-x1, y1, -back + 0.25],
      );
      for (const s of [-1, 1]) {
        paint(mesh, step === 0 ? edge : tiles, Material.tiles);
        mesh.quad([s * x0, y0, -back], [s * x0, y0, back], [s * x1, y1, back], [s * x1, y1, -back]);
        paint(mesh, '#e0b03a');
        bar(mesh, [s * x0, y0, -back], [s * x1, y1, -back], 0.2, 0.2, 5);
      }
    }
    for (const s of [-1, 1]) {
      paint(mesh, '#e6b93f');
      bar(
        mesh,
        [s * half, base - (low < 1 ? 0.6 : 0), -back],
        [s * (half + 0.7), base + 0.9, -back],
        0.18,
        0.04,
        5,
      );
    }
    if (steps < 5) continue;
    paint(mesh, '#d9a53a');
    mesh.triangle(
      [-half * 0.42, base + half * 0.3, -back + 0.15],
      [half * 0.42, base + half * 0.3, -back + 0.15],
      [0, base + half * 0.85, -back + 0.15],
    );
    paint(mesh, '#e6b93f');
    bar(mesh, [0, top, -back], [0, top + 1.9, -back - 0.7], 0.22, 0.03, 6);
  }
}

export function grandPalace(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#f4efe4');
  box(mesh, 0, -3, -9, 74, 7, 1.2);
  row(30, -36, 36, (x) => lathe(mesh, x, 4, -9, pairs('0.7 0, 0.7 0.8, 0 1.6'), 4, true));
  mesh.within(0, 0, 8, 0, 1, () => {
    mesh.within(-9, 0, 2, 0.25, 1.1, () => wat(stage, 13, 18, 7, '#c8622f', '#2f6b4f'));
    paint(mesh, '#e2b13c');
    box(mesh, -26, -2, 6, 14, 5, 14);
    chedi(mesh, -26, 3, 6, 6.2, 34);
    // The library with its stepped green-gold spire.
    paint(mesh, '#f2ece0');
    box(mesh, 8, -2, 8, 13, 5, 13);
    paint(mesh, '#d9a53a');
    box(mesh, 8, 3, 8, 8.6, 7.6, 8.6);
    row(4, 3.2, 12.8, (x) => box(mesh, x, 3, 2.6, 0.8, 7.4, 0.8));
    paint(mesh, '#3d7a63');
    for (let step = 0; step < 6; step += 1)
      frustum(mesh, 8, 10.4 + step * 1.5, 8, 12 - step * 1.7, 1.5, 12 - step * 1.7, 0.8);
    paint(mesh, '#e2b13c');
    lathe(mesh, 8, 19, 8, pairs('1.4 0, 1.1 1.6, 0.5 4, 0.6 4.4, 0.2 7, 0 12'), 12);
    framed(mesh, 8, 3, 3.64, 2.2, 4.6, '#f0cf7a', '#3a211a', 1.8, 0.3);
    paint(mesh, '#c9b6a8');
    box(mesh, 25, -2, 6, 12, 5, 12);
    prang(mesh, 25, 3, 6, 4, 27);
    paint(mesh, '#8fb0a8');
    prang(mesh, 34, -1, 12, 2.4, 19);
    prang(mesh, -36, -1, 12, 2.4, 19);
  });
}

export function ayutthaya(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#9c5f43', Material.stone);
  tiers(mesh, 0, -3, 12, triples('74 4.6 26, 68 1.4 20'));
  row(3, -22, 22, (x, index) => {
    paint(mesh, ['#a39684', '#988b79', '#aea18e'][index]!, Material.stone);
    chedi(mesh, x, 3, 12, 6.4, 27);
    paint(mesh, '#8d5a42', Material.stone);
    box(mesh, x, 3, 3.4, 4, 5, 4);
    mesh.within(x, 8, 3.4, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, 4.2, 2.6, 4.4));
    paint(mesh, '#2c211b');
    arch(mesh, x, 3, 1.34, 1.5, 3, 1.5);
  });
  paint(mesh, '#a0583c', Material.stone);
  prang(mesh, 41, -1, 22, 5, 30);
  for (const x of [-34, -11, 11, 33]) {
    paint(mesh, '#a8684a', Material.stone);
    lathe(
      mesh,
      x,
      1,
      2,
      [
        [1.2, 0],
        [1, 3 + (Math.abs(x) % 3)],
        [0, 3.2 + (Math.abs(x) % 3)],
      ],
      8,
    );
  }
  paint(mesh, '#9c5f43', Material.stone);
  box(mesh, -20, -2, -6, 16, 3.4, 1.4);
  box(mesh, 18, -2, -7, 12, 3, 1.4);
  seatedBuddha(stage, 0, 0, -7, 6, '#b3a08a', '#c9a05a');
  rubble(stage, 18, 32, 6, 0.6, '#9c6248');
}
