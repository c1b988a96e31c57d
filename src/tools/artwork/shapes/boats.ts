import { hex, scaled, type Color } from '../engine/color.ts';
import type { Mesh, Point } from '../engine/mesh.ts';
import { between } from '../engine/random.ts';
import { marked, type Stage } from '../stage.ts';
import { Material } from '../engine/materials.ts';
import { bar, box, swungRoof } from './solids.ts';
import { pairs } from './rows.ts';

/** A hull along x with a raised bow and stern. */
function hull(mesh: Mesh, long: number, wide: number, tall: number, bow: number, stern: number): void {
  const steps = 12;
  const at = (share: number, level: number, side: number): Point => {
    const along = share * 2 - 1;
    const taper = Math.sqrt(Math.max(0, 1 - along * along * (0.93 + 0.05 * level))) * (0.45 + 0.55 * level);
    const rise = (along > 0 ? bow : stern) * Math.abs(along) ** 3 * level;
    return [along * long * 0.5, -0.12 * tall + level * tall + rise, side * wide * 0.5 * taper];
  };
  for (let step = 0; step < steps; step += 1) {
    const [s0, s1] = [step / steps, (step + 1) / steps];
    for (const side of [-1, 1]) {
      mesh.quad(at(s0, 0, side), at(s1, 0, side), at(s1, 1, side), at(s0, 1, side));
    }
    mesh.quad(at(s0, 0.7, -1), at(s1, 0.7, -1), at(s1, 0.7, 1), at(s0, 0.7, 1));
  }
}

/** Width of a junk’s sail at one of its battens. */
const battenAt = (r: number): number => 3.6 - Math.abs(r - 2) * 0.5;

