import { blend, hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { smooth } from '../../engine/math.ts';
import { between } from '../../engine/random.ts';
import { foliage } from '../../shapes/plants.ts';
import { bar, box, dome, gable, lathe } from '../../shapes/solids.ts';
import { type Stage, tonesOf } from '../../stage.ts';
import { stairs } from '../carpentry.ts';
import { arch, boulder, massif, paint, row } from '../parts.ts';
import { pairs } from '../../shapes/rows.ts';

/** Trees that hide the foot of a rock or a wall. */
function greenFoot(stage: Stage, from: number, to: number, z: number, tall: number, count: number): void {
  const tones = tonesOf(stage, 'tropical');
  row(count, from, to, (x) => {
    const size = tall * between(stage.random, 0.6, 1.15);
    foliage(
      stage.mesh,
      stage.random,
      x,
      size * 0.45,
      z + between(stage.random, -4, 4),
      size * 0.75,
      size * 0.6,
      130,
      size * 0.1,
      tones,
    );
  });
}

/** A seated Buddha facing -z, `tall` meters high. */
export function seatedBuddha(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  tall: number,
  color: string,
  robe = color,
): void {
  const { mesh } = stage;
  mesh.within(x, y, z, 0, tall / 10, () => {
    paint(mesh, robe);
    boulder(stage, 0, 1.1, -0.6, 4.6, 1.15, 2.6, robe, 0.04, 18);
    lathe(mesh, 0, 1.2, 0.3, pairs('2.5 0, 2 1.4, 1.9 2.6, 2.45 4.1, 2.3 4.7, 0.9 5.2'), 16);
    for (const side of [-1, 1]) {
      bar(mesh, [side * 2.3, 5.6, 0.2], [side * 3, 3.2, -0.3], 0.75, 0.6, 9);
      bar(mesh, [side * 3, 3.2, -0.3], [side * (side > 0 ? 2.4 : 0.4), 2, -2.4], 0.6, 0.4, 9);
      bar(mesh, [side * 4, 1.3, -0.6], [side * 0.6, 1.4, -2.9], 0.95, 0.6, 9);
    }
    paint(mesh, color);
    bar(mesh, [0, 6, 0.2], [0, 7, 0.1], 0.75, 0.7, 10);
    boulder(stage, 0, 7.8, 0, 1.05, 1.35, 1.1, color, 0.02, 14);
    dome(mesh, 0, 8.7, 0.1, 0.6, 0.6);
    lathe(mesh, 0, 9.1, 0.1, pairs('0.3 0, 0.25 0.4, 0 1.2'), 8);
    for (const side of [-1, 1]) bar(mesh, [side * 1.05, 8.1, 0.1], [side * 1, 7, 0], 0.16, 0.2, 5);
    paint(mesh, color, Material.plain, 0.45);
    for (const side of [-1, 1]) box(mesh, side * 0.42, 7.95, -1.06, 0.5, 0.08, 0.1);
    box(mesh, 0, 7.2, -1.02, 0.5, 0.07, 0.1);
  });
}

export function dagoba(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#d9d0bd', Material.stone);
  box(mesh, 0, -4, 0, 40, 5.4, 40);
  paint(mesh, '#efeae0');
  row(21, -19.6, 19.6, (x) => box(mesh, x, 1.4, -19.6, 0.5, 1.2, 0.5));
  box(mesh, 0, 2.3, -19.6, 39.6, 0.25, 0.3);
  paint(mesh, '#f4f1e8');
  lathe(
    mesh,
    0,
    1.4,
    0,
    pairs(`
      15.4 0, 15.4 1.1, 14.6 1.1, 14.6 2.1, 13.8 2.1, 13.8 3.1, 13.2 3.2, 13.4 5, 13 8, 11.6 11.6,
      9 14.5, 6.2 16.3, 3.4 17.1`),
    40,
  );
  box(mesh, 0, 18.2, 0, 6.2, 4.2, 6.2);
  box(mesh, 0, 22.2, 0, 7, 0.6, 7);
  paint(mesh, '#d9c9a0');
  for (const turn of [0, Math.PI / 2])
    mesh.within(0, 0, 0, turn, 1, () => lathe(mesh, 0, 20.3, -3.12, pairs('1.2 0, 1.2 0.1, 0 0.1'), 12));
  paint(mesh, '#f4f1e8');
  lathe(
    mesh,
    0,
    22.8,
    0,
    [
      [1.9, 0],
      [1.9, 1],
      [1.5, 1.2],
      ...[0, 1, 2, 3, 4, 5, 6].flatMap(
        (k) =>
          [
            [1.5 - k * 0.17, 1.2 + k * 0.9],
            [1.32 - k * 0.17, 2.1 + k * 0.9],
          ] as const,
      ),
      [0.3, 7.8],
    ],
    16,
  );
  paint(mesh, '#e0b13c');
  lathe(mesh, 0, 30.4, 0, pairs('0.45 0, 0.5 0.5, 0.12 1.6, 0 3'), 10);
  paint(mesh, '#efeae0');
  stairs(mesh, 0, -0.2, -24.5, 8, 1.6, 4.9, 5);
  for (const x of [-5, 5]) box(mesh, x, -1, -22, 1, 3.6, 5);
  for (const [x, z] of pairs('-18 -18, 18 -18, -18 18, 18 18')) {
    lathe(mesh, x, 1.4, z, pairs('1.9 0, 1.7 1.2, 1.1 2, 0.5 2.3, 0.5 3, 0.2 3.1, 0 4.6'), 14);
  }
  // The shrine at the foot and the small flags on their line.
  paint(mesh, '#f2ecdf');
  box(mesh, 0, 1.4, -15.4, 5, 3.4, 3);
  paint(mesh, '#b0613c', Material.tiles);
  gable(mesh, 0, 4.8, -15.4, 6, 1.6, 4);
  paint(mesh, '#4a3a2a');
  arch(mesh, 0, 1.4, -16.95, 1.6, 2.6);
  for (const side of [-1, 1]) {
    row(13, 0.05, 0.95, (share, index) => {
      paint(mesh, ['#e0b53a', '#d9773a', '#f4f1e8', '#3f6fae', '#b8433a'][index % 5]!);
      const [x, y] = [side * (2 + share * 16), 23 - share * 18 - Math.sin(share * 3.14) * 1.6];
      mesh.triangle(
        [x - 0.35, y, -3 - share * 15],
        [x + 0.35, y, -3 - share * 15],
        [x, y - 0.9, -3 - share * 15],
      );
    });
  }
}

export function sigiriya(stage: Stage): void {
  const { mesh, random } = stage;
  const tones = tonesOf(stage, 'tropical');
  const [warm, pale, dark] = [hex('#b5764a'), hex('#d9a878'), hex('#5f463a')];
  massif(
    stage,
    0,
    -3,
    34,
    50,
    (angle, share) => {
      const flare = 1 + 0.22 * (1 - share) ** 3 + 0.04 * Math.sin(share * 5);
      return [(41 - 3 * Math.cos(angle) ** 2) * flare, 27 * flare];
    },
    (angle, share, grain) => {
      const streak = smooth(0.05, 0.5, stage.noise.sum(angle * 9, share * 0.6, 3));
      return scaled(
        blend(blend(warm, pale, smooth(-0.3, 0.4, grain)), dark, streak * 0.75 + (share > 0.98 ? 0.3 : 0)),
        0.94 + grain * 0.14,
      );
    },
    0.09,
    64,
    22,
  );
  row(30, -33, 33, (x) =>
    foliage(mesh, random, x, 49, 34 + between(random, -18, 4), 3.4, 2.2, 70, 0.8, tones),
  );
  paint(mesh, '#b8805a', Material.stone);
  row(4, 0, 3, (step) => box(mesh, 6, 47.2 + step * 0.9, 20, 30 - step * 6, 1, 6));
  greenFoot(stage, -52, -14, 0, 9, 9);
  greenFoot(stage, 16, 52, 0, 9, 9);
  // The lion's terrace: two paws, the stairs between them, up to the mirror wall.
  paint(mesh, '#a87452', Material.stone);
  box(mesh, 0, -4, 2, 24, 9, 12);
  stairs(mesh, 0, 0, -10, 5, 8.5, 12, 12);
  for (const side of [-1, 1]) {
    boulder(stage, side * 6.2, 3.4, -4.5, 3.1, 4, 4.6, '#b98a62', 0.06, 18);
    for (const toe of [-1.7, 0, 1.7])
      boulder(stage, side * 6.2 + toe, 1, -9, 1, 1.3, 1.9, '#c49a70', 0.05, 10);
    paint(mesh, '#e0cda8');
    for (const toe of [-1.7, 0, 1.7])
      bar(mesh, [side * 6.2 + toe, 1, -10.5], [side * 6.2 + toe, 0.1, -11.4], 0.34, 0.1, 6);
  }
  paint(mesh, '#6f5f55');
  for (let part = 0; part < 10; part += 1)
    bar(
      mesh,
      [-6 + part * 2.4, 8.5 + part * 3.2, 6.4 - part * 0.35],
      [-3.6 + part * 2.4, 11.7 + part * 3.2, 6.1 - part * 0.35],
      0.28,
      0.28,
      4,
    );
}
