import { hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import type { Mesh } from '../../engine/mesh.ts';
import { between, pick } from '../../engine/random.ts';
import { person } from '../../shapes/boats.ts';
import { palm } from '../../shapes/plants.ts';
import { bar, box, frustum, gable, lathe } from '../../shapes/solids.ts';
import { type Stage, tonesOf } from '../../stage.ts';
import { camelWithRider } from '../animals/camel-with-rider-grazers.ts';
import { each, lamp, rubble } from '../carpentry.ts';
import { stackedHouses } from '../europe/colosseum-florence.ts';
import { crenels, framed, paint, row, surface, tube, windows } from '../parts.ts';
import { pairs, triples } from '../../shapes/rows.ts';

/** Round vats of dye in a court of the old town, its houses on three sides. */
export function fesTannery(stage: Stage): void {
  const { mesh, random } = stage;
  const dyes = [
    '#c9352c',
    '#e0a02c',
    '#7a4a2c',
    '#f0ead8',
    '#b5652c',
    '#5f3f2c',
    '#d9c04a',
    '#8f9a4a',
  ] as const;
  for (let line = -4; line < 5; line += 1)
    row(11, -19 + (line & 1) * 1.4, 19 + (line & 1) * 1.4, (x) => {
      paint(mesh, line < 2 ? '#e9e2d0' : '#c9ab84');
      const y = Math.max(0, line) * 0.8;
      lathe(mesh, x, y - 2, line * 4 - 4, pairs('1.85 0, 1.85 2.8, 1.45 2.8, 1.45 2.4'), 14);
      paint(mesh, line === 0 ? '#efe9da' : pick(random, dyes));
      lathe(mesh, x, y + 0.5, line * 4 - 4, pairs('1.45 0, 0 0'), 14);
      if (random() < 0.13)
        mesh.within(x, y + 0.4, line * 4 - 4, 0, 1, () => person(mesh, 0, -0.4, 0, hex('#e0d4bc'), true));
    });
  mesh.within(0, 3, 22, 0, 1, () => stackedHouses(stage, 'moroccan', 3, 84, 3, 6));
  mesh.within(-26, 0, 2, -Math.PI / 2, 1, () => stackedHouses(stage, 'moroccan', 3, 46, 3, 7));
  mesh.within(26, 0, 2, Math.PI / 2, 1, () => stackedHouses(stage, 'moroccan', 3, 46, 3, 7));
  for (let hide = 0; hide < 26; hide += 1) {
    paint(mesh, pick(random, dyes));
    const x = between(random, -24, 24);
    mesh.quad(
      [x, 5.6, 17.9],
      [x + 1.5, 5.6, 17.9],
      [x + 1.4, 3.6 + random(), 17.6],
      [x + 0.1, 3.8 + random(), 17.6],
    );
  }
}

export function essaouira(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#c9ad84', Material.stone);
  frustum(mesh, 0, -5, 3, 76, 13, 8, 0.97);
  crenels(mesh, -37, 37, 8, -0.6, 1.2, 0.9);
  for (const [x, w, tall] of triples('-26 10 15, 20 9 13')) {
    paint(mesh, '#cfb48c', Material.stone);
    frustum(mesh, x, -5, 2, w, tall + 5, w, 0.94);
    crenels(mesh, x - w * 0.45, x + w * 0.45, tall, 2 - w * 0.43, 0.9, 0.7);
    windows(mesh, 2, x - 1.6, x + 1.6, tall - 5, 2 - w / 2 - 0.02 + 0.2, 0.8, 1.6, '#e0cba4', 1);
    for (const k of [-1, 1]) {
      paint(mesh, '#cfb48c');
      lathe(mesh, x + k * w * 0.4, tall, -2.4, pairs('0.9 0, 0.9 2.4, 0 3.6'), 8);
    }
  }
  mesh.within(2, 2, 14, 0, 1, () => stackedHouses(stage, 'white', 2, 60, 3, 7));
  each(mesh, triples('-12 -8 0.2, -5 -10 -0.1, 4 -8 0.3, 11 -10 0'), () => {
    paint(mesh, '#2f6fb5');
    tube(mesh, triples('-3.4 1.2 0.2, -2.4 0.5 0.8, 0 0.35 1, 2.4 0.6 0.8, 3.8 1.6 0.12'), 1.1, 10);
    paint(mesh, '#e9e2d0');
    box(mesh, 0, 1.15, 0, 4, 0.14, 1.5);
  });
}

export function camelCaravan(stage: Stage): void {
  const cloths = ['#b53a34', '#2f5f9f', '#d9953c', '#3f7f5a'] as const;
  row(5, 8, -8.8, (x, index) =>
    stage.mesh.within(x, 0, index * 0.5, 0.12, 1, () =>
      camelWithRider(stage, index === 0 ? undefined : cloths[index % 4]),
    ),
  );
  stage.mesh.within(11, 0, -0.4, 0, 1.15, () => person(stage.mesh, 0, 0, 0, hex('#3468a8'), true));
}

export function berberTent(stage: Stage): void {
  const { mesh } = stage;
  for (const [x, z, turn] of triples('-5 1 0.2, 5 3 -0.25'))
    mesh.within(x, 0, z, turn, 1, () => {
      surface(
        mesh,
        18,
        8,
        (u, v) => {
          const [a, b] = [u * 2 - 1, v * 2 - 1];
          return [
            a * 4.2,
            0.35 +
              2.6 * (1 - a * a * 0.55) * (1 - Math.abs(b) ** 1.4) +
              0.35 * Math.cos(a * 9.4) * (1 - Math.abs(b)),
            b * 2.8,
          ];
        },
        (u) => scaled(hex('#3b2f29'), 0.9 + (Math.floor(u * 18) % 3 ? 0 : 0.9)),
      );
      paint(mesh, '#b53a34');
      mesh.quad([-3.6, 0.04, -5], [3.6, 0.04, -5], [3.6, 0.04, -2.4], [-3.6, 0.04, -2.4]);
      paint(mesh, '#8a6a4a');
      for (const px of [-2.8, 0, 2.8]) bar(mesh, [px, 0, -2.5], [px, 2.1, -1.8], 0.06, 0.06, 4);
    });
  if (stage.light.lamps > 0.1) for (const x of [-7, -2, 3, 7]) lamp(stage, x, 0.1, -3, 0.22, '#ffc46a');
}

export function berberVillage(stage: Stage): void {
  stackedHouses(stage, 'moroccan', 4, 50, 3.4, 6);
  const { mesh } = stage;
  paint(mesh, '#e6c8a4', Material.plaster);
  box(mesh, 7, 6, 16, 3.6, 15, 3.6);
  box(mesh, 7, 21, 16, 1.8, 3, 1.8);
  rubble(stage, 16, 28, 4, 1, '#a07a5c');
}

/** A hull for sailing dhows: high stern, long raked bow, rail and planks. */
const dhowHullLine = (u: number): number =>
  1.7 + 1.9 * Math.max(0, u - 0.55) ** 2 * 5 + 1.1 * Math.max(0, 0.3 - u) ** 2 * 9;

function dhowHull(mesh: Mesh, long: number, wide: number, color: string, rail: string): void {
  const half = (u: number): number =>
    (wide / 2) * Math.max(0, 1 - Math.abs(u * 2 - 0.84) ** 3.1 * (u < 0.42 ? 0.55 : 1)) ** 0.7;
  for (const s of [-1, 1])
    surface(
      mesh,
      24,
      7,
      (u, v) => [
        (u - 0.5) * long * (0.82 + 0.18 * v),
        -0.8 + v * (dhowHullLine(u) + 0.8),
        s * half(u) * v ** 0.45,
      ],
      (u, v) =>
        scaled(hex(v > 0.86 ? rail : color), 0.92 + 0.14 * (Math.floor(v * 7) % 2) + (u > 0.5 ? 0.02 : 0)),
    );
  paint(mesh, '#8f6b48');
  surface(mesh, 20, 2, (u, v) => [
    (u - 0.5) * long * 0.93,
    dhowHullLine(u) - 0.5,
    (v * 2 - 1) * half(u) * 0.95,
  ]);
}

export function dhow(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(0, 0, 0, -0.35, 1, () => {
    dhowHull(mesh, 14, 4, '#6b472c', '#d9cdb4');
    paint(mesh, '#5a3c26');
    bar(mesh, [1, 0.6, 0], [2, 10, 0], 0.17, 0.1, 7);
    bar(mesh, [7, 2.6, 0.1], [-3.6, 14, 0.2], 0.12, 0.05, 6);
    const a = [6.8, 2.9] as const;
    const b = [-3.5, 13.8] as const;
    const c = [-5.4, 2.6] as const;
    surface(
      mesh,
      14,
      12,
      (u, v) => {
        const [x, y] = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
        return [
          x + (c[0] - x) * v * (0.25 + 0.75 * u),
          y + (c[1] - y) * v * (0.25 + 0.75 * u),
          0.25 + 1.5 * Math.sin(v * Math.PI) * u + v * 0.5,
        ];
      },
      (u, v) => scaled(hex('#efe4cc'), 0.93 + 0.07 * Math.cos(u * 40) + v * 0.03),
    );
    for (const [x, color, up] of [
      [-4.6, '#d9503f', true],
      [-2, '#e8b23c', false],
      [0.4, '#f0eadc', true],
    ] as const)
      person(mesh, x, 1.2, 0.3, hex(color), up);
  });
}

export function coralFront(stage: Stage, wide: number, grand: boolean): void {
  const { mesh, random } = stage;
  let x = -wide / 2;
  while (x < wide / 2) {
    const w = between(random, 8, 12);
    if (grand && x + w > -14 && x < 14) {
      x = 14;
      continue;
    }
    const tall = between(random, 8, 11.5);
    paint(
      mesh,
      pick(random, ['#f0e8d6', '#e6dac2', '#f4efe2', '#d9c8a8', '#e9d6b0'] as const),
      Material.plaster,
    );
    box(mesh, x + w / 2, -2, 2, w * 0.98, tall + 2, 9);
    crenels(mesh, x + 0.4, x + w - 0.4, tall, -2.2, 0.6, 0.4);
    for (const y of [1, 5])
      windows(mesh, 4, x + w * 0.14, x + w * 0.86, y, -2.56, 1, 2.2, '#f7f3ea', 1, '#4a3526');
    framed(mesh, x + w / 2, 0, -2.6, 1.6, 2.8, '#6b4328', '#3a2416', 1, 0.35);
    paint(mesh, '#6b4a30', Material.wood);
    box(mesh, x + w / 2, 4.4, -3.3, w * 0.7, 0.2, 1.5);
    row(8, x + w * 0.17, x + w * 0.83, (px) => box(mesh, px, 4.6, -4, 0.1, 0.9, 0.1));
    box(mesh, x + w / 2, 5.5, -4, w * 0.7, 0.14, 0.2);
    if (!grand && random() < 0.6) {
      paint(mesh, '#8d7548', Material.thatch);
      gable(mesh, x + w / 2, tall + 1.4, 2, w * 0.9, 3, 9);
      paint(mesh, '#6b4a30');
      for (const px of [0.15, 0.85])
        bar(mesh, [x + w * px, tall, -2], [x + w * px, tall + 1.5, -2], 0.1, 0.1, 4);
    } else if (random() < 0.5) {
      paint(mesh, '#a8563c', Material.tiles);
      gable(mesh, x + w / 2, tall, 2, w + 0.6, 2.2, 9.6);
    }
    x += w;
  }
  const tones = tonesOf(stage, 'palm');
  for (const px of [-wide * 0.42, -wide * 0.1, wide * 0.3])
    palm(mesh, random, px, 0, 9, between(random, 13, 17), tones);
}
