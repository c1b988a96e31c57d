import { blend, hex } from '../../engine/color.ts';
import { bar } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { boulder, legs, paint, surface, tube } from '../parts.ts';
import { perched } from './dolphins-hornbill.ts';
import { pairs, quadruples, triples } from '../../shapes/rows.ts';

export const sloth = perched(({ mesh }) =>
  mesh.within(0.3, 1.5, -0.1, 0, 1.1, () => {
    paint(mesh, '#9c8a6c');
    tube(mesh, triples('-0.6 0 0.12, -0.4 -0.12 0.27, 0.1 -0.14 0.3, 0.5 0 0.2, 0.7 0.12 0.17'), 0.95, 12);
    for (const [x, z] of pairs('-0.5 0.1, -0.42 -0.12, 0.45 0.12, 0.4 -0.12'))
      bar(mesh, [x, 0, z], [x + (x > 0 ? 0.16 : -0.16), 0.62, z * 0.5], 0.09, 0.07, 7);
    paint(mesh, '#d9cbb0');
    tube(mesh, quadruples('0.66 0.12 0.14 -0.02, 0.82 0.14 0.14 -0.04, 0.92 0.13 0.06 -0.05'), 1, 9);
    paint(mesh, '#33281f');
    for (const z of [-0.1, 0.06]) bar(mesh, [0.84, 0.2, z], [0.92, 0.19, z], 0.035, 0.02, 5);
  }),
);

export const orangutan = perched(({ mesh }) =>
  mesh.within(0.2, 2.2, -0.05, 0, 1, () => {
    paint(mesh, '#a8522a');
    tube(
      mesh,
      triples('-0.1 0 0.3, 0 0.3 0.38, 0.06 0.75 0.34, 0.1 1 0.2, 0.14 1.2 0.22, 0.2 1.36 0.1'),
      1,
      12,
    );
    for (const [z, up] of pairs('-0.34 1, 0.34 0')) {
      bar(mesh, [0.06, 0.92, z * 0.8], up ? [0.5, 1.5, z * 1.3] : [0.55, 0.5, z * 1.2], 0.13, 0.1, 7);
      bar(
        mesh,
        up ? [0.5, 1.5, z * 1.3] : [0.55, 0.5, z * 1.2],
        up ? [0.7, 2.4, z] : [0.9, 0, z],
        0.1,
        0.06,
        7,
      );
      bar(mesh, [0, 0.1, z * 0.7], [0.5, 0.1, z * 1.3], 0.15, 0.08, 7);
    }
    paint(mesh, '#5a3a2c');
    tube(mesh, triples('0.22 1.12 0.13, 0.34 1.14 0.13, 0.42 1.1 0.07'), 0.9, 9);
  }),
);

export function peacock(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#2458a8');
  tube(
    mesh,
    triples(`
      -0.3 0.55 0.1, 0 0.6 0.2, 0.24 0.72 0.14, 0.32 1 0.06, 0.36 1.16 0.07, 0.48 1.14 0.02`),
    0.9,
    9,
  );
  legs(mesh, pairs('0 -0.07, 0.05 0.07'), 0.5, 0.04, 0.02);
  surface(
    mesh,
    24,
    8,
    (u, v) => {
      const a = (u - 0.5) * 2.7;
      const r = v * 1.6;
      return [-0.25 - v * 0.2 + 0.03 * Math.sin(u * 75), 0.55 + Math.cos(a) * r, Math.sin(a) * r];
    },
    (u, v) =>
      blend(hex('#2f7f5f'), hex(Math.floor(u * 24) % 2 ? '#c99a3c' : '#2f5fb0'), v > 0.8 ? 0.8 : 0.15),
  );
  boulder(stage, -1.6, 0, 0.6, 0.8, 0.5, 0.6, '#8d7d6a', 0.2, 10);
}
