import { hex } from '../engine/color.ts';
import { type Draw, body, legs } from './bodies.ts';
import { bar } from './solids.ts';
import { pairs, triples } from './rows.ts';

const flamingo: Draw = (mesh) => {
  mesh.paint(hex('#f0909a'));
  body(mesh, triples('-0.35 0.85 0.03, -0.2 0.88 0.14, 0.1 0.92 0.15, 0.25 0.95 0.06'));
  body(mesh, triples('0.2 0.95 0.05, 0.36 1.1 0.035, 0.28 1.3 0.03, 0.38 1.45 0.05, 0.5 1.36 0.02'));
  mesh.paint(hex('#d56a72'));
  bar(mesh, [0, 0.8, 0], [0.03, 0, 0], 0.022, 0.016, 4);
  bar(mesh, [0.05, 0.8, 0.05], [-0.1, 0, 0.05], 0.022, 0.016, 4);
};

const antelope: Draw = (mesh) => {
  mesh.paint(hex('#b58a5c'));
  body(mesh, triples('-0.75 1 0.06, -0.68 1.05 0.22, -0.1 1.05 0.27, 0.4 1.1 0.25, 0.55 1.2 0.14'), 0.7);
  body(mesh, triples('0.42 1.15 0.18, 0.7 1.5 0.1, 0.78 1.58 0.1, 1.05 1.45 0.05'), 0.7);
  legs(mesh, pairs('-0.58 -0.1, -0.52 0.1, 0.36 -0.1, 0.3 0.1'), 0.95, 0.07, 0.035);
  mesh.paint(hex('#2c231d'));
  for (const z of [-0.05, 0.05]) bar(mesh, [0.74, 1.65, z], [0.5, 2.4, z * 3], 0.03, 0.012);
};

/** Face right, centered at 0, real size in meters. */
export const smallAnimals: Readonly<Record<string, Draw>> = {
  sheep: (mesh) => {
    mesh.paint(hex('#efe9dc'));
    body(mesh, triples('-0.5 0.55 0.1, -0.42 0.58 0.28, 0 0.6 0.33, 0.38 0.6 0.27, 0.5 0.6 0.1'), 0.85);
    mesh.paint(hex('#4a4039'));
    body(mesh, triples('0.45 0.65 0.12, 0.7 0.6 0.07'));
    legs(mesh, pairs('-0.3 -0.12, -0.26 0.12, 0.28 -0.12, 0.24 0.12'), 0.4, 0.05, 0.04);
  },
  seal: (mesh) => {
    mesh.paint(hex('#4a3f38'));
    body(
      mesh,
      triples(`
      -1.1 0.12 0.05, -0.7 0.25 0.24, 0 0.4 0.36, 0.4 0.65 0.28, 0.6 0.95 0.17, 0.85 1.02 0.06`),
    );
  },
  flamingo,
  pelican: (mesh) => {
    mesh.paint(hex('#f3efe6'));
    body(
      mesh,
      triples(`
        -0.75 0.5 0.05, -0.5 0.58 0.2, 0 0.6 0.28, 0.32 0.68 0.2, 0.44 0.92 0.1, 0.38 1.16 0.08, 0.48 1.32 0.11,
        0.6 1.28 0.07`),
    );
    mesh.paint(hex('#e3ab4c'));
    body(mesh, triples('0.58 1.28 0.07, 0.82 1.08 0.07, 1.1 0.88 0.015'), 0.6);
    mesh.paint(hex('#4a4640'));
    body(mesh, triples('-0.95 0.44 0.02, -0.75 0.5 0.07, -0.55 0.56 0.09'), 0.8);
    mesh.paint(hex('#d98a5a'));
    legs(mesh, pairs('0 -0.1, 0.08 0.1'), 0.4, 0.045, 0.03);
  },
  penguin: (mesh) => {
    mesh.paint(hex('#22262c'));
    body(
      mesh,
      triples('0 0.02 0.1, 0 0.2 0.16, 0 0.42 0.14, 0.02 0.55 0.09, 0.06 0.63 0.08, 0.15 0.62 0.01'),
    );
    mesh.paint(hex('#f2efe6'));
    mesh.quad([-0.07, 0.08, -0.16], [0.09, 0.08, -0.16], [0.09, 0.46, -0.15], [-0.06, 0.46, -0.15]);
  },
  deer: (mesh, random) => {
    mesh.paint(hex('#a8704a'));
    body(
      mesh,
      triples('-0.66 0.86 0.08, -0.58 0.92 0.2, -0.1 0.9 0.24, 0.34 0.94 0.22, 0.48 1.04 0.13'),
      0.7,
    );
    body(mesh, triples('0.38 1 0.15, 0.58 1.3 0.09, 0.64 1.4 0.1, 0.92 1.28 0.045'), 0.7);
    legs(mesh, pairs('-0.52 -0.1, -0.46 0.1, 0.3 -0.1, 0.25 0.1'), 0.82, 0.06, 0.032);
    for (const z of [-1, 1]) bar(mesh, [0.58, 1.44, z * 0.06], [0.5, 1.6, z * 0.2], 0.05, 0.02);
    mesh.paint(hex('#f0e8da'));
    body(mesh, triples('-0.74 0.86 0.03, -0.68 0.9 0.12, -0.6 0.92 0.1'));
    // One of three is a stag, whose antlers are short and forked.
    if (random() > 0.34) return;
    mesh.paint(hex('#6f5a42'));
    for (const z of [-1, 1]) {
      bar(mesh, [0.58, 1.46, z * 0.05], [0.46, 1.76, z * 0.16], 0.024, 0.018);
      bar(mesh, [0.46, 1.76, z * 0.16], [0.5, 2, z * 0.2], 0.018, 0.008);
      bar(mesh, [0.5, 1.66, z * 0.12], [0.66, 1.8, z * 0.16], 0.016, 0.008);
    }
  },
  antelope,
  // Most are lionesses.
  lion: (mesh, random) => {
    mesh.paint(hex('#c8a468'));
    body(
      mesh,
      triples('-0.92 0.72 0.05, -0.84 0.78 0.2, -0.5 0.76 0.24, 0 0.76 0.22, 0.4 0.84 0.26, 0.62 0.94 0.17'),
      0.72,
    );
    body(mesh, triples('0.56 0.92 0.17, 0.74 1.02 0.17, 0.9 1.02 0.16, 1.04 0.95 0.1, 1.1 0.92 0.07'), 0.9);
    legs(mesh, pairs('-0.72 -0.11, -0.6 0.11, 0.44 -0.11, 0.34 0.11'), 0.7, 0.1, 0.07);
    bar(mesh, [-0.9, 0.82, 0], [-1.2, 0.46, 0], 0.035, 0.03);
    bar(mesh, [-1.2, 0.46, 0], [-1.42, 0.5, 0], 0.03, 0.03);
    for (const z of [-0.11, 0.11]) bar(mesh, [0.78, 1.14, z], [0.77, 1.22, z], 0.05, 0.03);
    mesh.paint(hex('#4a3524'));
    bar(mesh, [-1.4, 0.5, 0], [-1.52, 0.54, 0], 0.05, 0.03);
    bar(mesh, [1.08, 0.95, 0], [1.13, 0.93, 0], 0.045, 0.03);
    if (random() > 0.34) return;
    mesh.paint(hex('#8a6236'));
    body(mesh, triples('0.34 0.9 0.16, 0.46 0.92 0.3, 0.62 0.96 0.33, 0.76 1 0.27, 0.82 1.02 0.2'), 0.85);
  },
};
