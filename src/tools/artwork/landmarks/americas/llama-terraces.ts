import { hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import type { Point } from '../../engine/mesh.ts';
import { between } from '../../engine/random.ts';
import { drawing } from '../../shapes/drawing.ts';
import { bar, box } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { paint } from '../parts.ts';
import { groups } from '../people/groups.ts';

const STEP = 4;
/** Rise over way of the slope that the walls lie on. */
const STEEP = 0.95;

/** Walls of dark terraces one above the other in a steep slope, white llamas set into them. */
export function llamaTerraces(stage: Stage): void {
  const { mesh, random } = stage;
  for (let level = -1; level < 14; level += 1) {
    const y = level * STEP;
    const front = y / STEEP - 2.6;
    const [left, right] = [-27 + between(random, -4, 4), 25 + between(random, -4, 4)];
    const [x, wide] = [(left + right) / 2, right - left];
    mesh.paint(scaled(hex('#7d7566'), between(random, 0.9, 1.05)), Material.stone);
    box(mesh, x, y - 6, front + 6, wide, 6 + STEP * 0.86, 12);
    paint(mesh, '#7f9448');
    box(mesh, x, y + STEP * 0.86, front + 6.4, wide - 0.6, 0.3, 11.2);
    if (level % 2 === 0 && level < 13)
      for (const at of level % 4 === 0 ? [-13, 9] : [-3, 17])
        mesh.within(at + between(random, -2, 2), y + 0.2, front - 0.08, 0, 1, () => llama(stage));
  }
}

/** A path that climbs a steep slope in zigzags, hikers and mules on it. */
export function zigzagTrail({ mesh, random }: Stage): void {
  const way: Point[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const y = -34 + turn * 8.4;
    way.push([(turn % 2 ? 1 : -1) * between(random, 17, 25), y, y / STEEP]);
  }
  for (let leg = 0; leg + 1 < way.length; leg += 1) {
    const [a, b] = [way[leg]!, way[leg + 1]!];
    paint(mesh, '#c2ad84');
    mesh.quad(
      [a[0], a[1] + 0.5, a[2] - 1.6],
      [b[0], b[1] + 0.5, b[2] - 1.6],
      [b[0], b[1] + 0.9, b[2] + 0.4],
      [a[0], a[1] + 0.9, a[2] + 0.4],
    );
    paint(mesh, '#93815c');
    mesh.quad(
      [a[0], a[1] - 0.5, a[2] - 1.9],
      [b[0], b[1] - 0.5, b[2] - 1.9],
      [b[0], b[1] + 0.5, b[2] - 1.6],
      [a[0], a[1] + 0.5, a[2] - 1.6],
    );
  }
  const at = (leg: number, share: number): string => {
    const [a, b] = [way[leg]!, way[leg + 1]!];
    const point = a.map((value, axis) => value + (b[axis]! - value) * share);
    return `${point[0]} ${point[1]! + 0.7} ${point[2]! - 0.9}`;
  };
  const lines = [
    `use hiker ${at(1, 0.3)} 0 2 coat=#c9483a pack=#3f6a8a`,
    `use hiker ${at(1, 0.42)} 0 2 coat=#e0b84a pack=#8a4a5a`,
    `use horse ${at(3, 0.5)} 180 1.9 coat=#7a5238`,
    `use horse ${at(3, 0.66)} 180 1.9 coat=#5a4030`,
    `use hiker ${at(3, 0.36)} 180 2 coat=#3f7a5a pack=#d9a23c`,
    `use hiker ${at(5, 0.6)} 0 2 coat=#d8603c pack=#2f5a7a`,
  ];
  drawing(mesh, lines.join('\n'), groups);
}

/** The outline of a llama in white stones, facing right. */
function llama({ mesh }: Stage): void {
  paint(mesh, '#f4f0e4');
  box(mesh, 0, 1.3, 0, 2.5, 0.9, 0.16);
  for (const x of [-1.05, -0.55, 0.55, 1.05]) box(mesh, x, 0.1, 0, 0.26, 1.4, 0.16);
  box(mesh, 1.2, 1.9, 0, 0.42, 1.5, 0.16);
  box(mesh, 1.5, 2.9, 0, 0.9, 0.42, 0.16);
  bar(mesh, [-1.2, 2, 0], [-1.6, 1.6, 0], 0.12, 0.08, 5);
}
