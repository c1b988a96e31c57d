import type { Mesh, Point } from '../engine/mesh.ts';
import type { Random } from '../engine/random.ts';
import { bar } from './solids.ts';

/**
 * An animal's body: a closed tube along a spine of [x, y, radius].
 * @param depthFactor radius in z relative to that in x and y
 */
export function body(
  mesh: Mesh,
  spine: readonly (readonly [number, number, number])[],
  depthFactor = 0.8,
): void {
  const sides = 12;
  // Parts share their rings, which halve the bend between them, or gaps would open.
  const rings = spine.map(([x, y, radius], index) => {
    const [x0, y0] = spine[Math.max(0, index - 1)]!;
    const [x1, y1] = spine[Math.min(spine.length - 1, index + 1)]!;
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [ux, uy] = [-(y1 - y0) / length, (x1 - x0) / length];
    return Array.from({ length: sides }, (_, side) => {
      const angle = (side / sides) * Math.PI * 2;
      const normal: Point = [ux * Math.cos(angle), uy * Math.cos(angle), Math.sin(angle)];
      const point: Point = [x + normal[0] * radius, y + normal[1] * radius, normal[2] * radius * depthFactor];
      return { point, normal };
    });
  });
  for (let part = 0; part + 1 < rings.length; part += 1) {
    const [from, to] = [rings[part]!, rings[part + 1]!];
    for (let side = 0; side < sides; side += 1) {
      const next = (side + 1) % sides;
      const [a, b, c, d] = [from[side]!, from[next]!, to[next]!, to[side]!];
      mesh.smoothTriangle(a.point, b.point, c.point, a.normal, b.normal, c.normal);
      mesh.smoothTriangle(a.point, c.point, d.point, a.normal, c.normal, d.normal);
    }
  }
  for (const end of [0, spine.length - 1]) {
    const middle: Point = [spine[end]![0], spine[end]![1], 0];
    const ring = rings[end]!;
    ring.forEach(({ point }, side) => mesh.triangle(middle, point, ring[(side + 1) % sides]!.point));
  }
}

/** One leg per spot [x, z], from the height `top` to the ground, bent on the way. */
export function legs(
  mesh: Mesh,
  spots: readonly (readonly [number, number])[],
  top: number,
  radius: number,
  footRadius: number,
): void {
  for (const [x, z] of spots) {
    bar(mesh, [x, top, z], [x + 0.02, top * 0.45, z], radius, radius * 0.72, 7);
    bar(mesh, [x + 0.02, top * 0.45, z], [x - 0.02, 0, z], radius * 0.72, footRadius, 7);
  }
}

export type Draw = (mesh: Mesh, random: Random) => void;