const BOATS: Record<string, (stage: Stage, own: Color) => void> = {
  canoe: ({ mesh }) => {
    mesh.paint(hex('#5a4331'));
    hull(mesh, 6, 0.85, 0.5, 0.25, 0.2);
    person(mesh, -1.9, 0.3, 0, hex('#c9583a'), true);
    person(mesh, 0.7, 0.05, 0, hex('#efe0b8'), false);
  },
  longtail: ({ mesh }, own) => {
    mesh.paint(hex('#7a4f2e'));
    hull(mesh, 11, 1.7, 0.9, 1.5, 0.35);
    mesh.paint(own);
    box(mesh, -0.8, 1.9, 0, 4.2, 0.12, 1.7);
    for (const x of [-2.6, 1]) for (const z of [-0.7, 0.7]) bar(mesh, [x, 0.6, z], [x, 1.9, z], 0.05, 0.05);
    mesh.paint(hex('#e85a6a'));
    bar(mesh, [5.1, 1.5, 0], [5.3, 2.3, 0], 0.16, 0.1);
    mesh.paint(hex('#f2d24a'));
    bar(mesh, [5, 1.3, 0], [5.1, 1.55, 0], 0.2, 0.17);
  },
  fishing: ({ mesh }, own) => {
    mesh.paint(own);
    hull(mesh, 9, 2.4, 1.2, 0.8, 0.3);
    mesh.paint(hex('#f2ede0'));
    box(mesh, -1.6, 1, 0, 2.2, 1.7, 1.6);
    mesh.paint(hex('#5a4a3c'));
    bar(mesh, [0.8, 0.8, 0], [0.8, 5, 0], 0.08, 0.05);
    bar(mesh, [0.8, 1.6, 0], [3.8, 3.8, 0], 0.05, 0.03);
  },
  sail: ({ mesh }) => {
    mesh.paint(hex('#f4f1e8'));
    hull(mesh, 10, 2.6, 1, 0.4, 0.1);
    bar(mesh, [0.4, 0.6, 0], [0.4, 13, 0], 0.09, 0.05);
    mesh.paint(hex('#f7f3ea'), Material.leaf);
    mesh.triangle([0.2, 1.8, 0.1], [0.3, 12.4, 0.1], [-4.4, 2, 0.5]);
    mesh.triangle([0.6, 11, 0], [4.8, 1.2, -0.2], [0.7, 1.6, 0.2]);
  },
  dhow: ({ mesh }) => {
    mesh.paint(hex('#5d4029'));
    hull(mesh, 11, 3, 1.3, 0.9, 0.6);
    bar(mesh, [0.6, 0.8, 0], [1.4, 8, 0], 0.12, 0.07);
    bar(mesh, [4.8, 2, 0], [-3.4, 11.4, 0], 0.08, 0.04);
    mesh.paint(hex('#f2e9d4'), Material.leaf);
    const foot: Point = [-4.2, 1.8, 1.1];
    mesh.triangle([4.6, 2.3, 0.05], [0.6, 6.8, 0.3], foot);
    mesh.triangle([0.6, 6.8, 0.3], [-3.4, 11.2, 0.05], foot);
  },
  junk: ({ mesh }) => {
    mesh.paint(hex('#5b3723'));
    hull(mesh, 18, 5, 2.4, 0.8, 1.6);
    box(mesh, -2.5, 2, 0, 8, 2.2, 3.6);
    mesh.paint(hex('#d97f42'), Material.leaf);
    for (const [x, tall] of pairs('4.5 11, -1 14, -6 10')) {
      for (let rib = 0; rib < 5; rib += 1) {
        const [y0, y1] = [3.4 + (rib / 5) * (tall - 3.4), 3.4 + ((rib + 1) / 5) * (tall - 3.4)];
        mesh.quad(
          [x - 0.6, y0, 0],
          [x + battenAt(rib) - 0.6, y0, -0.9],
          [x + battenAt(rib + 1) - 0.9, y1, -0.9],
          [x - 0.6, y1, 0],
        );
      }
      bar(mesh, [x - 0.6, 2, 0.1], [x - 0.6, tall + 0.8, 0.1], 0.14, 0.08);
    }
  },
  gondola: ({ mesh }) => {
    mesh.paint(hex('#1c1a1e'));
    hull(mesh, 11, 1.4, 0.6, 1.2, 1);
    bar(mesh, [5.1, 1.2, 0], [5.4, 2.2, 0], 0.1, 0.14);
    mesh.paint(hex('#a8322e'));
    box(mesh, 0, 0.4, 0, 2, 0.4, 0.9);
    person(mesh, -3.6, 0.75, 0, hex('#efe9df'), true);
  },
  ferry: ({ mesh }) => {
    mesh.paint(hex('#2f6a4a'));
    mesh.within(0, 0, 0, 0, 0.55, () => {
      hull(mesh, 26, 6, 2.4, 0.9, 0.3);
      mesh.paint(hex('#f2ead0'), Material.windows);
      box(mesh, -1, 1.8, 0, 18, 3.3, 4.6);
      box(mesh, 1.5, 5.1, 0, 9, 3.3, 3.6);
      mesh.paint(hex('#f7f3e8'));
      box(mesh, -1, 5.1, 0, 19, 0.3, 5);
      box(mesh, 1.5, 8.4, 0, 10, 0.3, 4);
      mesh.paint(hex('#d9a53a'));
      bar(mesh, [-5, 5, 0], [-5, 9, 0], 0.8, 0.7, 10);
    });
  },
  // Long and low under a flat roof, windows all along, as boats with electric motors on a lake.
  launch: ({ mesh }) => {
    mesh.paint(hex('#f4f1e8'));
    hull(mesh, 21, 3.6, 1.1, 0.5, 0.15);
    mesh.paint(hex('#8a5c38'), Material.windows);
    box(mesh, -0.8, 0.7, 0, 15, 1.7, 2.9);
    mesh.paint(hex('#efe9dc'));
    box(mesh, -0.8, 2.4, 0, 15.8, 0.16, 3.2);
    mesh.paint(hex('#5a4331'));
    bar(mesh, [9, 1, 0], [9.1, 2.6, 0], 0.05, 0.04);
  },
  // One stands and rows, two sit low.
  rowboat: ({ mesh }) => {
    mesh.paint(hex('#f2efe6'));
    hull(mesh, 5.8, 1.6, 0.62, 0.35, 0.15);
    mesh.paint(hex('#2f6fae'));
    for (const z of [-0.78, 0.78]) bar(mesh, [-1.9, 0.52, z * 0.84], [1.9, 0.55, z * 0.84], 0.05, 0.05);
    person(mesh, -0.3, 0.3, 0, hex('#f2efe6'), true);
    person(mesh, 1.2, 0.1, 0.2, hex('#d8603c'), false);
    person(mesh, -1.6, 0.1, -0.2, hex('#e6c25a'), false);
    mesh.paint(hex('#8a6a45'));
    for (const z of [-1, 1]) bar(mesh, [-0.1, 1.1, z * 0.3], [0.7, 0, z * 2.2], 0.04, 0.05);
  },
  kayak: ({ mesh }, own) => {
    mesh.paint(own);
    hull(mesh, 4.6, 0.7, 0.35, 0.12, 0.12);
    person(mesh, 0, 0.1, 0, hex('#e6a23c'), false);
    mesh.paint(hex('#2a2a2a'));
    bar(mesh, [0.2, 1, -1], [0.5, 0.8, 1], 0.03, 0.03);
  },
  skiff: ({ mesh }) => {
    mesh.paint(hex('#e9e4d6'));
    hull(mesh, 6, 1.9, 0.6, 0.3, 0.05);
    mesh.paint(hex('#2f5f8a'));
    box(mesh, -0.2, 0.46, 0, 4.4, 0.06, 1.5);
    for (const [x, z] of pairs('-2.1 0, -0.9 -0.4, -0.8 0.45, 0.5 -0.35, 0.7 0.4'))
      person(mesh, x, 0.35, z, hex(x < -2 ? '#efe9df' : z < 0 ? '#d8862f' : '#c9483a'), false);
  },
  raft: ({ mesh }, own) => {
    mesh.paint(scaled(own, 1.1));
    hull(mesh, 4.6, 2.1, 0.7, 0.5, 0.4);
    for (const [x, z] of pairs('-1.2 -0.5, 0 -0.6, 1.1 -0.5, -0.6 0.5, 0.7 0.5'))
      person(mesh, x, 0.4, z, hex('#d8432f'), false);
  },
  outrigger: ({ mesh }, own) => {
    mesh.paint(own);
    hull(mesh, 10, 1.2, 0.9, 1, 0.5);
    mesh.paint(hex('#efe9dc'));
    box(mesh, -0.6, 1.9, 0, 4.4, 0.1, 1.5);
    mesh.paint(hex('#cdb27e'));
    for (const z of [-2.6, 2.6]) bar(mesh, [-3.6, 0.15, z], [3.6, 0.2, z], 0.1, 0.1);
    for (const x of [-2, 1.8]) bar(mesh, [x, 0.3, -2.6], [x, 0.3, 2.6], 0.06, 0.06);
    for (const x of [-2.4, 1.2]) bar(mesh, [x, 0.6, -0.6], [x, 1.9, -0.6], 0.05, 0.05);
  },
  reed: ({ mesh }) => {
    mesh.paint(hex('#cda85a'));
    hull(mesh, 8, 2, 0.7, 2, 2);
    mesh.paint(hex('#b98f46'));
    swungRoof(mesh, 0, 1.4, 0, 3, 0.8, 1.8, 0.1, 0.6);
  },
};

