import { blend, type Color, hex, scaled } from '../../engine/color.ts';
import { smooth } from '../../engine/math.ts';
import { between } from '../../engine/random.ts';
import { drawing } from '../../shapes/drawing.ts';
import { foliage } from '../../shapes/plants.ts';
import { type Stage, tonesOf } from '../../stage.ts';
import { massif, row } from '../parts.ts';
import { thread } from './ridge.ts';

/** A standing wall of rock with woods on its head. */
function wall(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  tall: number,
  wide: number,
  deep: number,
  rock: string,
  green: string,
  from = 0.9,
): void {
  massif(
    stage,
    x,
    y,
    z,
    tall,
    (_angle, share) => [wide * (1.06 - 0.16 * share), deep * (1.1 - 0.3 * share)],
    (angle, share, grain) =>
      blend(
        scaled(hex(rock), 0.92 + 0.3 * grain + 0.08 * Math.sin(share * 40 + angle * 3)),
        scaled(hex(green), 0.9 + 0.4 * grain),
        smooth(from - 0.1, from, share + grain * 0.16),
      ),
    0.16,
    56,
    26,
  );
}

/** Crowns in a row: on the head of a wall or along its foot. */
function crowns(
  stage: Stage,
  kind: string,
  count: number,
  from: number,
  to: number,
  y: number,
  z: number,
  size: number,
): void {
  const { mesh, random } = stage;
  row(count, from, to, (x) => {
    const own = size * between(random, 0.7, 1.2);
    foliage(
      mesh,
      random,
      x + between(random, -1, 1) * size * 0.4,
      y + own * 0.4,
      z + between(random, -1, 1) * size * 0.5,
      own,
      own * 0.75,
      110,
      own * 0.13,
      tonesOf(stage, kind),
    );
  });
}

/** The red pagoda of Seiganto-ji before the fall. */
const NACHI_PAGODA = `
  paint #5f6f48
  dome -15 -12 0 15 13
  paint #cf4a30
  box -14 1 0 9.4 4.6 9.4
  box -14 8.2 0 8.2 4 8.2
  box -14 14.8 0 7 4 7
  box -14 1 0 12.4 0.5 12.4
  frustum -14 4.8 0 10 1 10 1.5
  frustum -14 11.4 0 8.8 1 8.8 1.5
  frustum -14 18 0 7.6 1 7.6 1.5
  paint #f3ebdc
  box -14 2 -4.75 7 2.6 0.1
  box -14 9 -4.15 5.8 2.2 0.1
  box -14 15.6 -3.55 4.8 2.2 0.1
  paint #55605c tiles
  frustum -14 5.8 0 17 2.6 17 0.5
  frustum -14 12.4 0 15.4 2.6 15.4 0.48
  frustum -14 19 0 13.8 4.2 13.8 0.05
  paint #6f6448
  bar -14 23 0 -14 31 0 0.35 0.1`;

export function nachiFalls(stage: Stage): void {
  wall(stage, 18, -16, 66, 78, 34, 16, '#6f6b62', '#35583a', 0.93);
  wall(stage, -30, -16, 84, 62, 38, 22, '#4f6044', '#35583a', 0.3);
  wall(stage, 66, -16, 82, 66, 36, 22, '#4f6044', '#35583a', 0.3);
  thread(stage, 17, 61, 46, -13, 3.2, 1);
  crowns(stage, 'fir', 12, -46, 4, 36, 66, 9);
  crowns(stage, 'fir', 6, 34, 84, 42, 64, 9);
  crowns(stage, 'broad', 13, -52, 62, -14, 42, 10);
  drawing(stage.mesh, NACHI_PAGODA);
  crowns(stage, 'broad', 5, -30, 2, -9, -10, 5);
}

export function tadFane(stage: Stage): void {
  wall(stage, 0, -60, 66, 178, 150, 30, '#5c5b48', '#3d6a30', 0.93);
  wall(stage, -150, -60, 44, 168, 92, 60, '#4c5c3a', '#3d6a30', 0.55);
  wall(stage, 156, -60, 44, 172, 92, 60, '#4c5c3a', '#3d6a30', 0.55);
  thread(stage, -13, 112, 29, -30, 3.6, -1);
  thread(stage, 12, 113, 29, -30, 4.4, 2);
  crowns(stage, 'rain', 20, -110, 110, 110, 56, 13);
  crowns(stage, 'rain', 13, -90, 90, -40, 22, 20);
}

const COFFINS: readonly (readonly [number, number, string])[] = [
  [-9, 17, '#8a623f'],
  [-0.6, 9.4, '#8a623f'],
  [7.6, 10.6, '#9c8a76'],
  [-14, 13.2, '#5f4632'],
  [-5.4, 12.4, '#5f4632'],
  [3.4, 14.4, '#8a623f'],
  [-11, 8.6, '#9c8a76'],
  [-1.4, 18.6, '#9c8a76'],
  [7, 19.6, '#5f4632'],
  [13, 15.6, '#8a623f'],
];

export function hangingCoffins(stage: Stage): void {
  wall(stage, 0, -16, 15, 50, 25, 14, '#b3ada0', '#47703f', 0.94);
  wall(stage, -34, -16, 22, 38, 20, 15, '#a19b8e', '#47703f', 0.86);
  wall(stage, 34, -16, 22, 42, 20, 15, '#a8a295', '#47703f', 0.88);
  for (const [x, y, wood] of COFFINS)
    stage.mesh.within(x, y, 0, ((x * 7) % 5) * 0.04, 1.2, () =>
      drawing(
        stage.mesh,
        `
        paint ${wood} wood
        box 0 0 -1.6 3.6 0.8 1.2
        gable 0 0.8 -1.6 3.7 0.5 1.3
        paint #2c241d
        box -1.1 -0.25 -1 0.2 0.25 2.6
        box 1.1 -0.25 -1 0.2 0.25 2.6`,
      ),
    );
  crowns(stage, 'fir', 9, -44, 44, -14, -2, 5);
}

/** Sandstone in beds of two tones. */
function bands(angle: number, share: number, grain: number): Color {
  return scaled(
    blend(hex('#b98a58'), hex('#8f6a48'), smooth(-0.1, 0.3, grain)),
    0.92 + 0.16 * Math.sin(share * 26 + grain * 2 + angle * 0.4) + 0.2 * grain,
  );
}

export function threeSisters(stage: Stage): void {
  const sister = (x: number, z: number, tall: number, wide: number): void =>
    massif(
      stage,
      x,
      -10,
      z,
      tall + 10,
      (angle, share) => {
        const waist = 1 - 0.34 * share - 0.12 * smooth(0.5, 0.56, share) - 0.2 * smooth(0.76, 0.84, share);
        return [wide * waist * (1 + 0.12 * Math.sin(angle * 3 + x)), wide * 0.9 * waist];
      },
      bands,
      0.24,
      44,
      30,
    );
  sister(-21, 3, 46, 11.5);
  sister(0, 0, 41, 10.5);
  sister(19, 2, 34, 10);
  // The end of the plateau that they stand before.
  wall(stage, -76, -30, 40, 74, 44, 36, '#a97f54', '#5f7a48', 0.9);
  for (const [x, z, tall, wide] of [
    [0, 8, 26, 44],
    [-36, 14, 32, 40],
  ] as const)
    wall(stage, x, -30, z, tall, wide, 26, '#7a6a48', '#5a7844', 0.2);
  crowns(stage, 'broad', 14, -70, 40, -8, -10, 7);
}
