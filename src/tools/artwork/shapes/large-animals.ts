import { hex } from '../engine/color.ts';
import type { Point } from '../engine/mesh.ts';
import { type Draw, body, legs } from './bodies.ts';
import { bar } from './solids.ts';
import { pairs, triples } from './rows.ts';

interface ElephantForm {
  /** Size of the ears. */
  ear: number;
  /** Length of the tusks; 0 for none. */
  tusk: number;
  /** Color of its skin, gray where none is given. */
  skin?: string;
  /** Color of its ears. */
  ears?: string;
}

function elephant({ ear, tusk, skin = '#7a706a', ears = '#6a605a' }: ElephantForm): Draw {
  return (mesh) => {
    mesh.paint(hex(skin));
    body(
      mesh,
      triples(`
      -1.95 1.75 0.2, -1.85 1.85 0.5, -1.6 1.95 0.76, -1.2 2.02 0.92, -0.6 2.06 1, 0 2.08 1.02,
      0.6 2.14 0.96, 1.1 2.3 0.78, 1.5 2.45 0.5`),
      0.72,
    );
    // Head and trunk are one.
    body(
      mesh,
      triples(`
      0.75 2.5 0.3, 1 2.62 0.52, 1.4 2.72 0.62, 1.8 2.62 0.54, 2.1 2.3 0.38, 2.26 1.9 0.27, 2.32 1.4 0.2,
      2.32 0.9 0.15, 2.38 0.5 0.12, 2.55 0.28 0.1, 2.72 0.3 0.07`),
      0.8,
    );
    legs(mesh, pairs('-1.4 -0.38, -1.2 0.38, 0.95 -0.4, 0.75 0.4'), 1.75, 0.36, 0.27);
    bar(mesh, [-1.9, 2, 0], [-2.15, 1, 0], 0.06, 0.04);
    mesh.paint(hex(ears));
    for (const side of [-1, 1]) {
      const at = (x: number, y: number, out: number): Point => [1.3 - x * ear, 2.95 - y * ear, side * out];
      const [top, back, low, front] = [
        at(0.1, 0, 0.52),
        at(0.75, 0.15, 0.86),
        at(0.6, 1, 0.82),
        at(0.02, 1.05, 0.56),
      ];
      mesh.triangle(top, back, low);
      mesh.triangle(top, low, front);
    }
    if (tusk === 0) return;
    mesh.paint(hex('#efe6d0'));
    for (const z of [-0.26, 0.26]) bar(mesh, [2.05, 2, z], [2.05 + tusk, 2 - tusk * 0.4, z], 0.07, 0.02);
  };
}

