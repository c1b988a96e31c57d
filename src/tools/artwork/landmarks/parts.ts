import { type Color, hex, scaled } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import type { Mesh, Point } from '../engine/mesh.ts';
import { bar, box } from '../shapes/solids.ts';
import type { Stage } from '../stage.ts';

/** Draws a landmark at the origin in meters, its front towards -z. */
export type Landmark = (stage: Stage) => void;

export type Landmarks = Readonly<Record<string, Landmark>>;

/** The same landmark scaled, where its real size would not fit the picture. */
export function sized(draw: Landmark, factor: number): Landmark {
  return (stage) => stage.mesh.within(0, 0, 0, 0, factor, () => draw(stage));
}

export function paint(mesh: Mesh, color: string, material: number = Material.plain, factor = 1): void {
  mesh.paint(scaled(hex(color), factor), material);
}

/** Calls `draw` at even steps from one point to another, ends included. */
export function row(
  count: number,
  from: number,
  to: number,
  draw: (at: number, index: number) => void,
): void {
  for (let index = 0; index < count; index += 1)
    draw(count === 1 ? (from + to) / 2 : from + ((to - from) * index) / (count - 1), index);
}

/** Calls `draw` at even steps of a circle. */
export function ring(
  count: number,
  radius: number,
  draw: (x: number, z: number, angle: number, index: number) => void,
  start = 0,
): void {
  for (let index = 0; index < count; index += 1) {
    const angle = start + (index / count) * Math.PI * 2;
    draw(Math.cos(angle) * radius, Math.sin(angle) * radius, angle, index);
  }
}

/** A smooth surface over `at(u, v)`, u and v from 0 to 1. */
export function surface(
  mesh: Mesh,
  across: number,
  along: number,
  at: (u: number, v: number) => Point,
  colorAt?: (u: number, v: number, p: Point) => Color,
  material: number = Material.plain,
): void {
  const points: Point[] = [];
  for (let j = 0; j <= along; j += 1)
    for (let i = 0; i <= across; i += 1) points.push(at(i / across, j / along));
  const normals: Point[] = [];
  for (let j = 0; j <= along; j += 1) {
    for (let i = 0; i <= across; i += 1) {
      const e = 0.35;
      const [u, v] = [i / across, j / along];
      const [a, b] = [at(Math.max(0, u - e / across), v), at(Math.min(1, u + e / across), v)];
      const [c, d] = [at(u, Math.max(0, v - e / along)), at(u, Math.min(1, v + e / along))];
      const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
      const [vx, vy, vz] = [d[0] - c[0], d[1] - c[1], d[2] - c[2]];
      const n: Point = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
      const long = Math.hypot(n[0], n[1], n[2]);
      normals.push(long > 1e-9 ? [n[0] / long, n[1] / long, n[2] / long] : [0, 1, 0]);
    }
  }
  for (let j = 0; j < along; j += 1) {
    for (let i = 0; i < across; i += 1) {
      const k = j * (across + 1) + i;
      const [p, q, r, s] = [points[k]!, points[k + 1]!, points[k + across + 2]!, points[k + across + 1]!];
      const [np, nq, nr, ns] = [
        normals[k]!,
        normals[k + 1]!,
        normals[k + across + 2]!,
        normals[k + across + 1]!,
      ];
      if (colorAt) mesh.paint(colorAt((i + 0.5) / across, (j + 0.5) / along, p), material);
      const wide = Math.hypot(q[0] - p[0], q[1] - p[1], q[2] - p[2]);
      const tall = Math.hypot(s[0] - p[0], s[1] - p[1], s[2] - p[2]);
      const [u0, v0] = [i * wide, j * tall];
      mesh.smoothTriangle(p, q, r, np, nq, nr, [u0, v0, u0 + wide, v0, u0 + wide, v0 + tall]);
      mesh.smoothTriangle(p, r, s, np, nr, ns, [u0, v0, u0 + wide, v0 + tall, u0, v0 + tall]);
    }
  }
}

/** A weathered block: a sphere displaced by noise. */
export function boulder(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  rx: number,
  ry: number,
  rz: number,
  color: string,
  rough = 0.22,
  sides = 16,
): void {
  const { noise, mesh } = stage;
  const own = hex(color);
  const seed = x * 1.7 + z * 0.9 + ry;
  surface(
    mesh,
    sides,
    Math.round(sides * 0.6),
    (u, v) => {
      const a = u * Math.PI * 2;
      const b = (v - 0.5) * Math.PI;
      const [nx, ny, nz] = [Math.cos(a) * Math.cos(b), Math.sin(b), Math.sin(a) * Math.cos(b)];
      const push = 1 + rough * noise.sum(nx * 1.3 + seed, ny * 1.6 + nz * 1.9 + seed, 3);
      const square = 1 / Math.max(0.72, Math.max(Math.abs(nx), Math.abs(ny), Math.abs(nz))) ** 0.5;
      return [x + nx * rx * push * square, y + ny * ry * push * square, z + nz * rz * push * square];
    },
    (u, v) => scaled(own, 0.9 + 0.28 * noise.sum(u * 5 + seed, v * 7 + seed, 3)),
  );
}

