import { Material } from '../../engine/materials.ts';
import type { Mesh } from '../../engine/mesh.ts';
import { bar, box, frustum, lathe, swungRoof } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { stairs, tiers } from '../carpentry.ts';
import { arch, framed, paint, ring, row } from '../parts.ts';
import { pairs, triples } from '../../shapes/rows.ts';

const VERMILION = '#d9472b';

/** A torii: two posts that lean in, a swung double lintel, a tie beam. */
function gate(mesh: Mesh, wide: number, tall: number, thick: number, top = '#3a2a28'): void {
  paint(mesh, VERMILION);
  for (const s of [-1, 1])
    bar(mesh, [s * wide * 0.5, -1.6, 0], [s * wide * 0.46, tall * 0.9, 0], thick, thick * 0.85, 12);
  box(mesh, 0, tall * 0.7, 0, wide * 1.16, tall * 0.055, thick * 1.1);
  box(mesh, 0, tall * 0.75, 0, thick * 1.3, tall * 0.13, thick * 1.2);
  for (const [y, w, t, d, color] of [
    [0.86, 1.3, 0.05, 1.9, VERMILION],
    [0.915, 1.42, 0.055, 2.5, top],
  ] as const) {
    paint(mesh, color);
    const steps = 14;
    for (let step = 0; step < steps; step += 1) {
      const p = (k: number): [number, number] => {
        const a = (k / steps) * 2 - 1;
        return [(a * wide * w) / 2, tall * (y + 0.05 * a ** 4)];
      };
      const [[x0, y0], [x1, y1]] = [p(step), p(step + 1)];
      const z = thick * d * 0.5;
      const h = tall * t;
      mesh.quad([x0, y0, -z], [x1, y1, -z], [x1, y1 + h, -z * 1.25], [x0, y0 + h, -z * 1.25]);
      mesh.quad(
        [x0, y0 + h, -z * 1.25],
        [x1, y1 + h, -z * 1.25],
        [x1, y1 + h, z * 1.25],
        [x0, y0 + h, z * 1.25],
      );
      mesh.quad([x0, y0, -z], [x1, y1, -z], [x1, y1, z], [x0, y0, z]);
      mesh.quad([x0, y0, z], [x1, y1, z], [x1, y1 + h, z * 1.25], [x0, y0 + h, z * 1.25]);
    }
  }
}

export function torii(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(0, 0, 0, 0.28, 1, () => {
    gate(mesh, 12.5, 16, 0.95, '#5a4238');
    paint(mesh, VERMILION);
    for (const s of [-1, 1])
      for (const z of [-3.6, 3.6]) {
        bar(mesh, [s * 6.2, -1.6, z], [s * 6, 7.2, z * 0.94], 0.5, 0.42, 9);
        for (const y of [3, 5.6]) box(mesh, s * 6.1, y, z / 2, 0.4, 0.5, 4.4);
        paint(mesh, '#4f3c33');
        box(mesh, s * 6, 7.1, z * 0.94, 1.9, 0.35, 1.5);
        paint(mesh, VERMILION);
      }
    paint(mesh, '#e0b24a');
    box(mesh, 0, 12, -1.15, 1.4, 2, 0.15);
  });
}

export function fushimi(stage: Stage): void {
  const { mesh } = stage;
  row(26, 0, 34, (z, index) =>
    mesh.within(
      Math.sin(z * 0.07) * 3.2,
      Math.max(0, z - 8) * 0.09,
      z,
      Math.sin(z * 0.07 + 1) * 0.12,
      1 + (index === 0 ? 0.16 : 0),
      () => {
        gate(mesh, 3.5, 4.5, 0.26, '#2c2422');
        paint(mesh, '#2c2422');
        for (const s of [-1, 1]) bar(mesh, [s * 1.76, -0.3, 0], [s * 1.74, 0.5, 0], 0.32, 0.32, 8);
      },
    ),
  );
  paint(mesh, '#a39a8c', Material.stone);
  row(17, -2, 34, (z) =>
    box(mesh, Math.sin(z * 0.07) * 3.2, -2 + Math.max(0, z - 8) * 0.09, z, 3.2, 2.06, 2.3),
  );
  for (const s of [-1, 1]) mesh.within(s * 4.2, 0, -2, 0, 1, () => fox(mesh));
}

