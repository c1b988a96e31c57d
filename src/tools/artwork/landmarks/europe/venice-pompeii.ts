import { Material } from '../../engine/materials.ts';
import { between } from '../../engine/random.ts';
import { box, cylinder, dome, hip, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { each, rubble, tiers } from '../carpentry.ts';
import { arch, framed, paint, row, windows } from '../parts.ts';
import { STONE } from './colosseum-florence.ts';
import { pairs, triples } from '../../shapes/rows.ts';

export function venice(stage: Stage): void {
  const { mesh, random } = stage;
  const walls = ['#d98a6a', '#e8c49a', '#c9705a', '#efdcb8', '#d9a58a', '#e6b07a'] as const;
  let x = -38;
  let index = 0;
  while (x < 38) {
    const w = between(random, 8, 12);
    const tall = between(random, 11, 15);
    const color = walls[index % walls.length]!;
    paint(mesh, color, Material.plaster);
    box(mesh, x + w / 2, -3, 2, w - 0.15, tall + 3, 12);
    paint(mesh, '#b0583a', Material.tiles);
    hip(mesh, x + w / 2, tall, 2, w + 0.5, 2.2, 12.6);
    for (const [y, point] of pairs('4.6 1.5, 8.6 1.3')) {
      if (y + 3.4 > tall) continue;
      windows(mesh, 3, x + w * 0.36, x + w * 0.64, y, -4.06, 1, 2.8, '#f4eee2', point, '#33302e');
      windows(mesh, 2, x + w * 0.14, x + w * 0.86, y, -4.06, 1, 2.4, '#f4eee2', point, '#33302e');
      paint(mesh, '#f0e8da');
      box(mesh, x + w / 2, y - 0.5, -4.5, w * 0.46, 0.3, 1);
      row(7, x + w * 0.3, x + w * 0.7, (px) => box(mesh, px, y - 0.3, -4.9, 0.12, 0.7, 0.12));
    }
    framed(mesh, x + w / 2, 0, -4.06, 2, 3.2, '#f4eee2', '#241d1a', 1);
    paint(mesh, '#a8503a');
    if (random() < 0.6) lathe(mesh, x + w * 0.25, tall, 3, pairs('0.5 0, 0.4 3, 0.9 4.2, 0.9 4.5, 0 4.5'), 7);
    x += w;
    index += 1;
  }
  each(mesh, pairs('-14 -7, -11 -7.4, 6 -7.2, 9 -6.8, 22 -7'), (k) => {
    for (let band = 0; band < 6; band += 1) {
      paint(mesh, band % 2 ? '#f2ece0' : k % 2 ? '#3f6fa0' : '#b53a34');
      cylinder(mesh, 0, -1 + band * 0.8, 0, 0.16, 0.8, 8);
    }
    paint(mesh, '#d9ad3c');
    lathe(mesh, 0, 3.8, 0, pairs('0.22 0, 0.24 0.2, 0 0.5'), 8);
  });
  paint(mesh, '#a8563c', Material.plaster);
  box(mesh, 20, 0, 24, 7, 30, 7);
  paint(mesh, '#efe4d0');
  box(mesh, 20, 30, 24, 7.6, 5, 7.6);
  windows(mesh, 3, 18, 22, 30.8, 20.14, 1, 3.4, '#d9cdb8', 1);
  paint(mesh, '#b5664a');
  box(mesh, 20, 35, 24, 6.4, 3, 6.4);
  paint(mesh, '#5f9a86', Material.tiles);
  lathe(mesh, 20, 38, 24, pairs('4.7 0, 0 9'), 4, true);
  for (const [px, r, y] of triples('-6 6 14, -16 4 13')) {
    paint(mesh, '#efe8dc');
    lathe(
      mesh,
      px,
      0,
      26,
      [
        [r, 0],
        [r, y + 2],
      ],
      16,
    );
    paint(mesh, '#a9b4b8');
    dome(mesh, px, y + 2, 26, r * 1.06, r * 1.15, 1.03);
    paint(mesh, '#efe8dc');
    lathe(
      mesh,
      px,
      y + 2 + r * 1.1,
      26,
      [
        [r * 0.2, 0],
        [r * 0.2, 1.6],
        [0, 3.4],
      ],
      8,
    );
  }
}

export function pompeii(stage: Stage): void {
  const { mesh, random } = stage;
  paint(mesh, '#b5a58e', Material.stone);
  tiers(mesh, 0, -3, 5, triples('46 3.6 22, 30 1.6 12'));
  const full: [number, number][] = [];
  for (const z of [-5, 13])
    row(11, -20, 20, (x) => {
      const tall = random() < 0.34 ? between(random, 1.4, 4) : 7;
      paint(mesh, random() < 0.3 ? '#b5785c' : STONE, Material.plain, between(random, 0.88, 1.05));
      if (tall === 7) {
        full.push([x, z]);
        lathe(mesh, x, 0.6, z, pairs('0.85 0, 0.85 0.4, 0.62 0.5, 0.54 6, 0.85 6.5, 0.85 7, 0 7'), 10);
      } else
        lathe(
          mesh,
          x,
          0.6,
          z,
          [
            [0.85, 0],
            [0.85, 0.4],
            [0.62, 0.5],
            [0.6, tall],
            [0, tall + 0.2],
          ],
          10,
        );
    });
  paint(mesh, '#d2bf9e', Material.stone);
  for (const [x, z] of full)
    if (full.some(([px, pz]) => pz === z && px === x + 4)) box(mesh, x + 2, 7.6, z, 5, 1.1, 1.3);
  for (const x of [-9, -4.5, 4.5]) {
    paint(mesh, STONE);
    lathe(mesh, x, 2.2, 2, pairs('0.9 0, 0.66 0.5, 0.58 5.4, 0.95 6, 0 6'), 10);
  }
  paint(mesh, '#a86a50', Material.stone);
  box(mesh, 14, -1, 17, 18, 6, 1);
  box(mesh, -16, -1, 17, 12, 4.2, 1);
  paint(mesh, '#3b2f28');
  arch(mesh, 12, 0.4, 16.4, 2.4, 4);
  rubble(stage, 22, 22, 9, 0.55, '#bda98c');
}
