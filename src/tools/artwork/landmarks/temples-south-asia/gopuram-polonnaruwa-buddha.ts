import { blend, hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { smooth } from '../../engine/math.ts';
import { pick } from '../../engine/random.ts';
import { bar, box, cylinder, dome, frustum, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { rubble, stairs, tiers } from '../carpentry.ts';
import { arch, boulder, framed, paint, ring, row, surface, tube } from '../parts.ts';
import { seatedBuddha } from './dagoba-sigiriya.ts';
import { BRIGHT } from './dambulla-train.ts';
import { pairs, triples } from '../../shapes/rows.ts';

export function gopuram(stage: Stage): void {
  const { mesh, random } = stage;
  paint(mesh, '#f0e8d8');
  box(mesh, 0, -4, 6, 60, 8.6, 1.4);
  paint(mesh, '#c8553d');
  row(31, -29, 29, (x) => box(mesh, x, -4, 5.2, 0.95, 8.4, 0.3));
  paint(mesh, '#e0c79a', Material.stone);
  box(mesh, 0, -4, 0, 17, 11, 11);
  paint(mesh, '#d9b06a');
  row(6, -7.4, 7.4, (x) => box(mesh, x, 0, -5.7, 0.6, 7, 0.5));
  framed(mesh, 0, 0, -6, 4, 6.2, '#f0d48a', '#231a16', 0, 0.5);
  box(mesh, 0, 7, 0, 18.4, 0.7, 12.2);
  // Five storeys of little figures and shrines, each narrower.
  let y = 7.6;
  for (let storey = 0; storey < 6; storey += 1) {
    const share = storey / 6;
    const wide = 16 - share * 8.4;
    const deep = 10 - share * 5;
    const tall = 3.7 - share * 0.9;
    paint(mesh, storey % 2 ? '#d98a5c' : '#e0b070');
    frustum(mesh, 0, y, 0, wide, tall, deep, 0.9);
    paint(mesh, '#e9cf8a');
    box(mesh, 0, y + tall - 0.35, 0, wide * 0.98, 0.4, deep * 1.02);
    for (const face of [0, 1, 3]) {
      mesh.within(0, 0, 0, (face * Math.PI) / 2, 1, () => {
        const [w, d] = face === 0 ? [wide, deep] : [deep, wide];
        const count = Math.max(4, Math.round(w / 1.15));
        row(count, -w / 2 + 0.4, w / 2 - 0.4, (x, index) => {
          paint(mesh, pick(random, BRIGHT));
          const middle = Math.abs(x) < w * 0.12;
          if (middle) return;
          lathe(mesh, x, y + 0.2, -d / 2 + 0.02, pairs('0.42 0, 0.3 0.8, 0.4 1.4, 0.24 1.9, 0 2.4'), 5);
          if (index % 3 === 0) lathe(mesh, x, y + tall, -d / 2 + 0.5, pairs('0.5 0, 0.6 0.4, 0 1'), 6);
        });
        paint(mesh, '#2a1f1a');
        arch(mesh, 0, y + 0.3, -d / 2 - 0.16, w * 0.13, tall * 0.66, 0);
      });
    }
    y += tall;
  }
  paint(mesh, '#d9694a');
  mesh.within(0, y, 0, 0, 1, () => {
    for (let step = 0; step < 8; step += 1) {
      const [a, b] = [(step / 8) * Math.PI, ((step + 1) / 8) * Math.PI];
      mesh.quad(
        [-4, Math.sin(a) * 2.8, -Math.cos(a) * 2.4],
        [4, Math.sin(a) * 2.8, -Math.cos(a) * 2.4],
        [4, Math.sin(b) * 2.8, -Math.cos(b) * 2.4],
        [-4, Math.sin(b) * 2.8, -Math.cos(b) * 2.4],
      );
    }
    for (const x of [-4, 4])
      mesh.within(x, 0, 0, Math.PI / 2, 1, () => {
        paint(mesh, '#e8b23c');
        arch(mesh, 0, 0, 0, 5, 3.4);
      });
    paint(mesh, '#e6b93c');
    row(7, -3.3, 3.3, (x) => lathe(mesh, x, 2.7, 0, pairs('0.25 0, 0.36 0.4, 0.1 0.8, 0 1.9'), 7));
  });
  for (const side of [-1, 1]) {
    paint(mesh, '#c8553d');
    box(mesh, side * 24, 0, 16, 9, 7, 9);
    paint(mesh, '#e3c27c');
    tiers(mesh, side * 24, 7, 16, triples('8 1.4 8, 6 1.4 6'));
    paint(mesh, '#5f9a9a');
    dome(mesh, side * 24, 9.8, 16, 2.6, 2.6, 1.1);
  }
}

export function vatadage(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#a8917a', Material.stone);
  lathe(mesh, 0, -3, 0, pairs('17 0, 17 4.4, 13.6 4.4, 13.6 6, 0 6'), 40);
  paint(mesh, '#9c8672', Material.stone);
  lathe(mesh, 0, 3, 0, pairs('8.2 0, 8.2 3.6, 7.2 3.9, 7.2 0'), 30);
  paint(mesh, '#b59c82', Material.stone);
  ring(26, 15.4, (x, z, _a, index) => {
    if (index % 7 !== 3) cylinder(mesh, x, 1.4, z, 0.32, 2.4 + (index % 3) * 0.3, 8);
  });
  ring(18, 11, (x, z, _a, index) => cylinder(mesh, x, 3, z, 0.36, 3.4 + ((index * 5) % 4) * 0.45, 8));
  paint(mesh, '#a08970', Material.stone);
  lathe(mesh, 0, 3, 0, pairs('4.6 0, 4.3 2, 3.3 4, 1.6 5.1, 0 5.3'), 20);
  for (const turn of [0, Math.PI / 2, -Math.PI / 2]) {
    mesh.within(0, 0, 0, turn, 1, () => {
      paint(mesh, '#b8a088');
      stairs(mesh, 0, -0.4, -20, 3.2, 1.9, 3.2, 5);
      stairs(mesh, 0, 1.4, -15.6, 3, 1.6, 2.4, 5);
      for (const x of [-2, 2]) lathe(mesh, x, 0, -19.4, pairs('0.5 0, 0.55 1, 0.25 1.5, 0 1.6'), 8);
    });
  }
  seatedBuddha(stage, 0, 3, -7.4, 3.8, '#b39c86');
}

export function polonnaruwaBuddha(stage: Stage): void {
  const { mesh, noise } = stage;
  const [pale, dark] = [hex('#b7a08a'), hex('#6d5d50')];
  surface(
    mesh,
    50,
    14,
    (u, v) => [
      (u - 0.5) * 60,
      v * 11 * (1 - 0.4 * (u * 2 - 1) ** 6) + noise.sum(u * 6, 2, 2) * v,
      2 + v * v * 6 + noise.sum(u * 8, v * 3, 3) * 1.2 + (v > 0.9 ? 9 : 0),
    ],
    (u, v) => scaled(blend(pale, dark, smooth(-0.05, 0.5, noise.sum(u * 22, v * 4 + u * 5, 3))), 1),
  );
  const stone = '#c2ab94';
  mesh.within(-7, 0, 0, 0, 0.92, () => {
    paint(mesh, stone);
    lathe(mesh, 0, 0, 0, pairs('1.5 0, 1.5 0.7, 1 0.7, 1.05 2.6, 0.95 4, 1.35 5.6, 1.3 6, 0.5 6.4'), 14);
    for (const s of [-1, 1]) {
      bar(mesh, [s * 1.2, 5.9, 0], [s * 1.35, 4.5, -0.3], 0.4, 0.34, 8);
      bar(mesh, [s * 1.35, 4.5, -0.3], [-s * 0.5, 4.9, -1.1], 0.34, 0.24, 8);
    }
    boulder(stage, 0, 7.2, 0, 0.65, 0.85, 0.68, stone, 0.02, 12);
    dome(mesh, 0, 7.8, 0, 0.34, 0.5);
  });
  // The reclining statue, its head to the left on a bolster.
  mesh.within(5, 0, -2.4, 0, 1, () => {
    paint(mesh, stone, Material.plain, 0.9);
    box(mesh, 2, -1, 0.4, 19, 1.6, 4.6);
    paint(mesh, stone);
    tube(
      mesh,
      triples(`
      -4.6 1.7 0.5, -3.6 2.3 1.25, -1.5 2.2 1.2, 1.5 2 1.25, 4 1.7 1, 7.5 1.35 0.75, 10.4 1.15 0.55,
      10.9 1.5 0.3`),
      1.1,
      16,
    );
    boulder(stage, -5.7, 2.5, -0.2, 1.15, 0.95, 1, stone, 0.02, 14);
    bar(mesh, [-3.4, 3.1, -0.6], [1.6, 2.6, -1.2], 0.42, 0.34, 8);
    bar(mesh, [1.6, 2.6, -1.2], [4.8, 2.2, -1.1], 0.34, 0.22, 8);
    paint(mesh, stone, Material.plain, 0.8);
    mesh.within(-5.6, 1, 0, 0, 1, () => lathe(mesh, 0, 0, 0, pairs('1.3 -0.4, 1.3 0.7, 0 0.7'), 12));
  });
  rubble(stage, 14, 26, 3, 0.5, '#8d7b6b');
}