/** A seated fox of stone with a red bib, on its plinth. */
function fox(mesh: Mesh): void {
  paint(mesh, '#9b948a', Material.stone);
  tiers(mesh, 0, -1, 0, triples('1.7 1.5 1.7, 1.2 0.6 1.2'));
  paint(mesh, '#c9c2b6');
  lathe(mesh, 0, 1.1, 0, pairs('0.42 0, 0.36 0.5, 0.22 1, 0.26 1.25, 0.1 1.5, 0 1.55'), 9);
  for (const e of [-0.14, 0.14]) bar(mesh, [e, 2.5, 0], [e * 1.3, 2.95, 0], 0.1, 0.01, 5);
  bar(mesh, [0, 2.4, 0], [0, 2.3, -0.45], 0.12, 0.04, 6);
  paint(mesh, '#c9302a');
  lathe(mesh, 0, 1.9, -0.04, pairs('0.32 0, 0.22 0.25'), 9);
}

/** Two foxes before the red gate of a small forest shrine, stone lanterns and steps behind them. */
export function inariFoxes({ mesh }: Stage): void {
  for (const s of [-1, 1]) {
    mesh.within(s * 2.6, 0.2, -3, s * 0.3, 1.5, () => {
      fox(mesh);
      paint(mesh, '#c9c2b6');
      bar(mesh, [0, 1.4, 0.2], [-s * 0.2, 1.8, -0.34], 0.14, 0.1, 7);
      bar(mesh, [s * 0.2, 1.2, 0.2], [s * 0.5, 2.6, 0.5], 0.2, 0.06, 7);
    });
    paint(mesh, '#8f897d', Material.stone);
    lathe(
      mesh,
      s * 6,
      -0.4,
      1.5,
      pairs('0.8 0, 0.8 0.5, 0.3 0.7, 0.3 2.2, 0.7 2.4, 0.7 3.1, 1.1 3.3, 0.2 4, 0 4.3'),
      6,
      true,
    );
  }
  paint(mesh, '#8f897d', Material.stone);
  row(6, 0, 5, (step) => box(mesh, 0, -1 + step * 0.34, 1 + step * 0.9, 5, 1.2, 1));
  mesh.within(0, 0.4, 2, 0, 1.1, () => gate(mesh, 4.6, 5.4, 0.34, '#2c2422'));
  mesh.within(0, 1.4, 8, 0, 1, () => {
    paint(mesh, '#c23a26', Material.wood);
    box(mesh, 0, 0, 2, 7, 3.4, 5);
    paint(mesh, '#f2ead8', Material.plaster);
    box(mesh, 0, 0.6, -0.56, 4, 2.2, 0.1);
    paint(mesh, '#4a4640', Material.tiles);
    swungRoof(mesh, 0, 3.2, 2, 11, 3.4, 9, 0.18, 0.6);
  });
}

