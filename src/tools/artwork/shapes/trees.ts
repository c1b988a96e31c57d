import { type Color, blend, scaled } from '../engine/color.ts';
import type { Mesh, Point } from '../engine/mesh.ts';
import { type Random, between } from '../engine/random.ts';
import { bar } from './solids.ts';

/** Colors of a plant. */
export interface Tones {
  leaf: Color;
  /** Where the light falls through. */
  bright: Color;
  bark: Color;
}

/** A heap of leaves: light above and outside, dark inside and below. */
export function foliage(
  mesh: Mesh,
  random: Random,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  count: number,
  leafSize: number,
  tones: Tones,
): void {
  const hue = random();
  for (let index = 0; index < count; index += 1) {
    const around = random() * Math.PI * 2;
    const up = random() * 1.7 - 0.7;
    const flat = Math.sqrt(Math.max(0, 1 - up * up));
    const out = 0.62 + 0.38 * Math.sqrt(random());
    const n: Point = [Math.cos(around) * flat, up, Math.sin(around) * flat];
    const light = (0.5 + 0.5 * up) * (0.55 + 0.45 * out);
    const own = blend(tones.leaf, tones.bright, Math.min(1, light * 0.62 + random() * 0.3 + hue * 0.14));
    const color = scaled(own, (0.48 + 0.52 * Math.min(1, light * 1.25)) * between(random, 0.86, 1.1));
    mesh.leaf(
      x + n[0] * wide * out,
      y + n[1] * tall * out,
      z + n[2] * wide * out,
      leafSize * between(random, 0.65, 1.3),
      [n[0], n[1] * 0.85 + 0.25, n[2]],
      color,
      random() * 3.1,
      between(random, 0.36, 0.68),
    );
  }
}

/** A broad-leaved tree of several heaps of leaves. `detail` 0..1 for far to near. */
export function broadTree(
  mesh: Mesh,
  random: Random,
  x: number,
  y: number,
  z: number,
  tall: number,
  tones: Tones,
  detail = 0.5,
): void {
  const trunk = tall * between(random, 0.25, 0.38);
  const lean = between(random, -0.06, 0.06) * tall;
  mesh.paint(tones.bark);
  bar(mesh, [x, y - 0.4, z], [x + lean, y + trunk * 1.7, z], tall * 0.035, tall * 0.016);
  const heaps = detail > 0.3 ? 6 + Math.round(random() * 3) : 3;
  for (let heap = 0; heap < heaps; heap += 1) {
    const around = (heap / heaps) * 6.28 + random();
    const level = random();
    const out = tall * (heap === 0 ? 0 : 0.26 * (1 - level * 0.5));
    const size = tall * between(random, 0.17, 0.25);
    foliage(
      mesh,
      random,
      x + lean + Math.cos(around) * out,
      y + trunk + tall * (0.12 + 0.42 * (heap === 0 ? 0.9 : level)),
      z + Math.sin(around) * out,
      size,
      size * 0.78,
      Math.round(24 + 150 * detail + 420 * detail * detail * detail),
      size * (0.42 - 0.31 * detail),
      tones,
    );
  }
}

