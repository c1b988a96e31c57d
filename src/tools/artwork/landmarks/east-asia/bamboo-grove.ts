import { hex, scaled } from '../../engine/color.ts';
import { between } from '../../engine/random.ts';
import { foliage, type Tones } from '../../shapes/plants.ts';
import { bar } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';

/** Tall bare stems of bamboo on both sides of a path, their leaves at the top. */
export function bambooGrove(stage: Stage): void {
  const { mesh, random } = stage;
  const tones: Tones = { leaf: hex('#3f7a2c'), bright: hex('#9cc04a'), bark: hex('#5f8a34') };
  for (let stem = 0; stem < 170; stem += 1) {
    const side = stem % 2 ? 1 : -1;
    const z = -24 + 62 * (stem / 170) + between(random, -2, 2);
    const x = side * (2.6 + 20 * random() ** 1.4 + Math.max(0, -8 - z) * 0.3);
    const tall = between(random, 12, 17);
    // The stems lean over the path at their tops.
    const lean = -side * between(random, 0.2, 1.6);
    const bend = (share: number): [number, number, number] => [x + lean * share ** 2, tall * share, z];
    mesh.paint(scaled(hex(stem % 3 ? '#7fa345' : '#6a9440'), between(random, 0.8, 1.1)));
    for (const [from, to] of [
      [-0.06, 0.45],
      [0.45, 0.75],
      [0.75, 1],
    ] as const)
      bar(mesh, bend(from), bend(to), 0.13 - 0.06 * Math.max(0, from), 0.13 - 0.06 * to, 6);
    mesh.paint(hex('#c3cf8a'));
    for (let node = 1; node < 7; node += 1) {
      const [nx, ny, nz] = bend(node * 0.1);
      bar(mesh, [nx, ny, nz], [nx, ny + 0.08, nz], 0.145, 0.145, 6);
    }
    for (let tuft = 0; tuft < 5; tuft += 1) {
      const [tx, ty, tz] = bend(0.52 + tuft * 0.12);
      foliage(
        mesh,
        random,
        tx + between(random, -0.7, 0.7),
        ty,
        tz + between(random, -0.7, 0.7),
        between(random, 0.8, 1.4),
        between(random, 0.9, 1.4),
        64,
        0.22,
        tones,
      );
    }
  }
}