/** Storeys under swung roofs, each narrower; for pagodas and castle towers. */
function storeys(
  stage: Stage,
  count: number,
  wide: number,
  wall: string,
  trim: string,
  roof: string,
  floor: number,
  shrink: number,
  spire: number,
  sides = 4,
): void {
  const { mesh } = stage;
  let y = 0;
  for (let storey = 0; storey < count; storey += 1) {
    const w = wide * (1 - storey * shrink);
    paint(mesh, wall, Material.plaster);
    if (sides === 4) box(mesh, 0, y - (storey ? 0 : 2), 0, w, floor + (storey ? 0 : 2), w);
    else
      lathe(
        mesh,
        0,
        y,
        0,
        [
          [w * 0.54, 0],
          [w * 0.54, floor],
        ],
        sides,
        true,
      );
    paint(mesh, trim);
    if (sides === 4) {
      row(4, -w / 2, w / 2, (x) => box(mesh, x, y, -w / 2 - 0.08, 0.34, floor, 0.3));
      box(mesh, 0, y + floor * 0.74, 0, w + 0.5, floor * 0.3, w + 0.5);
      box(mesh, 0, y + 0.5, 0, w + 1.4, 0.18, w + 1.4);
      framed(mesh, 0, y + (storey ? 0.5 : 0), -w / 2 - 0.1, w * 0.2, floor * 0.62, trim, '#2c211b', 0, 0.15);
    } else {
      lathe(
        mesh,
        0,
        y + floor * 0.8,
        0,
        [
          [w * 0.56, 0],
          [w * 0.62, floor * 0.2],
        ],
        sides,
        true,
      );
      ring(sides, w * 0.55, (x, z) => bar(mesh, [x, y, z], [x, y + floor, z], 0.2, 0.2, 5));
    }
    paint(mesh, roof, Material.tiles);
    if (sides === 4) {
      swungRoof(
        mesh,
        0,
        y + floor - 0.1,
        0,
        w * 1.85,
        floor * 0.62,
        w * 1.85,
        0.34,
        storey === count - 1 ? 0.05 : 0.32,
      );
      paint(mesh, trim, Material.plain, 0.62);
      frustum(mesh, 0, y + floor * 0.86, 0, w * 1.1, floor * 0.16, w * 1.1, 1.45);
    } else
      lathe(
        mesh,
        0,
        y + floor,
        0,
        [
          [w * 1, 0.25],
          [w * 0.8, 0.05],
          [w * 0.56, floor * 0.24],
          [w * (1 - shrink) * 0.5, floor * 0.42],
        ],
        sides,
        true,
      );
    y += floor * 1.36;
  }
  paint(mesh, '#6f6448');
  const top = y - floor * 0.32;
  bar(mesh, [0, top - 1, 0], [0, top + spire, 0], 0.16, 0.06, 6);
  row(8, top + spire * 0.22, top + spire * 0.78, (at) =>
    lathe(mesh, 0, at, 0, pairs('0.55 0, 0.62 0.12, 0.2 0.2'), 10),
  );
}

export function pagodaJapan(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#a39c90', Material.stone);
  tiers(mesh, 0, -3, 0, triples('15 3.6 15, 12 0.8 12'));
  mesh.within(0, 1.4, 0, 0.5, 1, () => storeys(stage, 5, 7, '#f0e8da', '#c24a32', '#4f5a5c', 3.5, 0.085, 8));
}

export function greatHall(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#b5ab9b', Material.stone);
  box(mesh, 0, -3, 6, 64, 4.4, 34);
  stairs(mesh, 0, -0.6, -15, 14, 2, 5, 5);
  const wall = (w: number, d: number, y: number, t: number): void => {
    paint(mesh, '#f2ebdc');
    box(mesh, 0, y, 6, w, t, d);
    paint(mesh, '#5a3b2a');
    row(Math.round(w / 4.6), -w / 2, w / 2, (x) => box(mesh, x, y, 6 - d / 2 - 0.2, 0.9, t, 0.6));
    for (const k of [0.36, 0.72]) box(mesh, 0, y + t * k, 6 - d / 2 - 0.2, w, 0.55, 0.5);
  };
  wall(48, 24, 1.4, 9.4);
  paint(mesh, '#3a2c22');
  arch(mesh, 0, 1.4, -6.6, 7, 6.6, 0);
  paint(mesh, '#525a5e', Material.tiles);
  swungRoof(mesh, 0, 10.4, 6, 62, 5.4, 38, 0.3, 0.72);
  wall(38, 17, 14, 6.4);
  paint(mesh, '#565e62', Material.tiles);
  swungRoof(mesh, 0, 20, 6, 55, 11, 31, 0.18, 0.62);
  mesh.within(0, 10.6, -11, 0, 1, () => {
    paint(mesh, '#4b5357', Material.tiles);
    swungRoof(mesh, 0, 1, 0, 13, 3.2, 5, 0.2, 0.3);
    paint(mesh, '#5a3b2a');
    arch(mesh, 0, -0.6, -0.6, 8, 1.6, 0);
  });
  paint(mesh, '#e0b53c');
  for (const s of [-1, 1]) bar(mesh, [s * 16.4, 30.4, 6], [s * 17.4, 33.8, 6], 0.7, 0.2, 7);
}
