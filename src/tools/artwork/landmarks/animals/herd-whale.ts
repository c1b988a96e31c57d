import { hex } from '../../engine/color.ts';
import type { Mesh } from '../../engine/mesh.ts';
import { between } from '../../engine/random.ts';
import { placeAnimals } from '../../shapes/animals.ts';
import { smallAnimals } from '../../shapes/small-animals.ts';
import { bar } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { legs, paint, surface, tube } from '../parts.ts';
import { GRAZERS } from './camel-with-rider-grazers.ts';
import { pairs, triples } from '../../shapes/rows.ts';

const STALKERS: Record<string, (mesh: Mesh) => void> = {
  crocodile: (mesh) => {
    paint(mesh, '#5c5d42');
    tube(
      mesh,
      triples(`
      -2.6 0.16 0.02, -1.6 0.2 0.16, -0.6 0.26 0.3, 0.6 0.28 0.34, 1.2 0.28 0.22, 1.6 0.26 0.18,
      2.4 0.2 0.1, 2.6 0.2 0.04`),
      1.3,
      10,
    );
    for (let spike = 0; spike < 16; spike += 1)
      bar(
        mesh,
        [-2.2 + spike * 0.2, 0.3 + Math.sin(spike * 0.2) * 0.18, 0],
        [-2.3 + spike * 0.2, 0.46 + Math.sin(spike * 0.2) * 0.2, 0],
        0.06,
        0.01,
        4,
      );
    for (const [x, z] of pairs('-0.7 0.4, 0.8 0.4, -0.7 -0.4, 0.8 -0.4'))
      bar(mesh, [x, 0.25, z], [x + 0.2, 0.02, z * 1.7], 0.1, 0.06, 5);
  },
  komodo: (mesh) => {
    paint(mesh, '#6a5f4c');
    tube(
      mesh,
      triples(`
      -2 0.1 0.02, -1.2 0.22 0.1, -0.6 0.38 0.2, 0 0.42 0.26, 0.5 0.45 0.2, 0.8 0.55 0.13,
      1.1 0.6 0.12, 1.4 0.54 0.06`),
      1.05,
      10,
    );
    for (const [x, z] of pairs('-0.5 0.24, 0.5 0.24, -0.4 -0.24, 0.6 -0.24')) {
      bar(mesh, [x, 0.4, z], [x + 0.08, 0.24, z * 1.9], 0.09, 0.07, 6);
      bar(mesh, [x + 0.08, 0.24, z * 1.9], [x + 0.22, 0, z * 2], 0.07, 0.05, 5);
    }
    paint(mesh, '#d9c24a');
    bar(mesh, [1.38, 0.5, 0], [1.7, 0.46, 0.05], 0.015, 0.008, 4);
  },
  kangaroo: (mesh) => {
    paint(mesh, '#a8744e');
    tube(
      mesh,
      triples(`
      -1.2 0.06 0.05, -0.6 0.2 0.1, -0.25 0.55 0.26, 0 0.9 0.27, 0.16 1.2 0.17, 0.22 1.42 0.11,
      0.3 1.55 0.1, 0.5 1.5 0.05`),
      0.85,
      10,
    );
    for (const z of [-0.16, 0.16]) {
      bar(mesh, [-0.1, 0.6, z], [0.15, 0.3, z], 0.15, 0.08, 7);
      bar(mesh, [0.15, 0.3, z], [-0.1, 0.08, z], 0.07, 0.05, 6);
      bar(mesh, [-0.15, 0.05, z], [0.35, 0.03, z], 0.06, 0.04, 6);
      bar(mesh, [0.16, 1.15, z], [0.36, 0.9, z * 0.7], 0.05, 0.03, 5);
      bar(mesh, [0.28, 1.62, z * 0.4], [0.24, 1.85, z * 0.6], 0.05, 0.015, 5);
    }
  },
  dingo: (mesh) => {
    paint(mesh, '#c98f50');
    tube(
      mesh,
      triples(`
      -0.5 0.5 0.05, -0.42 0.52 0.14, 0 0.5 0.15, 0.3 0.54 0.16, 0.45 0.66 0.11, 0.6 0.76 0.11,
      0.82 0.7 0.04`),
      0.85,
      10,
    );
    legs(mesh, triples('-0.36 -0.08 0.06, -0.3 0.08 -0.05, 0.28 -0.08 0.06, 0.22 0.08 0'), 0.46, 0.06, 0.035);
    for (const z of [-0.06, 0.06]) bar(mesh, [0.56, 0.84, z], [0.54, 0.96, z], 0.045, 0.01, 4);
    tube(mesh, triples('-0.48 0.55 0.05, -0.7 0.5 0.07, -0.85 0.4 0.03'), 1, 6);
  },
  llama: (mesh) => {
    paint(mesh, '#e9ddc6');
    tube(
      mesh,
      triples(`
      -0.6 1 0.08, -0.5 1.02 0.28, 0 1 0.33, 0.42 1.05 0.28, 0.55 1.2 0.2, 0.66 1.6 0.14,
      0.7 1.82 0.13, 0.95 1.76 0.06`),
      0.8,
      12,
    );
    legs(mesh, pairs('-0.42 -0.13, -0.36 0.13, 0.36 -0.13, 0.3 0.13'), 0.9, 0.1, 0.05);
    for (const z of [-0.06, 0.06]) bar(mesh, [0.66, 1.9, z], [0.64, 2.1, z], 0.04, 0.015, 5);
    paint(mesh, '#c9344f');
    tube(mesh, triples('-0.28 1.06 0.33, 0 1.06 0.36, 0.22 1.08 0.32'), 0.85, 10);
  },
  monkey: (mesh) => {
    paint(mesh, '#a08a6a');
    tube(
      mesh,
      triples(`
      -0.2 0.14 0.1, -0.1 0.25 0.15, 0 0.45 0.13, 0.06 0.56 0.08, 0.1 0.68 0.1, 0.2 0.66 0.05`),
      0.95,
      9,
    );
    for (const z of [-0.11, 0.11]) {
      bar(mesh, [0.02, 0.5, z], [0.18, 0.2, z], 0.045, 0.03, 5);
      bar(mesh, [-0.1, 0.16, z], [0.16, 0.1, z * 1.4], 0.07, 0.03, 5);
    }
    tube(mesh, triples('-0.2 0.1 0.025, -0.45 0.12 0.025, -0.55 0.35 0.02'), 1, 5);
    paint(mesh, '#d8c9aa');
    tube(mesh, triples('-0.02 0.24 0.12, 0.06 0.42 0.11, 0.1 0.54 0.06'), 0.8, 8);
    paint(mesh, '#e0b09a');
    bar(mesh, [0.17, 0.67, 0], [0.235, 0.66, 0], 0.075, 0.06, 8);
  },
};

