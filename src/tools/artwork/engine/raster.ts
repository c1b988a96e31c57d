import type { Camera, Pixels } from './gbuffer.ts';
import { Kind, texture } from './materials.ts';
import { CORNER, LEAF, TRIANGLE, type Mesh } from './mesh.ts';

const NEAR = 0.6;

/** Rasterizes the mesh into the G-buffer; clips everything below `floor`, for reflections in water. */
export function drawMesh(
  pixels: Pixels,
  camera: Camera,
  mesh: Mesh,
  lamps: number,
  floor: number,
  near = 0,
): void {
  const nearest = Math.max(NEAR, near);
  const { width, height, depth, kind } = pixels;
  const { focal, center, horizon } = camera;
  const eye = camera.height;
  const color = new Float64Array(3);
  /** The up to four vertices of a triangle clipped at the near plane, with the numbers of `Mesh` for each. */
  const corners = new Float64Array(4 * CORNER);
  const { triangles, materials } = mesh;

  for (let index = 0; index < mesh.triangleCount; index += 1) {
    const base = index * TRIANGLE;
    const count = clipped(base);
    for (let third = 2; third < count; third += 1) fillTriangle(third - 1, third, materials[index]!);
  }
  for (let index = 0; index < mesh.leafCount; index += 1) drawLeaf(index * LEAF);

  function clipped(base: number): number {
    const z0 = triangles[base + 2]!;
    const z1 = triangles[base + CORNER + 2]!;
    const z2 = triangles[base + 2 * CORNER + 2]!;
    if (z0 < nearest && z1 < nearest && z2 < nearest) return 0;
    if (z0 >= nearest && z1 >= nearest && z2 >= nearest) {
      for (let part = 0; part < TRIANGLE; part += 1) corners[part] = triangles[base + part]!;
      return 3;
    }
    let count = 0;
    for (let corner = 0; corner < 3; corner += 1) {
      const here = base + corner * CORNER;
      const next = base + ((corner + 1) % 3) * CORNER;
      const hereZ = triangles[here + 2]!;
      const nextZ = triangles[next + 2]!;
      if (hereZ >= nearest) {
        for (let part = 0; part < CORNER; part += 1) corners[count * CORNER + part] = triangles[here + part]!;
        count += 1;
      }
      if (hereZ >= nearest !== nextZ >= nearest) {
        const share = (nearest - hereZ) / (nextZ - hereZ);
        for (let part = 0; part < CORNER; part += 1) {
          const from = triangles[here + part]!;
          corners[count * CORNER + part] = from + (triangles[next + part]! - from) * share;
        }
        count += 1;
      }
    }
    return count;
  }

  function fillTriangle(second: number, third: number, material: number): void {
    const b = second * CORNER;
    const c = third * CORNER;
    const wa = 1 / corners[2]!;
    const wb = 1 / corners[b + 2]!;
    const wc = 1 / corners[c + 2]!;
    const ax = center + focal * corners[0]! * wa;
    const ay = horizon - focal * (corners[1]! - eye) * wa;
    const bx = center + focal * corners[b]! * wb;
    const by = horizon - focal * (corners[b + 1]! - eye) * wb;
    const cx = center + focal * corners[c]! * wc;
    const cy = horizon - focal * (corners[c + 1]! - eye) * wc;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    if (left > right || top > bottom) return;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-9) return;
    const inverse = 1 / area;
    const stepB = (cy - ay) * inverse;
    const stepC = -(by - ay) * inverse;
    for (let row = top; row <= bottom; row += 1) {
      const py = row + 0.5 - ay;
      const px = left + 0.5 - ax;
      let shareB = (px * (cy - ay) - py * (cx - ax)) * inverse;
      let shareC = (py * (bx - ax) - px * (by - ay)) * inverse;
      for (let column = left; column <= right; column += 1) {
        const shareA = 1 - shareB - shareC;
        if (shareA >= 0 && shareB >= 0 && shareC >= 0) {
          const z = 1 / (shareA * wa + shareB * wb + shareC * wc);
          const pixel = row * width + column;
          if (z < depth[pixel]! && eye + ((horizon - row - 0.5) / focal) * z >= floor) {
            put(pixel, z, shareA * wa * z, shareB * wb * z, shareC * wc * z, b, c, material);
          }
        }
        shareB += stepB;
        shareC += stepC;
      }
    }
  }

  function put(
    pixel: number,
    z: number,
    shareA: number,
    shareB: number,
    shareC: number,
    b: number,
    c: number,
    material: number,
  ): void {
    const part = (offset: number): number =>
      corners[offset]! * shareA + corners[b + offset]! * shareB + corners[c + offset]! * shareC;
    color[0] = part(6);
    color[1] = part(7);
    color[2] = part(8);
    kind[pixel] = material === 0 ? Kind.solid : texture(material, part(9), part(10), z / focal, lamps, color);
    depth[pixel] = z;
    const nx = part(3);
    const ny = part(4);
    const nz = part(5);
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    const row = Math.floor(pixel / width);
    const viewX = (pixel - row * width + 0.5 - center) / focal;
    const viewY = (horizon - row - 0.5) / focal;
    const flip = nx * viewX + ny * viewY + nz > 0 ? -1 / length : 1 / length;
    pixels.normalX[pixel] = nx * flip;
    pixels.normalY[pixel] = ny * flip;
    pixels.normalZ[pixel] = nz * flip;
    pixels.red[pixel] = color[0];
    pixels.green[pixel] = color[1];
    pixels.blue[pixel] = color[2];
  }

  function drawLeaf(base: number): void {
    const { leaves } = mesh;
    const z = leaves[base + 2]!;
    if (z < nearest) return;
    const scale = focal / z;
    const x = center + leaves[base]! * scale;
    const y = horizon - (leaves[base + 1]! - eye) * scale;
    if (leaves[base + 1]! < floor) return;
    const radius = Math.max(0.55, leaves[base + 3]! * scale);
    if (x + radius < 0 || x - radius > width || y + radius < 0 || y - radius > height) return;
    const turn = leaves[base + 10]!;
    const cosine = Math.cos(turn) / radius;
    const sine = Math.sin(turn) / radius;
    const slim = 1 / leaves[base + 11]!;
    const top = Math.max(0, Math.ceil(y - radius - 0.5));
    const bottom = Math.min(height - 1, Math.floor(y + radius - 0.5));
    const left = Math.max(0, Math.ceil(x - radius - 0.5));
    const right = Math.min(width - 1, Math.floor(x + radius - 0.5));
    for (let row = top; row <= bottom; row += 1) {
      const py = row + 0.5 - y;
      for (let column = left; column <= right; column += 1) {
        const px = column + 0.5 - x;
        const along = px * cosine + py * sine;
        const across = (py * cosine - px * sine) * slim;
        if (along * along + Math.abs(across) * 0.35 + across * across * 0.65 > 1) continue;
        const pixel = row * width + column;
        if (z >= depth[pixel]!) continue;
        depth[pixel] = z;
        kind[pixel] = Kind.leaf;
        const shade = 1 + across * 0.07;
        pixels.normalX[pixel] = leaves[base + 4]!;
        pixels.normalY[pixel] = leaves[base + 5]!;
        pixels.normalZ[pixel] = leaves[base + 6]!;
        pixels.red[pixel] = leaves[base + 7]! * shade;
        pixels.green[pixel] = leaves[base + 8]! * shade;
        pixels.blue[pixel] = leaves[base + 9]! * shade;
      }
    }
  }
}
