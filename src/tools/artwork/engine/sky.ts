import type { Light } from './light.ts';
import { clamp, smooth } from './math.ts';
import { noiseOf } from './noise.ts';

/** Contents of the sky. */
export interface SkyParameters {
  /** Cirrus coverage, 0 to 1. */
  streaks: number;
  /** Cumulus coverage above the horizon, 0 to 1. */
  heaps: number;
  /** Whether the disc of the sun or moon is visible. */
  disc: boolean;
  /** Whether the Milky Way is visible at night. */
  milkyWay?: boolean;
}

export interface Sky {
  /** Writes the light from a direction (any length) to `out`. */
  (x: number, y: number, z: number, out: Float64Array): void;
  /** Whether a star may shine in a direction. */
  hasStar?: (x: number, y: number, z: number) => boolean;
}

/** Squared distance from a star, in its sizes, from where on it adds nothing one sees. */
const STAR_ENDS = 4;

export function skyOf(light: Light, parameters: SkyParameters, seed: number): Sky {
  const noise = noiseOf(seed ^ 0x51c0ffee);
  const { streaks, heaps } = parameters;
  const shift = noise.cell(3, 5) * 40;
  const paint: Sky = (x, y, z, out) => {
    const length = Math.sqrt(x * x + y * y + z * z);
    const dx = x / length;
    const dy = y / length;
    const dz = z / length;
    const up = Math.max(0, dy);
    const low = 1 - Math.exp(-up * 5.2);
    const high = smooth(0.08, 0.6, up);
    for (let channel = 0; channel < 3; channel += 1) {
      const first = light.horizon[channel]! + (light.middle[channel]! - light.horizon[channel]!) * low;
      out[channel] = first + (light.zenith[channel]! - first) * high;
    }
    const cosine = dx * light.sunX + dy * light.sunY + dz * light.sunZ;
    const facing = Math.max(0, cosine);
    const near = facing ** 7 * 0.32 + (facing > 0.8 ? facing ** 60 * 0.5 : 0);
    const glow =
      (near + (facing > 0.97 ? facing ** 900 * 0.8 : 0)) *
      (light.name === 'night' ? 0.35 : light.name === 'noon' ? 0.6 : 1);
    for (let channel = 0; channel < 3; channel += 1) out[channel]! += light.glow[channel]! * glow;
    if (light.stars > 0) addStars(dx, dy, dz, up, out);
    if (parameters.disc) {
      const edge = light.name === 'night' ? 0.99925 : 0.99962;
      const disc = smooth(edge, edge + 0.00012, cosine);
      const power = light.name === 'night' ? 0.9 : 5;
      for (let channel = 0; channel < 3; channel += 1) {
        out[channel]! += (light.glow[channel]! * power + power * 0.3 - out[channel]!) * disc;
      }
    }
    if (streaks > 0 && up > 0.015) addStreaks(dx, dy, dz, up, facing, out);
    if (heaps > 0 && up > 0) addHeaps(dx, dz, up, facing, out);
  };
  paint.hasStar = (x, y, z) => {
    const across = Math.atan2(x, z) * 150;
    const above = (y / Math.sqrt(x * x + y * y + z * z)) * 150;
    const cellX = Math.floor(across);
    const cellY = Math.floor(above);
    const own = noise.cell(cellX + 400, cellY + 91);
    if (own <= (parameters.milkyWay ? 0.61 : 0.86)) return false;
    return starDistance(across, above, cellX, cellY) < STAR_ENDS * starSize(own);
  };
  return paint;

  /** Squared distance from the star of a cell, in cells. */
  function starDistance(across: number, above: number, cellX: number, cellY: number): number {
    const px = across - cellX - 0.25 - 0.5 * noise.cell(cellX + 9, cellY + 700);
    const py = above - cellY - 0.25 - 0.5 * noise.cell(cellX + 801, cellY + 33);
    return px * px + py * py;
  }

  function addStars(dx: number, dy: number, dz: number, up: number, out: Float64Array): void {
    const across = Math.atan2(dx, dz) * 150;
    const above = dy * 150;
    const cellX = Math.floor(across);
    const cellY = Math.floor(above);
    const own = noise.cell(cellX + 400, cellY + 91);
    let shine = 0;
    const band = parameters.milkyWay ? dx * 0.62 + dy * 0.55 - 0.22 + 0.1 * noise.sum(dx * 3, dy * 3, 3) : 9;
    const milky = Math.exp(-band * band * 22);
    if (own > 0.86 - 0.25 * milky) {
      const away = starDistance(across, above, cellX, cellY);
      shine = Math.exp(-away / starSize(own)) * (0.35 + 1.6 * noise.cell(cellX + 55, cellY + 19) ** 5);
    }
    const cloud = milky * (0.55 + 0.75 * noise.sum(dx * 9 + 3, dy * 9, 5));
    const haze = Math.max(0, cloud) * 0.2;
    const seen = light.stars * smooth(0, 0.22, up);
    out[0]! += (shine + haze * 0.75) * seen;
    out[1]! += (shine + haze * 0.72) * seen;
    out[2]! += (shine * 1.1 + haze * 1.1) * seen;
  }

  function addStreaks(
    dx: number,
    dy: number,
    dz: number,
    up: number,
    facing: number,
    out: Float64Array,
  ): void {
    const far = 1 / (dy + 0.06);
    const px = dx * far * 0.85 + shift;
    const pz = dz * far * 0.85;
    const warp = noise.sum(px * 0.5, pz * 0.5, 2) * 0.9;
    const grain = noise.sum(px * 0.55 + pz * 0.12 + warp * 0.5, pz * 1.9 + warp, 5);
    const cover = smooth(0.3 - 0.42 * streaks, 0.72 - 0.2 * streaks, grain + 0.1) * 0.85;
    const seen = cover * smooth(0.015, 0.12, up);
    if (seen <= 0) return;
    const lit = clamp(0.62 + grain * 0.5 + facing * 0.35, 0, 1.25);
    for (let channel = 0; channel < 3; channel += 1) {
      const color =
        light.cloudShade[channel]! + (light.cloudLit[channel]! - light.cloudShade[channel]!) * lit;
      out[channel]! += (color - out[channel]!) * seen;
    }
  }

  function density(across: number, above: number): number {
    const warp = noise.sum(across * 2.1 + 7, above * 2.6, 2) * 0.22;
    const big = noise.sum(across * 0.95 + shift, above * 1.25 + shift * 0.3, 1) * 1.2;
    const puffs = noise.sum(across * 2.6 + warp + 31, above * 4.2 + warp, 5);
    return big * 0.75 + puffs * 0.8 - Math.abs(above - 0.35) * 0.9;
  }

  function addHeaps(dx: number, dz: number, up: number, facing: number, out: Float64Array): void {
    const across = Math.atan2(dx, dz) * 2.1;
    const above = up * 3.4;
    const thick = density(across, above);
    const floor = 0.5 - heaps * 0.62;
    const cover = smooth(floor, floor + 0.16, thick) * smooth(0.02, 0.1, up);
    if (cover <= 0) return;
    const towards = density(across + light.sunX * 0.13, above + 0.06 + light.sunY * 0.12);
    const lit = clamp(0.6 + (thick - towards) * 2.1 + facing ** 4 * 0.4 - (thick - floor) * 0.25, 0, 1.15);
    const far = Math.exp(-up * 9) * 0.75;
    for (let channel = 0; channel < 3; channel += 1) {
      let color = light.cloudShade[channel]! + (light.cloudLit[channel]! - light.cloudShade[channel]!) * lit;
      color += (light.horizon[channel]! - color) * far;
      out[channel]! += (color - out[channel]!) * cover * 0.94;
    }
  }
}

function starSize(own: number): number {
  return 0.006 + 0.05 * ((own - 0.6) / 0.4) ** 6;
}
