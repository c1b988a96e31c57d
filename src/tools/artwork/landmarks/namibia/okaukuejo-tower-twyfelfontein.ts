import { blend, hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { bar, box, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { rubble } from '../carpentry.ts';
import { arch, boulder, crenels, framed, paint, ring, row, surface, windows } from '../parts.ts';
import { pairs, triples } from '../../shapes/rows.ts';

export function okaukuejoTower(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#e8d9ba', Material.plaster);
  lathe(mesh, 0, -2, 0, pairs('3.7 0, 3.2 6, 3 18, 3.7 19.2, 3.7 20.6, 3.4 20.6, 3.4 19.6, 0 19.6'), 22);
  paint(mesh, '#f2ead6');
  ring(11, 3.55, (x, z) => box(mesh, x, 18.6, z, 0.9, 1, 0.9));
  paint(mesh, '#362b23');
  for (const [x, y] of pairs('-0.6 3, 0.8 7.4, -0.5 11.8, 0.3 15'))
    arch(mesh, x, y, -3.55 + y * 0.025, 0.7, 1.4);
  framed(mesh, 0, 0, -3.66, 1.5, 2.6, '#b98a5a', '#33261d');
  paint(mesh, '#b9a58a', Material.stone);
  row(2, -7.6, 7.6, (x) => box(mesh, x, -1, -2, 8, 2.1, 0.6));
}

export function duwisib(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#b0674a', Material.stone);
  box(mesh, 0, -2, 3, 34, 9.4, 18);
  crenels(mesh, -17, 17, 7.4, -5.7, 1, 0.6);
  for (const [x, w, tall] of triples('-18 8 10.6, 18 8 10.6, 0 9 12.6')) {
    paint(mesh, '#b86f50', Material.stone);
    box(mesh, x, -2, -5, w, tall + 2, 7);
    crenels(mesh, x - w / 2, x + w / 2, tall, -8.2, 0.9, 0.6);
    mesh.within(x - w / 2 + 0.3, 0, -5, Math.PI / 2, 1, () => crenels(mesh, -3.5, 3.5, tall, 0, 0.9, 0.6));
    windows(mesh, 2, x - w * 0.22, x + w * 0.22, x ? 2.4 : 7.6, -8.56, 0.8, 1.9, '#d9a27e', 1.2);
  }
  framed(mesh, 0, 0, -8.58, 3, 4.6, '#dba882', '#3b2519', 1.1, 0.5);
  windows(mesh, 3, -11.5, -6.5, 2.6, -6.06, 0.8, 1.9, '#d9a27e', 1.2);
  windows(mesh, 3, 6.5, 11.5, 2.6, -6.06, 0.8, 1.9, '#d9a27e', 1.2);
}

export function windPump({ mesh }: Stage): void {
  paint(mesh, '#7d8086');
  for (const [x, z] of pairs('-1 -1, 1 -1, -1 1, 1 1'))
    bar(mesh, [x, -0.2, z], [x * 0.16, 8.6, z * 0.16], 0.07, 0.05, 4);
  for (const [y, s] of pairs('2.4 0.76, 4.8 0.53, 7 0.33'))
    for (const z of [-s, s]) bar(mesh, [-s, y, z], [s, y, z], 0.04, 0.04, 4);
  mesh.within(0, 9, -0.6, 0.3, 1, () => {
    paint(mesh, '#b9bdc0');
    for (let blade = 0; blade < 14; blade += 1) {
      const a = (blade / 14) * 6.283;
      mesh.quad(
        [Math.cos(a) * 0.4, Math.sin(a) * 0.4, 0],
        [Math.cos(a) * 1.6, Math.sin(a) * 1.6, 0],
        [Math.cos(a + 0.3) * 1.6, Math.sin(a + 0.3) * 1.6, 0.25],
        [Math.cos(a + 0.3) * 0.4, Math.sin(a + 0.3) * 0.4, 0.1],
      );
    }
    paint(mesh, '#a8563c');
    mesh.quad([0, -0.1, 0.6], [0, 0.1, 0.6], [0.2, 0.7, 2.8], [0.2, -0.7, 2.8]);
  });
  paint(mesh, '#8f8577', Material.stone);
  lathe(mesh, 4, -0.2, 0.4, pairs('1.9 0, 1.9 1.5, 1.7 1.5, 1.7 1.2, 0 1.2'), 18);
}

export function diasCross(stage: Stage): void {
  const { mesh } = stage;
  boulder(stage, 0, -1, 2, 12, 7, 8, '#7d7168', 0.28, 22);
  boulder(stage, -10, -1, 0, 7, 4, 6, '#867a70', 0.28, 16);
  paint(mesh, '#d9d2c4', Material.stone);
  bar(mesh, [1, 5, 1], [1, 10.4, 1], 0.34, 0.3, 8);
  box(mesh, 1, 9, 1, 2.3, 0.5, 0.5);
  mesh.within(17, 0, 14, 0, 1, () => {
    for (let band = 0; band < 5; band += 1) {
      paint(mesh, band % 2 ? '#c0392e' : '#f2eee4');
      lathe(
        mesh,
        0,
        -1 + band * 3.4,
        0,
        [
          [2.5 - band * 0.2, 0],
          [2.3 - band * 0.2, 3.4],
        ],
        18,
      );
    }
    paint(mesh, '#f2eee4');
    lathe(mesh, 0, 16, 0, pairs('1.5 -0.2, 2.1 0.2, 2.1 0.6, 1.1 0.6, 1.1 2.4, 1.3 2.5, 0.8 3.3, 0 3.8'), 14);
    paint(mesh, '#2c3840');
    lathe(mesh, 0, 16.8, 0, pairs('1.15 0, 1.15 1.4'), 14);
  });
  paint(mesh, '#8a6a4c', Material.wood);
  mesh.quad([-16, 0.6, -7], [-2, 2, -6], [-2, 2, -4.8], [-16, 0.6, -5.8]);
}

export function twyfelfontein(stage: Stage): void {
  const { mesh, noise } = stage;
  boulder(stage, 11, 1, 6, 7, 5, 6, '#a35a3a', 0.26, 20);
  boulder(stage, -12, 1, 6, 6, 4, 5, '#9a5638', 0.26, 18);
  mesh.within(-0.5, 0, -1, 0.1, 1.25, () => {
    surface(
      mesh,
      22,
      12,
      (u, v) => [
        (u - 0.5) * 12 * (1 - v * 0.12),
        v * 6.4 + noise.sum(u * 4, v, 2) * 0.5 * v,
        v * 2.4 + 0.12 * noise.sum(u * 5, v * 5, 2),
      ],
      (u, v) => scaled(blend(hex('#b9683f'), hex('#d59a6a'), 0.5 + noise.sum(u * 4, v * 6, 3)), 1),
    );
    mesh.paint(hex('#a35a3a'));
    mesh.quad([-5.3, 6.2, 2.4], [5.3, 6.2, 2.4], [6, 5, 7], [-6, 5, 7]);
    const at = (x: number, y: number, s: number, flip: number): void => {
      const z = (y / 6.4) * 2.4 - 0.22;
      paint(mesh, '#f0cfa0');
      const p = (px: number, py: number): [number, number, number] => [
        x + px * s * flip,
        y + py * s,
        z + ((py * s) / 6.4) * 2.4,
      ];
      mesh.quad(p(-0.8, 0.8), p(0.6, 0.8), p(0.6, 1.2), p(-0.8, 1.15));
      for (const lx of [-0.7, -0.5, 0.35, 0.52])
        mesh.quad(p(lx, 0), p(lx + 0.1, 0), p(lx + 0.12, 0.9), p(lx, 0.9));
      mesh.quad(p(0.5, 1), p(0.7, 1), p(1, 2.1), p(0.85, 2.1));
      mesh.quad(p(0.85, 2), p(1.3, 1.95), p(1.25, 2.15), p(0.9, 2.25));
      mesh.quad(p(-0.8, 1.1), p(-0.75, 1.1), p(-1.1, 0.5), p(-1.15, 0.5));
    };
    at(-3.4, 3.4, 0.8, 1);
    at(-0.4, 3.8, 0.95, 1);
    at(2.8, 3.2, 0.8, -1);
    at(-2.2, 1.2, 0.75, -1);
    at(1.2, 1.1, 0.7, 1);
    at(3.9, 1.3, 0.6, 1);
  });
  rubble(stage, 16, 12, 4, 0.7, '#a35f40');
}