export function herd(kind: string, count: number, spread: number, size = 1) {
  return ({ mesh, random }: Stage): void => {
    const draw = GRAZERS[kind] ?? STALKERS[kind] ?? smallAnimals[kind]!;
    for (let index = 0; index < count; index += 1) {
      const step = count > 1 ? index / (count - 1) - 0.5 : 0;
      const facing = random() < 0.7 ? 0 : Math.PI;
      mesh.within(
        step * spread * 2 + between(random, -0.2, 0.2) * spread * 0.5,
        0,
        between(random, -0.35, 0.35) * spread,
        facing + between(random, -0.4, 0.4),
        size * between(random, 0.85, 1.08),
        () => draw(mesh, random),
      );
    }
  };
}

/** The animals of shapes/, a herd around 0. */
export function known(kinds: string) {
  return (stage: Stage): void => placeAnimals(stage, kinds, 0, 0, () => 0);
}

export function whale({ mesh, random }: Stage): void {
  const skin = hex('#3f4d5a');
  mesh.within(0, -0.8, 0, 0.2, 1, () => {
    mesh.paint(skin);
    tube(mesh, triples('-8 -0.6 0.4, -5 0.5 1.2, -1 1 1.6, 3 0.6 1.4, 6 -0.8 0.6'), 1.4, 14);
    bar(mesh, [-4.6, 1.4, 0], [-5.4, 2.3, 0], 0.5, 0.08, 6);
  });
  // The flukes of a second one that dives.
  mesh.within(9, 0, 3, -1.2, 1, () => {
    mesh.paint(skin);
    tube(mesh, triples('-0.6 -1.5 1, -0.2 1 0.74, 0 3 0.5, 0.1 4.5 0.42'), 0.9, 10);
    for (const s of [-1, 1])
      surface(
        mesh,
        8,
        4,
        (u, v) => {
          const w = Math.sin(Math.min(1, u * 1.02) * Math.PI) ** 0.5 * (1 - u * 0.55) * 1.5;
          return [0.1 + (v - 0.5) * 0.14, 4 + u * 1.2 + (v - 0.6) * w + 0.4 * Math.sin(u * 3), s * u * 3.2];
        },
        () => skin,
      );
  });
  for (let drop = 0; drop < 170; drop += 1) {
    const t = random();
    mesh.leaf(
      -6 + between(random, -1, 1) * t * 1.2,
      0.6 + t * 4.4,
      between(random, -1, 1) * t,
      0.2 * (0.5 + t),
      [0, 0.8, -0.5],
      [0.85, 0.89, 0.93],
      random() * 3,
      0.8,
    );
  }
}
