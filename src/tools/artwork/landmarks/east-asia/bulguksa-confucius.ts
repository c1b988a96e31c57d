import { hex } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import type { Point } from '../../engine/mesh.ts';
import { between, pick } from '../../engine/random.ts';
import { bar, box, frustum, gable, lathe, swungRoof } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { lamp, stairs, tiers } from '../carpentry.ts';
import { arch, framed, paint, row, surface } from '../parts.ts';
import { hall } from './gassho-changdeokgung.ts';
import { pairs, triples } from '../../shapes/rows.ts';

export function bulguksa(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#b0a18c', Material.stone);
  box(mesh, 0, -3, 12, 64, 8, 14);
  row(15, -31, 31, (x) => box(mesh, x, -1, 4.8, 0.5, 5.8, 0.5));
  for (const x of [-2, 19]) {
    paint(mesh, '#bdae98', Material.stone);
    stairs(mesh, x, -1, -6, 5, 5.6, 11, 12);
    paint(mesh, '#2f2822');
    for (const s of [-2.7, 2.7]) {
      paint(mesh, '#b5a690');
      bar(mesh, [x + s, 0.4, -6], [x + s, 6, 5], 0.3, 0.3, 5);
    }
    mesh.within(x, 5, 9, 0, 1, () =>
      hall(stage, 9, 6, 3, '#93402f', '#a8402f', '#4f565b', '#3f7a6a', 0.32, 3),
    );
  }
  row(13, -28, -8, (x) => {
    paint(mesh, '#a8402f');
    bar(mesh, [x, 5, 7], [x, 8, 7], 0.2, 0.2, 6);
  });
  mesh.within(-18, 4.6, 8, 0, 1, () => {
    paint(mesh, '#4f565b', Material.tiles);
    swungRoof(mesh, 0, 3.4, 0, 24, 1.9, 6, 0.2, 0.8);
  });
  mesh.within(-30, 4, 8, 0, 1, () =>
    hall(stage, 7, 6, 3.4, '#93402f', '#a8402f', '#4f565b', '#3f7a6a', 0.36, 3),
  );
  mesh.within(8, 5, 22, 0, 1, () =>
    hall(stage, 20, 10, 5, '#93402f', '#a8402f', '#4f565b', '#3f7a6a', 0.26, 5),
  );
  for (const [x, z] of pairs('2 15, 15 15')) {
    paint(mesh, '#c6b9a4', Material.stone);
    tiers(
      mesh,
      x,
      5,
      z,
      triples(`
      4.4 1.4 4.4, 3.4 1.6 3.4, 4.6 0.4 4.6, 2.6 1.6 2.6, 3.8 0.4 3.8, 2 1.2 2, 3 0.4 3, 0.8 1.6 0.8`),
    );
  }
}

export function dmzTower(stage: Stage): void {
  const { mesh, random } = stage;
  paint(mesh, '#8a9086');
  row(15, -28, 28, (x) => {
    bar(mesh, [x, -0.6, 0], [x, 3.4, 0], 0.09, 0.09, 5);
    bar(mesh, [x, 3.4, 0], [x + 0.1, 4.1, -0.7], 0.07, 0.06, 4);
  });
  for (let line = 0; line < 9; line += 1)
    bar(mesh, [-28, 0.3 + line * 0.38, 0], [28, 0.3 + line * 0.38, 0], 0.025, 0.025, 3);
  for (const [y, z] of pairs('3.7 -0.3, 4.1 -0.7')) bar(mesh, [-28, y, z], [28, y, z], 0.06, 0.06, 4);
  for (let ribbon = 0; ribbon < 240; ribbon += 1) {
    paint(mesh, pick(random, ['#e0473a', '#f2c53c', '#3f8fd0', '#f2efe6', '#5fb06a', '#e88ab0'] as const));
    const [x, y] = [between(random, -14, 14), between(random, 0.8, 3.1)];
    mesh.triangle(
      [x, y, -0.06],
      [x + 0.16, y, -0.06],
      [x + between(random, -0.2, 0.3), y - between(random, 0.4, 0.9), -0.1],
    );
  }
  mesh.within(17, 0, 5, 0.2, 1, () => {
    paint(mesh, '#5f6b52');
    for (const [x, z] of pairs('-2 -2, 2 -2, -2 2, 2 2'))
      bar(mesh, [x * 1.25, -1, z * 1.25], [x, 8.4, z], 0.22, 0.18, 6);
    for (let level = 0; level < 3; level += 1)
      for (const s of [-1, 1])
        bar(mesh, [-2.2 * s, level * 2.8, -2.3], [2.2 * s, level * 2.8 + 2.8, -2.2], 0.1, 0.1, 4);
    paint(mesh, '#6f7a5c');
    box(mesh, 0, 8.4, 0, 6, 1.2, 6);
    paint(mesh, '#2b3136');
    box(mesh, 0, 9.6, 0, 5.4, 1.4, 5.4);
    paint(mesh, '#566148');
    row(4, -2.7, 2.7, (x) => box(mesh, x, 9.6, -2.72, 0.25, 1.4, 0.2));
    lathe(mesh, 0, 11, 0, pairs('5 0, 0.4 1.9, 0 2'), 4, true);
  });
}

