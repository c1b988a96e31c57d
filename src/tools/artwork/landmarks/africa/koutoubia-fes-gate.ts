import { hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { between, pick } from '../../engine/random.ts';
import { person } from '../../shapes/boats.ts';
import { palm } from '../../shapes/plants.ts';
import { bar, box, dome, frustum, gable, lathe } from '../../shapes/solids.ts';
import { type Stage, tonesOf } from '../../stage.ts';
import { marketStall } from '../americas/leon-flores.ts';
import { lamp } from '../carpentry.ts';
import { arch, crenels, massif, paint, row, windows } from '../parts.ts';
import { pairs, quadruples, triples } from '../../shapes/rows.ts';

export function koutoubia(stage: Stage): void {
  const { mesh } = stage;
  const sand = '#c98a5c';
  paint(mesh, sand, Material.stone);
  box(mesh, 0, -3, 0, 9, 36, 9);
  for (const turn of [0, Math.PI / 2, -Math.PI / 2])
    mesh.within(0, 0, 0, turn, 1, () => {
      for (const [y, w, t, n] of quadruples('5 1 3.4 1, 11.4 1.2 4 2, 18.6 1.3 4.4 2, 25 1 3.2 3'))
        windows(
          mesh,
          n,
          -1.9 * (n > 1 ? 1 : 0),
          1.9 * (n > 1 ? 1 : 0),
          y,
          -4.56,
          w,
          t,
          '#dfae7e',
          1.2,
          '#3a2a20',
        );
      paint(mesh, '#b87a50');
      for (let line = 0; line < 6; line += 1)
        row(5 - (line % 2), -3.2 + (line % 2) * 0.8, 3.2 - (line % 2) * 0.8, (x) =>
          frustum(mesh, x, 28 + line * 0.55, -4.55, 0.9, 0.5, 0.16, 0.3),
        );
      paint(mesh, '#3f9a8f');
      box(mesh, 0, 31.2, -4.55, 9, 1.2, 0.16);
    });
  paint(mesh, sand);
  box(mesh, 0, 33, 0, 9.6, 0.6, 9.6);
  for (const z of [-4.4, 4.4]) crenels(mesh, -4.6, 4.6, 33.6, z, 0.75, 0.6);
  mesh.within(0, 0, 0, Math.PI / 2, 1, () => {
    for (const z of [-4.4, 4.4]) crenels(mesh, -4.6, 4.6, 33.6, z, 0.75, 0.6);
  });
  paint(mesh, sand, Material.stone);
  box(mesh, 0, 33, 0, 4.6, 6.4, 4.6);
  windows(mesh, 1, 0, 0, 34.6, -2.36, 1.3, 2.8, '#dfae7e', 1.2);
  crenels(mesh, -2.3, 2.3, 39.4, -2, 0.5, 0.4);
  paint(mesh, '#d9a878');
  dome(mesh, 0, 39.4, 0, 1.9, 2.2, 1.05);
  paint(mesh, '#e0b84a');
  for (const [y, r] of pairs('42 0.6, 43.2 0.46, 44.1 0.34'))
    lathe(
      mesh,
      0,
      y - r,
      0,
      [
        [0, 0],
        [r, r],
        [0, r * 2],
      ],
      10,
    );
  paint(mesh, '#c98f66', Material.plaster);
  box(mesh, 22, -2, 4, 34, 7.4, 14);
  crenels(mesh, 5, 39, 5.4, -2.8, 0.9, 0.5);
  windows(mesh, 5, 9, 35, 0, -3.06, 2, 3.6, '#dcae84', 1.1);
  paint(mesh, '#4f8f6a', Material.tiles);
  gable(mesh, 22, 5.4, 5, 32, 2, 10);
}

export function stalls(stage: Stage): void {
  const { random, mesh } = stage;
  for (const z of [0, 8, 16])
    row(7, -27, 27, (x) =>
      marketStall(
        stage,
        x + between(random, -1.4, 1.4),
        z + between(random, -1, 1),
        pick(random, ['#b53a2c', '#e8e0cc', '#d9953c', '#3f6f5a', '#c9603a'] as const),
      ),
    );
  row(8, -26, 26, (x) => lamp(stage, x, 2.3, -2 + random(), 0.26, '#ffcf7a'));
  for (let one = 0; one < 40; one += 1)
    mesh.within(between(random, -28, 28), 0, between(random, -9, 14), random() * 6, 1.1, () =>
      person(
        mesh,
        0,
        0,
        0,
        hex(pick(random, ['#e8dcc4', '#7a4a3a', '#3f5f7a', '#b5863c', '#5f6f4a'] as const)),
        true,
      ),
    );
}

/** A tower house of clay: it leans in, has slits, a band of pattern and horned corners. */
function clayTower(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  color: string,
): void {
  const { mesh } = stage;
  mesh.within(x, y, z, between(stage.random, -0.12, 0.12), 1, () => {
    paint(mesh, color, Material.plaster);
    frustum(mesh, 0, -7, 0, wide, tall + 7, wide, 0.86);
    const w = wide * 0.86;
    for (const px of [-1, 1])
      for (const pz of [-1, 1]) {
        frustum(mesh, px * w * 0.43, tall, pz * w * 0.43, w * 0.17, 1.7, w * 0.17, 0.35);
      }
    paint(mesh, '#4a3020');
    const front = (k: number): number => -wide / 2 + (wide * 0.07 * (k + 7)) / (tall + 7) - 0.05;
    row(3, -wide * 0.22, wide * 0.22, (px) => {
      box(mesh, px, tall - 2.4, front(tall - 2.4), 0.34, 1.1, 0.1);
    });
    row(5, -wide * 0.3, wide * 0.3, (px) => frustum(mesh, px, tall - 4, front(tall - 4), 0.5, 0.8, 0.1, 0.2));
    if (tall > 6)
      row(2, -wide * 0.18, wide * 0.18, (px) => box(mesh, px, tall * 0.4, front(tall * 0.4), 0.6, 0.95, 0.1));
  });
}

export function kasbah(stage: Stage): void {
  const { mesh, random } = stage;
  const clay = ['#c9855a', '#b9754c', '#d69a6c', '#bf7d54', '#cf9064'] as const;
  massif(
    stage,
    4,
    -6,
    44,
    34,
    (angle, share) => [48 - share * 28 + 3 * Math.sin(angle * 3), 30 - share * 17],
    (_a, _s, g) => scaled(hex('#bf8a60'), 0.9 + g * 0.35),
    0.12,
    44,
    12,
  );
  for (let level = 0; level < 5; level += 1) {
    const half = 42 - level * 7;
    let x = -half;
    while (x < half) {
      const w = between(random, 6, 10);
      const tower = random() < 0.3;
      const [y, z] = [level * 4.6, level * 7 + between(random, -1, 1)];
      if (tower) clayTower(stage, x + w * 0.3, y, z - 1, 5, between(random, 9, 12), pick(random, clay));
      else {
        paint(mesh, pick(random, clay), Material.plaster);
        box(mesh, x + w / 2, y - 7, z, w * 0.98, 7 + between(random, 3.6, 6.4), 7);
        paint(mesh, '#4a3020');
        row(Math.max(1, Math.round(w / 3)), x + w * 0.25, x + w * 0.75, (px) =>
          box(mesh, px, y + 1.6, z - 3.55, 0.65, 0.95, 0.1),
        );
        if (random() < 0.3) arch(mesh, x + w * 0.5, y - 0.4, z - 3.57, 1.1, 1.8);
      }
      x += tower ? 5 : w;
    }
  }
  paint(mesh, '#c08258', Material.plaster);
  frustum(mesh, 4, 26, 42, 9, 6.5, 8, 0.9);
  crenels(mesh, 0, 8, 32.4, 38.6, 0.7, 0.5);
  const tones = tonesOf(stage, 'palm');
  for (const x of [-38, -30, -17, 22, 34, 40])
    palm(mesh, random, x, -0.5, -8 + between(random, -3, 2), between(random, 6, 9), tones);
}

export function fesGate(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#c9966c', Material.plaster);
  for (const s of [-1, 1]) {
    box(mesh, s * 18, -2, 1, 16, 10, 3);
    crenels(mesh, s * 18 - 8, s * 18 + 8, 8, 0, 0.9, 0.6);
  }
  box(mesh, 0, 10.4, 0, 21, 4.6, 4.4);
  for (const x of [-8.8, -3.9, 3.9, 8.8]) box(mesh, x, -2, 0, x * x > 40 ? 3.6 : 2, 13, 4.4);
  paint(mesh, '#3f72b8');
  for (const [x, w, t] of triples('0 5.8 9.4, -6.35 2.9 7, 6.35 2.9 7')) {
    const r = w / 2;
    for (let step = 0; step < 10; step += 1) {
      const p = (k: number): [number, number] => {
        const a = Math.PI - (k / 10) * Math.PI;
        return [x + Math.cos(a) * r, t - r + Math.sin(a) ** 1.15 * r * 1.3];
      };
      const [[x0, y0], [x1, y1]] = [p(step), p(step + 1)];
      paint(mesh, '#3f72b8');
      mesh.quad([x0, y0, -2.22], [x1, y1, -2.22], [x1, 12.4, -2.22], [x0, 12.4, -2.22]);
      paint(mesh, '#f2ead6');
      bar(mesh, [x0, y0, -2.3], [x1, y1, -2.3], 0.16, 0.16, 4);
    }
  }
  paint(mesh, '#2f5f9f');
  for (let y = 0; y < 4; y += 1)
    row(14, -9.6, 9.6, (x) => {
      if (Math.abs(Math.abs(x) - 8.8) < 1.8 || y > 2)
        frustum(mesh, x, 10.8 + (y - 1) * 1, -2.24, 0.9, 0.7, 0.12, 0.25);
    });
  paint(mesh, '#e6c88a');
  row(17, -9.8, 9.8, (x) => box(mesh, x, 12.9, -2.3, 0.5, 0.9, 0.14));
  paint(mesh, '#c9966c', Material.plaster);
  crenels(mesh, -10.4, 10.4, 15, -1.7, 0.9, 0.7);
  paint(mesh, '#dcb48c', Material.plaster);
  box(mesh, 3, 0, 26, 4, 22, 4);
  paint(mesh, '#3f8f6f');
  box(mesh, 3, 20, 23.9, 4.1, 1, 0.2);
  paint(mesh, '#dcb48c', Material.plaster);
  box(mesh, 3, 22, 26, 2, 3.4, 2);
  dome(mesh, 3, 25.4, 26, 1, 1.2);
}
