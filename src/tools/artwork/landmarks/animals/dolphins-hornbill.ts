import { blend, hex } from '../../engine/color.ts';
import { foliage } from '../../shapes/plants.ts';
import { bar } from '../../shapes/solids.ts';
import { type Stage, tonesOf } from '../../stage.ts';
import { paint, surface, tube } from '../parts.ts';
import { pairs, triples } from '../../shapes/rows.ts';

const dolphinsArc = (lean: number, k: number): number => -k * k * 0.12 + lean * k * 0.5;

export function dolphins({ mesh }: Stage): void {
  for (const [x, y, z, lean, tone] of [
    [-5, 0.6, 0, 0.4, '#5f6f7c'],
    [0, 1.5, 2, 0, '#6a7a86'],
    [5.4, 0.5, -1, -0.4, '#5a6a78'],
    [9, 0.2, 4, -0.6, '#66747f'],
  ] as const) {
    mesh.within(x, y, z, 0.1, 1, () => {
      paint(mesh, tone);
      tube(
        mesh,
        [
          [-1.5, dolphinsArc(lean, -1.5), 0.05],
          [-1.1, dolphinsArc(lean, -1.1), 0.12],
          [-0.3, dolphinsArc(lean, -0.3), 0.3],
          [0.5, dolphinsArc(lean, 0.5), 0.32],
          [1, dolphinsArc(lean, 1), 0.22],
          [1.2, dolphinsArc(lean, 1.2), 0.1],
          [1.5, dolphinsArc(lean, 1.5), 0.04],
        ],
        0.9,
        10,
      );
      mesh.triangle(
        [0.2, dolphinsArc(lean, 0.2) + 0.25, 0],
        [-0.25, dolphinsArc(lean, -0.2) + 0.25, 0],
        [-0.3, 0.72 + dolphinsArc(lean, -0.3), 0],
      );
      mesh.triangle(
        [-1.4, dolphinsArc(lean, -1.5), 0],
        [-1.8, dolphinsArc(lean, -1.8), -0.45],
        [-1.65, dolphinsArc(lean, -1.7), 0],
      );
      mesh.triangle(
        [-1.4, dolphinsArc(lean, -1.5), 0],
        [-1.8, dolphinsArc(lean, -1.8), 0.45],
        [-1.65, dolphinsArc(lean, -1.7), 0],
      );
    });
  }
}

/** River dolphins that come up to breathe: a blunt round head without a beak, a small round fin far back. */
export function irrawaddy({ mesh }: Stage): void {
  for (const [x, y, z, turn] of [
    [-4, 0.2, 0, 0.2],
    [1.2, 0.3, 2.4, -0.15],
    [5.6, 0.16, -1, 0.1],
  ] as const)
    mesh.within(x, y, z, turn, 1.25, () => {
      paint(mesh, '#74828c');
      tube(
        mesh,
        triples(`
        -1.5 -0.35 0.06, -1 -0.1 0.17, -0.4 0.08 0.3, 0.3 0.14 0.36, 0.8 0.2 0.33, 1.1 0.26 0.3,
        1.32 0.26 0.22, 1.42 0.25 0.06`),
        0.9,
        14,
      );
      for (let part = 0; part < 5; part += 1) {
        const [a, b] = [(part / 5) * Math.PI, ((part + 1) / 5) * Math.PI];
        mesh.triangle(
          [-0.1, 0.38, 0],
          [-0.1 + Math.cos(a) * 0.17, 0.38 + Math.sin(a) * 0.22, 0],
          [-0.1 + Math.cos(b) * 0.17, 0.38 + Math.sin(b) * 0.22, 0],
        );
      }
      paint(mesh, '#2c3238');
      for (const side of [-1, 1]) bar(mesh, [1.2, 0.3, side * 0.2], [1.22, 0.3, side * 0.24], 0.03, 0.02, 5);
    });
}

export function turtle(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(0, 0.1, 0, 0.5, 1, () => {
    surface(
      mesh,
      18,
      10,
      (u, v) => {
        const a = u * 6.2832;
        const r = Math.sin((v * Math.PI) / 2);
        return [
          Math.cos(a) * 0.62 * r * (1 - 0.1 * Math.cos(a)),
          0.12 + 0.32 * Math.cos((v * Math.PI) / 2),
          Math.sin(a) * 0.5 * r,
        ];
      },
      (u, v) =>
        blend(hex('#5a5a3a'), hex('#8a7a4a'), (Math.floor(u * 9) + Math.floor(v * 4)) % 2 ? 0.7 : 0.2),
    );
    paint(mesh, '#6f7458');
    tube(mesh, triples('0.5 0.16 0.1, 0.75 0.2 0.1, 0.92 0.22 0.13, 1.05 0.2 0.05'), 0.9, 9);
    for (const s of [-1, 1]) {
      tube(
        mesh,
        [
          [0.4, 0.14, 0.08, s * 0.38],
          [0.45, 0.12, 0.12, s * 0.7],
          [0.2, 0.05, 0.05, s * 1.05],
        ],
        1,
        7,
      );
      tube(
        mesh,
        [
          [-0.45, 0.12, 0.07, s * 0.34],
          [-0.65, 0.06, 0.1, s * 0.52],
          [-0.8, 0.02, 0.03, s * 0.6],
        ],
        1,
        6,
      );
    }
  });
}

