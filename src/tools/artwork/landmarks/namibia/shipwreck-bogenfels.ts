import { blend, hex, scaled } from '../../engine/color.ts';
import { smooth } from '../../engine/math.ts';
import { between } from '../../engine/random.ts';
import { bar, box, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { rubble } from '../carpentry.ts';
import { boulder, massif, paint, row, surface } from '../parts.ts';
import { drift } from './kolmanskop-swakop-houses.ts';
import { pairs, triples } from '../../shapes/rows.ts';

const shipwreckDeck = (u: number): number =>
  5.2 + 3.4 * Math.max(0, u - 0.62) ** 1.2 * 2.6 + 1.4 * Math.max(0, 0.25 - u) * 4;

const shipwreckHalf = (u: number, v: number): number =>
  4.4 * Math.max(0, 1 - Math.abs(u * 2 - 1) ** (u > 0.5 ? 3.2 : 4.5)) ** 0.6 * (0.35 + 0.65 * v ** 0.5);

export function shipwreck(stage: Stage): void {
  const { mesh, noise } = stage;
  const [rust, dark, old] = [hex('#a3552c'), hex('#4c2f25'), hex('#6d6259')];
  mesh.within(0, -0.6, 0, -0.45, 1, () => {
    for (const side of [-1, 1]) {
      surface(
        mesh,
        44,
        9,
        (u, v) => {
          const torn =
            u > 0.3 && u < 0.5
              ? (noise.sum(u * 24, side, 2) * 0.3 + 0.55) * smooth(0.3, 0.36, u) * smooth(0.5, 0.44, u)
              : 0;
          return [
            (u - 0.5) * 40 + v * (u > 0.9 ? 1.6 : 0),
            -0.8 + v * shipwreckDeck(u) * (1 - torn),
            side * shipwreckHalf(u, v) + v * 0.9,
          ];
        },
        (u, v) =>
          blend(
            blend(rust, dark, smooth(-0.1, 0.4, noise.sum(u * 16, v * 3, 3))),
            old,
            v > 0.72 ? 0.45 : v < 0.2 ? 0.3 : 0,
          ),
      );
    }
    paint(mesh, '#5a3f33');
    mesh.quad([-19, 4.6, -2.6], [-7, 4.2, -3.4], [-7, 4.2, 4.6], [-19, 4.6, 4]);
    mesh.quad([2, 4.3, -3.4], [15, 5.6, -2], [15, 5.6, 3.4], [2, 4.3, 5]);
    row(9, -7, 2, (x) => {
      for (const s of [-1, 1])
        bar(mesh, [x, -0.6, s * 2.4], [x, 2.6 + between(stage.random, 0, 1.8), s * 4 + 0.7], 0.12, 0.08, 4);
    });
    paint(mesh, '#b58a68');
    box(mesh, -12, 4.4, 0.8, 8, 3, 5.4);
    box(mesh, -13, 7.4, 0.9, 5, 2.4, 4.2);
    paint(mesh, '#2b221d');
    row(4, -15, -9.4, (x) => box(mesh, x, 5.4, -1.95, 0.9, 1, 0.1));
    row(3, -14.6, -11.4, (x) => box(mesh, x, 8.1, -1.25, 0.9, 0.9, 0.1));
    paint(mesh, '#8a4b2c');
    lathe(mesh, -14.6, 8, 1, pairs('1 0, 0.9 4, 1 4.1, 0.8 4.1'), 12);
    bar(mesh, [6, 4, 0.8], [6.7, 13, 1.6], 0.28, 0.14, 7);
    bar(mesh, [6.3, 6, 1], [12, 9.8, 1.4], 0.14, 0.08, 5);
    paint(mesh, '#3f342d');
    for (const x of [18.4, -18]) bar(mesh, [6.7, 12.8, 1.6], [x, x > 0 ? 8 : 6.4, 1], 0.05, 0.05, 4);
  });
  drift(stage, 2, -3, 44, 9, 1, '#c9ae86');
}

const granite = (stage: Stage) => (_a: number, share: number, grain: number) =>
  scaled(
    blend(
      blend(hex('#c98a5e'), hex('#e2b083'), smooth(-0.3, 0.4, grain)),
      hex('#7d5a48'),
      smooth(0.15, 0.5, stage.noise.sum(_a * 4, share * 2, 3)) * 0.6,
    ),
    0.95 + grain * 0.15,
  );

export function rockArch(stage: Stage): void {
  const { mesh, noise } = stage;
  boulder(stage, -15, 1, 2, 9, 7.5, 7, '#c28a62', 0.2, 22);
  boulder(stage, 16, 0.6, 1, 8, 5.5, 6, '#c99269', 0.2, 22);
  surface(
    mesh,
    30,
    16,
    (u, v) => {
      const a = Math.PI * (1 - u);
      const around = v * Math.PI * 2;
      const thick = 2 + 2.6 * Math.abs(u * 2 - 1) ** 2 + noise.sum(u * 4, v * 2, 2) * 0.5;
      const radius = 10.6 + Math.cos(around) * thick * 0.9;
      return [
        Math.cos(a) * radius * 1.28,
        1 + Math.sin(a) * radius * 0.98,
        Math.sin(around) * thick * 1.25 + 1.4,
      ];
    },
    (u, v) => granite(stage)(u * 6, v, noise.sum(u * 7, v * 5, 3)),
  );
  for (const [x, z, r] of triples('-4 5 2.4, 5 7 3, 10 -6 1.6, -9 -7 2, 22 -5 2.2'))
    boulder(stage, x, r * 0.5, z, r * 1.2, r, r, '#b97f58', 0.18, 14);
}

export function spitzkoppe(stage: Stage): void {
  const spot = (x: number, z: number, tall: number, w: number, lean: number): void =>
    massif(
      stage,
      x,
      -4,
      z,
      tall,
      (angle, share) => {
        const r = w * (1 - share ** 1.3 * 0.82) * (1 + 0.1 * Math.sin(angle * 3 + lean));
        return [r, r * 0.7];
      },
      granite(stage),
      0.14,
      44,
      20,
    );
  spot(6, 20, 62, 32, 1);
  spot(-26, 26, 40, 24, 2);
  spot(34, 16, 26, 18, 4);
  for (const [x, z, r] of triples('-30 -6 5, -18 -9 3, 14 -8 4, 30 -7 5.5, 2 -10 2'))
    boulder(stage, x, r * 0.5, z, r * 1.3, r, r, '#c08a62', 0.2, 16);
}

const vingerklipBands = (_a: number, share: number, grain: number) =>
  scaled(
    blend(hex('#b5673f'), hex('#dba476'), 0.5 + 0.5 * Math.sin(share * 46 + grain * 3)),
    0.86 + grain * 0.25 + (share > 0.4 ? 0.06 : 0),
  );

export function vingerklip(stage: Stage): void {
  massif(
    stage,
    0,
    -2,
    0,
    10,
    (_a, share) => {
      const r = 19 - share * 13;
      return [r, r * 0.85];
    },
    vingerklipBands,
    0.1,
    40,
    12,
  );
  massif(
    stage,
    0.5,
    5,
    0,
    32,
    (angle, share) => {
      const r =
        4.6 * (1.15 + 0.22 * Math.sin(share * 9 + 1) - 0.16 * share) * (1 + 0.06 * Math.sin(share * 60));
      return [r * 1.05 + Math.cos(angle) * 0.4, r * 0.8];
    },
    vingerklipBands,
    0.16,
    36,
    40,
  );
  rubble(stage, 18, 22, 10, 1, '#a8623e');
}

const bogenfelsRock = (_a: number, share: number, grain: number) =>
  scaled(
    blend(hex('#a3927c'), hex('#cdbb9c'), 0.5 + 0.5 * Math.sin(share * 20 + grain * 4)),
    0.85 + grain * 0.25,
  );

export function bogenfels(stage: Stage): void {
  const { noise } = stage;
  massif(stage, 26, -3, 8, 30, (_a, share) => [18 - share * 4, 14 - share * 3], bogenfelsRock, 0.14, 40, 18);
  surface(
    stage.mesh,
    60,
    20,
    (u, v) => {
      const a = Math.PI * (1 - u);
      const around = v * Math.PI * 2;
      const thick = 4.4 + 4.5 * (1 - Math.sin(a)) ** 0.8 + noise.sum(u * 7, v * 3, 3) * 2.6;
      const radius = 24 + Math.cos(around) * thick;
      return [
        -6 + Math.cos(a) * radius * 0.84,
        -2 + Math.sin(a) * radius * 1.16,
        4 + Math.sin(around) * thick,
      ];
    },
    (u, v) => bogenfelsRock(0, u * 1.6, noise.sum(u * 8, v * 4, 3)),
  );
  rubble(stage, 16, 30, 8, 1.8, '#94846f');
}
