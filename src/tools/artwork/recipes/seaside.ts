import { blend, hex, scaled } from '../engine/color.ts';
import { clamp, smooth } from '../engine/math.ts';
import { between } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { backdropOf } from '../backdrop.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { plant, scatter, wood } from '../scatter.ts';
import { placeAnimals, placeBirds } from '../shapes/animals.ts';
import { placeBoats } from '../shapes/boats.ts';
import { bush } from '../shapes/plants.ts';
import { village } from '../shapes/houses.ts';
import { colorOf, dim, growthOf, over, put, sceneOf, tonesOf, type Stage } from '../stage.ts';
import { stacks } from './stacks.ts';

/** Objects in the sea off a beach. */
const IN_WATER: ReadonlySet<string> = new Set([
  'whale',
  'surfer',
  'stilt-fishers',
  'dolphins',
  'kitesurfers',
  'dhow',
  'hut-jetty',
  'plane',
  'bol-kites',
]);

/** A curved shore with palms or pines; hills behind, boats before it. */
export function beach(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  // The sand lies on the right, the side of the subject, where no plan says otherwise.
  const left = plan.place === undefined ? (stage.biome ? 1 : -side) : Math.sign(plan.place) || 1;
  const leafy = smooth(0.2, 0.5, stage.biome?.cover ?? 1);
  const sand = colorOf(stage, plan.ground, '#e9d3a4', 0.08);
  const back = backdropOf(stage);
  const hills = stage.flat ? 5 + 70 * (plan.high ?? 0.4) : 26 + 120 * (plan.high ?? 0.4);
  const tones = tonesOf(stage, stage.biome?.bush ?? 'tropical');
  const curve = 0.5 + 0.5 * random();
  // Sandbanks that the tide draws into the water, as at an inlet.
  const swirls = plan.style === 'swirls';
  // Walls of limestone stand right behind the sand.
  const karst = plan.back === 'karst';
  // Seen from a boat: the sand lies far off.
  const offshore = plan.style === 'offshore' ? 150 : 0;
  // A mountain of bare limestone stands over the trees behind the sand.
  const massif = plan.style === 'massif';
  const shoreAt = (x: number, z: number): number => {
    const bay = 5 - offshore - (0.22 + 0.1 * curve) * z + (0.0005 + 0.0003 * curve) * z * z;
    return left * x + Math.min(bay, 900) + noise.sum(z * 0.012, 4, 2) * 9 * smooth(12, 120, z);
  };
  const height = (x: number, z: number, distance: number): number => {
    const shore = shoreAt(x, z);
    let y = shore > 0 ? Math.min(2.2, shore * 0.075) : Math.max(-9, shore * 0.1);
    if (swirls && shore < 14) {
      const bend = noise.sum(x * 0.008, z * 0.006, 2) * 5;
      const bank =
        Math.sin(x * 0.05 + z * 0.028 + bend * 1.6) + 0.5 * Math.sin(z * 0.06 - x * 0.03 + bend * 2.3);
      const far = smooth(900, 300, z) * smooth(-420, -120, shore);
      y =
        y * (1 - far) +
        (-1.9 + 2.15 * smooth(-0.5, 1.1, bank)) * far * smooth(14, 2, shore) +
        Math.max(0, y) * far;
    }
    const inland = smooth(26, 190, shore - 6 * noise.sum(x * 0.02, z * 0.02, 2)) * smooth(40, 190, z);
    if (inland > 0) {
      y += inland * hills * (0.55 + noise.sum(x * 0.004, z * 0.004, 3));
      if (karst)
        y +=
          smooth(0.06, 0.34, noise.mounds(x / 105, z / 120, 0.5, 0.2) * smooth(18, 70, shore)) *
          hills *
          smooth(50, 130, z);
      if (distance > 130) y += inland * leafy * noise.domes(x / 9, z / 9) * 4.5;
    }
    if (massif) {
      const rise = smooth(90, 420, shore) * smooth(90, 330, z);
      y += rise * (120 + 330 * noise.ridge(x / 420 + 3, z / 380, 5));
    }
    if (shore > 0) y += noise.sum(x * 0.11, z * 0.11, 2) * 0.16;
    return y + (z > 700 ? back.height(x, z) * smooth(-1500, 1800, shore) : 0);
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const shore = shoreAt(x, z);
    put(out, sand);
    dim(out, 1 + noise.sum(x * 0.3, z * 0.3, 3) * (distance < 90 ? 0.13 : 0.04));
    over(out, blend(sand, hex('#9a7b52'), 0.7), smooth(4.2, 0.6, shore) * 0.75 * smooth(-1, 0, shore));
    const green =
      smooth(24, 34, shore - 6 * noise.sum(x * 0.02, z * 0.02, 2) - noise.sum(x * 0.2, z * 0.2, 2) * 6) *
      smooth(26, 44, z);
    if (green > 0) {
      const dome = noise.domes(x / 9, z / 9);
      over(out, growthOf(stage, '#4f6b3c'), green * (1 - leafy) * smooth(3, 9, y));
      over(
        out,
        blend(tones.leaf, tones.bright, clamp(noise.lastCell * 0.7 + dome * 0.2, 0, 1)),
        green * leafy,
      );
      dim(out, 1 - green * leafy * 0.35 * (1 - dome));
      if (karst)
        over(
          out,
          scaled(hex(plan.rock ?? '#a8a094'), 1 + noise.at(x * 0.3, z * 0.3 + y * 0.03) * 0.35),
          green * smooth(0.55, 0.35, ny + noise.sum(x * 0.1, z * 0.1 + y * 0.02, 3) * 0.2),
        );
    }
    if (massif) {
      const grain = noise.sum(x / 40, z / 40, 4);
      const bare = smooth(34, 80, y + grain * 46) * smooth(60, 200, z);
      over(out, scaled(hex(plan.rock ?? '#b9b3a8'), clamp(1 + grain * 0.5, 0.7, 1.25)), bare * 0.92);
    }
    back.paint(x, y, z, ny, out);
  };
  const land = (x: number, z: number): number => height(x, z, 50);
  const { center, zoom } = stage.frame;
  const edge = (left > 0 ? 1 - center : center) / (0.92 * zoom * (stage.shape > 2 ? 0.66 : 1));
  /** Leaves out a tree beside the picture, of which one would see only the shadow on sand and sea. */
  const shadeless = (x: number, z: number, draw: () => void): void => {
    const kept = [mesh.triangleCount, mesh.leafCount] as const;
    draw();
    if (z < 120 && left * x - edge * z > 0.3) [mesh.triangleCount, mesh.leafCount] = kept;
  };
  const kind = plan.trees ?? 'palm';
  const wreck = plan.landmark?.startsWith('shipwreck') ?? false;
  if (kind !== 'none') {
    scatter(
      stage,
      110,
      22,
      330,
      0.62 * Math.max(1, stage.shape / 1.6),
      land,
      (x, z) => shoreAt(x, z) > (wreck ? 44 : 17) && shoreAt(x, z) < (wreck ? 110 : 60),
      (x, y, z, detail) => shadeless(x, z, () => plant(stage, kind, x, y, z, detail, 0.85)),
    );
    // A wreck on the sand stands free, and a boat has no trees before it.
    for (const [x, z, size] of wreck || offshore
      ? []
      : ([
          [left * 7.4, 17, 0.85],
          [left * 11.5, 22, 0.9],
        ] as const))
      shadeless(x, z, () => plant(stage, kind, x, land(x, z), z, 1, size));
    const green = tonesOf(stage, stage.biome?.bush ?? 'tropical');
    scatter(
      stage,
      260,
      26,
      240,
      0.6,
      land,
      (x, z) => shoreAt(x, z) > 24 && shoreAt(x, z) < 60,
      (x, y, z, detail) => bush(mesh, random, x, y, z, between(random, 1.4, 3.2), green, detail * 0.7),
    );
  }
  if (plan.style === 'village')
    village(
      stage,
      26,
      (x, z) => (shoreAt(x, z) > 14 && shoreAt(x, z) < 90 ? land(x, z) : undefined),
      60,
      300,
    );
  if (plan.boats) {
    // Afloat beyond the surf where the plan has them further out.
    const out = plan.landmark ? 0 : Math.max(0, stage.near - 1);
    const across = -left * ((stage.biome ? 0.02 : 0.14) + 0.1 * out);
    placeBoats(stage, plan.boats, 0, across, 40 * (1 + out), 3, out > 0 ? -left * 0.36 : 0);
  }
  if (plan.animals) placeAnimals(stage, plan.animals, left * 0.24, 36, land);
  if (plan.landmark) {
    const [x, z] = IN_WATER.has(plan.landmark.replace(/[*@].*/, ''))
      ? plan.landmark.startsWith('whale')
        ? [-left * (offshore ? 2 : 14), offshore ? 74 : 92]
        : plan.landmark.startsWith('dolphins')
          ? [-left * 11, 60]
          : [-left * 2, 52]
      : plan.landmark.startsWith('turtle')
        ? [left * 1.6, 23]
        : [left * 24 * stage.near, 66 * stage.near];
    landmarkAt(stage, plan.landmark, x, z, (at, away) => Math.max(0, land(at, away)));
  }
  placeBirds(stage, 5, -left * 0.25, 0.22, 130);
  const rough = plan.wild ?? 0.3;
  return sceneOf(stage, {
    camera: { height: 8.5 * (plan.eye ?? 1), focal: 0.92, horizon: 0.36 },
    ground: {
      height,
      highest: hills * 1.6 + 8 + (massif ? 460 : 0) + back.highest,
      near: 2,
      far: 16000,
      step: 0.005,
    },
    soil,
    water: {
      level: 0,
      shallow: hex(plan.water ?? stage.water?.shallow ?? '#5fc9bd'),
      deep: hex(plan.style === 'dark' ? '#2a5a62' : (stage.water?.deep ?? '#11708f')),
      clarity: 2.6,
      waves: 0.16 + 0.5 * rough,
      foam: 1,
      surf: rough > 0.55 ? 4 : 2,
      mirror: 0.5,
    },
    air: { reach: 7000, power: 1.2 },
    focus: { x: 0.5 + left * 0.16, y: 0.52 },
    shadowReach: 320,
  });
}

