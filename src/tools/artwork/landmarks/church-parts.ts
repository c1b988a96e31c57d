import { hex, scaled } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import type { Mesh } from '../engine/mesh.ts';
import { arcade, box, frustum, gable } from '../shapes/solids.ts';

function tower(
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
