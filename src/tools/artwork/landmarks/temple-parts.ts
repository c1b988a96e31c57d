import { hex, scaled } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import type { Mesh } from '../engine/mesh.ts';
import { bar, box, cone, cylinder, frustum, gable, lathe, swungRoof } from '../shapes/solids.ts';
import { pairs } from '../shapes/rows.ts';

const GOLD = hex('#e2a93c');

export const SAND = hex('#a8957c');

/** A tower like a lotus bud, as the Khmer built them. */
export function prang(mesh: Mesh, x: number, y: number, z: number, wide: number, tall: number): void {
  mesh.paint(SAND, Material.stone);
  box(mesh, x, y, z, wide, tall * 0.3, wide);
  for (let tier = 0; tier < 7; tier += 1) {
    const share = tier / 7;
    const w = wide * (1.12 - share ** 1.7 * 0.9);
    frustum(mesh, x, y + tall * (0.3 + share * 0.6), z, w, tall * 0.1, w, 0.86);
    for (const side of [-1, 1])
      cone(
        mesh,
        x + side * w * 0.44,
        y + tall * (0.36 + share * 0.6),
        z - w * 0.44,
        w * 0.09,
        tall * 0.07,
        5,
      );
  }
  lathe(
    mesh,
    x,
    y + tall * 0.9,
    z,
    [
      [wide * 0.16, 0],
      [wide * 0.12, tall * 0.06],
      [0, tall * 0.14],
    ],
    10,
  );
}

export function stupa(
  mesh: Mesh,
  color: ReturnType<typeof hex>,
  radius: number,
  spire: ReturnType<typeof hex>,
): void {
  mesh.paint(scaled(color, 0.92));
  box(mesh, 0, 0, 0, radius * 2.9, radius * 0.18, radius * 2.9);
  mesh.paint(color);
  lathe(
    mesh,
    0,
    radius * 0.18,
    0,
    [
      [radius * 1.16, 0],
      [radius * 1.16, radius * 0.1],
      [radius * 1.08, radius * 0.12],
      [radius * 1.08, radius * 0.22],
      [radius, radius * 0.24],
      [radius * 1.02, radius * 0.5],
      [radius * 0.96, radius * 0.8],
      [radius * 0.78, radius * 1.12],
      [radius * 0.48, radius * 1.36],
      [0, radius * 1.46],
    ],
    32,
  );
  box(mesh, 0, radius * 1.56, 0, radius * 0.44, radius * 0.3, radius * 0.44);
  mesh.paint(spire);
  lathe(
    mesh,
    0,
    radius * 1.86,
    0,
    [
      [radius * 0.2, 0],
      [radius * 0.14, radius * 0.3],
      [radius * 0.05, radius * 0.85],
      [radius * 0.07, radius * 0.9],
      [0, radius * 1.1],
    ],
    14,
  );
}

/** Tiered red and gold roofs over a white hall. */
export function wat(mesh: Mesh, wide: number, tall: number, roof: string, wall: string): void {
  mesh.paint(hex(wall), Material.windows);
  box(mesh, 0, 0, 0, wide * 0.62, tall * 0.4, wide * 0.9);
  mesh.paint(hex(wall));
  box(mesh, 0, -1, 0, wide * 1.1, 1.8, wide * 1.2);
  for (const x of [-0.42, -0.25, -0.08, 0.08, 0.25, 0.42])
    cylinder(mesh, x * wide, 0, -wide * 0.52, wide * 0.025, tall * 0.4, 8);
  for (let tier = 0; tier < 3; tier += 1) {
    const w = wide * (1.02 - tier * 0.17);
    mesh.within(0, tall * (0.36 + tier * 0.13), 0, Math.PI / 2, 1, () => {
      mesh.paint(hex(roof), Material.tiles);
      gable(mesh, 0, 0, 0, wide * (1.2 - tier * 0.24), tall * (0.3 + tier * 0.03), w);
      mesh.paint(GOLD);
      const h = tall * (0.3 + tier * 0.03);
      const end = wide * (0.6 - tier * 0.12) + 0.1;
      for (const side of [-1, 1]) {
        bar(mesh, [end, 0, side * w * 0.5], [end, h, 0], 0.2, 0.26, 5);
        bar(mesh, [end, 0, side * w * 0.5], [end, 0.9, side * w * 0.56], 0.24, 0.06, 5);
      }
      bar(mesh, [end, h, 0], [end + 0.7, h + 2.2, 0], 0.26, 0.04, 5);
    });
  }
}

