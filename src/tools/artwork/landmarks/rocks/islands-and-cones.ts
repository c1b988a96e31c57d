import { blend, hex, scaled } from '../../engine/color.ts';
import { smooth } from '../../engine/math.ts';
import { between } from '../../engine/random.ts';
import { foliage } from '../../shapes/plants.ts';
import { bar } from '../../shapes/solids.ts';
import { type Stage, tonesOf } from '../../stage.ts';
import { massif, paint } from '../parts.ts';
import { quadruples } from '../../shapes/rows.ts';
import { ridge } from './ridge.ts';

/** Guishan: a head in the west, a high shell, a long tail of pebbles. */
export function turtleIsland(stage: Stage): void {
  ridge(
    stage,
    quadruples(`
      10 1 3 236, 34 4 5 235, 52 13 14 234, 70 32 22 234, 88 46 28 232, 106 40 28 231, 122 25 22 230,
      134 10 12 228, 143 9 10 227, 153 20 13 226, 164 17 12 225, 174 5 7 224, 180 -3 3 224`),
    { flat: 0.08, rock: '#8d836f', green: '#4d7a4a', from: 0.3, rough: 0.1 },
  );
}

/** The headland of Kelingking: body, neck and the head of a dinosaur above its beach. */
export function kelingking(stage: Stage): void {
  ridge(
    stage,
    quadruples(`
      -96 58 34 -40, -66 55 26 -34, -46 52 20 -26, -28 44 15 -16, -12 33 11 -8, 3 29 9 0, 17 36 10 4, 32 48 13 8,
      45 46 13 10, 56 37 9 12, 66 31 5 13, 71 8 3 13`),
    { flat: 0.3, rock: '#e0d5ba', green: '#74904a', from: 0.82, rough: 0.12 },
  );
}

/** The two bare horns above the woods of Tioman. */
export function tiomanHorns(stage: Stage): void {
  const horn = (x: number, z: number, tall: number, wide: number): void =>
    massif(
      stage,
      x,
      120,
      z,
      tall - 120,
      (angle, share) => {
        const left = (1 - share) ** 0.62;
        return [wide * (0.22 + 0.78 * left) * (1 + 0.1 * Math.sin(angle * 2)), wide * (0.2 + 0.7 * left)];
      },
      (_angle, share, grain) =>
        blend(
          scaled(hex('#2f6a38'), 0.9 + 0.5 * grain),
          scaled(hex('#9a978f'), 0.95 + 0.35 * grain),
          smooth(0.14, 0.34, share + grain * 0.3),
        ),
      0.2,
      44,
      26,
    );
  horn(-80, 10, 640, 130);
  horn(92, 4, 690, 120);
  ridge(
    stage,
    quadruples(
      '-480 0 160 40, -340 120 220 20, -190 270 230 10, -80 330 220 0, 10 300 210 0, 110 330 220 0, 220 270 230 20, 350 130 220 30, 480 0 160 40',
    ),
    { flat: 0.05, rock: '#2f6a38', green: '#3a7a3c', from: 0.3, rough: 0.16 },
    -60,
  );
}

/** The sharp peak above Meemure. */
export function lakegala(stage: Stage): void {
  massif(
    stage,
    0,
    -40,
    0,
    330,
    (angle, share) => {
      const left = (1 - share) ** 0.9 * (1 + 0.12 * Math.sin(angle * 3));
      return [4 + 190 * left, 3 + 150 * left];
    },
    (_angle, share, grain) =>
      blend(
        scaled(hex('#3f6f38'), 0.9 + 0.5 * grain),
        scaled(hex('#84807a'), 0.95 + 0.4 * grain),
        smooth(0.4, 0.62, share + grain * 0.4),
      ),
    0.2,
    48,
    30,
  );
}

