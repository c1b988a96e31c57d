import { hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { between, pick } from '../../engine/random.ts';
import { person } from '../../shapes/boats.ts';
import { arcade, bar, box, gable, lathe, swungRoof } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { dhowHull } from '../africa/fes-tannery-coral-front.ts';
import { each, lamp } from '../carpentry.ts';
import { hall } from '../east-asia/gassho-changdeokgung.ts';
import { arch, framed, paint, row, surface, tube, windows } from '../parts.ts';

export function hueGate(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#8d7a66', Material.stone);
  box(mesh, 0, -3, 6, 62, 10, 10);
  for (const s of [-1, 1]) box(mesh, s * 25, -3, -4, 12, 10, 14);
  paint(mesh, '#c9a24a');
  box(mesh, 0, 6.6, 0.8, 62, 0.5, 0.5);
  paint(mesh, '#241d18');
  for (const [x, w, t] of [
    [0, 3.4, 4.6],
    [-7.4, 2.8, 4],
    [7.4, 2.8, 4],
  ] as const)
    framed(mesh, x, 0, 0.94, w, t, '#b09a78', '#241d18', x === 0 ? 0 : 1, 0.4);
  for (const s of [-1, 1]) framed(mesh, s * 25, 0, -11.06, 2.6, 3.8, '#b09a78', '#241d18', 1, 0.4);
  mesh.within(0, 6, 6, 0, 1, () =>
    hall(stage, 22, 8, 3.4, '#8f3028', '#a83a2c', '#d9a530', '#c9882c', 0.28, 7),
  );
  mesh.within(0, 10.6, 6, 0, 0.7, () =>
    hall(stage, 20, 7, 3, '#8f3028', '#a83a2c', '#d9a530', '#c9882c', 0.3, 5),
  );
  for (const s of [-1, 1]) {
    mesh.within(s * 25, 6, -3, 0, 0.62, () =>
      hall(stage, 15, 12, 3.6, '#8f3028', '#a83a2c', '#4f7a4a', '#c9882c', 0.3, 3),
    );
    mesh.within(s * 17, 6, 6, 0, 0.8, () =>
      hall(stage, 11, 6, 2.8, '#8f3028', '#a83a2c', '#4f7a4a', '#c9882c', 0.26, 3),
    );
  }
  paint(mesh, '#7a7f84');
  bar(mesh, [-36, -1, -6], [-36, 20, -6], 0.2, 0.1, 6);
}

export function hoiAn(stage: Stage): void {
  const { mesh, random } = stage;
  let x = -26;
  while (x < 26) {
    const w = between(random, 6, 8.6);
    const tall = random() < 0.5 ? 6.8 : 4.2;
    paint(mesh, pick(random, ['#edbb4a', '#e6ab3a', '#f2c860', '#dfa646'] as const), Material.plaster);
    box(mesh, x + w / 2, -2, 4, w * 0.99, tall + 2, 9);
    paint(mesh, '#7a4a34', Material.tiles);
    gable(mesh, x + w / 2, tall, 4, w, 2.5, 10.6);
    paint(mesh, '#4a3224', Material.wood);
    arch(mesh, x + w / 2, 0, -0.56, w * 0.7, 2.8, 0);
    paint(mesh, '#8d5a3c', Material.tiles);
    mesh.quad([x, 3.5, -0.5], [x + w, 3.5, -0.5], [x + w, 2.9, -2.2], [x, 2.9, -2.2]);
    paint(mesh, '#5a3c28');
    for (const k of [0.06, 0.94]) bar(mesh, [x + w * k, 0, -2], [x + w * k, 3, -2], 0.12, 0.12, 5);
    if (tall > 5) {
      windows(mesh, 2, x + w * 0.3, x + w * 0.7, 4.2, -0.56, 1.1, 1.6, '#4f7a6a', 0);
      paint(mesh, '#4a3224');
      box(mesh, x + w / 2, 3.8, -1, w * 0.86, 0.7, 0.1);
    }
    row(5, x + 0.6, x + w - 0.6, (px) =>
      lamp(
        stage,
        px,
        2.1 - random() * 0.3,
        -2.3,
        0.3,
        pick(random, ['#e0402c', '#f0a52c', '#e86a9a', '#3f8fc9', '#f2d24a', '#7fb04a'] as const),
      ),
    );
    x += w;
  }
  // The covered bridge to the left, on its arches.
  mesh.within(-15, 0, -9, 0.15, 0.9, () => {
    paint(mesh, '#a8573c', Material.plaster);
    arcade(mesh, 0, -2, 0, 15, 4.4, 4, 3, 0.72, 0.3);
    paint(mesh, '#8f4030', Material.wood);
    row(8, -7, 7, (px) => bar(mesh, [px, 2.2, -1.8], [px, 4.8, -1.8], 0.14, 0.14, 5));
    box(mesh, 0, 2.4, 0.6, 14, 2.2, 2.4);
    paint(mesh, '#5f5450', Material.tiles);
    swungRoof(mesh, 0, 4.6, 0, 17, 2.1, 6.4, 0.3, 0.8);
  });
  for (const [bx, bz] of [
    [4, -8],
    [12, -10],
  ] as const)
    mesh.within(bx, 0.1, bz, 0.3, 1, () => {
      paint(mesh, '#6b4a32');
      tube(
        mesh,
        [
          [-3, 0.6, 0.05],
          [-2, 0.3, 0.4],
          [0, 0.2, 0.5],
          [2, 0.3, 0.4],
          [3, 0.7, 0.05],
        ],
        1,
        9,
      );
      person(mesh, -1.6, 0.4, 0, hex('#c9b48a'), true);
      lamp(stage, 2.4, 0.9, 0, 0.24, '#f0a52c');
    });
}

export function junk(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(0, 0, 0, -0.32, 1, () => {
    dhowHull(mesh, 26, 7, '#5f3c26', '#8a5a34');
    paint(mesh, '#7a5034', Material.wood);
    box(mesh, -3.4, 1.4, 0, 14, 2.3, 4.8);
    box(mesh, -5.4, 3.7, 0, 9.6, 2, 4.2);
    const lit = stage.light.lamps > 0.2;
    mesh.paint(lit ? [1.5, 0.9, 0.4] : hex('#2e2620'), lit ? Material.lamp : Material.plain);
    row(8, -9.6, 2.8, (x) => box(mesh, x, 2, -2.44, 1, 1, 0.08));
    row(6, -9.4, -1.4, (x) => box(mesh, x, 4.2, -2.14, 0.9, 0.9, 0.08));
    paint(mesh, '#9a6a42');
    box(mesh, -5.4, 5.7, 0, 10.6, 0.25, 5);
    row(12, -10.4, -0.4, (x) => box(mesh, x, 5.9, -2.4, 0.1, 0.8, 0.1));
    for (const [x, foot, tall, w] of [
      [8.2, 2.6, 12.5, 5],
      [1.6, 2.4, 17.5, 7.2],
      [-8.4, 5, 13.5, 4.6],
    ] as const) {
      paint(mesh, '#4f3422');
      bar(mesh, [x, foot - 1, 0], [x + 0.2, tall + 1.2, 0], 0.2, 0.09, 7);
      // A sail like a fan: battens run out from the foot of the mast.
      const at = (u: number, v: number): [number, number, number] => [
        x - 1 - 0.4 * v + u * w * (0.82 + 0.34 * Math.sin(v * 2.2)) - v * v * 0.8,
        foot + 1.2 + v * (tall - foot - 2) + u * (1.4 - 0.5 * v) * v,
        -0.5 - 0.9 * Math.sin(u * Math.PI) * 0.8,
      ];
      surface(mesh, 10, 14, at, (_u, v) => scaled(hex('#c06a34'), 0.9 + 0.12 * (Math.floor(v * 7) % 2)));
      paint(mesh, '#6b4326');
      for (let batten = 0; batten <= 7; batten += 1)
        for (let part = 0; part < 4; part += 1) {
          const [a, b] = [at(part / 4, batten / 7), at((part + 1) / 4, batten / 7)];
          bar(mesh, [a[0], a[1], a[2] - 0.08], [b[0], b[1], b[2] - 0.08], 0.08, 0.08, 4);
        }
    }
    paint(mesh, '#c9302a');
    mesh.triangle([-12.4, 4, 0], [-12.4, 5.8, 0], [-14.8, 5, 0.2]);
  });
}

export function sampans(stage: Stage): void {
  const { mesh, random } = stage;
  each(
    mesh,
    [
      [-9, 0, 0.3],
      [-1, 3, -0.2],
      [7, -1, 0.5],
      [13, 5, 0.1],
    ],
    (index) => {
      paint(mesh, (['#6b4a32', '#7a5638', '#5f4a3c', '#3f6f8a'] as const)[index]!);
      tube(
        mesh,
        [
          [-3.6, 0.8, 0.05],
          [-2.4, 0.35, 0.5],
          [0, 0.25, 0.66],
          [2.4, 0.35, 0.5],
          [3.6, 0.9, 0.05],
        ],
        1.1,
        10,
      );
      for (let heap = 0; heap < 34; heap += 1) {
        paint(
          mesh,
          pick(
            random,
            index % 2
              ? (['#e0a52c', '#d9622c', '#c9c23c'] as const)
              : (['#5fa03c', '#c9352c', '#e6d28a'] as const),
          ),
        );
        lathe(
          mesh,
          between(random, -1.2, 2),
          0.75 + between(random, 0, 0.3),
          between(random, -0.4, 0.4),
          [
            [0.1, 0],
            [0.18, 0.12],
            [0, 0.28],
          ],
          6,
        );
      }
      mesh.within(-2.1, 0.6, 0, 0, 1, () => {
        person(mesh, 0, 0, 0, hex(pick(random, ['#7a3f6a', '#3f6fa0', '#c9553c'] as const)), true);
        paint(mesh, '#dcc48a');
        lathe(
          mesh,
          0,
          1.5,
          0,
          [
            [0.42, 0],
            [0, 0.3],
          ],
          12,
        );
      });
      paint(mesh, '#8f7450');
      bar(mesh, [-2.5, 1.6, -0.3], [-4.2, -0.4, -1], 0.04, 0.05, 4);
      if (index % 2 === 0) {
        bar(mesh, [1.6, 0.5, 0], [1.7, 4.4, 0], 0.05, 0.03, 4);
        paint(mesh, '#c9a23c');
        lathe(
          mesh,
          1.7,
          4,
          0,
          [
            [0.12, 0],
            [0.26, 0.2],
            [0, 0.6],
          ],
          7,
        );
      }
    },
  );
}
