import { hex } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { between, pick } from '../../engine/random.ts';
import { person } from '../../shapes/boats.ts';
import { palm } from '../../shapes/plants.ts';
import { bar, box, dome, gable, lathe } from '../../shapes/solids.ts';
import { type Stage, tonesOf } from '../../stage.ts';
import { stairs } from '../carpentry.ts';
import { stackedHouses } from '../europe/colosseum-florence.ts';
import { framed, paint, surface, windows } from '../parts.ts';
import type { Cathedral } from './machu-picchu-antigua-arch.ts';
import { pairs } from '../../shapes/rows.ts';

/** The two-towered cathedrals of the Spanish: a front of columns, squat belfries, a dome behind. */
function cathedral({ wall, trim, roof, towers, low, domed, wide }: Cathedral) {
  return ({ mesh }: Stage): void => {
    const front = wide * 0.46;
    paint(mesh, trim, Material.stone, 0.92);
    box(mesh, 0, -3, -4, wide + 6, 4, 12);
    stairs(mesh, 0, -1, -15, wide, 2, 5, 5);
    paint(mesh, wall, Material.plaster);
    box(mesh, 0, 0, 14, wide * 0.92, low, 30);
    box(mesh, 0, 1, 0, front, low + 3, 4);
    mesh.within(0, low + 4, -2, 0, 1, () => {
      for (let step = 0; step < 12; step += 1) {
        const p = (k: number): [number, number] => {
          const t = (k / 12) * 2 - 1;
          return [(t * front) / 2, Math.max(0, 4.4 * (1 - t * t) + 1.3 * Math.exp(-((t / 0.24) ** 2)))];
        };
        const [[x0, y0], [x1, y1]] = [p(step), p(step + 1)];
        mesh.quad([x0, 0, 0], [x1, 0, 0], [x1, y1, 0], [x0, y0, 0]);
        mesh.quad([x0, y0, 0], [x1, y1, 0], [x1, y1, 2.6], [x0, y0, 2.6]);
      }
    });
    paint(mesh, trim);
    for (const y of [low * 0.52 + 1, low + 3.6]) box(mesh, 0, y, -2.3, front + 0.6, 0.6, 1);
    for (const k of [-0.46, -0.24, 0.24, 0.46])
      for (const [y, t] of [
        [1, low * 0.52],
        [low * 0.52 + 1.5, low * 0.48 + 2],
      ] as const)
        lathe(
          mesh,
          k * front,
          y,
          -2.5,
          [
            [0.7, 0],
            [0.52, 0.5],
            [0.46, t * 0.9],
            [0.7, t],
          ],
          9,
        );
    framed(mesh, 0, 1, -2.08, front * 0.2, low * 0.42, trim, '#4a2f20', 1, 0.45);
    framed(mesh, 0, low * 0.52 + 2.4, -2.08, front * 0.16, low * 0.36, trim, '#33332f', 1, 0.35);
    for (const s of [-1, 1])
      framed(mesh, s * front * 0.35, 1, -2.08, front * 0.1, low * 0.34, trim, '#4a2f20', 1, 0.3);
    framed(mesh, 0, low + 5, -2.1, 1.6, 1.8, trim, '#33332f', 1, 0.3);
    for (const s of [-1, 1]) {
      mesh.within(s * (wide / 2 - wide * 0.12), 0, 0, 0, 1, () => {
        const w = wide * 0.25;
        paint(mesh, wall, Material.plaster);
        box(mesh, 0, 0, 0, w, low + 1.5, w);
        for (const k of [-0.46, 0.46]) {
          paint(mesh, trim);
          box(mesh, k * w, 0.6, -w / 2 - 0.1, 0.9, low + 1, 0.5);
        }
        box(mesh, 0, low + 1.2, 0, w + 1, 0.7, w + 1);
        framed(mesh, 0, low * 0.45, -w / 2 - 0.06, w * 0.18, low * 0.26, trim, '#33332f', 1, 0.3);
        let y = low + 1.9;
        for (let tier = 0; tier < towers; tier += 1) {
          const tw = w * (0.86 - tier * 0.18);
          const tt = low * (0.42 - tier * 0.06);
          paint(mesh, wall, Material.plaster);
          box(mesh, 0, y, 0, tw, tt, tw);
          for (const f of [0, s])
            mesh.within(0, 0, 0, (f * Math.PI) / 2, 1, () =>
              framed(mesh, 0, y + 0.4, -tw / 2 - 0.06, tw * 0.36, tt * 0.8, trim, '#2c2a28', 1, 0.3),
            );
          paint(mesh, trim);
          box(mesh, 0, y + tt - 0.3, 0, tw + 0.9, 0.5, tw + 0.9);
          for (const px of [-1, 1])
            for (const pz of [-1, 1])
              lathe(mesh, px * tw * 0.52, y + tt + 0.2, pz * tw * 0.52, pairs('0.34 0, 0.4 0.5, 0 1.5'), 6);
          y += tt + 0.2;
        }
        paint(mesh, roof);
        const r = w * (0.44 - (towers - 1) * 0.1);
        if (domed) dome(mesh, 0, y, 0, r, r * 0.95, 1.04);
        else
          lathe(
            mesh,
            0,
            y,
            0,
            [
              [r * 1.1, 0],
              [r * 0.7, r * 0.8],
              [0, r * 2.2],
            ],
            8,
            true,
          );
        paint(mesh, trim);
        lathe(
          mesh,
          0,
          y + r * 0.85,
          0,
          [
            [r * 0.24, 0],
            [r * 0.2, 1],
            [0, 2.2],
          ],
          8,
        );
        bar(mesh, [0, y + r + 1.6, 0], [0, y + r + 3.2, 0], 0.08, 0.08, 4);
        bar(mesh, [-0.5, y + r + 2.6, 0], [0.5, y + r + 2.6, 0], 0.07, 0.07, 4);
      });
    }
    paint(mesh, wall, Material.plaster);
    lathe(
      mesh,
      0,
      low,
      22,
      [
        [wide * 0.15, 0],
        [wide * 0.15, 4.6],
        [wide * 0.17, 5],
      ],
      8,
      true,
    );
    paint(mesh, roof);
    dome(mesh, 0, low + 5, 22, wide * 0.155, wide * 0.15, 1.02);
    paint(mesh, trim);
    lathe(mesh, 0, low + 5 + wide * 0.148, 22, pairs('1 0, 1 1.8, 0 3.4'), 8);
  };
}

