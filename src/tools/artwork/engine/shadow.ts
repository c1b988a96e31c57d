import type { Light } from './light.ts';
import { LEAF, TRIANGLE, type Mesh } from './mesh.ts';

/** Share of sunlight that the meshes let through to a point, 0 to 1; `jitter` is from 0 to 15. */
export type MeshShade = (x: number, y: number, z: number, jitter: number) => number;

/** The four taps around a point, turned by each of the 16 jitters. */
const TAPS = 4;
const JITTERS = 16;
const tapColumns = new Float64Array(TAPS * JITTERS);
const tapRows = new Float64Array(TAPS * JITTERS);
for (let index = 0; index < TAPS * JITTERS; index += 1) {
  const angle = (Math.floor(index / TAPS) / JITTERS + (index % TAPS) / TAPS) * Math.PI * 2;
  tapColumns[index] = Math.cos(angle) * 1.1;
  tapRows[index] = Math.sin(angle) * 1.1;
}

interface Map {
  depth: Float32Array;
  size: number;
  left: number;
  low: number;
  perMeter: number;
  until: number;
}

/** Cascaded shadow maps: depth from the sun, in three maps of increasing range. */
export function meshShadeOf(
  mesh: Mesh,
  light: Light,
  reaches: readonly number[],
  halfWidth: number,
  size: number,
): MeshShade {
  if (mesh.triangleCount === 0 && mesh.leafCount === 0) return () => 1;
  const { sunX, sunY, sunZ } = light;
  const flat = Math.hypot(sunX, sunZ) || 1;
  const rightX = sunZ / flat;
  const rightZ = -sunX / flat;
  const upX = -sunY * (sunX / flat);
  const upY = flat;
  const upZ = -sunY * (sunZ / flat);
  let nearest = 0;
  const maps: Map[] = reaches.map((until) => {
    const map = mapOf(nearest, until);
    nearest = until;
    return map;
  });

  function mapOf(from: number, until: number): Map {
    let left = Infinity;
    let right = -Infinity;
    let low = Infinity;
    let high = -Infinity;
    for (const z of [from, until]) {
      for (const x of [-halfWidth * z, halfWidth * z]) {
        for (const y of [-until * 0.15, until * 0.35]) {
          const u = x * rightX + z * rightZ;
          const v = x * upX + y * upY + z * upZ;
          left = Math.min(left, u);
          right = Math.max(right, u);
          low = Math.min(low, v);
          high = Math.max(high, v);
        }
      }
    }
    const perMeter = size / Math.max(right - left, high - low);
    const map: Map = {
      depth: new Float32Array(size * size).fill(-Infinity),
      size,
      left,
      low,
      perMeter,
      until,
    };
    drawTriangles(map);
    drawLeaves(map);
    return map;
  }

  function drawTriangles(map: Map): void {
    const { triangles } = mesh;
    const u = [0, 0, 0];
    const v = [0, 0, 0];
    const w = [0, 0, 0];
    for (let index = 0; index < mesh.triangleCount; index += 1) {
      for (let corner = 0; corner < 3; corner += 1) {
        const base = index * TRIANGLE + corner * 11;
        const x = triangles[base]!;
        const y = triangles[base + 1]!;
        const z = triangles[base + 2]!;
        u[corner] = (x * rightX + z * rightZ - map.left) * map.perMeter;
        v[corner] = (x * upX + y * upY + z * upZ - map.low) * map.perMeter;
        w[corner] = x * sunX + y * sunY + z * sunZ;
      }
      fill(map, u[0]!, v[0]!, w[0]!, u[1]!, v[1]!, w[1]!, u[2]!, v[2]!, w[2]!);
    }
  }

  function fill(
    map: Map,
    ax: number,
    ay: number,
    aw: number,
    bx: number,
    by: number,
    bw: number,
    cx: number,
    cy: number,
    cw: number,
  ): void {
    const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
    const right = Math.min(size - 1, Math.ceil(Math.max(ax, bx, cx)));
    const low = Math.max(0, Math.floor(Math.min(ay, by, cy)));
    const high = Math.min(size - 1, Math.ceil(Math.max(ay, by, cy)));
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (left > right || low > high || Math.abs(area) < 1e-9) return;
    const { depth } = map;
    const inverse = 1 / area;
    const stepB = (cy - ay) * inverse;
    const stepC = (ay - by) * inverse;
    for (let row = low; row <= high; row += 1) {
      const px = left + 0.5 - ax;
      const py = row + 0.5 - ay;
      let shareB = (px * (cy - ay) - py * (cx - ax)) * inverse;
      let shareC = (py * (bx - ax) - px * (by - ay)) * inverse;
      for (let index = row * size + left; index <= row * size + right; index += 1) {
        if (shareB >= 0 && shareC >= 0 && shareB + shareC <= 1) {
          const w = aw + (bw - aw) * shareB + (cw - aw) * shareC;
          if (w > depth[index]!) depth[index] = w;
        }
        shareB += stepB;
        shareC += stepC;
      }
    }
  }

  function drawLeaves(map: Map): void {
    const { leaves } = mesh;
    for (let index = 0; index < mesh.leafCount; index += 1) {
      const base = index * LEAF;
      const x = leaves[base]!;
      const y = leaves[base + 1]!;
      const z = leaves[base + 2]!;
      const u = (x * rightX + z * rightZ - map.left) * map.perMeter;
      const v = (x * upX + y * upY + z * upZ - map.low) * map.perMeter;
      const radius = Math.max(0.5, leaves[base + 3]! * map.perMeter * 0.7);
      const w = x * sunX + y * sunY + z * sunZ;
      const left = Math.max(0, Math.round(u - radius));
      const right = Math.min(size - 1, Math.round(u + radius));
      const low = Math.max(0, Math.round(v - radius));
      const high = Math.min(size - 1, Math.round(v + radius));
      for (let row = low; row <= high; row += 1) {
        for (let column = left; column <= right; column += 1) {
          const pixel = row * size + column;
          if (w > map.depth[pixel]!) map.depth[pixel] = w;
        }
      }
    }
  }

  return (x, y, z, jitter) => {
    let index = 0;
    while (index < maps.length && z >= maps[index]!.until) index += 1;
    const map = maps[index];
    if (!map) return 1;
    const { depth, perMeter } = map;
    const u = (x * rightX + z * rightZ - map.left) * perMeter;
    const v = (x * upX + y * upY + z * upZ - map.low) * perMeter;
    const w = x * sunX + y * sunY + z * sunZ + 2.4 / perMeter + 0.05;
    let lit = 0;
    for (let tap = jitter * TAPS; tap < (jitter + 1) * TAPS; tap += 1) {
      const column = Math.floor(u + tapColumns[tap]!);
      const row = Math.floor(v + tapRows[tap]!);
      if (column < 0 || row < 0 || column >= size || row >= size || depth[row * size + column]! < w)
        lit += 0.25;
    }
    return lit;
  };
}
