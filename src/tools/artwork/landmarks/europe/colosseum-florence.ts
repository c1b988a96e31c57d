import { Material } from '../../engine/materials.ts';
import { between } from '../../engine/random.ts';
import { house, styleOf } from '../../shapes/houses.ts';
import { bar, box, frustum, gable, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { arch, framed, paint, ring, windows } from '../parts.ts';
import { pairs } from '../../shapes/rows.ts';

export const STONE = '#d9c7a6';

/** Houses of a style in rows that rise towards the back. */
export function stackedHouses(
  stage: Stage,
  style: string,
  rows: number,
  wide: number,
  rise: number,
  depth: number,
  free: (x: number, level: number) => boolean = () => false,
): void {
  const { mesh, random } = stage;
  const how = styleOf({ ...stage, plan: { recipe: 'site', light: stage.plan.light, style } }, style);
  for (let level = 0; level < rows; level += 1) {
    const half = (wide / 2) * (1 - level * 0.05);
    let x = -half + random() * 3;
    while (x < half) {
      const w = between(random, 5.5, 8);
      if (!free(x + w / 2, level)) {
        mesh.within(
          x + w / 2,
          level * rise + (x / half) ** 2 * -1.5,
          level * depth + between(random, -0.8, 0.8),
          between(random, -0.06, 0.06),
          1,
          () =>
            void house(stage, how, w * 0.97, 7, Math.round(between(random, how.storeys[0], how.storeys[1]))),
        );
      }
      x += w + (random() < 0.1 ? 1.5 : 0);
    }
  }
}

export function colosseum(stage: Stage): void {
  const { mesh } = stage;
  const [a, b] = [38, 31];
  const bays = 56;
  const at = (k: number, f = 1): [number, number] => {
    const t = (k / bays) * Math.PI * 2;
    return [Math.cos(t) * a * f, Math.sin(t) * b * f];
  };
  for (let level = 0; level < 4; level += 1) {
    const y = level * 7;
    for (let bay = 0; bay < bays; bay += 1) {
      const outer = bay >= 17 && bay <= 47;
      const gone = outer && bay > 43 - level * 2 + (level === 3 ? -1 : 0);
      if (!outer && level > 1) continue;
      const f = outer && !gone ? 1 : 0.86;
      if (gone && level > 1) continue;
      const [x0, z0] = at(bay, f);
      const [x1, z1] = at(bay + 1, f);
      const w = Math.hypot(x1 - x0, z1 - z0);
      mesh.within((x0 + x1) / 2, 0, (z0 + z1) / 2, -Math.atan2(z1 - z0, x1 - x0), 1, () => {
        paint(mesh, (bay * 7 + level * 3) % 5 ? '#cdb48c' : '#bfa27a', Material.stone);
        mesh.quad(
          [-w / 2, y - (level ? 0 : 3), 0],
          [w / 2, y - (level ? 0 : 3), 0],
          [w / 2, y + 7, 0],
          [-w / 2, y + 7, 0],
        );
        mesh.quad([-w / 2, y + 7, 0], [w / 2, y + 7, 0], [w / 2, y + 7, 3], [-w / 2, y + 7, 3]);
        paint(mesh, '#3d3026');
        if (level < 3) arch(mesh, 0, y, -0.08, w * 0.56, 5.6);
        else if (bay % 2 === 0) arch(mesh, 0, y + 1.6, -0.08, 1, 1.6, 0);
        paint(mesh, '#dcc6a0');
        box(mesh, -w / 2, y, -0.3, 0.7, 6.4, 0.6);
        box(mesh, 0, y + 6.4, -0.2, w * 1.01, 0.6, 0.9);
      });
    }
  }
  for (let bay = 0; bay < bays; bay += 1) {
    const [x0, z0] = at(bay, 0.8);
    const [x1, z1] = at(bay + 1, 0.8);
    const [u0, v0] = at(bay, 0.45);
    const [u1, v1] = at(bay + 1, 0.45);
    paint(mesh, bay % 2 ? '#a88e6c' : '#b89c78', Material.stone);
    mesh.quad([x0, 12.4 + (bay % 3) * 0.6, z0], [x1, 12.4 + (bay % 3) * 0.6, z1], [u1, 1, v1], [u0, 1, v0]);
  }
  paint(mesh, '#c4a67c', Material.stone);
  for (const bay of [42, 43]) {
    const [x, z] = at(bay, 0.93);
    frustum(mesh, x, -3, z, 6, 20 - (bay - 42) * 8, 5, 0.5);
  }
}

const florenceR = (k: number): number => 12.8 * Math.cos(((k * Math.PI) / 2) * 0.93) ** 0.86;

export function florence(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#efe6d4', Material.windows);
  box(mesh, -2, -3, 4, 40, 23, 16);
  paint(mesh, '#b5603c', Material.tiles);
  gable(mesh, -2, 20, 4, 40, 4, 17);
  paint(mesh, '#ece2d0', Material.plaster);
  box(mesh, -2, -3, -8, 40, 13, 9);
  for (const x of [-16, -6, 4, 14]) framed(mesh, x, 2, -12.6, 2, 6, '#5f7f6c', '#2e2a2c', 1.5, 0.5);
  paint(mesh, '#5f7f6c');
  for (const y of [0.6, 9, 19]) box(mesh, -2, y, y > 10 ? -4.1 : -12.6, 40.2, 0.5, 0.4);
  // The drum with round windows, and the ribbed dome.
  paint(mesh, '#f0e8d8', Material.plaster);
  lathe(mesh, 24, -3, 4, pairs('13.2 0, 13.2 22, 12.6 22, 12.6 29, 13.2 29.4, 13.2 30.2'), 8, true);
  for (const [x, z] of pairs('12 -6, 24 -10, 36 -6')) {
    paint(mesh, '#efe6d6', Material.plaster);
    lathe(mesh, x, -3, z + 3, pairs('6 0, 6 15'), 8, true);
    paint(mesh, '#b5603c', Material.tiles);
    lathe(mesh, x, 12, z + 3, pairs('6.2 0, 5 2.6, 2.6 4.4, 0 5'), 8, true);
    framed(mesh, x, 2, z - 2.7, 1.6, 6, '#5f7f6c', '#2e2a2c', 1.5, 0.4);
  }
  paint(mesh, '#38302c');
  ring(
    8,
    11.72,
    (x, z, angle) =>
      mesh.within(24 + x, 22.8, 4 + z, -angle - Math.PI / 2, 1, () =>
        lathe(mesh, 0, 0, 0, pairs('1.7 -0.1, 1.7 0.1'), 12),
      ),
    Math.PI / 8,
  );
  for (let face = 0; face < 8; face += 1) {
    const [t0, t1] = [(face / 8) * Math.PI * 2, ((face + 1) / 8) * Math.PI * 2];
    for (let step = 0; step < 10; step += 1) {
      const [k0, k1] = [step / 10, (step + 1) / 10];
      const p = (t: number, k: number): [number, number, number] => [
        24 + Math.cos(t) * florenceR(k),
        27.4 + 17.5 * k ** 0.92,
        4 + Math.sin(t) * florenceR(k),
      ];
      paint(mesh, '#b85f3a', Material.tiles);
      mesh.quad(p(t0, k0), p(t1, k0), p(t1, k1), p(t0, k1));
      paint(mesh, '#f2eadc');
      bar(mesh, p(t0, k0), p(t0, k1), 0.45, 0.45, 5);
    }
  }
  paint(mesh, '#f2eadc');
  lathe(mesh, 24, 44, 4, pairs('2.4 0, 2.4 0.8, 1.4 1, 1.4 4.6, 1.8 5, 0 8.4'), 8, true);
  paint(mesh, '#e0b24a');
  lathe(mesh, 24, 52, 4, pairs('0.2 0, 0.6 0.6, 0.2 1.2, 0 2.4'), 9);
  // Giotto's tower.
  mesh.within(-30, 0, -8, 0, 1, () => {
    paint(mesh, '#efe6d6', Material.plaster);
    box(mesh, 0, -3, 0, 8.4, 41, 8.4);
    for (const y of [8, 16, 24, 37]) {
      paint(mesh, '#7fa08a');
      box(mesh, 0, y, 0, 8.9, 0.7, 8.9);
    }
    for (const s of [-4.2, 4.2]) {
      paint(mesh, '#e6d3c4');
      for (const z of [-4.2, 4.2]) lathe(mesh, s, -3, z, pairs('1 0, 1 41'), 8);
    }
    for (const y of [10, 18]) windows(mesh, 2, -1.7, 1.7, y, -4.26, 1.1, 4.4, '#b08a7c', 1.5);
    framed(mesh, 0, 26, -4.26, 3.4, 8.6, '#b08a7c', '#2e2a2c', 1.4, 0.5);
    paint(mesh, '#efe6d6');
    box(mesh, 0, 38, 0, 10.2, 1.6, 10.2);
  });
}