export const leon = cathedral({
  wall: '#f4f0e6',
  trim: '#e3dccb',
  roof: '#ece7da',
  towers: 1,
  low: 11,
  domed: true,
  wide: 44,
});

export const granada = cathedral({
  wall: '#efbf52',
  trim: '#f7f0de',
  roof: '#b5543a',
  towers: 2,
  low: 13,
  domed: true,
  wide: 40,
});

export const cusco = cathedral({
  wall: '#b58b6a',
  trim: '#c9a283',
  roof: '#a8745a',
  towers: 1,
  low: 13,
  domed: true,
  wide: 46,
});

export function chichiChurch(stage: Stage): void {
  const { mesh, random } = stage;
  paint(mesh, '#f4efe2', Material.plaster);
  box(mesh, 0, 2, 6, 15, 9, 16);
  box(mesh, 0, 2, -2, 16, 11, 2.4);
  mesh.within(0, 13, -2, 0, 1, () => {
    for (const [w, t] of pairs('12 1.6, 8 1.6, 4 1.6')) {
      box(mesh, 0, 0, 0, w, t, 2);
      mesh.within(0, t, 0, 0, 1, () => undefined);
    }
    box(mesh, 0, 1.6, 0, 8, 1.6, 2);
    box(mesh, 0, 3.2, 0, 3.4, 2, 2);
  });
  paint(mesh, '#a8573a', Material.tiles);
  mesh.within(0, 11, 7, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, 15, 3.2, 16.4));
  framed(mesh, 0, 2, -3.26, 3, 5.4, '#e0d6c0', '#4a3020', 1, 0.5);
  windows(mesh, 3, -4.6, 4.6, 9, -3.26, 1.2, 2, '#e0d6c0', 1);
  paint(mesh, '#b5ab9a', Material.stone);
  for (let step = 0; step < 9; step += 1)
    lathe(
      mesh,
      0,
      -2 + step * 0.46,
      -3,
      [
        [12.5 - step, 0],
        [12.5 - step, 0.46],
        [11.5 - step, 0.46],
      ],
      26,
    );
  box(mesh, 0, -2, 4, 24, 4, 16);
  for (let stall = 0; stall < 12; stall += 1) {
    const [x, z] = [-26 + (stall % 6) * 10.4 + between(random, -1, 1), stall < 6 ? -17 : -24];
    if (Math.abs(x) < 4) continue;
    marketStall(
      stage,
      x,
      z,
      pick(random, ['#d9503f', '#e8b23c', '#3f7fb0', '#5fa05a', '#f0e6cf', '#c94f86'] as const),
    );
  }
}

