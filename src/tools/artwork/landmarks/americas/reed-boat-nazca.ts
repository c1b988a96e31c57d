import { blend, hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import type { Mesh } from '../../engine/mesh.ts';
import { between } from '../../engine/random.ts';
import { person } from '../../shapes/boats.ts';
import { bar, box, cone, gable, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { arch, paint, ring, surface, tube } from '../parts.ts';
import { pairs, quadruples } from '../../shapes/rows.ts';

export function reedBoat(mesh: Mesh): void {
  paint(mesh, '#d0ab5c', Material.thatch);
  for (const z of [-0.95, 0.95])
    tube(
      mesh,
      [
        [-5.4, 3.6, 0.12, z * 0.4],
        [-5, 2.4, 0.32, z * 0.5],
        [-3.8, 0.8, 0.7, z * 0.8],
        [-1.5, 0.3, 0.95, z],
        [1.5, 0.3, 0.95, z],
        [3.8, 0.8, 0.7, z * 0.8],
        [5, 2.4, 0.32, z * 0.5],
        [5.4, 3.6, 0.12, z * 0.4],
      ],
      1,
      10,
    );
  paint(mesh, '#8a5a34');
  for (let rope = -3; rope <= 3; rope += 1)
    for (const z of [-0.95, 0.95])
      mesh.within(rope * 1.1, 0.3, z, 0, 1, () =>
        ring(10, 0.98, (y, w, a) =>
          bar(mesh, [0, y, w], [0, Math.cos(a + 0.63) * 0.98, Math.sin(a + 0.63) * 0.98], 0.05, 0.05, 4),
        ),
      );
  paint(mesh, '#e0be70', Material.thatch);
  for (const x of [5.3, -5.3]) lathe(mesh, x, 3.4, 0, pairs('0.3 0, 0.55 0.5, 0.6 1, 0.3 1.4, 0 1.5'), 9);
  bar(mesh, [-1.2, 1, 0], [-1.2, 4.4, 0], 0.07, 0.06, 5);
  bar(mesh, [1.8, 1, 0], [1.8, 4.4, 0], 0.07, 0.06, 5);
  paint(mesh, '#c29b4e', Material.thatch);
  mesh.quad([-1.8, 4.1, -1.5], [2.4, 4.1, -1.5], [2.4, 4.7, 0], [-1.8, 4.7, 0]);
  mesh.quad([-1.8, 4.7, 0], [2.4, 4.7, 0], [2.4, 4.1, 1.5], [-1.8, 4.1, 1.5]);
}

export function uros(stage: Stage): void {
  const { mesh, random } = stage;
  surface(
    mesh,
    40,
    10,
    (u, v) => {
      const a = u * 6.2832;
      const r = 1 - v * v;
      return [
        Math.cos(a) * 18 * r,
        0.75 * (1 - (1 - v) ** 6) + 0.12 * stage.noise.sum(u * 12, v * 4, 2) - 0.3 * (v < 0.08 ? 1 : 0),
        6 + Math.sin(a) * 9 * r,
      ];
    },
    (u, v) => blend(hex('#c9a558'), hex('#e3c883'), 0.5 + stage.noise.sum(u * 20, v * 8, 2)),
    Material.thatch,
  );
  for (const [x, z, turn, tall] of quadruples('-10 8 0.3 1, -3 10 -0.1 1.1, 5 9.4 0.2 1, 11.6 7 -0.4 0.9'))
    mesh.within(x, 0.7, z, turn, tall, () => {
      paint(mesh, '#c49c50', Material.thatch);
      box(mesh, 0, 0, 0, 4.4, 2.1, 3.6);
      paint(mesh, '#b58c44', Material.thatch);
      mesh.within(0, 2, 0, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, 4.4, 2, 5.6));
      paint(mesh, '#3a2c1c');
      arch(mesh, 0, 0, -1.86, 1, 1.6, 0);
    });
  paint(mesh, '#b58c44', Material.thatch);
  for (const [x, z] of pairs('0.8 13, 1.6 12.6')) bar(mesh, [x, 0.5, z], [1.2, 8, 12.8], 0.1, 0.08, 5);
  box(mesh, 1.2, 5.6, 12.8, 2, 0.2, 1.6);
  mesh.within(8, 0, -4.4, 0.25, 1, () => reedBoat(mesh));
  for (const [x, z, c] of [
    [-5, 3, '#d9406a'],
    [-3.6, 2.4, '#3f8fc0'],
    [0.6, 4, '#e8a03c'],
    [2, 3.6, '#c9305a'],
    [-8, 4, '#5fa04a'],
  ] as const)
    mesh.within(x, 0.7, z, 0, 1, () => {
      paint(mesh, c);
      cone(mesh, 0, 0, 0, 0.55, 1.2, 10);
      person(mesh, 0, 0.4, 0, hex(between(random, 0, 1) < 0.5 ? '#e03c6a' : '#3f6fd0'), false);
    });
}

const smooth = (t: number) => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};

const nazcaUp = (x: number, z: number): [number, number, number] => [x, 3 + (z + 34) * 0.62, z * 0.74 + 26];

export function nazca({ mesh, noise }: Stage): void {
  // The hummingbird as pale lines on a stony slope that leans towards the onlooker.
  surface(
    mesh,
    260,
    90,
    (u, v) => {
      // Wider than the view, with a rugged ridge, so that the slope looks like a hill instead of a board.
      const [x, z] = [(u - 0.5) * 420, (v - 0.5) * 110];
      const p = nazcaUp(x, z);
      const foot = Math.min(1, v * 6);
      const crest = smooth((v - 0.78) / 0.22);
      const ridge = noise.sum(u * 26, 3, 4) * 22 * crest;
      return [p[0], p[1] * foot - 2.2 + ridge - 14 * crest * crest, p[2] + 16 * crest];
    },
    (u, v) => scaled(hex('#a5785a'), 0.94 + 0.22 * noise.sum(u * 40, v * 10, 5)),
  );
  const path: [number, number][][] = [
    pairs(`
      -34 0, -14 1, -9 3, -5 7, -6 26, -4 26, -3 8, -1 8, -1 29, 1 29, 1 8, 3 8, 4 26, 6 26, 5 7, 9 4,
      12 4, 24 10, 25 8, 14 2, 26 5, 26 3, 14 1, 27 1, 27 -1, 14 -1, 26 -3, 26 -5, 14 -2, 25 -8,
      24 -10, 12 -4, 9 -4, 5 -7, 6 -26, 4 -26, 3 -8, 1 -8, 1 -29, -1 -29, -1 -8, -3 -8, -4 -26, -6 -26,
      -5 -7, -9 -3, -14 -1, -34 0`),
  ];
  paint(mesh, '#efe2c4');
  for (const line of path) {
    for (let index = 0; index + 1 < line.length; index += 1) {
      const [a, b] = [line[index]!, line[index + 1]!];
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [nx, nz] = [(-(b[1] - a[1]) / long) * 0.5, ((b[0] - a[0]) / long) * 0.5];
      const p = (x: number, z: number): [number, number, number] => {
        const [px, py, pz] = nazcaUp(x, z);
        return [px, py - 2.08, pz - 0.1];
      };
      mesh.quad(
        p(a[0] - nx, a[1] - nz),
        p(b[0] - nx, b[1] - nz),
        p(b[0] + nx, b[1] + nz),
        p(a[0] + nx, a[1] + nz),
      );
    }
  }
}
