import { hex, scaled } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import type { Mesh } from '../engine/mesh.ts';
import { arcade, box, cylinder, dome, frustum, gable, lathe } from '../shapes/solids.ts';

export function tower(
  mesh: Mesh,
  x: number,
  z: number,
  wide: number,
  tall: number,
  wall: string,
  roof: string,
  spire: number,
): void {
  mesh.paint(hex(wall), Material.windows);
  box(mesh, x, 0, z, wide, tall, wide);
  mesh.paint(hex(roof), Material.tiles);
  frustum(mesh, x, tall, z, wide * 1.1, spire, wide * 1.1, 0.01);
}

export function church(mesh: Mesh, wall: string, roof: string, tall: number): void {
  mesh.paint(hex(wall), Material.shutters);
  box(mesh, 0, 0, 8, 11, 10, 20);
  mesh.paint(hex(roof), Material.tiles);
  mesh.within(0, 10, 8, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, 20, 7, 12));
  tower(mesh, 0, -4, 7, tall, wall, roof, tall * 0.55);
  mesh.paint(hex('#2a2420'));
  box(mesh, 0, 0, -7.6, 2.4, 4.2, 0.3);
}

export function cathedral(mesh: Mesh, wall: string, cap: string, wide: number, tall: number): void {
  mesh.paint(hex(wall), Material.shutters);
  box(mesh, 0, 0, 10, wide * 0.9, tall * 0.5, 26);
  mesh.paint(scaled(hex(wall), 1.05));
  box(mesh, 0, 0, -3.4, wide * 0.52, tall * 0.62, 2);
  gable(mesh, 0, tall * 0.62, -3.4, wide * 0.54, tall * 0.14, 2);
  for (const side of [-1, 1]) {
    mesh.paint(hex(wall), Material.shutters);
    box(mesh, side * wide * 0.4, 0, -2, wide * 0.24, tall * 0.78, wide * 0.24);
    mesh.paint(scaled(hex(wall), 0.94));
    box(mesh, side * wide * 0.4, tall * 0.78, -2, wide * 0.27, 0.7, wide * 0.27);
    box(mesh, side * wide * 0.4, tall * 0.78, -2, wide * 0.17, tall * 0.14, wide * 0.17);
    mesh.paint(hex(cap));
    dome(mesh, side * wide * 0.4, tall * 0.92, -2, wide * 0.1, tall * 0.1);
  }
  mesh.paint(hex(cap));
  dome(mesh, 0, tall * 0.5, 14, wide * 0.22, wide * 0.24);
  mesh.paint(hex('#2b221d'));
  for (const x of [-wide * 0.16, 0, wide * 0.16])
    box(mesh, x, 0, -4.5, wide * 0.07, tall * (x === 0 ? 0.26 : 0.2), 0.3);
}

export function lighthouse(mesh: Mesh, stripes: boolean): void {
  for (let part = 0; part < 6; part += 1) {
    mesh.paint(hex(stripes && part % 2 === 1 ? '#c8402c' : '#f4f1e8'));
    lathe(
      mesh,
      0,
      part * 3,
      0,
      [
        [2.4 - part * 0.2, 0],
        [2.2 - part * 0.2, 3],
      ],
      16,
    );
  }
  mesh.paint(hex('#3a3f46'));
  cylinder(mesh, 0, 18, 0, 1.9, 0.4, 16);
  mesh.paint([1.6, 1.3, 0.7], Material.lamp);
  cylinder(mesh, 0, 18.4, 0, 0.8, 1.6, 12);
  mesh.paint(hex('#b8402c'));
  dome(mesh, 0, 20, 0, 1.2, 1.2);
  mesh.paint(hex('#efeae0'), Material.windows);
  box(mesh, 6, 0, 1, 7, 3.4, 5);
  mesh.paint(hex('#a8553a'), Material.tiles);
  gable(mesh, 6, 3.4, 1, 7.6, 2, 5.8);
}

export function castle(mesh: Mesh, wall: string): void {
  mesh.paint(hex(wall), Material.windows);
  box(mesh, 0, 0, 0, 34, 9, 14);
  for (const x of [-17, -6, 6, 17]) {
    mesh.paint(hex(wall), Material.windows);
    box(mesh, x, 0, -6, 6, x === 17 || x === -17 ? 12 : 14, 6);
    mesh.paint(hex(wall));
    for (const dx of [-2.3, 0, 2.3]) box(mesh, x + dx, x === 17 || x === -17 ? 12 : 14, -8.6, 1.3, 1.3, 0.8);
  }
  mesh.paint(scaled(hex(wall), 0.95));
  for (let index = 0; index < 15; index += 1) box(mesh, -16 + index * 2.3, 9, -6.6, 1.2, 1, 0.8);
  mesh.paint(hex('#2a221c'));
  box(mesh, 0, 0, -7.2, 3, 4.6, 0.4);
}

export function pyramid(mesh: Mesh, tiers: number, wide: number, tall: number): void {
  for (let tier = 0; tier < tiers; tier += 1) {
    const w = wide * (1 - (tier / tiers) * 0.68);
    mesh.paint(scaled(hex('#a39a86'), 0.92 + 0.08 * (tier % 2)), Material.stone);
    frustum(mesh, 0, (tier / tiers) * tall, 0, w, tall / tiers, w * 0.9, 0.95);
  }
  mesh.paint(hex('#b3a994'), Material.stone);
  for (let step = 0; step < 18; step += 1)
    box(
      mesh,
      0,
      (step / 18) * tall,
      -wide * 0.5 + (step / 18) * wide * 0.33,
      wide * 0.2,
      tall / 18,
      wide * 0.05 + 1,
    );
  mesh.paint(hex('#a39a86'), Material.stone);
  box(mesh, 0, tall, 0.6, wide * 0.28, tall * 0.16, wide * 0.2);
  mesh.paint(hex('#8f8672'), Material.stone);
  frustum(mesh, 0, tall * 1.16, 1.2, wide * 0.26, tall * 0.3, wide * 0.12, 0.7);
  mesh.paint(hex('#1f1a16'));
  box(mesh, 0, tall, 0.6 - wide * 0.1, wide * 0.06, tall * 0.1, 0.4);
}

export function campanile(mesh: Mesh): void {
  mesh.paint(hex('#b8644a'), Material.stone);
  box(mesh, 0, 0, 0, 6.4, 30, 6.4);
  mesh.paint(hex('#f0e9da'));
  arcade(mesh, 0, 30, -3, 6.6, 5, 0.5, 3, 0.6, 0.5);
  arcade(mesh, 0, 30, 3, 6.6, 5, 0.5, 3, 0.6, 0.5);
  box(mesh, 0, 35, 0, 7.2, 1, 7.2);
  mesh.paint(hex('#6f9a8a'));
  frustum(mesh, 0, 36, 0, 6.2, 12, 6.2, 0.02);
}
