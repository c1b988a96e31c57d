import type { Camera, Pixels } from './gbuffer.ts';
import { Kind } from './materials.ts';

/** Height of the ground in meters at a position `distance` away. */
export type Height = (x: number, z: number, distance: number) => number;

export interface Ground {
  height: Height;
  /** Upper bound of the height. */
  highest: number;
  near: number;
  far: number;
  /** Step size as a share of the distance. */
  step: number;
}

/** Heights of the ground along a column of pixels, at the distances of the march; computed as far as they are read. */
interface Profile {
  column: number;
  known: number;
  heights: Float64Array;
}

/** Rows by which two known columns may differ for the heights between them to be interpolated. */
const STEEP = 2.5;
/** The same for two steps of the march. */
const FLAT = 1;
/** Golden section, with which a search for a maximum needs one height a turn. */
const GOLDEN = 0.618034;

/**
 * Renders the ground column by column from front to back. Below `waterLevel` the water's surface counts. With
 * `mirrored` the camera is below the water and only what rises above it is drawn.
 * @returns with `mirrored`, the distance at which the water starts
 */
export function drawGround(
  pixels: Pixels,
  camera: Camera,
  ground: Ground,
  waterLevel: number,
  mirrored: boolean,
): number {
  let nearestWater = ground.far;
  const { width, height: rows, depth, kind } = pixels;
  const { focal, horizon } = camera;
  const eye = camera.height;
  const { height, step } = ground;
  const distances = distancesOf(ground);
  const slopeOf = (column: number): number => (column + 0.5 - camera.center) / focal;
  // Distances between the steps of the march are larger than those between columns, which therefore share heights.
  const stride = Math.max(1, Math.min(6, Math.round(width / 400)));
  let left = profileAt(0);
  let right = profileAt(stride);
  for (let column = 0; column < width; column += 1) {
    const slope = slopeOf(column);
    if (column === right.column) {
      const free = left;
      left = right;
      right = free;
      right.column = column + stride;
      right.known = 0;
    }
    const between = (column - left.column) / stride;
    let top = rows;
    let beforeZ = 0;
    let beforeY = 0;
    let first = true;
    let rising = false;
    let wet = false;
    for (let index = 0; index < distances.length && top > 0; index += 1) {
      const z = distances[index]!;
      if (horizon - (focal * (ground.highest - eye)) / z > top && ground.highest > eye) break;
      if (ground.highest <= eye && horizon + (focal * (eye - ground.highest)) / z < 0) break;
      let y = heightBetween(index, z, slope, between);
      if (y < waterLevel) {
        if (mirrored) {
          if (!wet && z < nearestWater) nearestWater = z;
          wet = true;
          first = true;
          continue;
        }
        y = waterLevel;
      } else if (mirrored && (!wet || y - waterLevel < (waterLevel - eye) * 0.35)) {
        // Ground in front of the water is not reflected, and low banks would hide what is beyond them.
        continue;
      }
      const row = horizon - (focal * (y - eye)) / z;
      if (row < top) {
        fill(column, Math.max(0, Math.ceil(row - 0.5)), top, z, y, first ? z : beforeZ, first ? y : beforeY);
        top = Math.max(0, Math.min(top, Math.ceil(row - 0.5)));
        rising = true;
      } else if (rising && !first) {
        top = crest(column, slope, beforeZ - beforeZ * step, z, top);
        rising = false;
      }
      beforeZ = z;
      beforeY = y;
      first = false;
    }
  }
  return mirrored ? nearestWater : 0;

  function profileAt(column: number): Profile {
    return { column, known: 0, heights: new Float64Array(distances.length) };
  }

  function profiled(profile: Profile, index: number): number {
    const { heights, column } = profile;
    while (profile.known <= index) {
      const across = slopeOf(column);
      const at = profile.known;
      const next = Math.min(at === 0 ? at : at + 1, distances.length - 1);
      const z = distances[next]!;
      const y = height(across * z, z, z);
      if (next > at) {
        const before = heights[at - 1]!;
        const middle = distances[at]!;
        heights[at] =
          Math.abs(y - before) * focal > FLAT * z
            ? height(across * middle, middle, middle)
            : (before + y) / 2;
      }
      heights[next] = y;
      profile.known = next + 1;
    }
    return heights[index]!;
  }

  function heightBetween(index: number, z: number, slope: number, between: number): number {
    const one = profiled(left, index);
    if (between === 0) return one;
    const other = profiled(right, index);
    return Math.abs(other - one) * focal > STEEP * z
      ? height(slope * z, z, z)
      : one + (other - one) * between;
  }

  function fill(
    column: number,
    from: number,
    to: number,
    z: number,
    y: number,
    nearZ: number,
    nearY: number,
  ): void {
    const grade = z > nearZ ? (y - nearY) / (z - nearZ) : 0;
    for (let row = from; row < to; row += 1) {
      const slope = (horizon - row - 0.5) / focal;
      let at = (nearY - grade * nearZ - eye) / (slope - grade);
      if (!(at > nearZ)) at = nearZ;
      if (at > z) at = z;
      const index = row * width + column;
      depth[index] = at;
      kind[index] = Kind.ground;
    }
  }

  /** Refines the crest between two steps, to avoid jagged ridges. */
  function crest(column: number, slope: number, fromZ: number, toZ: number, top: number): number {
    let low = fromZ;
    let high = toZ;
    let first = low + (high - low) * (1 - GOLDEN);
    let second = low + (high - low) * GOLDEN;
    let one = (height(slope * first, first, first) - eye) / first;
    let two = (height(slope * second, second, second) - eye) / second;
    for (let turn = 0; turn < 5; turn += 1) {
      if (one > two) {
        high = second;
        second = first;
        two = one;
        first = low + (high - low) * (1 - GOLDEN);
        one = (height(slope * first, first, first) - eye) / first;
      } else {
        low = first;
        first = second;
        one = two;
        second = low + (high - low) * GOLDEN;
        two = (height(slope * second, second, second) - eye) / second;
      }
    }
    const z = (low + high) / 2;
    const y = height(slope * z, z, z);
    if (y < waterLevel) return top;
    const row = Math.max(0, Math.ceil(horizon - (focal * (y - eye)) / z - 0.5));
    if (row >= top) return top;
    fill(column, row, top, z, y, fromZ, y);
    return row;
  }
}

function distancesOf({ near, far, step }: Ground): Float64Array {
  const distances: number[] = [];
  for (let z = near; z < far; z += z * step) distances.push(z);
  return Float64Array.from(distances);
}