/** Face right, centered at 0, real size in meters. */
export const largeAnimals: Readonly<Record<string, Draw>> = {
  elephant: elephant({ ear: 1.15, tusk: 0.65 }),
  // Elephants powder themselves with the soil of their country.
  'red-elephant': elephant({ ear: 1.15, tusk: 0.65, skin: '#a0583e', ears: '#8a4a34' }),
  // Cows and calves of Asia have no tusks that one sees.
  'asian-elephant': elephant({ ear: 0.75, tusk: 0 }),
  giraffe: (mesh) => {
    mesh.paint(hex('#c08a45'));
    body(mesh, triples('-0.95 2.2 0.1, -0.85 2.35 0.4, -0.2 2.5 0.52, 0.5 2.75 0.52, 0.9 3 0.3'), 0.7);
    body(mesh, triples('0.65 2.8 0.42, 1 3.6 0.24, 1.3 4.5 0.17, 1.45 5 0.15'), 0.7);
    body(mesh, triples('1.35 5.15 0.1, 1.5 5.15 0.17, 1.8 4.98 0.12, 2 4.85 0.07'));
    legs(mesh, pairs('-0.7 -0.2, -0.6 0.2, 0.65 -0.2, 0.5 0.2'), 2.3, 0.15, 0.08);
    mesh.paint(hex('#6b3f22'));
    bar(mesh, [-0.95, 2.4, 0], [-1.15, 1.5, 0], 0.04, 0.06);
    for (const z of [-0.07, 0.07]) bar(mesh, [1.42, 5.25, z], [1.4, 5.45, z], 0.03, 0.04);
  },
  zebra: (mesh) => {
    mesh.paint(hex('#d9d3c8'));
    body(mesh, triples('-0.95 1 0.08, -0.85 1.08 0.3, -0.2 1.05 0.38, 0.4 1.1 0.34, 0.65 1.25 0.2'), 0.7);
    body(mesh, triples('0.5 1.2 0.26, 0.85 1.55 0.16, 0.95 1.65 0.14, 1.3 1.4 0.09'), 0.7);
    legs(mesh, pairs('-0.75 -0.14, -0.68 0.14, 0.45 -0.14, 0.38 0.14'), 0.95, 0.1, 0.05);
    mesh.paint(hex('#241f1d'));
    for (let stripe = 0; stripe < 8; stripe += 1) {
      const x = -0.8 + stripe * 0.19;
      for (const side of [-1, 1])
        mesh.quad(
          [x, 0.78, side * 0.285],
          [x + 0.07, 0.78, side * 0.29],
          [x + 0.1, 1.38, side * 0.2],
          [x + 0.04, 1.38, side * 0.2],
        );
    }
    bar(mesh, [0.45, 1.45, 0], [0.9, 1.8, 0], 0.05, 0.05);
  },
  buffalo: (mesh) => {
    mesh.paint(hex('#4a423d'));
    body(mesh, triples('-1.1 1 0.1, -1 1.1 0.42, -0.2 1.1 0.55, 0.6 1.15 0.5, 0.95 1.2 0.3'), 0.75);
    body(mesh, triples('0.8 1.2 0.34, 1.2 1.15 0.22, 1.5 0.9 0.14'));
    legs(mesh, pairs('-0.85 -0.22, -0.75 0.22, 0.6 -0.22, 0.5 0.22'), 0.9, 0.15, 0.09);
    mesh.paint(hex('#2b2522'));
    for (const z of [-1, 1]) bar(mesh, [1.1, 1.4, z * 0.1], [1.05, 1.55, z * 0.6], 0.08, 0.02);
  },
  cow: (mesh) => {
    mesh.paint(hex('#e9dfd2'));
    body(mesh, triples('-0.95 0.85 0.1, -0.85 0.9 0.34, -0.2 0.9 0.42, 0.5 0.92 0.38, 0.8 1 0.22'), 0.75);
    body(mesh, triples('0.7 1 0.24, 1 0.95 0.17, 1.25 0.75 0.11'));
    legs(mesh, pairs('-0.7 -0.18, -0.62 0.18, 0.5 -0.18, 0.42 0.18'), 0.75, 0.11, 0.07);
  },
  horse: (mesh) => {
    mesh.paint(hex('#7a4a2c'));
    body(mesh, triples('-1 1.15 0.08, -0.9 1.25 0.32, -0.2 1.2 0.4, 0.45 1.25 0.36, 0.7 1.4 0.22'), 0.7);
    body(mesh, triples('0.5 1.35 0.3, 0.95 1.85 0.17, 1.05 1.95 0.15, 1.4 1.65 0.09'), 0.7);
    legs(mesh, pairs('-0.82 -0.15, -0.74 0.15, 0.5 -0.15, 0.42 0.15'), 1.15, 0.1, 0.05);
    mesh.paint(hex('#2b1c15'));
    bar(mesh, [-1, 1.4, 0], [-1.25, 0.6, 0], 0.08, 0.05);
    bar(mesh, [0.5, 1.62, 0], [1, 2.05, 0], 0.07, 0.05);
  },
  camel: (mesh) => {
    mesh.paint(hex('#b98752'));
    body(
      mesh,
      triples(`
      -1 1.5 0.1, -0.9 1.55 0.32, -0.45 1.7 0.46, -0.1 1.95 0.42, 0.25 1.7 0.44, 0.75 1.55 0.36,
      0.95 1.6 0.2`),
      0.7,
    );
    body(mesh, triples('0.85 1.55 0.25, 1.2 1.45 0.16, 1.45 1.85 0.12, 1.5 2.2 0.12, 1.85 2.15 0.08'), 0.7);
    legs(mesh, pairs('-0.8 -0.18, -0.72 0.18, 0.75 -0.18, 0.66 0.18'), 1.45, 0.11, 0.06);
  },
  rhino: (mesh) => {
    mesh.paint(hex('#857b70'));
    body(mesh, triples('-1.5 1 0.1, -1.4 1.15 0.55, -0.4 1.15 0.7, 0.6 1.2 0.68, 1.1 1.15 0.4'), 0.75);
    body(mesh, triples('0.95 1.1 0.45, 1.5 0.95 0.3, 2 0.75 0.18'));
    legs(mesh, pairs('-1.1 -0.32, -1 0.32, 0.75 -0.32, 0.65 0.32'), 0.9, 0.24, 0.18);
    mesh.paint(hex('#d8cfc0'));
    bar(mesh, [1.95, 0.9, 0], [2.15, 1.5, 0], 0.1, 0.02);
    bar(mesh, [1.65, 1.1, 0], [1.72, 1.4, 0], 0.08, 0.02);
  },
};