export function taipei101(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#86a8a0', Material.glass);
  frustum(mesh, 0, -3, 0, 25, 29, 25, 0.74);
  box(mesh, 0, 26, 0, 17, 2.6, 17);
  for (let pod = 0; pod < 8; pod += 1) {
    paint(mesh, '#7fa59b', Material.glass);
    const y = 28.6 + pod * 8.6;
    frustum(mesh, 0, y, 0, 15, 8, 15, 1.22);
    paint(mesh, '#5f8078');
    box(mesh, 0, y + 8, 0, 18.6, 0.6, 18.6);
    paint(mesh, '#c9b98a');
    for (const [x, z, turn] of triples('0 -9.3 0, -9.3 0 1, 9.3 0 1'))
      mesh.within(x, y + 6.6, z, turn * Math.PI * 0.5, 1, () =>
        lathe(mesh, 0, 0, 0, pairs('0.9 0, 1.1 0.9, 0.7 1.8, 0 1.9'), 8),
      );
  }
  paint(mesh, '#7fa59b', Material.glass);
  tiers(mesh, 0, 97.4, 0, triples('13 4 13, 10 5 10, 7 4 7'));
  paint(mesh, '#9fb5ac');
  lathe(mesh, 0, 110, 0, pairs('2.4 0, 1.8 3, 0.9 4, 0.7 10, 0.2 14, 0 18'), 8);
  paint(mesh, '#c9d0cc', Material.windows);
  box(mesh, 20, -3, 2, 22, 14, 18);
}

export function jiufen(stage: Stage): void {
  const { mesh, random } = stage;
  for (let step = 0; step < 5; step += 1) {
    paint(mesh, '#8d867c', Material.stone);
    stairs(mesh, 0, -1 + step * 3, -10 + step * 7, 5, 3, 7, 10);
    box(mesh, 0, -4, -3 + step * 7, 5, 3.4 + step * 3, 7);
  }
  for (const s of [-1, 1]) {
    for (let house = 0; house < 4; house += 1) {
      const y = house * 4;
      const [w, d] = [between(random, 10, 13), 8];
      mesh.within(s * (3 + w / 2), y, -4 + house * 8.4, 0, 1, () => {
        for (const floor of [0, 1, ...(house > 0 && s < 0 ? [2] : [])]) {
          paint(mesh, pick(random, ['#5f4032', '#6e4a36', '#7d5a40', '#4f5a4e'] as const), Material.wood);
          box(mesh, 0, floor * 3.6 - (floor ? 0 : 5), 0, w - floor * 1.2, 3.6 + (floor ? 0 : 5), d - floor);
          const lit = stage.light.lamps > 0.1;
          row(4, -w * 0.34, w * 0.34, (x) => {
            mesh.paint(lit ? [1.5, 0.8, 0.3] : hex('#e0c48a'), lit ? Material.lamp : Material.plain);
            arch(mesh, x, floor * 3.6 + 0.9, -(d - floor) / 2 - 0.06, 1.6, 1.8, 0);
          });
          paint(mesh, '#3f4a44', Material.tiles);
          swungRoof(mesh, 0, floor * 3.6 + 3.2, 0, w - floor * 1.2 + 2.2, 1.5, d + 2.4 - floor, 0.34, 0.72);
          row(5, -w * 0.44, w * 0.44, (x) => lamp(stage, x, floor * 3.6 + 1.9, -d / 2 - 1, 0.36, '#d9301f'));
        }
      });
    }
    for (let line = 0; line < 5; line += 1)
      row(4, 0.5, 2.6, (x) => lamp(stage, s * x, 4 + line * 3.4, -8 + line * 7, 0.34, '#e0351f'));
  }
}

