import { hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { between } from '../../engine/random.ts';
import { person } from '../../shapes/boats.ts';
import { acacia, baobab } from '../../shapes/plants.ts';
import { bar, box, gable, lathe } from '../../shapes/solids.ts';
import { type Stage, tonesOf } from '../../stage.ts';
import { columns, rubble } from '../carpentry.ts';
import { framed, paint, ring, row, surface, tube, windows } from '../parts.ts';
import { coralFront } from './fes-tannery-coral-front.ts';
import { pairs, triples } from '../../shapes/rows.ts';

export function stoneTown(stage: Stage): void {
  const { mesh } = stage;
  coralFront(stage, 76, true);
  paint(mesh, '#f4f0e6', Material.plaster);
  box(mesh, 0, -2, 4, 27, 16, 14);
  for (const y of [0.4, 5, 9.6]) {
    paint(mesh, '#e9e6de');
    columns(mesh, 11, -14, 14, y, -6.4, 0.24, 4.2);
    box(mesh, 0, y + 4.2, -4.6, 29, 0.4, 5);
    paint(mesh, '#cfd6d6');
    row(29, -14, 14, (x) => box(mesh, x, y, -6.6, 0.08, 1, 0.08));
    box(mesh, 0, y + 1, -6.6, 28.4, 0.12, 0.16);
    windows(mesh, 6, -11, 11, y + 0.2, -3.06, 1.5, 3, '#dcd6c8', 1, '#4a3a2c');
  }
  paint(mesh, '#b5543a', Material.tiles);
  gable(mesh, 0, 14.4, 1, 29, 2.6, 20);
  paint(mesh, '#f4f0e6', Material.plaster);
  box(mesh, 0, 14, 0, 5.4, 11, 5.4);
  for (const y of [16.4, 21]) windows(mesh, 2, -1.2, 1.2, y, -2.76, 0.9, 2, '#cfc8b8', 1);
  mesh.within(0, 20, -2.8, 0, 1, () => {
    paint(mesh, '#fbf8f0');
    ring(14, 0.9, (px, py, a) =>
      mesh.triangle(
        [0, 0, -0.05],
        [px, py, -0.05],
        [Math.cos(a + 0.46) * 0.9, Math.sin(a + 0.46) * 0.9, -0.05],
      ),
    );
  });
  paint(mesh, '#b9c0bf');
  lathe(mesh, 0, 25, 0, pairs('3.5 0, 1.6 1.4, 1.2 3, 0 6'), 4, true);
}

const balloonAtProfile = (v: number): [number, number] => {
  const t = v * Math.PI * 0.93 + 0.02;
  return [Math.sin(t) * (1 - 0.2 * Math.max(0, v - 0.55) * 2), Math.cos(t) * (v > 0.5 ? 1.3 : 1)];
};

function balloonAt(stage: Stage, x: number, y: number, z: number, r: number, a: string, b: string): void {
  const { mesh } = stage;
  mesh.within(x, y, z, 0.3, r, () => {
    surface(
      mesh,
      24,
      18,
      (u, v) => {
        const [rr, yy] = balloonAtProfile(v);
        const q = rr * (1 + 0.025 * Math.abs(Math.sin(u * Math.PI * 12)));
        return [Math.cos(u * 6.2832) * q, 1.6 + yy, Math.sin(u * 6.2832) * q];
      },
      (u, v) => hex(v > 0.44 && v < 0.56 ? '#f4ecd8' : Math.floor(u * 12) % 2 ? a : b),
    );
    paint(mesh, '#5a3f2a');
    box(mesh, 0, -0.42, 0, 0.3, 0.22, 0.24);
    for (const [px, pz] of pairs('-0.14 -0.1, 0.14 -0.1, -0.14 0.1, 0.14 0.1'))
      bar(mesh, [px, -0.2, pz], [px * 1.3, 0.36, pz * 1.3], 0.008, 0.008, 3);
    mesh.paint([1.7, 0.9, 0.3], stage.light.lamps > 0.1 ? Material.lamp : Material.plain);
    lathe(mesh, 0, -0.05, 0, pairs('0.04 0, 0.05 0.08, 0 0.24'), 7);
  });
}

export function balloon(stage: Stage): void {
  balloonAt(stage, 0, 18, 12, 9, '#d9503a', '#f0b13c');
  if (stage.grows('acacia')) acacia(stage.mesh, stage.random, 9, 0, 0, 8, tonesOf(stage, 'savanna'), 0.8);
}

export function balloons(stage: Stage): void {
  balloonAt(stage, -16, 20, 10, 9, '#d9503a', '#f0b13c');
  balloonAt(stage, 14, 31, 34, 8, '#3f6fa8', '#e9e2cc');
  balloonAt(stage, 34, 17, 60, 8, '#5f8f4a', '#e8c24a');
  acacia(stage.mesh, stage.random, 9, 0, 0, 8, tonesOf(stage, 'savanna'), 0.8);
}

export function baobabs(stage: Stage): void {
  const tones = tonesOf(stage, 'savanna');
  for (const [x, z, tall] of triples('-17 6 17, -7 0 20, 5 5 18, 15 1 15, 22 9 17, -25 13 14'))
    baobab(stage.mesh, stage.random, x, 0, z, tall, tones, (stage.plan.wild ?? 0) > 0.5);
  rubble(stage, 14, 24, 5, 0.8, '#a58d74');
}

/** One old baobab between low walls of coral stones. */
export function loneBaobab(stage: Stage): void {
  const { mesh, random } = stage;
  baobab(mesh, random, 3, 0, 4, 13, tonesOf(stage, 'savanna'), true);
  const wall = (x0: number, z0: number, x1: number, z1: number): void => {
    const count = Math.round(Math.hypot(x1 - x0, z1 - z0) / 0.55);
    for (let stone = 0; stone <= count; stone += 1)
      for (let layer = 0; layer < 3; layer += 1) {
        const at = stone / count;
        const size = between(random, 0.5, 0.72);
        mesh.paint(scaled(hex('#cbbfa6'), between(random, 0.72, 1.08)));
        mesh.within(
          x0 + (x1 - x0) * at + between(random, -0.12, 0.12),
          layer * 0.42 - 0.3,
          z0 + (z1 - z0) * at + between(random, -0.14, 0.14),
          between(random, -0.5, 0.5),
          size,
          () => box(mesh, 0, 0, 0, 1.1, 0.85, 0.95),
        );
      }
  };
  wall(-26, -3, -5, -6);
  wall(-1.5, -6.4, 15, -8);
  wall(15, -8, 20, 12);
  wall(-26, -3, -30, 14);
}

export function mokoro({ mesh }: Stage): void {
  mesh.within(0, 0.1, 0, 0.3, 1, () => {
    paint(mesh, '#6b4d36');
    tube(mesh, triples('-3.4 0.4 0.06, -2.6 0.22 0.3, 0 0.16 0.42, 2.6 0.22 0.3, 3.5 0.5 0.05'), 1, 10);
    paint(mesh, '#3d2a1e');
    tube(mesh, triples('-2.4 0.5 0.05, -1.6 0.52 0.26, 1.6 0.52 0.26, 2.4 0.5 0.05'), 1, 8);
    mesh.within(-2.3, 0.5, 0, 0, 1.15, () => person(mesh, 0, 0, 0, hex('#d9c08a'), true));
    person(mesh, -0.2, 0.45, 0, hex('#c9553a'), false);
    person(mesh, 0.9, 0.45, 0, hex('#e6dcc4'), false);
    paint(mesh, '#8f7452');
    bar(mesh, [-2.9, 4, -0.5], [-2.2, -0.8, -0.6], 0.035, 0.035, 4);
  });
}

const towerRadius = (k: number): number => 2.7 - k * 0.2;

/** A lighthouse, white and another color in bands. */
export function bandedLighthouse(bands: string, tall: number, roof = bands) {
  return ({ mesh }: Stage): void => {
    for (let band = 0; band < 5; band += 1) {
      paint(mesh, band % 2 ? bands : '#f6f2e8');
      lathe(
        mesh,
        0,
        -2 + (band * (tall + 2)) / 5,
        0,
        [
          [towerRadius(band), 0],
          [towerRadius(band + 1), (tall + 2) / 5],
        ],
        22,
      );
    }
    paint(mesh, '#f6f2e8');
    lathe(mesh, 0, tall, 0, pairs('1.7 -0.5, 2.5 0, 2.5 0.4'), 20);
    paint(mesh, '#3f464c');
    ring(16, 2.4, (x, z) => bar(mesh, [x, tall + 0.3, z], [x, tall + 1.4, z], 0.05, 0.05, 4));
    lathe(mesh, 0, tall + 1.35, 0, pairs('2.44 0, 2.44 0.12, 2.34 0.12'), 20);
    paint(mesh, '#9fb4bd');
    lathe(mesh, 0, tall + 0.4, 0, pairs('1.25 0, 1.25 2.4'), 12);
    paint(mesh, '#3f464c');
    ring(8, 1.28, (x, z) => bar(mesh, [x, tall + 0.4, z], [x, tall + 2.8, z], 0.06, 0.06, 4));
    paint(mesh, roof);
    lathe(mesh, 0, tall + 2.8, 0, pairs('1.6 0, 1.2 0.8, 0.3 1.5, 0.25 1.9, 0 2.6'), 14);
    framed(mesh, 0, 0, -2.72, 1.1, 2.1, '#d9d2c2', '#4a3a2c');
    for (const y of [tall * 0.4, tall * 0.7])
      framed(mesh, 0, y, -2.7 + (y / tall) * 0.95, 0.6, 1, '#d9d2c2', '#4a443c');
    paint(mesh, '#f2ecdf', Material.plaster);
    box(mesh, 6.4, -2, 2, 6.4, 5, 5.4);
    paint(mesh, '#a8503a', Material.tiles);
    gable(mesh, 6.4, 3, 2, 7, 1.8, 6.4);
    windows(mesh, 2, 5, 7.8, 0.6, -0.76, 0.9, 1.3, '#6f8f8a');
  };
}
