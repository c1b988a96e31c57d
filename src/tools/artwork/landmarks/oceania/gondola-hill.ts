import { blend, hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { smooth } from '../../engine/math.ts';
import { between } from '../../engine/random.ts';
import { foliage } from '../../shapes/plants.ts';
import { bar, box, gable } from '../../shapes/solids.ts';
import { type Stage, tonesOf } from '../../stage.ts';
import { paint, surface } from '../parts.ts';

/** A cable car up a wooded hill, above a town on the shore. */
export function gondolaHill(stage: Stage): void {
  const { mesh, random, noise } = stage;
  const land = (x: number, z: number): number => {
    const shore = smooth(
      1.05,
      0.8,
      Math.hypot((x - 4) / 46, (z - 44) / 44) + noise.at(x / 12, z / 12) * 0.08,
    );
    const hill = 40 * Math.exp(-(((x - 14) / 21) ** 2) - ((z - 52) / 25) ** 2);
    return -3 + 4.6 * shore + hill * shore * (1 + 0.16 * noise.sum(x / 11, z / 11, 3));
  };
  const tones = tonesOf(stage, 'fir');
  const warm = stage.plan.trees === 'autumn' ? tonesOf(stage, 'autumn') : tones;
  surface(
    mesh,
    50,
    44,
    (u, v) => {
      const [x, z] = [-46 + u * 100, 92 - v * 92];
      return [x, land(x, z), z];
    },
    (_u, _v, [x, y, z]) =>
      y < 2.2
        ? hex('#8f8a6a')
        : scaled(blend(tones.leaf, tones.bright, 0.3 + noise.at(x / 3, z / 3) * 0.3), 0.9),
  );
  for (let tree = 0; tree < 460; tree += 1) {
    const [x, z] = [between(random, -40, 52), between(random, 14, 66)];
    const y = land(x, z);
    // Trees leave a lane for the cable.
    const lane = Math.abs(x + 12 - ((z - 17) / 33) * 26);
    if (y < 3 || (lane < 2.6 && z < 50)) continue;
    const size = between(random, 1.2, 2);
    foliage(
      mesh,
      random,
      x,
      y + size,
      z,
      size,
      size * 1.35,
      46,
      0.55,
      y < 12 && random() < 0.45 ? warm : tones,
    );
  }
  for (let index = 0; index < 30; index += 1) {
    const x = -33 + (index % 15) * 5 + between(random, -0.8, 0.8);
    const z = (index < 15 ? 7.5 : 11.5) + Math.abs(x - 4) * 0.16 + between(random, -0.5, 0.5);
    mesh.within(x, land(x, z) - 0.4, z, between(random, -0.25, 0.25), 1, () => {
      const [wide, tall] = [between(random, 2.6, 3.8), between(random, 1.8, 3)];
      paint(mesh, ['#e8e2d4', '#cfc4b0', '#b98a62', '#d8d8d4'][index % 4]!);
      box(mesh, 0, 0, 0, wide, tall, 2.8);
      paint(mesh, ['#5a6068', '#7a4a3a', '#4a5a54'][index % 3]!, Material.tiles);
      gable(mesh, 0, tall, 0, wide + 0.5, 1.3, 3.3);
      paint(mesh, '#3a444c');
      for (const at of [-0.28, 0.28]) box(mesh, wide * at, tall * 0.4, -1.45, 0.6, 0.8, 0.1);
    });
  }
  const stops = [
    [-12, 17],
    [1, 33.5],
    [14, 50],
  ] as const;
  const tops = stops.map(([x, z]) => [x, land(x, z) + 6, z] as const);
  paint(mesh, '#e4e0d8');
  for (const at of [0, 2]) box(mesh, stops[at]![0], tops[at]![1] - 7, stops[at]![1], 6.4, 6, 4);
  paint(mesh, '#59626a');
  for (const at of [0, 2]) box(mesh, stops[at]![0], tops[at]![1] - 1, stops[at]![1], 7.4, 0.7, 5);
  const [x1, y1, z1] = tops[1]!;
  bar(mesh, [x1, y1 - 8, z1], [x1, y1, z1], 0.45, 0.3, 7);
  bar(mesh, [x1 - 1.6, y1, z1], [x1 + 1.6, y1, z1], 0.25, 0.25, 6);
  for (const side of [-1.3, 1.3])
    for (const part of [0, 1]) {
      const [a, b] = [tops[part]!, tops[part + 1]!];
      paint(mesh, '#3f464c');
      bar(mesh, [a[0] + side, a[1], a[2]], [b[0] + side, b[1], b[2]], 0.07, 0.07, 4);
      for (const share of [0.3, 0.72]) {
        const along = (axis: 0 | 1 | 2): number => a[axis] + (b[axis] - a[axis]) * share;
        const [x, y, z] = [along(0), along(1), along(2)] as const;
        mesh.within(x + side, y - 2.4, z, 0.3, 1, () => {
          bar(mesh, [0, 1.3, 0], [0, 2.4, 0], 0.08, 0.08, 4);
          paint(mesh, side < 0 ? '#c23a30' : '#d8dce0');
          box(mesh, 0, 0, 0, 1.5, 1.4, 1.3);
          paint(mesh, '#33424c');
          box(mesh, 0, 0.55, 0, 1.54, 0.5, 1.34);
        });
      }
    }
}