/** A hall of southern Fujian: a sagging roof whose ridge ends in two swallow-tails. */
function swallowtailHall(stage: Stage, wide: number, tall: number, deep: number, rise: number): void {
  const { mesh } = stage;
  paint(mesh, '#b8392c', Material.plaster);
  box(mesh, 0, 0, 0, wide, tall, deep);
  paint(mesh, '#d8662c', Material.tiles);
  const [half, eave] = [wide / 2 + 1.6, deep / 2 + 1.8];
  for (const face of [-1, 1])
    surface(
      mesh,
      20,
      7,
      (u, v) => {
        const x = (u * 2 - 1) * half;
        const curl = Math.abs(u * 2 - 1) ** 3;
        return [x, tall - 0.3 + rise * v ** 1.3 + curl * (0.9 + 0.5 * v), face * eave * (1 - v)];
      },
      undefined,
      Material.tiles,
    );
  paint(mesh, '#b8392c', Material.plaster);
  for (const end of [-1, 1])
    mesh.triangle(
      [(end * wide) / 2, tall, -deep / 2],
      [(end * wide) / 2, tall, deep / 2],
      [(end * wide) / 2, tall + rise, 0],
    );
  const ridge = (share: number): Point => [
    share * (half + 0.6),
    tall + rise + 0.2 + Math.abs(share) ** 3 * 2.3,
    0,
  ];
  for (let part = -8; part < 8; part += 1) {
    paint(mesh, part % 4 === 0 ? '#3f7f6a' : '#a8332a');
    bar(mesh, ridge(part / 8), ridge((part + 1) / 8), 0.42, 0.42, 8);
  }
  paint(mesh, '#a8332a');
  for (const end of [-1, 1]) {
    const [x, y] = ridge(end);
    for (const z of [-0.9, 0.9])
      bar(mesh, [x - end * 0.6, y - 0.2, 0], [x + end * 1.4, y + 1.5, z], 0.34, 0.08, 6);
  }
}

export function confucius(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#b9a888', Material.stone);
  box(mesh, 0, -2, 2, 27, 3.2, 19);
  stairs(mesh, 0, -0.6, -11, 7, 1.8, 4, 6);
  mesh.within(0, 1.2, 3, 0, 1, () => swallowtailHall(stage, 21, 5, 12, 3.4));
  mesh.within(0, 7, 4, 0, 1, () => swallowtailHall(stage, 14, 3.4, 7, 3.6));
  row(6, -9, 9, (x) => {
    paint(mesh, '#8f2a22');
    bar(mesh, [x, 1.2, -4.2], [x, 6, -4.2], 0.36, 0.34, 9);
  });
  framed(mesh, 0, 1.2, -3.06, 3, 3.6, '#d9b060', '#3a1c18');
  for (const x of [-5.4, 5.4]) framed(mesh, x, 1.6, -3.06, 2.2, 2.8, '#d9b060', '#4a241c');
  paint(mesh, '#1f4a6a');
  box(mesh, 0, 5.2, -3.3, 4, 1.1, 0.3);
  for (const s of [-1, 1]) {
    paint(mesh, '#b8392c', Material.plaster);
    box(mesh, s * 22, -2, 3, 17, 5.6, 1.2);
    paint(mesh, '#d8662c', Material.tiles);
    gable(mesh, s * 22, 3.6, 3, 17.4, 0.9, 2.6);
    framed(mesh, s * 22, 0, 2.34, 2.4, 3, '#e6d0a8', '#3a241c');
  }
}
