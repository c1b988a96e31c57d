import { type Color, blend } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import type { Mesh, Point } from '../engine/mesh.ts';
import { type Random, between } from '../engine/random.ts';
import { bar, lathe } from './solids.ts';
import { type Tones, foliage } from './trees.ts';

/** A bare tree that forks again and again. */
export function deadTree(
  mesh: Mesh,
  random: Random,
  x: number,
  y: number,
  z: number,
  tall: number,
  color: Color,
): void {
  mesh.paint(color);
  const grow = (
    from: Point,
    ax: number,
    ay: number,
    az: number,
    length: number,
    thick: number,
    left: number,
  ): void => {
    let at = from;
    let [dx, dy, dz] = [ax, ay, az];
    for (let part = 0; part < 3; part += 1) {
      const next: Point = [at[0] + (dx * length) / 3, at[1] + (dy * length) / 3, at[2] + (dz * length) / 3];
      bar(mesh, at, next, thick * (1 - part * 0.13), thick * (0.87 - part * 0.13), left > 2 ? 8 : 5);
      at = next;
      dx += between(random, -0.22, 0.22);
      dy += between(random, -0.12, 0.16);
      dz += between(random, -0.22, 0.22);
    }
    if (left === 0) return;
    const count = left > 3 ? 3 : 2;
    const start = random() * 6.28;
    for (let branch = 0; branch < count; branch += 1) {
      const around = start + (branch / count) * 6.28 + between(random, -0.4, 0.4);
      const open = between(random, 0.5, 1.05);
      const up = dy * 0.55 + between(random, 0.08, 0.42);
      const size = Math.hypot(dx * 0.5 + Math.cos(around) * open, up, dz * 0.5 + Math.sin(around) * open);
      grow(
        at,
        (dx * 0.5 + Math.cos(around) * open) / size,
        up / size,
        (dz * 0.5 + Math.sin(around) * open) / size,
        length * between(random, 0.6, 0.8),
        thick * 0.58,
        left - 1,
      );
    }
  };
  grow([x, y - 0.2, z], between(random, -0.15, 0.15), 1, 0, tall * 0.34, tall * 0.045, 4);
}

/** A baobab: a bottle with short arms that fork into a flat crown; leaves only when asked for. */
export function baobab(
  mesh: Mesh,
  random: Random,
  x: number,
  y: number,
  z: number,
  tall: number,
  tones: Tones,
  leafy: boolean,
): void {
  const r = tall * between(random, 0.12, 0.16);
  // The bark is smooth and pale: grey with a touch of pink.
  const bark = blend(tones.bark, [0.5, 0.4, 0.34], 0.62);
  mesh.paint(bark);
  lathe(
    mesh,
    x,
    y - 0.3,
    z,
    [
      [r * 1.4, 0],
      [r * 1.14, tall * 0.05],
      [r * 1.02, tall * 0.14],
      [r, tall * 0.3],
      [r * 0.84, tall * 0.44],
      [r * 0.52, tall * 0.54],
      [r * 0.2, tall * 0.6],
      [0, tall * 0.61],
    ],
    16,
  );
  const fork = (from: Point, to: Point, thick: number, left: number): void => {
    mesh.paint(bark);
    bar(mesh, from, to, thick, thick * 0.55, left > 0 ? 7 : 4);
    if (left === 0) {
      if (leafy)
        foliage(mesh, random, to[0], to[1], to[2], tall * 0.08, tall * 0.05, 26, tall * 0.017, tones);
      return;
    }
    const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) * 0.62;
    const [dx, dz] = [(to[0] - from[0]) * 0.5, (to[2] - from[2]) * 0.5];
    for (let twig = 0; twig < 3; twig += 1)
      fork(
        to,
        [
          to[0] + dx + between(random, -0.75, 0.75) * length,
          to[1] + between(random, 0.1, 0.75) * length,
          to[2] + dz + between(random, -0.75, 0.75) * length,
        ],
        thick * 0.5,
        left - 1,
      );
  };
  for (let arm = 0; arm < 7; arm += 1) {
    const around = (arm / 7) * 6.28 + random() * 0.6;
    const out = tall * between(random, 0.14, 0.26);
    const [cos, sin] = [Math.cos(around), Math.sin(around)];
    fork(
      [x + cos * r * 0.45, y + tall * between(random, 0.44, 0.52), z + sin * r * 0.45],
      [x + cos * out, y + tall * between(random, 0.62, 0.76), z + sin * out],
      r * 0.34,
      2,
    );
  }
}

/** The tree aloe of the Namib: smooth forks, a rosette on each tip. */
export function quiverTree(
  mesh: Mesh,
  random: Random,
  x: number,
  y: number,
  z: number,
  tall: number,
  tones: Tones,
): void {
  const grow = (from: Point, dx: number, dz: number, length: number, thick: number, left: number): void => {
    const size = Math.hypot(dx, 1, dz);
    const to: Point = [
      from[0] + (dx / size) * length,
      from[1] + length / size,
      from[2] + (dz / size) * length,
    ];
    mesh.paint(blend(tones.bark, [0.75, 0.68, 0.55], left > 3 ? 0.15 : 0.4));
    bar(mesh, from, to, thick, thick * 0.72, 8);
    if (left === 0) {
      for (let leaf = 0; leaf < 16; leaf += 1) {
        const around = (leaf / 16) * 6.28;
        const up = between(random, -0.1, 1.1);
        const reach = tall * 0.075;
        mesh.paint(blend(tones.leaf, tones.bright, random()), Material.leaf);
        mesh.triangle(
          [to[0] - Math.sin(around) * reach * 0.13, to[1], to[2] + Math.cos(around) * reach * 0.13],
          [to[0] + Math.sin(around) * reach * 0.13, to[1], to[2] - Math.cos(around) * reach * 0.13],
          [to[0] + Math.cos(around) * reach, to[1] + up * reach, to[2] + Math.sin(around) * reach],
        );
      }
      return;
    }
    const around = random() * 6.28;
    for (const side of [-1, 1]) {
      const open = between(random, 0.42, 0.72);
      grow(
        to,
        dx * 0.7 + Math.cos(around) * open * side,
        dz * 0.7 + Math.sin(around) * open * side,
        length * between(random, 0.58, 0.74),
        thick * 0.66,
        left - 1,
      );
    }
  };
  grow([x, y - 0.2, z], 0, 0, tall * 0.42, tall * 0.06, 5);
}
