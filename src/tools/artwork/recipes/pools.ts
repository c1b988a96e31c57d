import { blend, type Color, hex, scaled } from '../engine/color.ts';
import { bell, clamp, smooth } from '../engine/math.ts';
import { between } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { plant, scatter, wood } from '../scatter.ts';
import { placeBirds } from '../shapes/animals.ts';
import { bush } from '../shapes/plants.ts';
import { colorOf, dim, over, put, sceneOf, tonesOf, type Stage } from '../stage.ts';

const FOAM: readonly [number, number, number] = [1.15, 1.22, 1.24];
const LEVELS = 5;

/**
 * Pool over pool behind rims of limestone, water running from one into the next; at their head a fall as tall as
 * `high` says. `wet` is how much of each rim the water runs over.
 */
export function pools(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const place = plan.place ?? side * 0.1;
  const kind = plan.trees ?? 'rain';
  const tones = tonesOf(stage, kind === 'broad' ? 'temperate' : kind === 'tropical' ? 'tropical' : 'rain');
  const rock = colorOf(stage, plan.rock, '#a8987c', 0.15);
  const pool = hex(plan.water ?? stage.water?.shallow ?? '#49b8ae');
  const bright = blend(pool, hex('#d8fff2'), 0.4);
  const fall = 24 * (plan.high ?? 0);
  const wet = plan.wet ?? 0.55;
  const drop = 1.1 + 2.2 * (plan.wild ?? 0.2);
  const deep = 15;
  const headZ = 26 + LEVELS * deep;
  const rims = Array.from({ length: LEVELS + 1 }, (_, index) => ({
    z: 27 + index * deep + between(random, -3, 3),
    shift: between(random, -30, 30),
    swing: between(random, 5, 9),
  }));

  /** Where a rim runs: bows towards us between points where they meet. */
  const rimAt = (index: number, x: number): number => {
    const rim = rims[index]!;
    const lobes = Math.abs(Math.sin((x + rim.shift) * 0.085 + noise.sum(x * 0.02 + index * 7, 3, 2) * 2));
    return rim.z - lobes * rim.swing + noise.sum(x * 0.05 + index * 11, 9, 2) * 5 + Math.abs(x) * 0.06;
  };
  const middle = (z: number): number => place * z * 0.5;
  const bankAt = (x: number, z: number): number =>
    Math.abs(x - middle(z)) - 17 - z * 0.14 - noise.sum(z * 0.05, x > 0 ? 4 : 40, 2) * 9;
  /** Index of the pool at a point, and the distance in meters to its lower rim. */
  const stepAt = (x: number, z: number): { level: number; behind: number; ahead: number } => {
    let level = 0;
    let behind = 99;
    let ahead = 99;
    for (let index = 0; index <= LEVELS; index += 1) {
      const away = z - rimAt(index, x);
      if (away > 0) {
        level = index + 1;
        behind = away;
      } else {
        ahead = -away;
        break;
      }
    }
    return { level, behind, ahead };
  };
  const height = (x: number, z: number, distance: number): number => {
    const { level, behind, ahead } = stepAt(x, z);
    const rise = (at: number): number =>
      at === LEVELS + 1 ? drop * LEVELS + fall : drop * Math.min(at, LEVELS);
    const low = rise(level - 1);
    const own = rise(level);
    // The face of a rim is slightly inclined; its lip is higher than the pool behind it.
    const tall = own - low;
    let y = level === 0 ? -1.1 : low + tall * smooth(0, level === LEVELS + 1 ? 4.5 : 0.9, behind);
    if (level > 0 && level <= LEVELS)
      y += 0.22 * bell(behind, 1.1, 0.5) * (0.5 + noise.at(x * 0.3, level * 9));
    if (level === 0) y += 0.5 * smooth(5, 0.4, ahead);
    const bank = bankAt(x, z);
    y += smooth(0, 9, bank) * (1.4 + 2 * smooth(0, 30, z)) + smooth(6, 60, bank) * 26 * smooth(10, 90, z);
    if (level > LEVELS)
      y +=
        smooth(3, 120, behind) *
        (24 + 34 * (0.5 + noise.sum(x * 0.01, z * 0.01, 3))) *
        (1 - 0.5 * bell(x - middle(z), 0, 16));
    const leafy = Math.max(smooth(2, 8, bank), level > LEVELS ? smooth(5, 12, behind) : 0);
    if (leafy > 0 && distance > 34) y += leafy * noise.domes(x / 6, z / 6) * 3.6 * smooth(34, 60, distance);
    return y + noise.sum(x * 0.4, z * 0.4, 2) * 0.12 * smooth(0, 3, bank);
  };
  const { middle: high, horizon: low } = stage.light;
  const sheenOf = (channel: 0 | 1 | 2): number => high[channel] * 0.75 + low[channel] * 0.3;
  const sheen: Color = [sheenOf(0), sheenOf(1), sheenOf(2)];
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const { level, behind, ahead } = stepAt(x, z);
    const bank = bankAt(x, z);
    const grain = noise.sum(x * 0.2, z * 0.2 + y * 0.12, 4);
    put(out, rock);
    dim(out, clamp(1 + grain * 0.6 + 0.25 * noise.at(x * 0.6, y * 0.1), 0.45, 1.5));
    over(out, hex('#6d7a3c'), smooth(0.05, 0.3, noise.sum(x * 0.1, y * 0.2 + level * 5, 3)) * 0.55);
    const dome = noise.domes(x / 6, z / 6);
    const leaf = blend(tones.leaf, tones.bright, clamp(noise.lastCell * 0.6 + dome * 0.3, 0, 1));
    over(
      out,
      leaf,
      Math.max(
        smooth(0, 3, bank + grain * 3),
        level > LEVELS ? smooth(4, 9, behind) * smooth(0.2, 0.6, ny) : 0,
      ),
    );
    if (bank > 2) return;
    const within = smooth(1.5, 0, bank);
    const strands = 0.6 + 0.65 * noise.sum(x * 1.7, y * 0.12 + level * 3, 3);
    const runs = smooth(0.1, -0.12, noise.sum(x * 0.07 + level * 17, level * 3.7, 2) - (wet - 0.45));
    const flat = smooth(0.8, 0.97, ny);
    if (level > 0 && level <= LEVELS && flat > 0) {
      // Still water that shows the ground near its rims and the sky far off.
      const depth = smooth(0.6, 5, Math.min(behind, ahead));
      const ripple = noise.sum(x * 0.5, z * 1.3, 2);
      const mirrored = clamp(0.1 + distance * 0.0016 + ripple * 0.12, 0, 0.5);
      const water = blend(blend(bright, pool, depth), sheen, mirrored);
      over(out, water, flat * within * smooth(0.7, 1.3, behind));
    }
    if (level > 0 && level <= LEVELS) over(out, FOAM, smooth(0.93, 0.7, ny) * runs * strands * within);
    if (level <= LEVELS && level > 0)
      over(
        out,
        FOAM,
        within *
          smooth(2.6, 0.1, ahead + grain * 1.6) *
          (level === LEVELS && fall > 3 ? 1 : runsAhead(x, level)) *
          0.85,
      );
    if (level > LEVELS && fall > 3) {
      const across = (x - middle(z)) / (9 + 10 * wet);
      over(
        out,
        FOAM,
        smooth(1.2, 0.75, Math.abs(across) + grain * 0.3) *
          smooth(0.97, 0.8, ny) *
          smooth(-0.3, 0.05, noise.sum(x * 0.13, y * 0.03, 2) + 0.1) *
          strands,
      );
    }
  };
  const runsAhead = (x: number, level: number): number =>
    smooth(0.1, -0.12, noise.sum(x * 0.07 + (level + 1) * 17, (level + 1) * 3.7, 2) - (wet - 0.45));
  const land = (x: number, z: number): number => height(x, z, 10);
  wood(stage, kind, 260, 22, headZ * 2, land, (x, z) => bankAt(x, z) > 5 || z > headZ + 14, 0.5);
  for (const across of [-1, 1]) {
    const x = across * 10.5;
    plant(stage, kind, x, Math.max(0.6, land(x, 17)), 17, 1, 0.42);
  }
  scatter(
    stage,
    420,
    9,
    130,
    0.62,
    land,
    (x, z) => bankAt(x, z) > 0.5,
    (x, y, z, detail) => bush(mesh, random, x, y, z, between(random, 0.7, 1.9), tones, detail * 0.8),
  );
  if (plan.landmark)
    landmarkAt(
      stage,
      plan.landmark,
      middle(64) + (stage.biome ? 1 : side) * 27,
      64,
      (x, z) => land(x, z) - 0.5,
    );
  placeBirds(stage, 4, -place, 0.34, 90);
  return sceneOf(stage, {
    camera: { height: (plan.eye ?? 1) * (drop * 3 + 7), focal: 0.95, horizon: 0.3 },
    ground: { height, highest: drop * LEVELS + fall + 100, near: 2, far: 2500, step: 0.003 },
    soil,
    water: {
      level: 0,
      shallow: scaled(bright, 0.9),
      deep: pool,
      clarity: 1.3,
      waves: 0.1,
      foam: 0.25,
      mirror: 0.16,
      white: (x, z) => {
        const away = rimAt(0, x) - z;
        return clamp(
          smooth(4.5, 0.2, away + noise.sum(x * 0.5, z * 0.7, 2) * 3) * runsAhead(x, 0) * 0.9,
          0,
          0.9,
        );
      },
    },
    air: { reach: 900, power: 1.3, mist: { base: 0, thickness: 16, density: 0.5 + 3 * (plan.mist ?? 0.2) } },
    focus: { x: clamp(0.5 + place * 0.4, 0.3, 0.7), y: 0.52 },
    shadowReach: 170,
  });
}