/** A standing rock: its radius by angle and relative height (0 to 1), capped at the top. */
export function massif(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  tall: number,
  half: (angle: number, share: number) => readonly [number, number],
  colorAt: (angle: number, share: number, grain: number) => Color,
  rough = 0.12,
  sides = 40,
  levels = 18,
): void {
  const { noise, mesh } = stage;
  const seed = x * 0.37 + z * 0.61 + tall;
  surface(
    mesh,
    sides,
    levels,
    (u, v) => {
      const angle = u * Math.PI * 2;
      const share = Math.min(1, v / 0.86);
      const shrink = v > 0.86 ? (1 - v) / 0.14 : 1;
      const [hx, hz] = half(angle, share);
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      const push =
        1 +
        rough *
          (noise.sum(c * 2.1 + seed, s * 2.1 + share * 1.3, 4) +
            0.5 * noise.sum(c * 7 + seed, s * 7 + share * 0.8, 2));
      const dome =
        v > 0.86
          ? tall *
            0.05 *
            Math.sqrt(1 - shrink * shrink) *
            (1 + noise.sum(c * 3 * shrink + seed, s * 3 * shrink, 2))
          : 0;
      return [
        x + c * hx * push * shrink,
        y +
          tall * share +
          dome +
          tall * 0.03 * noise.sum(c * 2 * shrink + seed, s * 2 * shrink + 4, 3) * share,
        z + s * hz * push * shrink,
      ];
    },
    (u, v) =>
      colorAt(
        u * Math.PI * 2,
        v / 0.86,
        noise.sum(Math.cos(u * 6.283) * 5 + seed, Math.sin(u * 6.283) * 5 + v * 3, 3),
      ),
  );
}

type Rib = readonly [number, number, number, number?];

/** A rounded body along a spine of x, y, radius and z; for animals, hulls and roots. */
export function tube(mesh: Mesh, spine: readonly Rib[], wide = 0.8, sides = 12): void {
  const last = spine.length - 1;
  const value = (share: number, part: 0 | 1 | 2 | 3): number => {
    const at = Math.min(last - 1e-6, Math.max(0, share * last));
    const k = Math.floor(at);
    const t = at - k;
    const p = (index: number): number => spine[Math.min(last, Math.max(0, index))]![part] ?? 0;
    const [a, b, c, d] = [p(k - 1), p(k), p(k + 1), p(k + 2)];
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
  surface(mesh, sides, last * 3, (u, v) => {
    const e = 0.02;
    const dx = value(Math.min(1, v + e), 0) - value(Math.max(0, v - e), 0);
    const dy = value(Math.min(1, v + e), 1) - value(Math.max(0, v - e), 1);
    const long = Math.hypot(dx, dy) || 1;
    const a = u * Math.PI * 2;
    const r = Math.max(0.005, value(v, 2));
    return [
      value(v, 0) - (dy / long) * Math.cos(a) * r,
      value(v, 1) + (dx / long) * Math.cos(a) * r,
      value(v, 3) + Math.sin(a) * r * wide,
    ];
  });
}

/** Legs with a knee from `top` to the ground. */
export function legs(
  mesh: Mesh,
  spots: readonly (readonly [number, number, number?])[],
  top: number,
  thick: number,
  foot: number,
): void {
  for (const [x, z, step = 0] of spots) {
    bar(mesh, [x, top, z], [x + step * 0.5 + thick * 0.2, top * 0.5, z], thick, thick * 0.62, 7);
    bar(mesh, [x + step * 0.5 + thick * 0.2, top * 0.5, z], [x + step, 0, z], thick * 0.62, foot, 7);
  }
}

/** A flat dark opening in a wall that faces -z; `point` above 1 gives a pointed arch, 0 a straight lintel. */
export function arch(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  point = 1,
): void {
  const r = wide / 2;
  const spring = point === 0 ? tall : tall - r * point;
  mesh.quad([x - r, y, z], [x + r, y, z], [x + r, y + spring, z], [x - r, y + spring, z]);
  if (point === 0) return;
  const steps = 8;
  for (let step = 0; step < steps; step += 1) {
    const a = (step / steps) * Math.PI;
    const b = ((step + 1) / steps) * Math.PI;
    const up = (angle: number): number => y + spring + Math.sin(angle) ** (point > 1 ? 1.25 : 1) * r * point;
    mesh.triangle([x, y + spring, z], [x + Math.cos(a) * r, up(a), z], [x + Math.cos(b) * r, up(b), z]);
  }
}

/** An opening with a frame of another color. */
export function framed(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  frame: string,
  hole = '#2a221d',
  point = 1,
  rim = 0.3,
): void {
  paint(mesh, frame);
  arch(mesh, x, y - (y > 0.5 ? rim : 0), z, wide + rim * 2, tall + rim * (y > 0.5 ? 2 : 1), point);
  paint(mesh, hole);
  arch(mesh, x, y, z - 0.06, wide, tall, point);
}

/** A row of windows in a wall that faces -z. */
export function windows(
  mesh: Mesh,
  count: number,
  from: number,
  to: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  frame: string,
  point = 0,
  hole = '#2b2926',
): void {
  row(count, from, to, (x) => framed(mesh, x, y, z, wide, tall, frame, hole, point, wide * 0.16));
}

/** Battlements along x. */
export function crenels(
  mesh: Mesh,
  from: number,
  to: number,
  y: number,
  z: number,
  size = 0.9,
  deep = 0.6,
): void {
  const count = Math.max(2, Math.round((to - from) / (size * 2)));
  row(count, from + size / 2, to - size / 2, (x) => box(mesh, x, y, z, size, size * 1.1, deep));
}
