import { blend, hex, scaled } from '../../engine/color.ts';
import { between } from '../../engine/random.ts';
import { bar, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { boulder, legs, paint, ring, surface, tube } from '../parts.ts';
import { perched } from './dolphins-hornbill.ts';

export const sloth = perched(({ mesh }) =>
  mesh.within(0.3, 1.5, -0.1, 0, 1.1, () => {
    paint(mesh, '#9c8a6c');
    tube(
      mesh,
      [
        [-0.6, 0, 0.12],
        [-0.4, -0.12, 0.27],
        [0.1, -0.14, 0.3],
        [0.5, 0, 0.2],
        [0.7, 0.12, 0.17],
      ],
      0.95,
      12,
    );
    for (const [x, z] of [
      [-0.5, 0.1],
      [-0.42, -0.12],
      [0.45, 0.12],
      [0.4, -0.12],
    ] as const)
      bar(mesh, [x, 0, z], [x + (x > 0 ? 0.16 : -0.16), 0.62, z * 0.5], 0.09, 0.07, 7);
    paint(mesh, '#d9cbb0');
    tube(
      mesh,
      [
        [0.66, 0.12, 0.14, -0.02],
        [0.82, 0.14, 0.14, -0.04],
        [0.92, 0.13, 0.06, -0.05],
      ],
      1,
      9,
    );
    paint(mesh, '#33281f');
    for (const z of [-0.1, 0.06]) bar(mesh, [0.84, 0.2, z], [0.92, 0.19, z], 0.035, 0.02, 5);
  }),
);

export const orangutan = perched(({ mesh }) =>
  mesh.within(0.2, 2.2, -0.05, 0, 1, () => {
    paint(mesh, '#a8522a');
    tube(
      mesh,
      [
        [-0.1, 0, 0.3],
        [0, 0.3, 0.38],
        [0.06, 0.75, 0.34],
        [0.1, 1, 0.2],
        [0.14, 1.2, 0.22],
        [0.2, 1.36, 0.1],
      ],
      1,
      12,
    );
    for (const [z, up] of [
      [-0.34, 1],
      [0.34, 0],
    ] as const) {
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
    tube(
      mesh,
      [
        [0.22, 1.12, 0.13],
        [0.34, 1.14, 0.13],
        [0.42, 1.1, 0.07],
      ],
      0.9,
      9,
    );
  }),
);

export function condor({ mesh }: Stage): void {
  for (const [x, y, z, turn, size] of [
    [0, 9, 0, 0.3, 1],
    [9, 14, 12, -0.3, 0.8],
  ] as const)
    mesh.within(x, y, z, turn, size, () => {
      paint(mesh, '#1f1d20');
      tube(
        mesh,
        [
          [-0.75, 0, 0.05],
          [-0.5, 0.02, 0.2],
          [0.1, 0.05, 0.24],
          [0.5, 0.1, 0.12],
        ],
        1.1,
        10,
      );
      paint(mesh, '#e9e4da');
      lathe(
        mesh,
        0.5,
        0,
        0,
        [
          [0.13, 0],
          [0.16, 0.1],
          [0.1, 0.2],
        ],
        8,
      );
      paint(mesh, '#c98f86');
      tube(
        mesh,
        [
          [0.5, 0.12, 0.09],
          [0.72, 0.12, 0.1],
          [0.86, 0.06, 0.03],
        ],
        1,
        8,
      );
      for (const s of [-1, 1]) {
        surface(
          mesh,
          10,
          3,
          (u, v) => [
            0.3 - v * (0.75 - 0.25 * u) + 0.15 * Math.sin(u * 3),
            0.1 + u * 0.5,
            s * (0.15 + u * 1.5),
          ],
          (u, v) => hex(v > 0.5 && u < 0.75 ? '#b9b4ac' : '#232125'),
        );
        paint(mesh, '#1b191c');
        for (let finger = 0; finger < 6; finger += 1)
          mesh.triangle(
            [0.36 - finger * 0.13, 0.6, s * 1.62],
            [0.24 - finger * 0.13, 0.6, s * 1.62],
            [0.42 - finger * 0.22, 0.82, s * (2.2 - finger * 0.1)],
          );
      }
    });
}

export function fish(stage: Stage, count: number, wide: number, color: string, size: number): void {
  const { mesh, random } = stage;
  for (let one = 0; one < count; one += 1) {
    const a = random() * 6.28;
    const r = wide * Math.sqrt(random());
    const [x, y, z] = [
      Math.cos(a) * r,
      wide * 0.5 + Math.sin(a * 2 + r) * wide * 0.22 + between(random, -0.15, 0.15) * wide,
      Math.sin(a) * r * 0.6,
    ];
    mesh.within(x, y, z, -a + 1.57 + between(random, -0.2, 0.2), size, () => {
      mesh.paint(scaled(hex(color), between(random, 0.7, 1.3)));
      mesh.triangle([-0.5, 0, 0], [0, 0.18, 0], [0.5, 0, 0]);
      mesh.triangle([-0.5, 0, 0], [0, -0.16, 0], [0.5, 0, 0]);
      mesh.triangle([-0.45, 0, 0], [-0.75, 0.16, 0], [-0.75, -0.16, 0]);
    });
  }
}

export function whaleShark({ mesh }: Stage): void {
  mesh.within(0, 3, 0, 0.25, 1, () => {
    paint(mesh, '#4f6878');
    tube(
      mesh,
      [
        [-5, 0.3, 0.08],
        [-3.4, 0.2, 0.4],
        [-0.5, 0, 0.95],
        [2, 0, 1.05],
        [3.6, 0, 0.85],
        [4.2, 0, 0.5],
      ],
      1.15,
      14,
    );
    mesh.triangle([-4.6, 0.3, 0], [-5.9, 2, 0], [-5.1, 0.2, 0]);
    mesh.triangle([-4.6, 0.2, 0], [-5.6, -1, 0], [-5.1, 0.2, 0]);
    mesh.triangle([-0.4, 0.85, 0], [-1.6, 0.75, 0], [-1.5, 1.9, 0]);
    for (const s of [-1, 1]) mesh.triangle([1.8, -0.3, s * 0.9], [0.6, -0.3, s * 0.9], [0, -0.9, s * 2.5]);
    paint(mesh, '#dfe9ec');
    ring(60, 1, (_x, _z, _a, k) => {
      const x = -3 + (k % 15) * 0.45;
      const a = -0.3 + Math.floor(k / 15) * 0.42;
      const r = 1.02 * (x > 2.6 ? 0.9 : Math.min(1, (x + 4.6) / 4.4));
      mesh.within(x, Math.sin(a) * r, -Math.cos(a) * r * 1.16, 0, 1, () =>
        mesh.quad([-0.07, -0.07, 0], [0.07, -0.07, 0], [0.07, 0.07, 0], [-0.07, 0.07, 0]),
      );
    });
  });
}

export function peacock(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#2458a8');
  tube(
    mesh,
    [
      [-0.3, 0.55, 0.1],
      [0, 0.6, 0.2],
      [0.24, 0.72, 0.14],
      [0.32, 1, 0.06],
      [0.36, 1.16, 0.07],
      [0.48, 1.14, 0.02],
    ],
    0.9,
    9,
  );
  legs(
    mesh,
    [
      [0, -0.07],
      [0.05, 0.07],
    ],
    0.5,
    0.04,
    0.02,
  );
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
