import { hex } from '../../engine/color.ts';
import type { Mesh } from '../../engine/mesh.ts';
import { person } from '../../shapes/boats.ts';
import { bar } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { legs, paint, tube } from '../parts.ts';
import { pairs, triples } from '../../shapes/rows.ts';

/** A camel facing right; with a color it carries a cloth and a rider. */
export function camelWithRider({ mesh }: Stage, cloth?: string): void {
  paint(mesh, '#b98a58');
  tube(
    mesh,
    triples(`
      -1.15 1.55 0.08, -1 1.65 0.34, -0.5 1.8 0.48, 0 2.02 0.5, 0.4 1.8 0.46, 0.9 1.65 0.36,
      1.1 1.65 0.16`),
    0.75,
    12,
  );
  tube(
    mesh,
    triples(`
      0.9 1.62 0.28, 1.3 1.42 0.2, 1.6 1.7 0.15, 1.7 2.2 0.13, 1.8 2.42 0.15, 2.1 2.36 0.11,
      2.24 2.3 0.05`),
    0.8,
    10,
  );
  legs(mesh, triples('-0.85 -0.2 0.2, -0.75 0.2 -0.15, 0.8 -0.2 -0.1, 0.7 0.2 0.2'), 1.5, 0.14, 0.07);
  bar(mesh, [-1.1, 1.7, 0], [-1.3, 1, 0], 0.05, 0.03, 5);
  if (cloth === undefined) return;
  paint(mesh, cloth);
  tube(mesh, triples('-0.45 1.9 0.5, 0 2.08 0.54, 0.42 1.9 0.5'), 0.8, 10);
  person(mesh, 0, 2.35, 0, hex('#e9e2d0'), false);
}

export const GRAZERS: Record<string, (mesh: Mesh) => void> = {
  oryx: (mesh) => {
    paint(mesh, '#b5a18a');
    tube(mesh, triples('-0.95 1.1 0.05, -0.85 1.15 0.28, -0.2 1.12 0.34, 0.5 1.2 0.32, 0.75 1.3 0.18'), 0.75);
    tube(mesh, triples('0.55 1.25 0.26, 0.9 1.6 0.17, 1 1.74 0.14, 1.3 1.6 0.09, 1.4 1.52 0.05'), 0.75, 10);
    paint(mesh, '#e9e2d4');
    legs(mesh, triples('-0.75 -0.12 0.05, -0.68 0.12 -0.1, 0.5 -0.12 0.1, 0.42 0.12 0'), 1, 0.1, 0.045);
    paint(mesh, '#2a211c');
    tube(mesh, triples('-0.8 0.86 0.05, 0 0.82 0.07, 0.6 0.92 0.05'), 3.4, 8);
    for (const z of [-0.05, 0.05]) {
      bar(mesh, [0.95, 1.8, z], [0.45, 2.75, z * 3], 0.035, 0.01, 5);
      bar(mesh, [1.06, 1.72, z * 2.2], [1.3, 1.5, z * 1.6], 0.045, 0.02, 4);
    }
    bar(mesh, [-0.95, 1.2, 0], [-1.15, 0.5, 0], 0.04, 0.06, 5);
  },
  ostrich: (mesh) => {
    paint(mesh, '#2b2725');
    tube(mesh, triples('-0.75 1.35 0.05, -0.5 1.4 0.34, 0 1.4 0.46, 0.4 1.45 0.3, 0.55 1.5 0.12'), 0.9);
    paint(mesh, '#d9cfc0');
    tube(mesh, triples('-0.8 1.2 0.03, -0.6 1.3 0.2, -0.45 1.35 0.1'), 0.9, 8);
    paint(mesh, '#c9a58f');
    tube(mesh, triples('0.45 1.5 0.13, 0.75 1.85 0.07, 0.72 2.3 0.055, 0.8 2.55 0.09, 1.05 2.5 0.03'), 1, 8);
    legs(mesh, triples('0 -0.12 0.15, 0.05 0.12 -0.2'), 1.1, 0.1, 0.04);
  },
  leopard: (mesh) => {
    paint(mesh, '#c99a55');
    tube(
      mesh,
      triples(`
      -0.8 0.5 0.06, -0.7 0.56 0.17, -0.1 0.54 0.19, 0.4 0.6 0.19, 0.6 0.72 0.13, 0.75 0.78 0.15,
      0.95 0.72 0.08`),
      0.85,
    );
    legs(mesh, triples('-0.6 -0.1 0.05, -0.5 0.1 -0.1, 0.42 -0.1 0.1, 0.34 0.1 0'), 0.5, 0.08, 0.06);
    tube(mesh, triples('-0.75 0.55 0.04, -1.1 0.35 0.035, -1.45 0.5 0.035, -1.55 0.62 0.03'), 1, 6);
    // Rosettes: rings of three spots, on both sides, never in rows.
    paint(mesh, '#3a2a1c');
    for (let spot = 0; spot < 54; spot += 1) {
      const x = -0.74 + ((spot * 0.6180339) % 1) * 1.2;
      const a = -0.5 + ((spot * 0.7548776) % 1) * 1.7;
      const face = spot % 2 === 0 ? 1 : -1;
      for (let part = 0; part < 3; part += 1) {
        const turn = part * 2.1 + spot;
        const [dx, dy] = [Math.cos(turn) * 0.03, Math.sin(turn) * 0.03];
        mesh.within(
          x + dx,
          0.56 + x * 0.03 + Math.sin(a) * 0.19 + dy,
          face * -Math.cos(a) * 0.172,
          0,
          1,
          () => mesh.quad([-0.016, -0.013, 0], [0.016, -0.013, 0], [0.013, 0.014, 0], [-0.013, 0.014, 0]),
        );
      }
    }
    for (const z of [-0.09, 0.09]) bar(mesh, [0.68, 0.9, z], [0.66, 0.97, z], 0.045, 0.02, 5);
  },
  hippo: (mesh) => {
    paint(mesh, '#6f5c58');
    tube(
      mesh,
      triples(`
      -1.5 0.5 0.1, -1.3 0.65 0.55, -0.3 0.7 0.72, 0.7 0.7 0.62, 1.2 0.75 0.44, 1.6 0.62 0.42,
      2 0.5 0.34, 2.1 0.5 0.1`),
      0.85,
    );
    for (const z of [-0.25, 0.25]) {
      bar(mesh, [1.25, 1.15, z], [1.22, 1.32, z], 0.09, 0.05, 6);
      bar(mesh, [1.5, 1, z * 0.8], [1.5, 1.1, z * 0.8], 0.09, 0.07, 6);
      bar(mesh, [2, 0.75, z * 0.6], [2, 0.85, z * 0.6], 0.1, 0.05, 6);
    }
    legs(mesh, pairs('-1 -0.35, -0.9 0.35, 0.6 -0.35, 0.5 0.35'), 0.5, 0.22, 0.2);
  },
};
