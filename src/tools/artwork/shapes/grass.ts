import { type Color, blend } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import type { Mesh } from '../engine/mesh.ts';
import { type Random, between } from '../engine/random.ts';

/** A tuft of blades. */
export function grass(
  mesh: Mesh,
  random: Random,
  x: number,
  y: number,
  z: number,
  tall: number,
  blades: number,
  color: Color,
  tip: Color,
): void {
  for (let blade = 0; blade < blades; blade += 1) {
    const px = x + between(random, -0.4, 0.4) * tall;
    const pz = z + between(random, -0.4, 0.4) * tall;
    const high = tall * between(random, 0.5, 1.1);
    const lean = between(random, -0.4, 0.55) * high;
    const thick = tall * 0.022 + z * 0.0006;
    mesh.paint(blend(color, tip, random()), Material.leaf);
    mesh.smoothTriangle(
      [px - thick, y - 0.05, pz],
      [px + thick, y - 0.05, pz],
      [px + lean, y + high, pz],
      [0, 0.9, -0.4],
      [0, 0.9, -0.4],
      [0, 1, 0],
    );
  }
}