export function hall(
  mesh: Mesh,
  wide: number,
  tall: number,
  deep: number,
  wall: string,
  post: string,
  roof: string,
  tiers: number,
): void {
  mesh.paint(hex('#b8b0a2'), Material.stone);
  box(mesh, 0, -1, 0, wide * 1.16, 2.4, deep * 1.2);
  for (let tier = 0; tier < tiers; tier += 1) {
    const share = 1 - tier * 0.26;
    const y = 1.4 + tier * tall * 0.62;
    mesh.paint(hex(wall), Material.wood);
    box(mesh, 0, y, 0, wide * 0.86 * share, tall * 0.42, deep * 0.8 * share);
    mesh.paint(hex(post));
    for (let column = 0; column < 8; column += 1)
      cylinder(
        mesh,
        (column / 7 - 0.5) * wide * 0.9 * share,
        y,
        -deep * 0.47 * share,
        wide * 0.014,
        tall * 0.42,
        8,
      );
    box(mesh, 0, y + tall * 0.37, 0, wide * 0.98 * share, tall * 0.07, deep * share);
    mesh.paint(hex(roof), Material.tiles);
    swungRoof(mesh, 0, y + tall * 0.42, 0, wide * 1.24 * share, tall * 0.4, deep * 1.4 * share, 0.3, 0.52);
  }
}

export function pagoda(mesh: Mesh, tiers: number, wide: number, roof: string, wall: string): void {
  for (let tier = 0; tier < tiers; tier += 1) {
    const share = 1 - tier * (0.5 / tiers);
    const y = tier * wide * 0.52;
    mesh.paint(hex(wall), Material.wood);
    box(mesh, 0, y, 0, wide * 0.62 * share, wide * 0.4, wide * 0.62 * share);
    mesh.paint(hex(roof), Material.tiles);
    swungRoof(mesh, 0, y + wide * 0.34, 0, wide * 1.2 * share, wide * 0.26, wide * 1.2 * share, 0.4, 0.16);
  }
  mesh.paint(GOLD);
  bar(mesh, [0, tiers * wide * 0.52, 0], [0, tiers * wide * 0.52 + wide * 0.75, 0], 0.22, 0.08);
}

export function buddha(mesh: Mesh, color: ReturnType<typeof hex>): void {
  mesh.paint(color);
  lathe(mesh, 0, 0, 0, pairs('6.6 0, 7 0.8, 5.6 1.4, 6.2 2.2, 0 2.3'), 20);
  lathe(
    mesh,
    0,
    2.1,
    0,
    pairs(`
      5.2 0, 5.4 1.2, 3.6 2.2, 2.6 3.4, 2.9 5.6, 3.3 7, 2.4 8, 0.9 8.4, 0.9 9, 1.35 9.6, 1.5 10.6,
      1.25 11.7, 0.6 12.3, 0.55 12.9, 0 13.5`),
    18,
  );
  for (const side of [-1, 1]) {
    bar(mesh, [side * 3, 8.6, 0], [side * 4.3, 5.2, -1], 0.9, 0.75, 9);
    bar(mesh, [side * 4.3, 5.2, -1], [side * 1.4, 4, -3], 0.7, 0.5, 9);
    bar(mesh, [side * 1.5, 3, -1], [side * 5, 3, -2.4], 1.1, 0.9, 9);
  }
}
