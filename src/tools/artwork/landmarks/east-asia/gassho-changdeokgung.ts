import { blend, hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { between, pick } from '../../engine/random.ts';
import { person } from '../../shapes/boats.ts';
import { bar, box, frustum, gable, lathe, swungRoof } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { each, lamp, stairs } from '../carpentry.ts';
import { arch, boulder, framed, paint, ring, row, windows } from '../parts.ts';
import { pairs, triples } from '../../shapes/rows.ts';

/** A steep thatched house of Shirakawa. */
function gassho(stage: Stage, snow: number): void {
  const { mesh } = stage;
  const thatch = snow > 0.4 ? '#e9edf2' : '#7d6a50';
  paint(mesh, '#6b4f38', Material.wood);
  box(mesh, 0, -1.5, 0, 10, 4.6, 15);
  for (const s of [-1, 1]) {
    paint(mesh, thatch, Material.thatch);
    mesh.quad([s * 6.5, 2.3, -8.4], [s * 6.5, 2.3, 8.4], [0, 11.8, 7.6], [0, 11.8, -7.6]);
    paint(mesh, '#5b4b38', Material.thatch);
    mesh.quad([s * 6.5, 2.3, -8.4], [s * 5.6, 2.3, -8.4], [0, 10.6, -7.6], [0, 11.8, -7.6]);
    mesh.quad([s * 6.5, 2.3, -8.4], [s * 6.5, 2.3, 8.4], [s * 5.6, 2.3, 8.4], [s * 5.6, 2.3, -8.4]);
  }
  paint(mesh, '#cfc0a2', Material.plaster);
  mesh.triangle([-5, 3.1, -7.5], [5, 3.1, -7.5], [0, 10.5, -7.3]);
  paint(mesh, '#4e3928');
  for (const [y, w] of pairs('3.1 10, 5.6 6.6, 8 3.4')) box(mesh, 0, y, -7.62, w, 0.22, 0.2);
  windows(mesh, 4, -3.4, 3.4, 0.6, -7.58, 1.5, 1.7, '#4e3928', 0, '#e8dcbc');
  windows(mesh, 2, -1.5, 1.5, 3.7, -7.6, 1.4, 1.4, '#4e3928', 0, '#efe4c6');
  windows(mesh, 1, 0, 0, 6, -7.6, 1.4, 1.4, '#4e3928', 0, '#efe4c6');
  paint(mesh, '#54432f');
  bar(mesh, [0, 11.9, -7.9], [0, 11.9, 7.9], 0.4, 0.4, 6);
  row(7, -6.6, 6.6, (z) => box(mesh, 0, 11.9, z, 1.7, 0.26, 0.3));
}

export function gasshoVillage(stage: Stage): void {
  each(
    stage.mesh,
    [
      [-16, 6, 0.35],
      [1, 0, 0.3, 1.1],
      [19, 9, 0.25, 0.95],
      [-3, 27, 0.3, 0.9],
    ],
    () => gassho(stage, stage.plan.snow ?? 0),
  );
  if (stage.light.lamps > 0.3) lamp(stage, 6, 0, -9, 0.3, '#ffc46a');
}

const abombDomeRise = (k: number): [number, number] => [5.3 * Math.cos(k), 18.4 + 6 * Math.sin(k)];

export function abombDome(stage: Stage): void {
  const { mesh, random } = stage;
  const brick = '#b58f72';
  mesh.within(0, 0, 0, -0.1, 1, () => {
    for (const [x, w, tall] of triples('-13 12 12, 13 12 11')) {
      row(4, x - w / 2 + 1.5, x + w / 2 - 1.5, (at) => {
        paint(mesh, brick, Material.stone, between(random, 0.85, 1.05));
        box(mesh, at, -2, 0, 3.02, tall + 2 - between(random, 0, 3.2), 9);
      });
      for (const y of [1.4, 5.4])
        windows(mesh, 4, x - w / 2 + 1.7, x + w / 2 - 1.7, y, -4.56, 1.3, 2.5, '#c9b197');
    }
    paint(mesh, '#bb9a7e', Material.stone);
    lathe(mesh, 0, -2, 0, pairs('7 0, 7 18'), 10, true);
    paint(mesh, '#2b2420');
    for (const y of [0.4, 5.6, 10.8])
      ring(
        10,
        6.75,
        (x, z, angle) =>
          mesh.within(x, 0, z, -angle - Math.PI / 2, 1, () =>
            arch(mesh, 0, y, -0.06, 2, 3.4, y > 10 ? 1 : 0),
          ),
        Math.PI / 10,
      );
    paint(mesh, '#a8866c', Material.stone);
    for (const y of [4.6, 9.8, 15.4]) lathe(mesh, 0, y, 0, pairs('7.2 0, 7.5 0.3, 7.2 0.7'), 20);
    paint(mesh, '#8d7460', Material.stone);
    lathe(mesh, 0, 16, 0, pairs('5.6 0, 5.4 2.6, 5.2 2.6'), 20);
    // The bare ribs of the dome.
    paint(mesh, '#4a4743');
    ring(16, 1, (x, z) => {
      for (let step = 0; step < 6; step += 1) {
        const [r0, y0] = abombDomeRise((step / 6) * 1.5);
        const [r1, y1] = abombDomeRise(((step + 1) / 6) * 1.5);
        bar(mesh, [x * r0, y0, z * r0], [x * r1, y1, z * r1], 0.13, 0.13, 4);
      }
    });
    for (const k of [0.3, 0.65, 1, 1.3]) {
      const [r, y] = abombDomeRise(k);
      ring(16, r, (x, z, angle) =>
        bar(mesh, [x, y, z], [Math.cos(angle + 0.393) * r, y, Math.sin(angle + 0.393) * r], 0.1, 0.1, 4),
      );
    }
  });
  for (let heap = 0; heap < 14; heap += 1)
    boulder(stage, between(random, -18, 18), 0, between(random, -9, -6), 0.8, 0.5, 0.6, '#a58970', 0.3, 8);
}

export function shibuya(stage: Stage): void {
  const { mesh, random, light } = stage;
  const night = light.lamps > 0.3;
  for (const [x, z, w, tall, color] of [
    [-30, 8, 18, 42, '#8fa0ad'],
    [-11, 16, 16, 58, '#a8b2b8'],
    [8, 12, 17, 46, '#7f8f9c'],
    [27, 6, 19, 52, '#9aa6ad'],
    [42, 20, 16, 66, '#8897a3'],
    [-44, 18, 14, 56, '#b0b6b8'],
    [20, 34, 22, 92, '#93a3b0'],
  ] as const) {
    paint(mesh, color, random() < 0.5 ? Material.glass : Material.windows);
    box(mesh, x, -2, z, w, tall + 2, 14);
    paint(mesh, '#5f666c');
    box(mesh, x, tall, z, w * 0.5, 2.6, 6);
  }
  const signs = ['#e0483a', '#2f8fd0', '#f0b53a', '#e86aa0', '#4fb07a', '#f2efe6', '#7a5fd0'] as const;
  for (const [x, z, w] of triples('-30 1 18, -11 9 16, 8 5 17, 27 -1 19')) {
    for (let sign = 0; sign < 9; sign += 1) {
      const color = hex(pick(random, signs));
      mesh.paint(night ? scaled(color, 1.7) : color, night ? Material.lamp : Material.plain);
      const tallSign = random() < 0.5;
      box(
        mesh,
        x + between(random, -0.4, 0.4) * w,
        between(random, 3, 28),
        z - 0.3 - random() * 0.3,
        tallSign ? 1.6 : between(random, 3, 7),
        tallSign ? between(random, 6, 11) : between(random, 1.4, 3.4),
        0.4,
      );
    }
    const screen = blend(hex('#5fb0e0'), hex('#f0d0e0'), random());
    mesh.paint(night ? scaled(screen, 1.5) : screen, night ? Material.lamp : Material.plain);
    box(mesh, x, 18, z - 0.8, w * 0.62, 9, 0.5);
  }
  // The crossing: white bars from three sides, and the crowd.
  paint(mesh, '#4a4a4e');
  mesh.quad([-60, 0.04, -34], [60, 0.04, -34], [60, 0.04, 1], [-60, 0.04, 1]);
  paint(mesh, '#efece6');
  for (let stripe = 0; stripe < 16; stripe += 1)
    mesh.quad(
      [-20 + stripe * 2.5, 0.08, -10],
      [-18.8 + stripe * 2.5, 0.08, -10],
      [-18.8 + stripe * 2.5, 0.08, -4],
      [-20 + stripe * 2.5, 0.08, -4],
    );
  for (let stripe = 0; stripe < 12; stripe += 1) {
    const [x, z] = [-16 + stripe * 2.4, -30 + stripe * 1.6];
    mesh.quad([x, 0.08, z], [x + 1, 0.08, z - 0.8], [x + 5, 0.08, z + 3], [x + 4, 0.08, z + 3.8]);
  }
  for (let one = 0; one < 60; one += 1)
    mesh.within(between(random, -24, 26), 0, between(random, -30, -3), random() * 6, 1.1, () =>
      person(
        mesh,
        0,
        0,
        0,
        hex(pick(random, ['#2c2f38', '#e6e0d6', '#c9473a', '#3f6fa0', '#d9b23c'] as const)),
        true,
      ),
    );
}

/** A Korean or Chinese hall on posts under a swung roof; `painted` beams below the eaves. */
export function hall(
  stage: Stage,
  wide: number,
  deep: number,
  tall: number,
  wall: string,
  post: string,
  roof: string,
  beam: string,
  lift = 0.26,
  bays = 5,
): void {
  const { mesh } = stage;
  paint(mesh, '#b5aa9a', Material.stone);
  box(mesh, 0, -3, 0, wide + 2.4, 4, deep + 2.4);
  paint(mesh, wall, Material.plaster);
  box(mesh, 0, 1, 0, wide - 0.6, tall, deep - 0.6);
  paint(mesh, post);
  row(bays + 1, -wide / 2, wide / 2, (x) =>
    bar(mesh, [x, 1, -deep / 2], [x, 1 + tall, -deep / 2], 0.3, 0.3, 8),
  );
  paint(mesh, beam);
  box(mesh, 0, tall + 0.1, 0, wide + 0.6, 0.9, deep + 0.6);
  paint(mesh, beam, Material.plain, 0.75);
  frustum(mesh, 0, tall + 0.9, 0, wide + 0.8, 0.8, deep + 0.8, 1.16);
  const bay = wide / bays;
  for (let index = 0; index < bays; index += 1)
    framed(
      mesh,
      -wide / 2 + bay * (index + 0.5),
      1.2,
      -deep / 2 + 0.2,
      bay * 0.62,
      tall * 0.7,
      post,
      index === Math.floor(bays / 2) ? '#2a1f1a' : '#c9b48c',
      0,
      0.14,
    );
  paint(mesh, roof, Material.tiles);
  swungRoof(mesh, 0, tall + 1.6, 0, wide * 1.06 + 4.4, deep * 0.46, deep + 5, lift, 0.66);
  paint(mesh, '#d9d4c8', Material.plain, 0.9);
  box(mesh, 0, tall + 1.45 + deep * 0.46, 0, (wide * 1.06 + 4.4) * 0.66, 0.5, 0.5);
}

export function hanok(stage: Stage): void {
  const { mesh } = stage;
  const one = (w: number, d: number): void =>
    hall(stage, w, d, 2.9, '#f2ebdc', '#6b4a32', '#4b4e56', '#7a5638', 0.24, Math.round(w / 2.6));
  each(mesh, triples('-11 2 0.3, 8 0 0.12, 22 8 -0.25, -1 15 0.1, -23 13 0.3'), (index) =>
    one(index % 2 ? 13 : 11, 6),
  );
  paint(mesh, '#b3a48f', Material.stone);
  box(mesh, -2, -1.5, -7.4, 40, 3, 0.7);
  paint(mesh, '#4b4e56', Material.tiles);
  gable(mesh, -2, 1.5, -7.4, 40.4, 0.6, 1.6);
  paint(mesh, '#6f4d35');
  for (const x of [10, 13]) box(mesh, x, 0, -7.6, 0.4, 3.4, 0.5);
  paint(mesh, '#4b4e56', Material.tiles);
  swungRoof(mesh, 11.5, 3.2, -7.4, 5.4, 1.3, 2.8, 0.3, 0.6);
}

export function changdeokgung(stage: Stage): void {
  const { mesh } = stage;
  const red = '#a8402f';
  hall(stage, 30, 10, 5.4, '#8f3a2c', red, '#4a5257', '#3f7a6a', 0.26, 5);
  mesh.within(0, 6.6, 0, 0, 1, () => hall(stage, 26, 8, 3.6, '#93412f', red, '#4a5257', '#3f7f6c', 0.3, 5));
  paint(mesh, '#c9bda8', Material.stone);
  stairs(mesh, 0, -0.6, -10, 12, 1.6, 4, 4);
  for (const s of [-1, 1]) {
    paint(mesh, '#b7a58c', Material.stone);
    box(mesh, s * 27, -2, 1, 20, 5, 1);
    paint(mesh, '#4a5257', Material.tiles);
    gable(mesh, s * 27, 3, 1, 20, 0.8, 2.2);
  }
}
