import { blend, hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { smooth } from '../../engine/math.ts';
import { box, frustum, gable, hip, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { stairs } from '../carpentry.ts';
import { arch, boulder, framed, paint, ring, row, surface, windows } from '../parts.ts';
import { seatedBuddha } from './dagoba-sigiriya.ts';
import { pairs } from '../../shapes/rows.ts';

export function dambulla(stage: Stage): void {
  const { mesh, noise } = stage;
  const [stone, dark] = [hex('#a08672'), hex('#5e4f46')];
  // The rock bulges out over the white verandah.
  surface(
    mesh,
    44,
    18,
    (u, v) => {
      const x = (u - 0.5) * 104;
      const t = v * Math.PI * 0.62;
      const swell = 1 + 0.1 * noise.sum(u * 5, v * 2 + 3, 4);
      return [
        x,
        7.2 + (1 - Math.cos(t)) * 13 * swell * (1 - 0.5 * (u * 2 - 1) ** 4),
        -3.5 - Math.sin(t) * 3 * swell + v * v * 34 + (u * 2 - 1) ** 2 * 8,
      ];
    },
    (u, v) =>
      scaled(
        blend(stone, dark, smooth(0, 0.5, noise.sum(u * 26, v * 1.2, 3))),
        0.95 + 0.2 * noise.sum(u * 9, v * 8, 2),
      ),
  );
  paint(mesh, '#3d332c');
  mesh.quad([-50, 0, 6], [50, 0, 6], [50, 8.5, 6], [-50, 8.5, 6]);
  for (const x of [-48, 46]) boulder(stage, x, 5, 4, 12, 12, 9, '#917a68', 0.2, 18);
  paint(mesh, '#cfc4ae', Material.stone);
  box(mesh, 0, -5, -5, 84, 5.4, 14);
  paint(mesh, '#f3efe6');
  row(15, -35, 35, (x) => {
    box(mesh, x, 0.4, -3.4, 1.3, 5.2, 1.2);
    box(mesh, x, 5, -3.5, 1.9, 0.5, 1.5);
  });
  box(mesh, 0, 5.6, -3.2, 72.4, 1.9, 1.8);
  box(mesh, 0, 7.4, -3.2, 73.6, 0.5, 2.4);
  paint(mesh, '#e9e2d2');
  box(mesh, 0, 0.4, 1, 72, 6, 0.6);
  windows(mesh, 14, -32.5, 32.5, 0.5, 0.66, 1.8, 3.9, '#b0613c', 1, '#3a2c22');
  paint(mesh, '#f3efe6');
  for (const x of [-17.5, 17.5, 0]) {
    const wide = x === 0 ? 9 : 7;
    box(mesh, x, 0.4, -5.6, wide, 7, 3.6);
    gable(mesh, x, 7.4, -5.6, wide + 0.8, 0.1, 4);
    mesh.within(x, 7.4, -5.6, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, 4, wide * 0.36, wide + 0.6));
    framed(mesh, x, 0.4, -7.46, wide * 0.36, 5, '#d9c49a', '#33271f', 1.2, 0.4);
  }
  seatedBuddha(stage, 27, 0.4, -7, 3.6, '#e0b552', '#d9a23c');
}

/** The golden Buddha on the roof of the museum at the foot of the rock, its door a lion's mouth. */
export function dambullaGolden(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#f0e6cc');
  box(mesh, 0, -4, 4, 44, 13, 16);
  paint(mesh, '#e2b44a');
  box(mesh, 0, 8.6, 4, 45.4, 0.7, 17.4);
  box(mesh, 0, 3.8, -4.2, 45, 0.4, 0.5);
  for (const side of [-1, 1])
    for (const x of [11, 15.5, 20]) {
      paint(mesh, '#e2b44a');
      box(mesh, side * x, -0.5, -4.5, 1, 9.2, 1);
      framed(mesh, side * (x - 2.2), 4.9, -4.06, 1.8, 2.6, '#d9a23c', '#5a3a2a', 1, 0.3);
    }
  // The golden gate under a round arch.
  paint(mesh, '#dba63c');
  box(mesh, 0, -0.5, -5, 10, 9.6, 3);
  lathe(mesh, 0, 9, -5, pairs('5.6 0, 5.6 0.6, 4.4 1.2, 0 1.4'), 20);
  paint(mesh, '#7a2a20');
  box(mesh, 0, -0.5, -6.3, 4.6, 5, 0.6);
  arch(mesh, 0, 2.4, -6.7, 2.3, 2.4, 2.2);
  paint(mesh, '#f0d48a');
  for (const x of [-3.4, 3.4]) box(mesh, x, -0.5, -6.6, 0.8, 8.4, 0.6);
  // The throne of lotus leaves and the figure.
  paint(mesh, '#e6b94c');
  lathe(mesh, 0, 9.2, 6, pairs('9 0, 9.4 0.8, 8 1.6, 9 2.6, 0 2.6'), 24);
  seatedBuddha(stage, 0, 11.4, 6, 21, '#e6b23a', '#d99f30');
  paint(mesh, '#b9ab92', Material.stone);
  box(mesh, 0, -4, -12, 60, 4.2, 12);
}

function tiledTier(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  wide: number,
  deep: number,
  wall: number,
  roof: number,
): void {
  const { mesh } = stage;
  paint(mesh, '#f4efe4');
  box(mesh, x, y, z, wide, wall, deep);
  paint(mesh, '#b5724a', Material.tiles);
  hip(mesh, x, y + wall - 0.1, z, wide + 3, roof, deep + 3);
}

export function toothTemple(stage: Stage): void {
  const { mesh } = stage;
  // The low wall of clouds and lamps above the moat.
  paint(mesh, '#e8e2d4', Material.stone);
  box(mesh, 0, -4, -14, 66, 5.4, 1);
  row(21, -31, 31, (x) => {
    paint(mesh, '#f4f0e6');
    lathe(mesh, x, 1.4, -14, pairs('1.5 0, 1.5 0.1, 1.4 0.9, 0.7 1.6, 0 1.7'), 10);
    paint(mesh, '#3b332c');
    arch(mesh, x, 0.2, -14.55, 0.7, 0.9, 1.4);
  });
  tiledTier(stage, 4, 0, 0, 46, 16, 5.4, 4);
  windows(mesh, 11, -15, 24, 1, -8.05, 1.3, 3, '#c9b48a', 1);
  tiledTier(stage, 4, 7.2, 1, 32, 10, 3, 3.6);
  windows(mesh, 9, -9, 17, 8, -4.05, 0.9, 1.6, '#c9b48a', 0);
  paint(mesh, '#d9ab3c', Material.tiles);
  hip(mesh, 9, 12.6, 2, 15, 4.6, 9);
  paint(mesh, '#e6bb4a');
  for (const x of [7, 11]) lathe(mesh, x, 17, 2, pairs('0.4 0, 0.5 0.5, 0.1 1, 0 2'), 8);
  // The octagon with its round-headed openings.
  paint(mesh, '#f6f2e8');
  lathe(
    mesh,
    -22,
    -3,
    -7,
    pairs('7.6 0, 7.2 3.4, 6.9 8.8, 7.3 9.2, 7.3 9.8, 6.4 9.8, 6.4 13, 7 13.4'),
    8,
    true,
  );
  paint(mesh, '#3d342d');
  ring(
    8,
    6.42,
    (x, z, angle) =>
      mesh.within(-22 + x, 6.4, -7 + z, -angle - Math.PI / 2, 1, () => {
        arch(mesh, 0, 0.9, -0.05, 2.6, 2.6);
        arch(mesh, 0, -5, -0.2, 1, 2.6, 1.2);
      }),
    Math.PI / 8,
  );
  paint(mesh, '#b5724a', Material.tiles);
  lathe(mesh, -22, 10, -7, pairs('8.4 0, 5.4 2.2, 2.6 4.6, 0.3 7.8'), 8, true);
  paint(mesh, '#e0b13c');
  lathe(mesh, -22, 17.4, -7, pairs('0.5 0, 0.6 0.5, 0.1 1.2, 0 2.6'), 8);
  // The entrance porch with stairs.
  paint(mesh, '#f4efe4');
  box(mesh, 3, 0, -11, 9, 5.2, 6);
  paint(mesh, '#b5724a', Material.tiles);
  mesh.within(3, 5.1, -11, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, 8, 3.4, 11));
  framed(mesh, 3, 0.6, -14.1, 3, 3.6, '#d9c08a', '#2c211b', 1.3, 0.5);
  paint(mesh, '#d9d0be');
  stairs(mesh, 3, -1, -19, 8, 1.8, 5, 5);
}

