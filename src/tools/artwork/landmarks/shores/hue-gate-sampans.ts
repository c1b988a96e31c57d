import { hex } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { between, pick } from '../../engine/random.ts';
import { person } from '../../shapes/boats.ts';
import { bar, box, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { each } from '../carpentry.ts';
import { hall } from '../east-asia/gassho-changdeokgung.ts';
import { framed, paint, tube } from '../parts.ts';
import { pairs, triples } from '../../shapes/rows.ts';

export function hueGate(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#8d7a66', Material.stone);
  box(mesh, 0, -3, 6, 62, 10, 10);
  for (const s of [-1, 1]) box(mesh, s * 25, -3, -4, 12, 10, 14);
  paint(mesh, '#c9a24a');
  box(mesh, 0, 6.6, 0.8, 62, 0.5, 0.5);
  paint(mesh, '#241d18');
  for (const [x, w, t] of triples('0 3.4 4.6, -7.4 2.8 4, 7.4 2.8 4'))
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

export function sampans(stage: Stage): void {
  const { mesh, random } = stage;
  each(mesh, triples('-9 0 0.3, -1 3 -0.2, 7 -1 0.5, 13 5 0.1'), (index) => {
    paint(mesh, (['#6b4a32', '#7a5638', '#5f4a3c', '#3f6f8a'] as const)[index]!);
    tube(mesh, triples('-3.6 0.8 0.05, -2.4 0.35 0.5, 0 0.25 0.66, 2.4 0.35 0.5, 3.6 0.9 0.05'), 1.1, 10);
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
        pairs('0.1 0, 0.18 0.12, 0 0.28'),
        6,
      );
    }
    mesh.within(-2.1, 0.6, 0, 0, 1, () => {
      person(mesh, 0, 0, 0, hex(pick(random, ['#7a3f6a', '#3f6fa0', '#c9553c'] as const)), true);
      paint(mesh, '#dcc48a');
      lathe(mesh, 0, 1.5, 0, pairs('0.42 0, 0 0.3'), 12);
    });
    paint(mesh, '#8f7450');
    bar(mesh, [-2.5, 1.6, -0.3], [-4.2, -0.4, -1], 0.04, 0.05, 4);
    if (index % 2 === 0) {
      bar(mesh, [1.6, 0.5, 0], [1.7, 4.4, 0], 0.05, 0.03, 4);
      paint(mesh, '#c9a23c');
      lathe(mesh, 1.7, 4, 0, pairs('0.12 0, 0.26 0.2, 0 0.6'), 7);
    }
  });
}