export function perched(paintBird: (stage: Stage) => void) {
  return (stage: Stage): void => {
    const { mesh, random } = stage;
    paint(mesh, '#6b543c');
    tube(mesh, triples('-3 1.9 0.12, -1 2.1 0.14, 1 2 0.12, 3 2.3 0.08'), 1, 8);
    tube(mesh, triples('-3 -0.2 0.3, -2.9 1 0.24, -3 3.4 0.2, -2.6 5 0.14'), 1, 9);
    // The trunk reaches far down, so that it does not end in the air above a valley.
    bar(mesh, [-2.6, -16, 0], [-3, 0.1, 0], 0.4, 0.3, 6);
    const tones = tonesOf(stage, 'rain');
    for (const [x, y, r] of triples('-2.6 5 1.6, -4 4.2 1.2, 2.9 2.7 0.8, -1.2 5.4 1.1'))
      foliage(mesh, random, x, y, 0.6, r, r * 0.7, 160, 0.22, tones);
    paintBird(stage);
  };
}

export const macaw = perched(({ mesh }) => {
  for (const [x, flip] of pairs('-0.4 1, 0.9 -1'))
    mesh.within(x, 2.1, -0.05, flip > 0 ? 0 : Math.PI, 1, () => {
      paint(mesh, '#d9322a');
      tube(
        mesh,
        triples(`
      -0.25 -1.2 0.02, -0.2 -0.6 0.06, -0.1 0 0.15, 0.05 0.4 0.19, 0.14 0.68 0.13, 0.24 0.72 0.11,
      0.32 0.66 0.04`),
        0.9,
        10,
      );
      paint(mesh, '#2f62c0');
      for (const z of [-0.15, 0.15])
        tube(
          mesh,
          [
            [-0.24, -0.55, 0.03, z],
            [-0.14, 0, 0.1, z],
            [0, 0.36, 0.08, z],
          ],
          0.5,
          7,
        );
      paint(mesh, '#f0c22c');
      for (const z of [-0.17, 0.17])
        tube(
          mesh,
          [
            [-0.14, 0.1, 0.05, z],
            [0, 0.4, 0.07, z],
          ],
          0.5,
          6,
        );
      paint(mesh, '#efe6d4');
      bar(mesh, [0.31, 0.74, 0], [0.42, 0.6, 0], 0.07, 0.015, 6);
    });
});

export const toucan = perched(({ mesh }) =>
  mesh.within(0.2, 2.15, -0.05, 0, 1.2, () => {
    paint(mesh, '#1f1d1f');
    tube(mesh, triples('-0.3 -0.6 0.05, -0.16 0 0.16, 0.04 0.36 0.2, 0.12 0.6 0.13, 0.2 0.66 0.11'), 0.9, 10);
    paint(mesh, '#f0d03c');
    tube(mesh, triples('0.1 0.34 0.14, 0.2 0.5 0.11, 0.22 0.6 0.08'), 0.95, 9);
    paint(mesh, '#7fb53c');
    tube(mesh, triples('0.24 0.66 0.1, 0.5 0.68 0.1, 0.75 0.56 0.06, 0.82 0.48 0.02'), 0.7, 9);
    paint(mesh, '#d9502c');
    bar(mesh, [0.72, 0.57, 0], [0.84, 0.46, 0], 0.06, 0.015, 6);
  }),
);

export const hornbill = perched(({ mesh }) =>
  mesh.within(0.2, 2.15, -0.05, 0, 1.4, () => {
    paint(mesh, '#22201f');
    tube(
      mesh,
      triples('-0.34 -0.85 0.06, -0.16 0 0.18, 0.04 0.4 0.2, 0.12 0.66 0.12, 0.2 0.72 0.11'),
      0.9,
      10,
    );
    paint(mesh, '#efe9dc');
    tube(mesh, triples('-0.42 -0.98 0.06, -0.36 -0.78 0.065'), 1, 7);
    paint(mesh, '#f0c24a');
    tube(mesh, triples('0.22 0.7 0.08, 0.5 0.66 0.07, 0.8 0.44 0.02'), 0.8, 8);
    paint(mesh, '#e0662c');
    tube(mesh, triples('0.14 0.84 0.06, 0.36 0.9 0.07, 0.52 0.98 0.02'), 0.8, 7);
  }),
);
