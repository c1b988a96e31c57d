import { hex, scaled } from '../engine/color.ts';
import { clamp, smooth } from '../engine/math.ts';
import { between } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { scatter } from '../scatter.ts';
import { placeBirds } from '../shapes/animals.ts';
import { placeBoats } from '../shapes/boats.ts';
import { grass } from '../shapes/plants.ts';
import { type Stage, colorOf, dim, over, put, sceneOf } from '../stage.ts';
import { quadruples } from '../shapes/rows.ts';

/** Positions of the stacks: share of the picture's width from the middle, distance in meters, radius and height. */
const STACKS: readonly (readonly [number, number, number, number])[] = quadruples(`
      0.3 150 13 1, 0.03 225 15 0.86, 0.19 330 17 1, -0.07 430 17 0.9, 0.08 560 20 1.05,
      0.26 640 19 0.8, -0.11 760 22 0.95`);

/** Towers of rock in the surf before a line of cliffs, seen from the cliffs' edge. */
export function stacks(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const left = plan.place === undefined ? -side : Math.sign(plan.place) || 1;
  const arch = plan.landmark !== undefined;
  const tall = 30 + 40 * (plan.high ?? 0.4);
  const rock = colorOf(stage, plan.rock, '#c9a878');
  const grassy = colorOf(stage, plan.ground, '#7d8a48');
  const towers = STACKS.slice(arch ? 3 : 0).map(([across, z, r, h], index) => ({
    x: -left * across * z,
    z,
    r: r * between(random, 0.9, 1.15),
    h: tall * h * (index === 0 ? 1 : between(random, 0.86, 1.1)),
  }));
  /** Meters inland of the cliffs' edge. */
  const edgeAt = (x: number, z: number): number =>
    left * x -
    30 -
    z * 0.2 +
    Math.max(0, z - 320) * 0.1 -
    noise.sum(z * 0.009, 1, 3) * 46 * smooth(30, 160, z) -
    noise.sum(x * 0.035, z * 0.035, 3) * 9;
  const height = (x: number, z: number): number => {
    const edge = edgeAt(x, z);
    const top = tall * (0.8 + noise.sum(x * 0.006, z * 0.006, 3) * 0.35);
    // A beach at the foot, shallow far out, so that the waves break in rows.
    let y = clamp(edge * 0.09 + 2.4, -7, 2.2) + smooth(-1.5, 4, edge) * (top - 2);
    for (const tower of towers) {
      const dx = x - tower.x;
      const dz = z - tower.z;
      if (Math.abs(dx) > tower.r * 2.4 || Math.abs(dz) > tower.r * 2.4) continue;
      const warp = noise.sum(x * 0.09, z * 0.09, 3) * 0.3;
      const away = Math.hypot(dx, dz * 0.85) / tower.r + warp;
      const shoulder = smooth(1, 0.9, away) * 0.62 + smooth(0.82, 0.66, away + warp * 0.6) * 0.38;
      y = Math.max(
        y,
        shoulder * (tower.h + 3 + noise.sum(x * 0.05, z * 0.05, 2) * 5) - 3,
        -1.7 + 2.1 * (1.7 - away),
      );
      if (away > 0.98) y = Math.min(y, Math.max(edge * 0.09 + 2.4, 0.7 - (away - 0.98) * 4));
    }
    return y + noise.sum(x * 0.3, z * 0.3, 2) * 0.35;
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const grain = noise.sum(x * 0.07, z * 0.07 + y * 0.04, 3);
    put(out, rock);
    // Beds of the stone: even, a little tilted, some of them darker.
    const bed = y + x * 0.03 + grain * 2.4;
    dim(out, 1 + 0.11 * Math.sin(bed * 0.85) + 0.09 * Math.sin(bed * 0.33 + 1) + grain * 0.32);
    dim(out, 1 - 0.22 * smooth(0.1, 0.4, noise.at(x * 0.28, z * 0.28)) * smooth(0.6, 0.3, ny));
    over(out, scaled(rock, 0.55), smooth(7, 1.5, y) * smooth(0.75, 0.5, ny) * 0.75);
    over(out, grassy, smooth(0.62, 0.84, ny + grain * 0.12) * smooth(tall * 0.45, tall * 0.6, y));
    over(out, hex('#e2cda0'), smooth(4.6, 2.6, y) * smooth(0.82, 0.95, ny));
    over(out, hex('#a58a62'), smooth(1, 0.1, y) * smooth(0.82, 0.95, ny) * 0.7);
    if (distance < 90) dim(out, 1 + noise.sum(x * 0.9, z * 0.9, 2) * 0.2);
  };
  scatter(
    stage,
    900,
    5,
    70,
    0.7,
    height,
    (_x, _z, y) => y > tall * 0.5,
    (x, y, z) =>
      grass(mesh, random, x, y, z, between(random, 0.4, 0.9), 6, scaled(grassy, 0.8), hex('#d8cf8a')),
  );
  if (plan.boats) placeBoats(stage, plan.boats, 0, -left * 0.02, 130, 2);
  if (plan.landmark) landmarkAt(stage, plan.landmark, -left * 18, 150, () => 0, 1, left < 0 ? 0 : Math.PI);
  placeBirds(stage, 9, -left * 0.1, 0.16, 110);
  return sceneOf(stage, {
    camera: { height: tall * (arch ? 0.5 : 0.62) * (plan.eye ?? 1), focal: 0.92, horizon: 0.44 },
    ground: { height, highest: tall * 1.4, near: 2, far: 14000, step: 0.003 },
    soil,
    water: {
      level: 0,
      shallow: hex(plan.water ?? stage.water?.shallow ?? '#5fb3ac'),
      deep: hex(stage.water?.deep ?? '#155a78'),
      clarity: 3.6,
      waves: 0.3 + 0.35 * (plan.wild ?? 0.6),
      foam: 1,
      surf: 4,
      mirror: 0.55,
    },
    air: {
      reach: 5600,
      power: 1.25,
      mist: { base: 0, thickness: 16, density: 0.35 + (plan.mist ?? 0.2) * 3 },
    },
    focus: { x: 0.5 - left * 0.08, y: 0.44 },
    shadowReach: 420,
  });
}