/** Cliffs and rocks in the surf, or above a wooded plain where `wet` is 0; with stacks before them by `style`. */
export function coast(stage: Stage): Scene {
  if (stage.plan.style === 'stacks') return stacks(stage);
  const { plan, noise, random, mesh, side } = stage;
  const left = plan.place === undefined ? (stage.biome ? 1 : -side) : Math.sign(plan.place) || 1;
  const tall = 16 + 60 * (plan.high ?? 0.5);
  const rock = colorOf(stage, plan.rock, '#b9935f');
  const grassy = plan.ground ? hex(plan.ground) : growthOf(stage, '#7d8a48');
  const low = plan.style === 'low';
  const inland = plan.wet === 0;
  const back = backdropOf(stage);
  const woods = tonesOf(stage, stage.biome?.bush ?? 'tropical');
  // A headland that narrows until there is only sea.
  const point = plan.style === 'point';
  const edgeAt = (x: number, z: number): number =>
    point
      ? Math.min(
          nearEdgeAt(x, z),
          128 - z * 0.4 - left * x + noise.sum(z * 0.012, 7, 3) * 16,
          (215 - z) * 0.7 + noise.sum(x * 0.03, z * 0.03, 2) * 8,
        )
      : nearEdgeAt(x, z);
  const nearEdgeAt = (x: number, z: number): number =>
    left * x -
    15 +
    z * 0.03 -
    noise.sum(z * 0.009, 1, 3) * 36 * smooth(20, 120, z) -
    noise.sum(x * 0.04, z * 0.04, 3) * 7 +
    Math.max(0, z - 420) * 0.5;
  const height = (x: number, z: number): number => {
    const edge = edgeAt(x, z);
    const top = tall * (0.82 + noise.sum(x * 0.006, z * 0.006, 3) * 0.5);
    const y = low
      ? smooth(-10, 22, edge) * (top * 0.3 + noise.ridge(x * 0.035, z * 0.035, 4) * 7) - 3.4
      : smooth(-1.4, 2.6, edge) * top -
        4 +
        Math.min(0, Math.max(-8, edge * 0.2)) +
        smooth(-9, -1, edge) * 4.6;
    const floor = inland ? noise.domes(x / 11, z / 11) * 6 * smooth(-8, -14, edge) + back.height(x, z) : 0;
    return y + noise.sum(x * 0.3, z * 0.3, 2) * 0.4 + floor;
  };
  const chalk = plan.style === 'chalk';
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const grain = noise.sum(x * 0.08, z * 0.08 + y * 0.05, 3);
    put(out, rock);
    dim(out, (1 + 0.16 * Math.sin(y * (chalk ? 0.8 : 1.5) + grain * 3)) * clamp(1 + grain * 0.5, 0.6, 1.35));
    // On steep faces the height takes the place of the way inland, or the rock would run down as streaks.
    const face = noise.sum((x + z) * 0.07, y * 0.2, 4);
    dim(out, 1 + clamp(face, -0.5, 0.5) * 0.9 * smooth(0.75, 0.45, ny));
    over(
      out,
      grassy,
      smooth(0.66, 0.86, ny + grain * 0.15) *
        (point ? smooth(-0.28, 0.1, noise.sum(x * 0.07, z * 0.07, 3)) : 1) *
        smooth(low ? 4 : tall * 0.3, low ? 8 : tall * 0.45, y),
    );
    if (inland) {
      const dome = noise.domes(x / 11, z / 11);
      const cover = smooth(-2, -9, edgeAt(x, z));
      over(out, blend(woods.leaf, woods.bright, clamp(noise.lastCell * 0.6 + dome * 0.25, 0, 1)), cover);
      dim(out, 1 - 0.45 * (1 - dome) * cover);
      back.paint(x, y, z, ny, out);
    } else over(out, hex('#3c342c'), smooth(1.6, 0.2, y) * 0.75);
    if (distance < 90) dim(out, 1 + noise.sum(x * 0.9, z * 0.9, 2) * 0.2);
  };
  const kind = plan.trees ?? 'none';
  if (kind !== 'none') wood(stage, kind, 240, 18, 420, height, (x, z, y) => edgeAt(x, z) > 6 && y > 3, 0.65);
  if (point) {
    const tones = tonesOf(stage, 'dry');
    scatter(
      stage,
      900,
      20,
      330,
      0.62,
      height,
      (x, z) => edgeAt(x, z) > 5,
      (x, y, z, detail) => bush(mesh, random, x, y, z, between(random, 0.5, 1.5), tones, detail * 0.5),
    );
  }
  const sunk = low ? 7 : tall * 0.8 + 8;
  if (plan.boats) placeBoats(stage, plan.boats, 0, -left * 0.16, Math.max(70, sunk * 4), 2);
  if (plan.animals) placeAnimals(stage, plan.animals, left * 0.2, low ? 24 : 40, height);
  if (plan.landmark) {
    const z = low ? 80 : 120;
    const x = left * (low ? 26 : 34);
    landmarkAt(stage, plan.landmark, x, z, height);
  }
  placeBirds(stage, 9, -left * 0.2, 0.2, 110);
  return sceneOf(stage, {
    camera: { height: sunk * (plan.eye ?? 1), focal: 0.92, horizon: low ? 0.5 : 0.4 },
    ground: {
      height,
      highest: Math.max(tall * 1.35, inland ? back.highest : 0),
      near: 2,
      far: 14000,
      step: 0.0035,
    },
    soil,
    ...(!inland && {
      water: {
        level: 0,
        shallow: hex(plan.water ?? stage.water?.shallow ?? '#4aa3a3'),
        deep: hex(stage.water?.deep ?? '#114e6b'),
        clarity: 4.5,
        waves: 0.35 + 0.5 * (plan.wild ?? 0.6),
        foam: 1,
        surf: 3,
      },
    }),
    air: {
      reach: 5200,
      power: 1.2,
      ...(plan.mist && { mist: { base: 0, thickness: 26, density: plan.mist * 5 } }),
    },
    focus: { x: 0.5 + left * 0.12, y: 0.48 },
    shadowReach: 360,
  });
}