export function nineArch(stage: Stage): void {
  const { mesh } = stage;
  const radius = 3.9;
  paint(mesh, '#a89584', Material.stone);
  mesh.within(0, 0, 0, 0.12, 1, () => {
    row(10, -45, 45, (x, index) => {
      const foot = -8 - 3 * Math.sin((index / 9) * Math.PI);
      frustum(mesh, x, foot, 0, 4, 16 - foot, 6.4, 0.62);
    });
    row(9, -40, 40, (x) => {
      const steps = 10;
      for (let step = 0; step < steps; step += 1) {
        const a = Math.PI - (step / steps) * Math.PI;
        const b = Math.PI - ((step + 1) / steps) * Math.PI;
        const p = (angle: number): [number, number] => [
          x + Math.cos(angle) * radius,
          15.4 + Math.sin(angle) * radius,
        ];
        const [[x0, y0], [x1, y1]] = [p(a), p(b)];
        for (const z of [-2.3, 2.3]) mesh.quad([x0, y0, z], [x1, y1, z], [x1, 20.6, z], [x0, 20.6, z]);
        mesh.quad([x0, y0, -2.3], [x1, y1, -2.3], [x1, y1, 2.3], [x0, y0, 2.3]);
      }
    });
    row(10, -45, 45, (x) => box(mesh, x, 15, 0, 2.4, 5.6, 4.6));
    paint(mesh, '#8f7d6e', Material.stone);
    box(mesh, 0, 20.4, 0, 110, 0.9, 5.4);
    for (const z of [-2.4, 2.4]) box(mesh, 0, 21.3, z, 110, 0.9, 0.4);
    train(stage, -14, 21.4, 0, 4);
  });
}

