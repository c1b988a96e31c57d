import type { Color } from './color.ts';
import { Material } from './materials.ts';

/** Numbers per vertex: position, normal, color, texture coordinates in meters. */
export const CORNER = 11;
export const TRIANGLE = CORNER * 3;
/** Numbers per leaf: position, size, normal, color, rotation, slimness. */
export const LEAF = 12;

export type Point = readonly [number, number, number];

/** Shapes of a scene in meters: triangles, and leaves as small discs. `within` rotates and translates them. */
export class Mesh {
  triangles = new Float32Array(TRIANGLE * 1024);
  materials = new Uint8Array(1024);
  triangleCount = 0;
  leaves = new Float32Array(LEAF * 1024);
  leafCount = 0;
  private color: Color = [0.5, 0.5, 0.5];
  private material: number = Material.plain;
  private originX = 0;
  private originY = 0;
  private originZ = 0;
  private cosine = 1;
  private sine = 0;
  private size = 1;

  paint(color: Color, material: number = Material.plain): this {
    this.color = color;
    this.material = material;
    return this;
  }

  /** Draws with a local origin, rotated about the vertical axis and scaled. */
  within(x: number, y: number, z: number, turn: number, size: number, draw: () => void): void {
    const kept = [this.originX, this.originY, this.originZ, this.cosine, this.sine, this.size] as const;
    this.originX += (x * kept[3] + z * kept[4]) * kept[5];
    this.originZ += (z * kept[3] - x * kept[4]) * kept[5];
    this.originY += y * kept[5];
    const cosine = Math.cos(turn);
    const sine = Math.sin(turn);
    this.cosine = kept[3] * cosine - kept[4] * sine;
    this.sine = kept[4] * cosine + kept[3] * sine;
    this.size *= size;
    draw();
    [this.originX, this.originY, this.originZ, this.cosine, this.sine, this.size] = kept;
  }

  private corner(base: number, p: Point, n: Point, u: number, v: number): void {
    const { triangles, color, cosine, sine, size } = this;
    triangles[base] = this.originX + (p[0] * cosine + p[2] * sine) * size;
    triangles[base + 1] = this.originY + p[1] * size;
    triangles[base + 2] = this.originZ + (p[2] * cosine - p[0] * sine) * size;
    triangles[base + 3] = n[0] * cosine + n[2] * sine;
    triangles[base + 4] = n[1];
    triangles[base + 5] = n[2] * cosine - n[0] * sine;
    triangles[base + 6] = color[0];
    triangles[base + 7] = color[1];
    triangles[base + 8] = color[2];
    triangles[base + 9] = u * size;
    triangles[base + 10] = v * size;
  }

  /** A triangle with a normal per vertex. */
  smoothTriangle(
    a: Point,
    b: Point,
    c: Point,
    na: Point,
    nb: Point,
    nc: Point,
    uv: readonly [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0],
  ): void {
    if ((this.triangleCount + 1) * TRIANGLE > this.triangles.length) {
      this.triangles = grown(this.triangles);
      const materials = new Uint8Array(this.materials.length * 2);
      materials.set(this.materials);
      this.materials = materials;
    }
    const base = this.triangleCount * TRIANGLE;
    this.corner(base, a, na, uv[0], uv[1]);
    this.corner(base + CORNER, b, nb, uv[2], uv[3]);
    this.corner(base + CORNER * 2, c, nc, uv[4], uv[5]);
    this.materials[this.triangleCount] = this.material;
    this.triangleCount += 1;
  }

  triangle(a: Point, b: Point, c: Point): void {
    const n = normalOf(a, b, c);
    this.smoothTriangle(a, b, c, n, n, n, [0, 0, 1, 0, 0, 1]);
  }

  /** Four corners in order; texture coordinates run from the first towards the second and the fourth, in meters. */
  quad(a: Point, b: Point, c: Point, d: Point): void {
    const n = normalOf(a, b, c);
    const wide = distance(a, b);
    const tall = distance(a, d);
    const top = distance(d, c);
    this.smoothTriangle(a, b, c, n, n, n, [0, 0, wide, 0, top, tall]);
    this.smoothTriangle(a, c, d, n, n, n, [0, 0, top, tall, 0, tall]);
  }

  /** A leaf or brush stroke: a disc with its own normal. */
  leaf(x: number, y: number, z: number, size: number, n: Point, color: Color, turn = 0, slim = 0.6): void {
    if ((this.leafCount + 1) * LEAF > this.leaves.length) this.leaves = grown(this.leaves);
    const { leaves, cosine, sine } = this;
    const base = this.leafCount * LEAF;
    leaves[base] = this.originX + (x * cosine + z * sine) * this.size;
    leaves[base + 1] = this.originY + y * this.size;
    leaves[base + 2] = this.originZ + (z * cosine - x * sine) * this.size;
    leaves[base + 3] = size * this.size;
    leaves[base + 4] = n[0] * cosine + n[2] * sine;
    leaves[base + 5] = n[1];
    leaves[base + 6] = n[2] * cosine - n[0] * sine;
    leaves[base + 7] = color[0];
    leaves[base + 8] = color[1];
    leaves[base + 9] = color[2];
    leaves[base + 10] = turn;
    leaves[base + 11] = slim;
    this.leafCount += 1;
  }
}

function grown(array: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const next = new Float32Array(array.length * 2);
  next.set(array);
  return next;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export function normalOf(a: Point, b: Point, c: Point): Point {
  const ux = b[0] - a[0];
  const uy = b[1] - a[1];
  const uz = b[2] - a[2];
  const vx = c[0] - a[0];
  const vy = c[1] - a[1];
  const vz = c[2] - a[2];
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
