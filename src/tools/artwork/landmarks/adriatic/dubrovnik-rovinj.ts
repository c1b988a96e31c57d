import { hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import type { Mesh } from '../../engine/mesh.ts';
import { bar, box, dome, frustum, gable, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { stackedHouses } from '../europe/colosseum-florence.ts';
import { arch, boulder, crenels, massif, paint, ring, row, windows } from '../parts.ts';
import { pairs, quadruples } from '../../shapes/rows.ts';

const STONE = '#dccaa6';

/** A slender bell tower of pale stone: arched openings in tiers and a pyramid on top. */
export function belfry(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  wide: number,
  tiers: readonly number[],
  cap: number,
  capColor: string,
): void {
  let at = y;
  for (const [index, tall] of tiers.entries()) {
    const w = wide * (1 - index * 0.04);
    paint(mesh, STONE, Material.stone);
    box(mesh, x, at, z, w, tall, w);
    paint(mesh, '#ead9b8');
    box(mesh, x, at + tall - 0.3, z, w + 0.8, 0.5, w + 0.8);
    if (index > 0)
      for (const turn of [0, Math.PI / 2, -Math.PI / 2])
        mesh.within(x, 0, z, turn, 1, () =>
          windows(
            mesh,
            2,
            -w * 0.2,
            w * 0.2,
            at + tall * 0.2,
            -w / 2 - 0.06,
            w * 0.2,
            tall * 0.62,
            '#efe0c0',
            1,
          ),
        );
    at += tall + 0.2;
  }
  paint(mesh, capColor, Material.tiles);
  lathe(
    mesh,
    x,
    at,
    z,
    [
      [wide * 0.66, 0],
      [wide * 0.3, cap * 0.5],
      [0, cap],
    ],
    4,
    true,
  );
}

export function dubrovnik(stage: Stage): void {
  const { mesh } = stage;
  boulder(stage, -36, -4, 0, 12, 7, 8, '#a59a8a', 0.25, 18);
  boulder(stage, 6, -4, -3, 40, 6, 5, '#a59a8a', 0.22, 26);
  paint(mesh, STONE, Material.stone);
  frustum(mesh, 2, -4, 4, 84, 16, 5, 0.98);
  crenels(mesh, -39, 43, 12, 1.9, 1.1, 0.7);
  for (const [x, z, r, tall] of quadruples('-38 6 8.4 21, 43 3 6.6 15, 10 2 4.6 14')) {
    paint(mesh, '#d4c19c', Material.stone);
    lathe(
      mesh,
      x,
      -4,
      z,
      [
        [r * 1.12, 0],
        [r, tall * 0.5],
        [r, tall + 1],
        [r * 1.14, tall + 2.2],
        [r * 1.14, tall + 4],
        [r, tall + 4],
        [r, tall + 3],
        [0, tall + 3],
      ],
      22,
    );
    ring(14, r * 1.08, (px, pz) => box(mesh, x + px, tall, z + pz, 1, 1.2, 1));
    paint(mesh, '#3d342a');
    for (const k of [-0.5, 0, 0.5])
      arch(mesh, x + Math.sin(k) * r * 1.02, tall * 0.55, z - Math.cos(k) * r * 1.04 - 0.1, 0.6, 1.2);
  }
  mesh.within(2, 5, 14, 0, 1, () => stackedHouses(stage, 'mediterranean', 4, 72, 3, 6.4));
  // The cathedral's dome and the church of the Jesuits above the roofs.
  paint(mesh, '#e6d7b8', Material.plaster);
  box(mesh, -6, 4, 36, 16, 22, 10);
  lathe(mesh, -6, 25, 36, pairs('4.4 0, 4.4 4, 4.8 4.4'), 16);
  paint(mesh, '#8fa3a6');
  dome(mesh, -6, 29.4, 36, 4.6, 4.6);
  paint(mesh, '#e6d7b8');
  lathe(mesh, -6, 33.6, 36, pairs('0.9 0, 0.9 1.8, 0 3.2'), 8);
  belfry(mesh, 21, 6, 30, 4.6, [13, 6, 4.4], 3.4, '#9aa5a0');
}

export function split(stage: Stage): void {
  const { mesh } = stage;
  // The palace's sea front: a wall with an arcade of half columns, shops below, the tower behind.
  paint(mesh, STONE, Material.stone);
  box(mesh, 0, -4, 4, 70, 17, 4);
  paint(mesh, '#3a3129');
  row(20, -32, 32, (x) => arch(mesh, x, 6.4, 1.94, 1.9, 4.4));
  paint(mesh, '#ead9b6');
  row(21, -33.7, 33.7, (x) => lathe(mesh, x, 5.6, 1.8, pairs('0.6 0, 0.44 0.3, 0.4 5, 0.62 5.6'), 8));
  box(mesh, 0, 11.2, 1.8, 70.6, 0.7, 1);
  for (const x of [-35, 35]) {
    paint(mesh, '#d4c09a', Material.stone);
    box(mesh, x, -4, 3, 8, 23, 8);
    crenels(mesh, x - 4, x + 4, 19, -0.6, 0.9, 0.7);
    windows(mesh, 2, x - 1.6, x + 1.6, 12, -1.06, 1, 2.4, '#ead9b6', 1);
  }
  const awnings = ['#c9583c', '#efe6d0', '#3f7a8a', '#d9a53c'] as const;
  row(11, -29, 29, (x) => {
    paint(mesh, awnings[Math.abs(Math.round(x)) % 4]!);
    mesh.quad([x - 2.3, 3.8, 1.7], [x + 2.3, 3.8, 1.7], [x + 2.3, 3, -1.2], [x - 2.3, 3, -1.2]);
    paint(mesh, '#2d2620');
    arch(mesh, x, 0, 1.92, 3, 3.4);
  });
  mesh.within(0, 6, 13, 0, 1, () =>
    stackedHouses(stage, 'mediterranean', 3, 62, 2.4, 6, (x) => Math.abs(x - 6) < 5),
  );
  belfry(mesh, 6, 0, 24, 7, [16, 7.4, 6.6, 6, 5], 5, '#c9b48c');
  paint(mesh, '#cdb892', Material.stone);
  lathe(mesh, 17, 0, 26, pairs('7.4 0, 7.4 13'), 8, true);
  paint(mesh, '#b5683f', Material.tiles);
  lathe(mesh, 17, 13, 26, pairs('8 0, 0 5.4'), 8, true);
}

export function rovinj(stage: Stage): void {
  const { mesh } = stage;
  massif(
    stage,
    0,
    -8,
    48,
    24,
    (angle, share) => [42 - share * 16 + 3 * Math.sin(angle * 3), 30 - share * 12],
    (_a, _s, g) => scaled(hex('#75804e'), 0.9 + g * 0.4),
    0.12,
    40,
    10,
  );
  stackedHouses(stage, 'coloured', 5, 68, 2.9, 6.2);
  // St Euphemia with its Venetian tower on the hill.
  mesh.within(2, 13, 34, 0, 1, () => {
    paint(mesh, '#eadcc0', Material.plaster);
    box(mesh, 8, -3, 4, 15, 14, 12);
    paint(mesh, '#b0583a', Material.tiles);
    gable(mesh, 8, 11, 4, 15.6, 3.6, 13);
    windows(mesh, 4, 3, 13, 3, -2.06, 1.4, 3.4, '#f4ecd8', 1);
    paint(mesh, '#dfc9a2', Material.stone);
    box(mesh, -4, -3, 2, 6, 26, 6);
    for (const k of [-1.9, 0, 1.9]) box(mesh, -4 + k, 0, -1.1, 0.5, 22, 0.3);
    paint(mesh, '#f2e8d2');
    box(mesh, -4, 23, 2, 6.8, 0.7, 6.8);
    box(mesh, -4, 23.7, 2, 6, 5.4, 6);
    windows(mesh, 3, -5.7, -2.3, 24.4, -1.06, 1, 3.6, '#e0cba4', 1);
    box(mesh, -4, 29, 2, 6.8, 0.6, 6.8);
    paint(mesh, '#dfc9a2');
    lathe(mesh, -4, 29.6, 2, pairs('2.6 0, 2.6 2'), 8, true);
    paint(mesh, '#6fa08c');
    lathe(mesh, -4, 31.6, 2, pairs('3.1 0, 0.3 8.4, 0 8.4'), 8, true);
    paint(mesh, '#c9a24a');
    bar(mesh, [-4, 40, 2], [-4, 42.6, 2], 0.3, 0.16, 6);
  });
}
