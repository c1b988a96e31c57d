import { blend, hex, scaled } from '../engine/color.ts';
import { clamp, smooth } from '../engine/math.ts';
import { between } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { scatter, wood } from '../scatter.ts';
import { placeBirds } from '../shapes/animals.ts';
import { placeBoats } from '../shapes/boats.ts';
import { bush } from '../shapes/plants.ts';
import { pairs } from '../shapes/rows.ts';
import { type Stage, colorOf, dim, over, put, sceneOf, tonesOf } from '../stage.ts';

const terrace = (y: number, steps: number): number => {
  const at = y * steps;
  const level = Math.floor(at);
  return (level + smooth(0.55, 0.98, at - level)) / steps;
};

/** Steps of rock cut by a river: seen from the rim, or from the floor of a gorge. */
export function canyon(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const gorge = plan.style === 'gorge';
  const badlands = plan.style === 'badlands';
  const place = plan.place ?? side * 0.2;
  const tall = gorge ? 60 + 110 * (plan.high ?? 0.6) : 190 + 320 * (plan.high ?? 0.5);
  const rock = colorOf(stage, plan.rock, '#b5683c');
  const pale = blend(rock, hex('#e8c79a'), 0.45);
  const dark = scaled(rock, 0.62);
  const water = plan.wet !== 0;
  // A gorge that is dry but for pools between its stones.
  const dry = gorge && plan.wet !== undefined && plan.wet > 0 && plan.wet < 0.5;
  // Where the river meets the sea the walls end.
  const mouth = gorge && plan.back === 'sea';
  const bendAt = (z: number): number =>
    gorge
      ? noise.sum(z * 0.006, 2, 2) * 46 * smooth(20, 160, z) + place * 6
      : Math.sin(z / 620 + place * 4) * 260 * smooth(200, 1200, z) + noise.sum(z / 500, 7, 2) * 260;
  const bedAt = (x: number, z: number): number =>
    0.5 +
    noise.sum(x * 0.16, z * 0.16, 3) * 0.7 -
    1.6 * smooth(0.16, 0.4, noise.sum(x * 0.05 + 2, z * 0.028 + place * 9, 2));
  const height = (x: number, z: number): number => {
    const warp = noise.sum(x / (gorge ? 34 : 230), z / (gorge ? 34 : 230), 4);
    if (badlands) {
      const y = noise.ridge(x / 210, z / 240, 5);
      return (
        y * 95 * smooth(10, 260, z) +
        noise.sum(x / 900, z / 900, 2) * 60 -
        46 * smooth(20, 300, z) +
        smooth(1800, 5000, z) * 160 * (0.5 + noise.sum(x / 1500, z / 1500, 3))
      );
    }
    const away = Math.abs(x - bendAt(z));
    if (gorge) {
      const wide = mouth ? 12 + z * 0.1 : 9;
      const wall =
        clamp((away - wide - 5 * warp) / 26 + warp * 0.16, 0, 1.2) *
        (mouth ? smooth(270, 200, z + warp * 30) : 1);
      return (
        terrace(wall, 4) * tall * (0.8 + 0.3 * noise.sum(x / 120, z / 120, 2)) +
        (wall <= 0 ? (dry ? bedAt(x, z) : (away - wide + 3) * 0.12 - 0.5) : 0) -
        (mouth ? 5 * smooth(190, 260, z) : 0)
      );
    }
    const open = clamp(
      (away - 60) / (760 + 300 * noise.sum(z / 800, 3, 2)) + warp * 0.2 * smooth(0, 0.1, (away - 60) / 800),
      0,
      1,
    );
    const inner = terrace(clamp(open, 0, 1), 6);
    const rim = smooth(120, 50, z + x * 0.12 + 30 * warp);
    return (
      (Math.max(inner, rim) - 1) * tall +
      noise.sum(x / 60, z / 60, 3) * 6 +
      (inner >= 0.99 ? noise.sum(x / 500, z / 500, 2) * 16 : 0)
    );
  };
  // Nothing grows out of a dry wall.
  const level = (x: number, z: number): boolean =>
    Math.abs(height(x + 1.5, z) - height(x - 1.5, z)) < 1.2 && height(x, z) < 5;
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const grain = noise.sum(x / (gorge ? 5 : 30), z / (gorge ? 5 : 30) + y * 0.02, 4);
    const layer =
      Math.sin(y / (tall * 0.035) + grain * 1.4) * 0.5 + Math.sin(y / (tall * 0.013) + grain) * 0.5;
    put(out, blend(rock, layer > 0 ? pale : dark, Math.abs(layer) * 0.75));
    dim(out, clamp(1 + grain * 0.4, 0.6, 1.4));
    over(
      out,
      colorOf(stage, plan.ground, '#9a8a4c'),
      smooth(0.8, 0.96, ny + grain * 0.06) * (plan.wild ?? 0.35),
    );
    if (distance < 90) dim(out, 1 + noise.sum(x * 0.6, z * 0.6, 3) * 0.25);
  };
  const eye = gorge ? 5.5 * (plan.eye ?? 1) : height(0, 6) + 64 * (plan.eye ?? 1);
  const tones = tonesOf(
    stage,
    stage.biome?.bush ?? (plan.wild !== undefined && plan.wild > 0.5 ? 'tropical' : 'dry'),
  );
  scatter(
    stage,
    420,
    8,
    gorge ? 160 : 1500,
    0.6,
    height,
    (x, z, y) => (gorge ? y > 0.6 : true) && (!dry || level(x, z)) && noise.sum(x * 0.05, z * 0.05, 2) > 0,
    (x, y, z, detail) =>
      bush(
        mesh,
        random,
        x,
        y,
        z,
        between(random, 0.8, gorge ? 2 : 4) * (plan.wild ?? 0.5) * 1.6,
        tones,
        detail * 0.6,
      ),
  );
  if (plan.trees && plan.trees !== 'none')
    wood(
      stage,
      plan.trees,
      dry ? 22 : 60,
      18,
      gorge ? 120 : 700,
      height,
      (x, z, y) => (dry ? level(x, z) && y > 0.3 : gorge ? y > 0.5 && y < tall * 0.5 : Math.abs(x) > z * 0.2),
      0.7,
    );
  if (plan.boats) placeBoats(stage, plan.boats, 0, place * 0.1, 24, 1);
  if (plan.animals === 'condor' || !gorge) placeBirds(stage, 3, -place * 0.5, 0.12, 70);
  if (plan.landmark?.startsWith('climbers')) {
    // On the right wall, one above the other.
    for (const [z, y] of pairs('30 4.5, 34 10, 39 15.5')) {
      let x = bendAt(z) + 6;
      while (height(x, z) < y + 0.8 && x < 90) x += 0.1;
      landmarkAt(stage, plan.landmark, x - 0.25, z, () => y, 1, Math.PI / 2);
    }
  } else if (plan.landmark)
    landmarkAt(
      stage,
      plan.landmark,
      gorge ? bendAt(58 * stage.near) : place * 1500,
      gorge ? 58 * stage.near : 1500,
      () => (mouth ? 6 : gorge ? 0 : -40),
    );
  const surface = gorge ? 0 : -tall + 5;
  return sceneOf(stage, {
    camera: { height: eye, focal: 0.92, horizon: gorge ? 0.62 : 0.27 },
    ground: { height, highest: gorge ? tall * 1.5 : badlands ? 240 : 60, near: 2, far: 14000, step: 0.0035 },
    soil,
    ...(water &&
      !badlands && {
        water: {
          level: surface,
          shallow: hex(plan.water ?? stage.water?.shallow ?? '#6f8f74'),
          deep: hex(plan.water ?? stage.water?.deep ?? '#2f5a52'),
          clarity: 2.5,
          waves: dry ? 0.02 : 0.1,
          foam: dry ? 0 : 0.3,
        },
      }),
    air: {
      reach: gorge ? 1600 : 11000,
      power: 1.2,
      mist: {
        base: gorge ? 0 : -tall,
        thickness: gorge ? 24 : tall * 0.4,
        density: (plan.mist ?? 0.25) * (gorge ? 3 : 0.3),
      },
    },
    focus: { x: clamp(0.5 + place * 0.2, 0.3, 0.7), y: 0.5 },
    shadowReach: 400,
  });
}