/** A stall under a cloth with heaps of goods. */
export function marketStall(stage: Stage, x: number, z: number, color: string): void {
  const { mesh, random } = stage;
  mesh.within(x, 0, z, between(random, -0.15, 0.15), 1, () => {
    paint(mesh, '#6f553c');
    for (const [px, pz] of pairs('-2 -1.4, 2 -1.4, -2 1.4, 2 1.4'))
      bar(mesh, [px, -0.3, pz], [px, 2.7, pz], 0.06, 0.06, 4);
    paint(mesh, color);
    surface(mesh, 6, 4, (u, v) => [
      (u - 0.5) * 4.8,
      2.95 - (v - 0.5) ** 2 * 1.6 - 0.18 * Math.sin(u * Math.PI),
      (v - 0.5) * 3.6,
    ]);
    paint(mesh, '#7d6248', Material.wood);
    box(mesh, 0, 0, -0.5, 3.8, 0.9, 1.6);
    for (let heap = 0; heap < 9; heap += 1) {
      paint(
        mesh,
        pick(random, ['#d9623a', '#e8c24a', '#7fa04a', '#b53a4a', '#c98a4a', '#7a4fa0', '#efe2c4'] as const),
      );
      lathe(
        mesh,
        -1.6 + (heap % 5) * 0.8,
        0.9,
        -0.9 + Math.floor(heap / 5) * 0.7,
        pairs('0.38 0, 0.28 0.24, 0 0.38'),
        7,
      );
    }
    person(
      mesh,
      between(random, -1, 1),
      0,
      0.9,
      hex(pick(random, ['#b53a4a', '#3f5fa0', '#e0c08a', '#6f4f8a'] as const)),
      true,
    );
  });
}

export function flores(stage: Stage): void {
  stackedHouses(stage, 'rainbow', 6, 74, 2.8, 6, (x, level) => level > 3 && Math.abs(x) < 8);
  const { mesh } = stage;
  paint(mesh, '#f4efe2', Material.plaster);
  for (const s of [-1, 1]) {
    box(mesh, s * 5, 8, 30, 4, 18, 4);
    paint(mesh, '#c9553f');
    dome(mesh, s * 5, 26, 30, 2.2, 2.6);
    paint(mesh, '#f4efe2', Material.plaster);
    framed(mesh, s * 5, 21, 27.9, 1.4, 2.6, '#c9553f', '#33291f');
    paint(mesh, '#f4efe2', Material.plaster);
  }
  box(mesh, 0, 8, 32, 8, 14, 8);
  const tones = tonesOf(stage, 'palm');
  for (const x of [-30, -12, 18, 33]) palm(mesh, stage.random, x, 0, -5, between(stage.random, 8, 11), tones);
}