/** A blue hill train along x. */
export function train(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  cars: number,
  body = '#2f62a8',
  band = '#dfe6ea',
): void {
  const { mesh } = stage;
  row(cars, 0, cars - 1, (index) => {
    const at = x + index * 11.4;
    paint(mesh, '#2a2725');
    box(mesh, at, y, z, 10.4, 0.8, 2);
    paint(mesh, body);
    box(mesh, at, y + 0.8, z, 11, 2.7, 2.8);
    paint(mesh, band);
    box(mesh, at, y + 2.9, z, 11.05, 0.3, 2.86);
    box(mesh, at, y + 0.9, z, 11.05, 0.25, 2.86);
    paint(mesh, '#20282f');
    row(index === 0 ? 4 : 7, at - (index === 0 ? 2 : 4.6), at + 4.6, (px) =>
      box(mesh, px, y + 1.7, z - 1.42, 0.95, 0.95, 0.06),
    );
    paint(mesh, '#8a9096');
    lathe(mesh, at, y + 3.4, z, pairs('0.01 0, 0.01 0.1'), 4);
    mesh.quad(
      [at - 5.5, y + 3.5, z - 1.4],
      [at + 5.5, y + 3.5, z - 1.4],
      [at + 5.5, y + 3.95, z],
      [at - 5.5, y + 3.95, z],
    );
    mesh.quad(
      [at - 5.5, y + 3.95, z],
      [at + 5.5, y + 3.95, z],
      [at + 5.5, y + 3.5, z + 1.4],
      [at - 5.5, y + 3.5, z + 1.4],
    );
  });
  paint(mesh, '#e3b23c');
  box(mesh, x - 5.3, y + 1, z, 0.5, 1.1, 2.9);
}

export const BRIGHT = ['#d9503f', '#e8b23c', '#3f8fb0', '#4f9a5c', '#e58aa0', '#f0e6cf', '#7a5fae'] as const;