/** Blades of limestone that stand close together in the woods. */
export function muluPinnacles(stage: Stage): void {
  const { random, mesh } = stage;
  for (let index = 0; index < 26; index += 1) {
    const row = index % 3;
    const x = -30 + (index / 25) * 60 + between(random, -1.5, 1.5);
    const tall = (row === 2 ? 24 : 44) * between(random, 0.7, 1.1) * (1 - 0.3 * Math.abs(x / 34));
    const wide = between(random, 2.4, 3.8);
    const lean = between(random, 0.4, 0.75);
    massif(
      stage,
      x,
      -8,
      8 - row * 7,
      tall + 8,
      (angle, share) => {
        const left = (1 - share) ** lean * (1 + 0.18 * Math.sin(angle * 3 + index) * (1 - share));
        return [0.08 + wide * left, 0.06 + wide * 0.55 * left];
      },
      (_angle, share, grain) => scaled(hex('#a3a5a0'), 0.78 + 0.24 * share + 0.4 * grain),
      0.34,
      14,
      16,
    );
  }
  for (let index = 0; index < 18; index += 1) {
    const size = between(random, 4, 6.5);
    foliage(
      mesh,
      random,
      -36 + index * 4.2,
      between(random, -3, 3),
      -14 + between(random, -3, 3),
      size,
      size * 0.75,
      120,
      size * 0.13,
      tonesOf(stage, 'rain'),
    );
  }
}

/** The young dark cone in the lake of Rinjani. */
export function barujari(stage: Stage): void {
  const cone = (x: number, z: number, tall: number, wide: number, rock: string): void =>
    massif(
      stage,
      x,
      2,
      z,
      tall,
      (angle, share) => {
        const left = 0.13 + 0.87 * (1 - share) ** 1.45;
        return [wide * left * (1 + 0.05 * Math.sin(angle * 5)), wide * left];
      },
      (_angle, share, grain) =>
        blend(
          scaled(hex(rock), 0.85 + 0.5 * grain),
          hex('#8f7f6c'),
          smooth(0.8, 0.98, share + grain * 0.1) * 0.7,
        ),
      0.16,
      48,
      28,
    );
  cone(2, 2, 62, 58, '#46403d');
  cone(-30, -4, 22, 34, '#5c564c');
  cone(34, -8, 16, 30, '#3a3635');
}

/** The willow that stands alone in the lake of Wanaka. */
export function wanakaTree(stage: Stage): void {
  const { mesh, random } = stage;
  paint(mesh, '#5a4a3c');
  // It leans over the water and its limbs rise steeply.
  for (const [ax, ay, bx, by, thick, thin] of [
    [-1.4, -2, -0.4, 0.9, 0.4, 0.34],
    [-0.4, 0.8, 1.2, 2.6, 0.34, 0.26],
    [-0.3, 0.9, -0.9, 3.4, 0.2, 0.12],
    [1.1, 2.5, 1.6, 5.4, 0.2, 0.1],
    [1.2, 2.6, 3.2, 4.8, 0.2, 0.1],
    [0.6, 1.9, 0.3, 5.2, 0.16, 0.08],
    [-0.9, 3.3, -1.9, 4.8, 0.11, 0.06],
    [3, 4.6, 4.2, 5.4, 0.1, 0.05],
  ] as const)
    bar(mesh, [ax, ay, 0], [bx, by, between(random, -0.3, 0.3)], thick, thin, 8);
  const tones = { ...tonesOf(stage, 'autumn'), leaf: hex('#a8822c'), bright: hex('#e6c04c') };
  for (const [x, y, r, flat] of quadruples(`
    -1.9 4.9 0.9 0.9, -0.9 5.6 1 1, 0.3 6.3 1.2 1, 1.6 6.6 1.2 1, 2.7 6 1.1 1, 3.6 5.4 1 0.9, 4.5 5.2 0.8 0.8,
    0.9 5.2 1 0.9, 2.2 5 0.9 0.9, -0.9 4.2 0.7 0.8`))
    foliage(mesh, random, x, y, between(random, -0.6, 0.6), r, r * flat, 110, 0.2, tones);
}
