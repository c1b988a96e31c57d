import { hex } from '../../engine/color.ts';
import { person } from '../../shapes/boats.ts';
import { bar, box } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { paint, ring, surface } from '../parts.ts';

export function surfer(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(0, 0.22, 0, -0.3, 1, () => {
    // The deck leans towards the viewer, so that the board is seen and not only its edge.
    for (const [color, low] of [
      ['#f2b93a', 0],
      ['#a8442c', 0.07],
    ] as const) {
      paint(mesh, color);
      surface(mesh, 14, 6, (u, v) => {
        const a = u * 2 - 1;
        return [
          a * 1.5,
          0.1 - low + 0.3 * Math.max(0, a) ** 3 + (v - 0.5) * 0.36,
          (v - 0.5) * 0.62 * Math.sqrt(Math.max(0, 1 - a * a)),
        ];
      });
    }
    paint(mesh, '#2c3a4a');
    bar(mesh, [-0.35, 0.12, 0], [-0.2, 0.55, 0.08], 0.09, 0.1, 7);
    bar(mesh, [0.42, 0.12, 0], [0.3, 0.58, 0.02], 0.09, 0.1, 7);
    bar(mesh, [-0.2, 0.55, 0.08], [0, 0.82, 0.06], 0.1, 0.12, 7);
    bar(mesh, [0.3, 0.58, 0.02], [0.02, 0.82, 0.06], 0.1, 0.12, 7);
    paint(mesh, '#a8704c');
    bar(mesh, [0, 0.8, 0.06], [0.14, 1.3, 0], 0.13, 0.17, 8);
    bar(mesh, [0.14, 1.24, -0.1], [0.7, 1.2, -0.16], 0.06, 0.04, 6);
    bar(mesh, [0.12, 1.24, 0.1], [-0.4, 1.36, 0.24], 0.06, 0.04, 6);
    bar(mesh, [0.16, 1.36, 0], [0.2, 1.56, 0], 0.1, 0.11, 8);
    paint(mesh, '#3a2c22');
    bar(mesh, [0.19, 1.52, 0.02], [0.18, 1.64, 0.04], 0.12, 0.07, 8);
  });
}

export function safariCar(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(0, 0, 0, 0.35, 1, () => {
    paint(mesh, '#8d8a5e');
    box(mesh, -0.5, 0.55, 0, 3.6, 0.75, 1.8);
    box(mesh, 1.75, 0.55, 0, 1.1, 0.6, 1.7);
    paint(mesh, '#6b6a4a');
    for (const x of [-2.1, -0.7, 0.8])
      for (const z of [-0.84, 0.84]) bar(mesh, [x, 1.3, z], [x, 2.35, z], 0.04, 0.04, 4);
    paint(mesh, '#c9b98a');
    box(mesh, -0.65, 2.35, 0, 3.4, 0.1, 1.9);
    paint(mesh, '#221f1c');
    for (const x of [-1.5, 1.5])
      for (const z of [-0.9, 0.9])
        mesh.within(x, 0.42, z, 0, 1, () => {
          ring(14, 0.42, (px, py, a) => {
            mesh.triangle(
              [0, 0, -0.1],
              [px, py, -0.1],
              [Math.cos(a + 0.449) * 0.42, Math.sin(a + 0.449) * 0.42, -0.1],
            );
            mesh.quad(
              [px, py, -0.1],
              [Math.cos(a + 0.449) * 0.42, Math.sin(a + 0.449) * 0.42, -0.1],
              [Math.cos(a + 0.449) * 0.42, Math.sin(a + 0.449) * 0.42, 0.12],
              [px, py, 0.12],
            );
          });
        });
    for (const [x, z, c] of [
      [-1.7, -0.4, '#d9c8a0'],
      [-1.7, 0.4, '#b5533c'],
      [-0.4, -0.4, '#e6e0d0'],
      [-0.4, 0.4, '#4a6a8a'],
      [0.6, -0.4, '#7d7a4a'],
    ] as const)
      person(mesh, x, 1, z, hex(c), false);
  });
}
