import type { Camera, Picture } from './gbuffer.ts';
import { clamp, smooth } from './math.ts';
import { noiseOf } from './noise.ts';
import type { Scene, Water } from './scene.ts';

/**
 * Blends the water's surface over the bottom's color in `out`. Called for every pixel of water, so its parameters are
 * positional: an object for each pixel would be slow.
 */
export type WaterShader = (
  /** Position in meters: to the right of the camera and away from it. */
  x: number,
  z: number,
  /** From the camera, in meters. */
  distance: number,
  /** Of the water, in meters. */
  depth: number,
  /** Direction of view: to the right and up, per unit of `z`. */
  viewX: number,
  viewY: number,
  /** The pixel. */
  row: number,
  column: number,
  camera: Camera,
  /** 0 in shadow, 1 in the sun. */
  sunVisibility: number,
  /** RGB: the bottom's color, replaced by the result. */
  out: Float64Array,
) => void;

/**
 * Constants without a comment are tuned by eye.
 * @param mirror the scene from below the surface with the same framing, of any size
 */
export function waterShaderOf(scene: Scene, water: Water, mirror: Picture, seed: number): WaterShader {
  const noise = noiseOf(seed ^ 0x77a7e5);
  const { light } = scene;
  const { sunX, sunY, sunZ, sun, ambient } = light;
  const roughness = water.waves;
  const skyward = new Float64Array(3);

  return (x, z, distance, depth, viewX, viewY, row, column, camera, sunVisibility, out) => {
    // 1. Slope of the waves; they flatten with the distance.
    const calm = 1 / (1 + distance * (0.004 + 0.004 * (1 - roughness)));
    const swell = noise.sum(x * 0.09 + 3, z * 0.16, 3);
    const ripple = noise.sum(x * 0.55, z * 1.15 + swell, 2) * calm;
    const rippleX = noise.at(x * 0.8 + 40, z * 0.9 + 11) * calm;
    const gust = 0.4 + 0.6 * smooth(-0.25, 0.35, noise.sum(x * 0.012 + 9, z * 0.03, 2));
    const strength = (0.012 + 0.16 * roughness) * gust;
    const slopeZ = (ripple * 0.9 + swell * 0.6 * calm) * strength;
    const slopeX = (rippleX * 0.7 + swell * 0.3 * calm) * strength;

    // 2. Reflectance by the angle of view: Schlick's approximation of the Fresnel equations.
    const length = Math.sqrt(1 + viewX * viewX + viewY * viewY);
    const cosView = clamp((-viewY - slopeZ * 1.4) / length, 0.02 + roughness * 0.05, 1);
    const fresnel = 0.03 + 0.97 * (1 - cosView) ** 5;
    const reflectance = Math.min(water.mirror ?? 0.92 - 0.34 * roughness, fresnel);

    // 3. Where the mirrored picture is sampled: the pixel's reflection at the horizon, displaced by the slope.
    const scale = mirror.width / camera.width;
    const mirrorBelowHorizon =
      (row + 0.5 - camera.horizon) * (1 + slopeZ * 3.2) + slopeZ * camera.focal * 0.42;
    const mirrorColumn = column + 0.5 + slopeX * camera.focal * 0.3;
    const mirrorRow = (camera.horizon - mirrorBelowHorizon) * scale;
    const sampleRow = clamp(mirrorRow, 0, mirror.height - 1.01);
    const sampleColumn = clamp(mirrorColumn * scale - 0.5, 0, mirror.width - 1.01);
    // What would be above the mirrored picture is sky, or its first row would run down as a stripe.
    const overhead = mirrorRow < 0;
    if (overhead)
      scene.sky((mirrorColumn - camera.center) / camera.focal, mirrorBelowHorizon / camera.focal, 1, skyward);

    // 4. Sunlight, and how much of the bottom the water's own color hides with the depth.
    const diffuse = sunVisibility * 0.3 * Math.max(0.25, sunY);
    const absorption = 1 - Math.exp(-depth / water.clarity);
    const scattering = 1 - Math.exp(-depth / (water.clarity * 0.28));
    // 5. Foam and glints.
    const foamCoverage = foamAt(x, z, distance, depth);
    const glints = glintAt(slopeX, slopeZ, viewX, viewY, length) * sunVisibility * calm ** 0.25;
    for (let channel = 0; channel < 3; channel += 1) {
      const bottom = out[channel]! * (1 - scattering * 0.35);
      const shallow = bottom + (water.shallow[channel]! - bottom) * scattering;
      const body = shallow + (water.deep[channel]! - shallow) * absorption;
      const litBody = body * (sun[channel]! * (diffuse + 0.06) + ambient[channel]! * 0.42);
      const reflected = overhead ? skyward[channel]! : sample(mirror, sampleColumn, sampleRow, channel);
      let value = litBody + (reflected - litBody) * reflectance + sun[channel]! * glints;
      const foamColor = 0.9 * (sun[channel]! * (0.08 + diffuse) + ambient[channel]! * 0.48);
      value += (foamColor - value) * foamCoverage;
      out[channel] = value;
    }
  };

  function glintAt(slopeX: number, slopeZ: number, viewX: number, viewY: number, length: number): number {
    const halfX = sunX - viewX / length;
    const halfY = sunY - viewY / length;
    const halfZ = sunZ - 1 / length;
    const size = Math.sqrt(halfX * halfX + halfY * halfY + halfZ * halfZ) || 1;
    const facing = (halfY - (slopeX * halfX + slopeZ * halfZ) * 1.6) / size;
    return facing > 0.9 ? ((facing - 0.9) * 10) ** 9 * (0.35 + roughness * 0.4) : 0;
  }

  function foamAt(x: number, z: number, distance: number, depth: number): number {
    let foamCoverage = water.white ? water.white(x, z) : 0;
    if (water.foam > 0 && depth < 5) {
      const torn = noise.sum(x * 0.35 + 5, z * 0.35, 3);
      const edge = smooth(0.28, 0.02, depth + torn * 0.22) * water.foam;
      foamCoverage = Math.max(foamCoverage, edge);
      const rows = water.surf ?? 0;
      if (rows > 0) {
        const bent = noise.sum(x * 0.018 + 70, z * 0.018, 2);
        // Each row of breaking waves is a band of foam around the depth at which it breaks.
        for (let line = 1; line <= rows; line += 1) {
          const breakDepth = line * line * 0.22 + 0.28 + bent * 0.3 * line;
          const bandWidth = 0.05 + 0.05 * line + distance * 0.0002;
          const pastBreak = depth - breakDepth + torn * 0.1 * line;
          const band =
            pastBreak > 0
              ? Math.exp(-((pastBreak / bandWidth) ** 2))
              : Math.exp(-((pastBreak / (bandWidth * 2.6)) ** 2)) * 0.85;
          const broken = smooth(-0.25, 0.15, noise.sum(x * 0.05 + line * 13, z * 0.05, 3));
          const lace = 0.55 + 0.45 * smooth(-0.1, 0.2, torn);
          foamCoverage = Math.max(foamCoverage, band * broken * lace * water.foam);
        }
      }
    }
    if (roughness > 0.5) {
      const whitecaps =
        smooth(0.47, 0.6, noise.sum(x * 0.05, z * 0.13, 4) + roughness * 0.1) *
        0.5 *
        (1 / (1 + distance * 0.002));
      foamCoverage = Math.max(foamCoverage, whitecaps);
    }
    return clamp(foamCoverage, 0, 1);
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