/** The flat-topped acacia: branches like a fan, the leaves in thin plates on them. */
export function acacia(
  mesh: Mesh,
  random: Random,
  x: number,
  y: number,
  z: number,
  tall: number,
  tones: Tones,
  detail = 0.6,
): void {
  const fork = tall * between(random, 0.3, 0.42);
  const lean = between(random, -0.08, 0.08) * tall;
  mesh.paint(tones.bark);
  bar(mesh, [x, y - 0.3, z], [x + lean, y + fork, z], tall * 0.034, tall * 0.024, 8);
  const arms = 7;
  for (let arm = 0; arm < arms; arm += 1) {
    const around = (arm / arms) * 6.28 + random() * 0.6;
    const out = tall * between(random, 0.18, 0.5);
    const top: Point = [
      x + lean + Math.cos(around) * out,
      y + tall * between(random, 0.8, 0.9),
      z + Math.sin(around) * out,
    ];
    const knee: Point = [
      x + lean + Math.cos(around) * out * 0.45,
      y + (fork + tall * 0.62) / 2 + tall * 0.05,
      z + Math.sin(around) * out * 0.45,
    ];
    mesh.paint(tones.bark);
    bar(mesh, [x + lean, y + fork, z], knee, tall * 0.017, tall * 0.012, 5);
    bar(mesh, knee, top, tall * 0.012, tall * 0.005, 5);
    for (let plate = 0; plate < 3; plate += 1) {
      const size = tall * between(random, 0.15, 0.24);
      foliage(
        mesh,
        random,
        top[0] + between(random, -0.1, 0.1) * tall,
        top[1] + between(random, 0, 0.08) * tall,
        top[2] + between(random, -0.1, 0.1) * tall,
        size,
        size * 0.24,
        Math.round(14 + 90 * detail),
        size * (0.3 - 0.16 * detail),
        tones,
      );
    }
  }
}

/** A fir or spruce: drooping rings of needles. */
export function conifer(
  mesh: Mesh,
  random: Random,
  x: number,
  y: number,
  z: number,
  tall: number,
  tones: Tones,
  detail = 0.5,
  snow = 0,
): void {
  mesh.paint(tones.bark);
  bar(mesh, [x, y - 0.3, z], [x, y + tall * 0.9, z], tall * 0.022, tall * 0.004, 5);
  const rings = detail > 0.4 ? 13 : 8;
  const white: Color = [0.86, 0.9, 0.96];
  for (let ring = 0; ring < rings; ring += 1) {
    const share = ring / rings;
    const radius = tall * 0.2 * (1 - share) ** 0.85 + tall * 0.012;
    const level = y + tall * (0.12 + 0.88 * share);
    const count = Math.round((8 + 26 * detail) * (1 - share * 0.6));
    for (let leaf = 0; leaf < count; leaf += 1) {
      const around = random() * 6.28;
      const out = radius * Math.sqrt(random());
      const color = scaled(
        blend(tones.leaf, tones.bright, random() * 0.5 * (out / radius)),
        0.55 + 0.45 * (out / radius),
      );
      mesh.leaf(
        x + Math.cos(around) * out,
        level - out * 0.38 + tall * 0.02 * random(),
        z + Math.sin(around) * out,
        radius * 0.3 + tall * 0.012,
        [Math.cos(around) * 0.8, 0.55, Math.sin(around) * 0.8],
        random() < snow ? white : color,
        1.2 + 0.7 * Math.cos(around),
        0.5,
      );
    }
  }
}

/** A narrow dark column, like the cypresses of the south. */
export function cypress(
  mesh: Mesh,
  random: Random,
  x: number,
  y: number,
  z: number,
  tall: number,
  tones: Tones,
  detail = 0.5,
): void {
  for (let part = 0; part < 6; part += 1) {
    const share = part / 5;
    const wide = tall * 0.075 * Math.sin(Math.PI * (0.2 + 0.75 * share));
    foliage(
      mesh,
      random,
      x,
      y + tall * (0.1 + share * 0.82),
      z,
      wide,
      tall * 0.12,
      Math.round(20 + 60 * detail),
      tall * 0.03,
      tones,
    );
  }
}

/** A low round bush. */
export function bush(
  mesh: Mesh,
  random: Random,
  x: number,
  y: number,
  z: number,
  size: number,
  tones: Tones,
  detail = 0.4,
): void {
  for (let heap = 0; heap < 3; heap += 1) {
    foliage(
      mesh,
      random,
      x + between(random, -0.5, 0.5) * size,
      y + size * between(random, 0.15, 0.4),
      z + between(random, -0.4, 0.4) * size,
      size * 0.55,
      size * 0.5,
      Math.round(14 + 110 * detail),
      size * (0.2 - 0.11 * detail),
      tones,
    );
  }
}
