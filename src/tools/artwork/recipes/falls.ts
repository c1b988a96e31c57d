import { blend, hex } from '../engine/color.ts';
import { bell, clamp, smooth } from '../engine/math.ts';
import { between } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { placeAnimals, placeBirds } from '../shapes/animals.ts';
import { placeBoats } from '../shapes/boats.ts';
import { plant, scatter, wood } from '../scatter.ts';
import { bush } from '../shapes/plants.ts';
import { colorOf, dim, over, put, sceneOf, tonesOf, type Stage } from '../stage.ts';
import { cascade } from './cascade.ts';
import { pools } from './pools.ts';

const WHITE: readonly [number, number, number] = [1.2, 1.26, 1.26];

/** Share of the height of each step, from below. */
const TIERS = [0.38, 0.34, 0.28] as const;

const dry = (_x: number, _z: number, y: number): boolean => y > 0.6;

/** Styles in which the water comes down between banks rather than over a wall. */
const CASCADES: ReadonlySet<string> = new Set(['boulders', 'low', 'slot']);

/** Falling water: one tall ribbon or a wide curtain, forest or bare rock around; pool after pool in steps. */
export function falls(stage: Stage): Scene {
  if (stage.plan.style === 'steps') return pools(stage);
  if (stage.plan.style && CASCADES.has(stage.plan.style)) return cascade(stage);
  const { plan, noise, random, mesh, side } = stage;
  const style = plan.style ?? 'ribbon';
  const place = plan.place ?? side * 0.12;
  // A wide river in many channels over low ragged rock.
  const ledges = style === 'ledges';
  // Three steps, each split by rocks and bushes, below rounded cones of limestone.
  const tiers = style === 'tiers';
  const curtain = style === 'curtain' || ledges || tiers;
  const ribbon = !curtain;
  const tall = ledges ? 11 : curtain ? 24 : 34 + 18 * (plan.high ?? 0.5);
  const wallZ = curtain ? 88 : 92;
  const fallX = place * wallZ * 0.6;
  const half = curtain ? 46 : 3.4 + 3 * (plan.wet ?? 0.4);
  const rock = colorOf(stage, plan.rock, '#6d675c', 0.2);
  const kind = plan.trees ?? 'rain';
  const tones = tonesOf(
    stage,
    kind === 'fir'
      ? 'fir'
      : kind === 'broad'
        ? 'temperate'
        : kind === 'bush' || kind === 'baobab'
          ? 'dry'
          : 'rain',
  );
  const wild = plan.wild ?? 0.8;

  const edgeAt = (x: number): number =>
    wallZ +
    (ledges ? noise.sum(x * 0.06, 9, 3) * 26 : 0) +
    noise.sum(x * 0.025, 3, 3) * 14 -
    Math.abs(x - fallX) * 0.26 +
    6 * bell(x, fallX, half * 2);
  /** The blocks of rock between channels, from their foot to their head. */
  const blockAt = (x: number, z: number, foot: number, head: number): number =>
    smooth(foot, head, noise.sum(x * 0.05 + 5, z * 0.045, 3));
  const height = (x: number, z: number, distance: number): number => {
    let y = -2.4 + noise.sum(x * 0.09, z * 0.09, 3) * 0.8;
    const bank =
      smooth(
        half + 5,
        half + 34,
        Math.abs(x - fallX * (z / wallZ)) - noise.sum(z * 0.05, 2, 2) * 9 - (z > wallZ ? 60 : 0),
      ) * smooth(120, 60, z);
    y += bank * (4 + 11 * smooth(10, 70, z)) + smooth(12, 5, z + Math.abs(x) * 0.1) * 1.6;
    const from = edgeAt(x) + noise.sum(x * 0.06, 2, 2) * 5;
    const front = z + noise.sum(x * 0.12, z * 0.12, 3) * 1.6;
    if (tiers)
      for (let tier = 0; tier < 3; tier += 1) {
        const edge = from + tier * 15 + noise.sum(x * 0.045, tier * 7, 2) * 9;
        y += smooth(edge - 1.5, edge + 4, front) * tall * TIERS[tier]!;
      }
    else y += smooth(from - 1.5, from + 5, front) * tall;
    // Blocks of bare rock stand between the channels and in the pool below.
    if (ledges) y += 7 * blockAt(x, z, 0.12, 0.34) * smooth(34, 60, z) * smooth(200, 120, z);
    if (z > wallZ)
      y +=
        smooth(wallZ, wallZ + 190, z) *
        40 *
        (0.4 + noise.sum(x * 0.007, z * 0.007, 3)) *
        (plan.high ?? 0.5) *
        (1 - 0.8 * bell(x, fallX, half * 2.2));
    if (tiers && z > wallZ + 60)
      y += noise.mounds(x / 110 + 3, z / 130, 0.5, 0.15) * 92 * smooth(wallZ + 60, wallZ + 190, z);
    const leafy = wild * (y > 1 ? 1 : 0) * (1 - bell(x, fallX, half * 1.15));
    if (distance > wallZ * 0.4)
      y += leafy * noise.domes(x / 6, z / 6) * 3.4 * smooth(wallZ * 0.4, wallZ * 0.8, distance);
    return y;
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const grain = noise.sum(x * 0.16, z * 0.16 + y * 0.09, 4);
    put(out, rock);
    dim(
      out,
      clamp(
        1 + grain * 0.7 + 0.3 * noise.at(x * 0.4, y * 0.05) + 0.14 * Math.sin(y * 0.7 + grain * 4),
        0.4,
        1.6,
      ),
    );
    // Moss and bushes hold on to the ledges.
    over(
      out,
      tones.leaf,
      wild *
        0.8 *
        smooth(0.12, 0.32, noise.sum(x * 0.06, y * 0.11 + 4, 3)) *
        smooth(half * 1.2, half * 2.4, Math.abs(x - fallX)),
    );
    const dome = noise.domes(x / 6, z / 6);
    const leaf = blend(tones.leaf, tones.bright, clamp(noise.lastCell * 0.6 + dome * 0.3, 0, 1));
    over(out, leaf, wild * smooth(0.32, 0.62, ny + grain * 0.3) * smooth(0.6, 2.4, y));
    over(out, hex('#2c2b26'), smooth(1.4, 0.1, y) * 0.5);
    over(out, WHITE, sheetAt(x, y, z, ny));
    if (distance < 50) dim(out, 1 + noise.sum(x * 1.4, z * 1.4, 2) * 0.2);
  };
  const land = (x: number, z: number): number => height(x, z, 10);
  /** How white the rock is with water: on the steep faces, in strands from top to bottom. */
  function sheetAt(x: number, y: number, z: number, ny: number): number {
    if (z < wallZ - 60 || z > wallZ + (ribbon || tiers ? 60 : 30)) return 0;
    const down = clamp(1 - y / tall, 0, 1);
    const across = ribbon
      ? (x - fallX - noise.sum(y * 0.05, 8, 2) * 1.6) /
        (half * (0.42 + 0.55 * down) * (1 + 0.3 * noise.sum(y * 0.16, 2, 2)))
      : (x - fallX) / half;
    const inside = smooth(1.15, 0.8, Math.abs(across) + noise.sum(z * 0.1, y * 0.2, 2) * 0.14);
    const tier = y > tall * 0.72 ? 2 : y > tall * 0.36 ? 1 : 0;
    const parts = tiers
      ? noise.sum(x * 0.08 + tier * 5.3, 3 + tier * 4, 3) * 1.1
      : noise.sum(x * 0.055, 3, 3);
    const wide = ribbon
      ? 1
      : smooth(-0.24, -0.1, parts + ((plan.wet ?? 0.6) - 0.6) * 0.4) *
        (ledges ? 1 - blockAt(x, z, 0.06, 0.2) : 1);
    const strands = 0.66 + 0.6 * noise.sum(x * 1.5, y * 0.09, 3);
    const lip = smooth(0.97, 0.8, ny);
    return clamp(inside * wide * lip * strands, 0, 0.96) * smooth(-0.2, 0.5, y);
  }
  if (wild > 0.3) {
    wood(
      stage,
      kind,
      170,
      24,
      wallZ * 2.4,
      land,
      (x, z, y) => dry(x, z, y) && Math.abs(x - fallX * (z / wallZ)) > half * 1.5 + 2,
      0.42,
    );
    for (const across of [-1, 1]) {
      const x = across * 8.4;
      plant(stage, kind, x, Math.max(0.5, land(x, 15)), 15 + random() * 3, 1, 0.45);
      plant(stage, kind, across * 13, Math.max(0.5, land(across * 13, 24)), 24, 0.8, 0.6);
    }
  } else
    wood(stage, kind, 46, 26, 240, land, (x, z, y) => dry(x, z, y) && Math.abs(x - fallX) > half * 0.7, 0.6);
  scatter(
    stage,
    330,
    8,
    80,
    0.6,
    land,
    (x, z, y) => dry(x, z, y) && Math.abs(x - fallX * (z / wallZ)) > half,
    (x, y, z, detail) => bush(mesh, random, x, y, z, between(random, 0.7, 1.8), tones, detail * 0.8),
  );
  if (plan.boats) placeBoats(stage, plan.boats, 0, -place * 0.8 || 0.1, 26, 1);
  if (plan.animals) placeAnimals(stage, plan.animals, -place, 24, (x, z) => Math.max(-0.2, land(x, z)));
  placeBirds(stage, 4, -place, 0.4, 90);
  return sceneOf(stage, {
    camera: {
      height: (plan.eye ?? 1) * 4.6 + (curtain ? 5 : 0),
      focal: 0.9,
      horizon: style === 'ribbon' ? 0.72 : 0.56,
    },
    ground: { height, highest: tall + (tiers ? 170 : 70), near: 2, far: 3500, step: 0.0035 },
    soil,
    water: {
      level: 0,
      shallow: hex(plan.water ?? stage.water?.shallow ?? '#5fb3a4'),
      deep: hex(plan.water ?? stage.water?.deep ?? '#1f6a68'),
      clarity: 2.4,
      waves: 0.14,
      foam: 0.4,
      white: (x, z) => {
        const near = edgeAt(x) - 1.5 - z;
        return clamp(
          smooth(22, 0, near) * bell(x, fallX, half * 1.25) * (0.65 + 0.9 * noise.sum(x * 0.3, z * 0.4, 3)),
          0,
          0.95,
        );
      },
    },
    air: { reach: 900, power: 1.3, mist: { base: 0, thickness: 9, density: 1.2 + 4 * (plan.mist ?? 0.3) } },
    focus: { x: clamp(0.5 + place * 0.55, 0.3, 0.7), y: 0.42 },
    shadowReach: 160,
  });
}