/** Somebody, sitting or standing, as a small figure. */
export function person(mesh: Mesh, x: number, y: number, z: number, coat: Color, standing: boolean): void {
  const top = standing ? 1.35 : 0.7;
  mesh.paint(standing ? hex('#3a3f52') : coat);
  if (standing) bar(mesh, [x, y, z], [x, y + 0.75, z], 0.13, 0.15, 6);
  mesh.paint(coat);
  bar(mesh, [x, y + (standing ? 0.7 : 0.05), z], [x, y + top, z], 0.18, 0.2, 7);
  mesh.paint(hex('#7d5238'));
  bar(mesh, [x, y + top, z], [x, y + top + 0.16, z], 0.1, 0.11, 7);
  mesh.paint(hex('#2a211d'));
  bar(mesh, [x, y + top + 0.14, z], [x, y + top + 0.25, z], 0.12, 0.05, 7);
}

/**
 * Boats on the water's level: the first near `across` and `distance`, the others further out and `shift` to one side.
 */
export function placeBoats(
  stage: Stage,
  name: string,
  level: number,
  across: number,
  distance: number,
  count: number,
  shift = 0,
): void {
  const { mesh, random, palette } = stage;
  const draw = BOATS[name];
  if (!draw) return;
  const colors = [palette.accent, hex('#2f7fa6'), hex('#d8d3c4'), hex('#3f8f6a'), hex('#d9a13c')];
  for (let index = 0; index < count; index += 1) {
    const z = distance * (1 + index * between(random, 0.5, 0.95));
    const x = (index === 0 ? across : across * -0.6 + shift + between(random, -0.35, 0.35)) * z;
    const turn = between(random, -0.6, 0.6) + (random() < 0.5 ? Math.PI : 0);
    const color = colors[(index + (stage.seed % 5)) % 5] ?? palette.accent;
    const place = (): void => mesh.within(x, level, z, turn, 1, () => draw(stage, color));
    if (index === 0) marked(stage, 'boats', place);
    else place();
  }
}
