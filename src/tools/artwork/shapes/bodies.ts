import type { Mesh, Point } from '../engine/mesh.ts';
import type { Random } from '../engine/random.ts';
import { bar } from './solids.ts';

/**
 * An animal's body: a tube of truncated cones along a spine of [x, y, radius].
 * @param depthFactor radius in z relative to that in x and y
 */
export function body(
  mesh: Mesh,
  spine: readonly (readonly [number, number, number])[],
  depthFactor = 0.8,
): void {
  const sides = 12;
  for (let part = 0; part + 1 < spine.length; part += 1) {
    const [x0, y0, r0] = spine[part]!;
    const [x1, y1, r1] = spine[part + 1]!;
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [ux, uy] = [-(y1 - y0) / length, (x1 - x0) / length];
    for (let side = 0; side < sides; side += 1) {
      const a = (side / sides) * 6.2832;
      const b = ((side + 1) / sides) * 6.2832;
      const n = (angle: number): Point => [ux * Math.cos(angle), uy * Math.cos(angle), Math.sin(angle)];
      const p = (x: number, y: number, r: number, m: Point): Point => [
        x + m[0] * r,
        y + m[1] * r,
        m[2] * r * depthFactor,
      ];
      const [na, nb] = [n(a), n(b)];
      mesh.smoothTriangle(p(x0, y0, r0, na), p(x0, y0, r0, nb), p(x1, y1, r1, nb), na, nb, nb);
      mesh.smoothTriangle(p(x0, y0, r0, na), p(x1, y1, r1, nb), p(x1, y1, r1, na), na, nb, na);
    }
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
