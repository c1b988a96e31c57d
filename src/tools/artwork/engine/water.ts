import type { Camera, Picture } from './gbuffer.ts';
import { clamp, smooth } from './math.ts';
import { noiseOf } from './noise.ts';
import type { Scene, Water } from './scene.ts';

/** Blends the water's surface over the bottom's color in `out`. */
export type WaterShader = (
  x: number,
  z: number,
  away: number,
  depth: number,
  viewX: number,
  viewY: number,
  row: number,
  column: number,
  camera: Camera,
  lit: number,
  out: Float64Array,
) => void;

/** @param mirror the scene from below the surface with the same framing, of any size */
export function waterShaderOf(scene: Scene, water: Water, mirror: Picture, seed: number): WaterShader {
  const noise = noiseOf(seed ^ 0x77a7e5);
  const { light } = scene;
  const { sunX, sunY, sunZ, sun, ambient } = light;
  const rough = water.waves;

  return (x, z, away, depth, viewX, viewY, row, column, camera, lit, out) => {
    const calm = 1 / (1 + away * (0.004 + 0.004 * (1 - rough)));
    const swell = noise.sum(x * 0.09 + 3, z * 0.16, 3);
    const ripple = noise.sum(x * 0.55, z * 1.15 + swell, 2) * calm;
    const rippleX = noise.at(x * 0.8 + 40, z * 0.9 + 11) * calm;
    const gust = 0.4 + 0.6 * smooth(-0.25, 0.35, noise.sum(x * 0.012 + 9, z * 0.03, 2));
    const strength = (0.012 + 0.16 * rough) * gust;
    const slopeZ = (ripple * 0.9 + swell * 0.6 * calm) * strength;
    const slopeX = (rippleX * 0.7 + swell * 0.3 * calm) * strength;

    const length = Math.sqrt(1 + viewX * viewX + viewY * viewY);
    const steep = clamp((-viewY - slopeZ * 1.4) / length, 0.02 + rough * 0.05, 1);
    const fresnel = 0.03 + 0.97 * (1 - steep) ** 5;
    const mirrored = Math.min(water.mirror ?? 0.92 - 0.34 * rough, fresnel);

    const scale = mirror.width / camera.width;
    const downs = (row + 0.5 - camera.horizon) * (1 + slopeZ * 3.2) + slopeZ * camera.focal * 0.42;
    const sideways = column + 0.5 + slopeX * camera.focal * 0.3;
    const atRow = clamp((camera.horizon - downs) * scale, 0, mirror.height - 1.01);
    const atColumn = clamp(sideways * scale - 0.5, 0, mirror.width - 1.01);

    const light0 = lit * 0.3 * Math.max(0.25, sunY);
    const hidden = 1 - Math.exp(-depth / water.clarity);
    const veil = 1 - Math.exp(-depth / (water.clarity * 0.28));
    const white = foamAt(x, z, away, depth);
    const glints = glintAt(slopeX, slopeZ, viewX, viewY, length) * lit * calm ** 0.25;
    for (let channel = 0; channel < 3; channel += 1) {
      const bottom = out[channel]! * (1 - veil * 0.35);
      const shallow = bottom + (water.shallow[channel]! - bottom) * veil;
      const body = shallow + (water.deep[channel]! - shallow) * hidden;
      const shone = body * (sun[channel]! * (light0 + 0.06) + ambient[channel]! * 0.42);
      const seen = sample(mirror, atColumn, atRow, channel);
      let value = shone + (seen - shone) * mirrored + sun[channel]! * glints;
      const foam = 0.9 * (sun[channel]! * (0.08 + light0) + ambient[channel]! * 0.48);
      value += (foam - value) * white;
      out[channel] = value;
    }
  };

  function glintAt(slopeX: number, slopeZ: number, viewX: number, viewY: number, length: number): number {
    const halfX = sunX - viewX / length;
    const halfY = sunY - viewY / length;
    const halfZ = sunZ - 1 / length;
    const size = Math.sqrt(halfX * halfX + halfY * halfY + halfZ * halfZ) || 1;
    const facing = (halfY - (slopeX * halfX + slopeZ * halfZ) * 1.6) / size;
    return facing > 0.9 ? ((facing - 0.9) * 10) ** 9 * (0.35 + rough * 0.4) : 0;
  }

  function foamAt(x: number, z: number, away: number, depth: number): number {
    let white = water.white ? water.white(x, z) : 0;
    if (water.foam > 0 && depth < 5) {
      const torn = noise.sum(x * 0.35 + 5, z * 0.35, 3);
      const edge = smooth(0.28, 0.02, depth + torn * 0.22) * water.foam;
      white = Math.max(white, edge);
      const rows = water.surf ?? 0;
      if (rows > 0) {
        const bent = noise.sum(x * 0.018 + 70, z * 0.018, 2);
        for (let line = 1; line <= rows; line += 1) {
          const at = line * line * 0.22 + 0.28 + bent * 0.3 * line;
          const wide = 0.05 + 0.05 * line + away * 0.0002;
          const gap = depth - at + torn * 0.1 * line;
          const band =
            gap > 0 ? Math.exp(-((gap / wide) ** 2)) : Math.exp(-((gap / (wide * 2.6)) ** 2)) * 0.85;
          const broken = smooth(-0.25, 0.15, noise.sum(x * 0.05 + line * 13, z * 0.05, 3));
          const lace = 0.55 + 0.45 * smooth(-0.1, 0.2, torn);
          white = Math.max(white, band * broken * lace * water.foam);
        }
      }
    }
    if (rough > 0.5) {
      const caps =
        smooth(0.47, 0.6, noise.sum(x * 0.05, z * 0.13, 4) + rough * 0.1) * 0.5 * (1 / (1 + away * 0.002));
      white = Math.max(white, caps);
    }
    return clamp(white, 0, 1);
  }
}

function sample(picture: Picture, x: number, y: number, channel: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const dx = x - column;
  const dy = y - row;
  const at = (row * picture.width + column) * 3 + channel;
  const below = at + picture.width * 3;
  const { light } = picture;
  const top = light[at]! + (light[at + 3]! - light[at]!) * dx;
  const low = light[below]! + (light[below + 3]! - light[below]!) * dx;
  return top + (low - top) * dy;
}
