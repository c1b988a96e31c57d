import { randomOf } from './random.ts';

/** Noise functions of one seed, pure functions of the position. */
export interface Noise {
  /** Gradient noise, about -1 to 1. */
  at(x: number, z: number): number;
  /** Sum of octaves, about -1 to 1; a fractional number of octaves fades the last one. */
  sum(x: number, z: number, octaves: number): number;
  /** Ridged noise: sharp crests at 1, valleys at 0. */
  ridge(x: number, z: number, octaves: number): number;
  /** Hash of an integer cell, 0 to 1. */
  cell(x: number, z: number): number;
  /** Domes on jittered points: 1 at the center of a dome, 0 at its base. Sets `lastCell` to the cell's hash. */
  domes(x: number, z: number): number;
  lastCell: number;
  /**
   * Mounds of different heights that blend smoothly, 0 to 1.2. `power` below 1 makes steep sides; cells with a hash
   * below `least` stay flat.
   */
  mounds(x: number, z: number, power: number, least: number): number;
}

const MASK = 1023;

export function noiseOf(seed: number): Noise {
  const random = randomOf(seed);
  const order = new Uint16Array((MASK + 1) * 2);
  const gradientX = new Float64Array(MASK + 1);
  const gradientZ = new Float64Array(MASK + 1);
  const values = new Float64Array(MASK + 1);
  for (let index = 0; index <= MASK; index += 1) {
    order[index] = index;
    const angle = random() * Math.PI * 2;
    gradientX[index] = Math.cos(angle) * 1.5;
    gradientZ[index] = Math.sin(angle) * 1.5;
    values[index] = random();
  }
  for (let index = MASK; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const kept = order[index]!;
    order[index] = order[other]!;
    order[other] = kept;
  }
  order.copyWithin(MASK + 1, 0, MASK + 1);
  /** Gradients by the sum that `order` is read at, x and z in turn: one look-up less for each corner. */
  const gradients = new Float64Array(order.length * 2);
  for (const [index, own] of order.entries()) {
    gradients[index * 2] = gradientX[own]!;
    gradients[index * 2 + 1] = gradientZ[own]!;
  }

  function at(x: number, z: number): number {
    const floorX = Math.floor(x);
    const floorZ = Math.floor(z);
    const dx = x - floorX;
    const dz = z - floorZ;
    const left = order[floorX & MASK]!;
    const right = order[(floorX + 1) & MASK]!;
    const row = floorZ & MASK;
    const below = (floorZ + 1) & MASK;
    const a = (left + row) * 2;
    const b = (right + row) * 2;
    const c = (left + below) * 2;
    const d = (right + below) * 2;
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const v = dz * dz * dz * (dz * (dz * 6 - 15) + 10);
    const top = gradients[a]! * dx + gradients[a + 1]! * dz;
    const topRight = gradients[b]! * (dx - 1) + gradients[b + 1]! * dz;
    const low = gradients[c]! * dx + gradients[c + 1]! * (dz - 1);
    const lowRight = gradients[d]! * (dx - 1) + gradients[d + 1]! * (dz - 1);
    const first = top + (topRight - top) * u;
    return first + (low + (lowRight - low) * u - first) * v;
  }

  function sum(x: number, z: number, octaves: number): number {
    let total = 0;
    let weight = 0.5;
    let px = x;
    let pz = z;
    for (let left = octaves; left > 0; left -= 1) {
      total += at(px, pz) * weight * (left < 1 ? left : 1);
      weight *= 0.5;
      const turned = px * 1.62 - pz * 1.18 + 17.3;
      pz = px * 1.18 + pz * 1.62 - 9.1;
      px = turned;
    }
    return total;
  }

  function ridge(x: number, z: number, octaves: number): number {
    let total = 0;
    let weight = 0.5;
    let carried = 1;
    let px = x;
    let pz = z;
    for (let left = octaves; left > 0; left -= 1) {
      let crest = 1 - Math.abs(at(px, pz));
      crest *= crest;
      total += crest * weight * carried * (left < 1 ? left : 1);
      carried = crest > 1 ? 1 : crest;
      weight *= 0.5;
      const turned = px * 1.62 - pz * 1.18 + 31.7;
      pz = px * 1.18 + pz * 1.62 - 5.3;
      px = turned;
    }
    return total;
  }

  const cell = (x: number, z: number): number => values[order[order[x & MASK]! + (z & MASK)]!]!;

  const noise: Noise = { at, sum, ridge, cell, domes, lastCell: 0, mounds };

  function domes(x: number, z: number): number {
    const floorX = Math.floor(x);
    const floorZ = Math.floor(z);
    let best = 9;
    for (let dz = -1; dz <= 1; dz += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const own = order[order[(floorX + dx) & MASK]! + ((floorZ + dz) & MASK)]!;
        const awayX = floorX + dx + 0.15 + 0.7 * values[own]! - x;
        const awayZ = floorZ + dz + 0.15 + 0.7 * values[(own + 331) & MASK]! - z;
        const away = awayX * awayX + awayZ * awayZ;
        if (away < best) {
          best = away;
          noise.lastCell = values[(own + 77) & MASK]!;
        }
      }
    }
    return best >= 0.72 ? 0 : Math.sqrt(1 - best / 0.72);
  }
  function mounds(x: number, z: number, power: number, least: number): number {
    const floorX = Math.floor(x);
    const floorZ = Math.floor(z);
    let highest = 0;
    for (let dz = -1; dz <= 1; dz += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const own = order[order[(floorX + dx) & MASK]! + ((floorZ + dz) & MASK)]!;
        const tall = values[(own + 77) & MASK]!;
        if (tall < least) continue;
        const awayX = floorX + dx + 0.15 + 0.7 * values[own]! - x;
        const awayZ = floorZ + dz + 0.15 + 0.7 * values[(own + 331) & MASK]! - z;
        const share = 1 - (awayX * awayX + awayZ * awayZ) / 0.5;
        if (share <= 0) continue;
        const height = share ** power * (0.35 + 0.85 * tall);
        if (height > highest) highest = height;
      }
    }
    return highest;
  }
  return noise;
}
