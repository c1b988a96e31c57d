import { blend, hex, scaled } from '../engine/color.ts';
import { clamp, smooth } from '../engine/math.ts';
import { between } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { backdropOf } from '../backdrop.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { plant, scatter, wood } from '../scatter.ts';
import { placeAnimals } from '../shapes/animals.ts';
import { grass } from '../shapes/plants.ts';
import { village } from '../shapes/houses.ts';
import { colorOf, dim, over, put, sceneOf, type Stage } from '../stage.ts';

/** Hills in hedge rows of tea, or vines. */
export function tea(stage: Stage): Scene {
  const { plan, noise, side } = stage;
  const place = plan.place ?? side * 0.25;
  const back = backdropOf(stage);
  const leaf = colorOf(stage, plan.ground, '#5f9434', 0.1);
  const deep = scaled(leaf, 0.4);
  const hills = 26 + 60 * (plan.high ?? 0.5);
  const land = (x: number, z: number): number =>
    (noise.sum(x * 0.0046 + place, z * 0.0042, 2.4) * hills * 1.7 + 4) * smooth(8, 150, z) -
    13 * smooth(6, 110, z) +
    smooth(300, 1500, z) * hills * 1.6 * (0.5 + noise.sum(x * 0.0016, z * 0.0014, 3)) +
    back.height(x, z);
  const rowAt = (x: number, y: number, z: number): number => {
    const at = (y * 0.9 + noise.at(x * 0.02, z * 0.02) * 1.2 + x * 0.05) / 1.25;
    return Math.abs(at - Math.floor(at) - 0.5) * 2;
  };
  const woody = (x: number, z: number): number =>
    smooth(0.12, 0.2, noise.sum(x * 0.0055 + 30, z * 0.0055, 3)) * smooth(70, 160, z);
  const height = (x: number, z: number, distance: number): number => {
    const y = land(x, z);
    if (distance > 900) return y;
    const hedge =
      smooth(0.95, 0.45, rowAt(x, y, z)) * (0.85 + 0.25 * noise.at(x * 1.3, z * 1.3)) * (1 - woody(x, z));
    return y + hedge * 0.8 * smooth(900, 500, distance) + woody(x, z) * noise.domes(x / 8, z / 8) * 6;
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const own = land(x, z);
    const row = rowAt(x, own, z);
    const far = smooth(300, 1100, distance);
    put(out, blend(leaf, deep, smooth(0.5, 0.95, row) * (1 - far * 0.75)));
    dim(
      out,
      1 +
        noise.sum(x * 0.03, z * 0.03, 3) * 0.35 +
        (distance < 120 ? noise.sum(x * 2.1, z * 2.1, 2) * 0.3 : 0),
    );
    const wooded = woody(x, z);
    if (wooded > 0) {
      const dome = noise.domes(x / 8, z / 8);
      over(
        out,
        blend(hex('#27502c'), hex('#5c8a3a'), clamp(noise.lastCell * 0.7 + dome * 0.2, 0, 1)),
        wooded,
      );
    }
    const path = Math.abs(noise.sum(x * 0.006 + 70, z * 0.005, 2));
    over(out, hex('#c49a66'), smooth(0.016, 0.006, path) * smooth(500, 200, distance) * 0.9);
    back.paint(x, y, z, ny, out);
  };
  const at = (x: number, z: number): number => height(x, z, z);
  wood(
    stage,
    plan.trees ?? 'tropical',
    60,
    26,
    400,
    at,
    (x, z) => noise.sum(x * 0.03 + 3, z * 0.03, 2) > 0.12 || woody(x, z) > 0.5,
    0.6,
  );
  if (stage.shape < 2)
    plant(
      stage,
      plan.trees ?? 'tropical',
      -Math.sign(place || 1) * 10.5,
      land(-Math.sign(place || 1) * 10.5, 19),
      19,
      1,
      0.75,
    );
  if (plan.style === 'village')
    village(stage, 12, (x, z) => (woody(x, z) < 0.2 ? land(x, z) : undefined), 120, 420);
  if (plan.landmark) landmarkAt(stage, plan.landmark, place * 46 * stage.near, 130 * stage.near, land);
  return sceneOf(stage, {
    camera: { height: at(0, 5) + 11 * (plan.eye ?? 1), focal: 0.95, horizon: 0.36 },
    ground: { height, highest: hills * 3.4 + back.highest, near: 2, far: 14000, step: 0.004 },
    soil,
    air: {
      reach: 5200,
      power: 1.2,
      mist: { base: -14, thickness: 30, density: 0.25 + (plan.mist ?? 0.4) * 1.5 },
    },
    focus: { x: clamp(0.5 + place * 0.3, 0.3, 0.7), y: 0.52 },
    shadowReach: 320,
  });
}

/** Rice in steps down a valley, some under water that mirrors the sky. */
export function terraces(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const place = plan.place ?? side * 0.25;
  const back = backdropOf(stage);
  const green = colorOf(stage, plan.ground, '#86ab35', 0.08);
  const wet = plan.wet ?? 0.4;
  const step = 2.1 + 1.6 * (plan.high ?? 0.5);
  const slope = (x: number, z: number): number =>
    Math.abs(x * 0.34 - place * 26) * smooth(20, 260, z) * 0.95 +
    (z - 14) * 0.17 -
    12 * smooth(8, 40, z) +
    noise.sum(x * 0.009, z * 0.011, 3) * 34 * smooth(10, 120, z) +
    smooth(420, 1500, z) * 110 * (0.4 + noise.sum(x * 0.0025, z * 0.0025, 3));
  const wild = (x: number, z: number): number =>
    smooth(300, 420, z + noise.sum(x * 0.008, z * 0.008, 3) * 190);
  const height = (x: number, z: number, distance: number): number => {
    const y = slope(x, z);
    const at = y / step;
    const level = Math.floor(at);
    const share = at - level;
    const bund = smooth(0.12, 0.03, share) * 0.3;
    const stepped = (level + smooth(0.86, 1, share)) * step + bund * smooth(300, 60, distance);
    const w = wild(x, z);
    return stepped + (y - stepped) * w + w * noise.domes(x / 9, z / 9) * 6 + back.height(x, z);
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const at = slope(x, z) / step;
    const level = Math.floor(at);
    const share = at - level;
    const own = noise.cell(level * 13 + Math.floor(noise.at(x * 0.012, z * 0.012) * 3) * 7, level);
    put(out, blend(scaled(green, 0.72), blend(green, hex('#d8c85a'), own * 0.5), own));
    dim(out, 1 + (distance < 200 ? noise.sum(x * 1.7, z * 1.7, 2) * 0.22 : 0));
    if (own < wet && share > 0.1 && share < 0.84 && ny > 0.8 && wild(x, z) < 0.1) {
      const { light } = stage;
      const sheen: [number, number, number] = [
        light.middle[0] * 0.62 + light.horizon[0] * 0.25,
        light.middle[1] * 0.62 + light.horizon[1] * 0.25,
        light.middle[2] * 0.62 + light.horizon[2] * 0.25,
      ];
      over(out, sheen, 0.78 * smooth(0.1, 0.16, share));
      over(out, green, smooth(0.25, 0.4, noise.sum(x * 1.1, z * 1.1, 2)) * 0.6);
    }
    over(
      out,
      hex(plan.style === 'stone' ? '#8d8676' : '#5a6a2c'),
      smooth(0.84, 0.9, share) * (1 - smooth(0.97, 1, share)),
    );
    over(out, hex('#6d5a38'), smooth(0.06, 0.0, share) * 0.5);
    const w = wild(x, z);
    if (w > 0) {
      const dome = noise.domes(x / 9, z / 9);
      over(out, blend(hex('#2b5a30'), hex('#6b963c'), clamp(noise.lastCell * 0.7 + dome * 0.2, 0, 1)), w);
    }
    back.paint(x, y, z, ny, out);
  };
  const land = (x: number, z: number): number => height(x, z, 50);
  wood(
    stage,
    plan.trees ?? 'palm',
    46,
    24,
    300,
    land,
    (x, z) => noise.sum(x * 0.02 + 8, z * 0.02, 2) > 0.08,
    0.72,
  );
  plant(
    stage,
    plan.trees ?? 'palm',
    Math.sign(place || 1) * 7.6,
    land(Math.sign(place || 1) * 7.6, 15),
    15,
    1,
    0.7,
  );
  scatter(
    stage,
    700,
    5,
    34,
    0.6,
    land,
    () => true,
    (x, y, z) =>
      grass(mesh, random, x, y, z, between(random, 0.3, 0.6), 6, scaled(green, 0.8), hex('#cfd870')),
  );
  village(
    stage,
    plan.style === 'village' ? 16 : 5,
    (x, z) => (Math.abs(x - place * 30) < z * 0.3 ? land(x, z) : undefined),
    110,
    300,
  );
  if (plan.landmark) landmarkAt(stage, plan.landmark, -place * 40 * stage.near, 92 * stage.near, land);
  if (plan.animals) placeAnimals(stage, plan.animals, -place * 0.3, 30, land);
  return sceneOf(stage, {
    camera: { height: land(0, 6) + 9 * (plan.eye ?? 1), focal: 0.92, horizon: 0.34 },
    ground: { height, highest: 420 + back.highest, near: 2, far: 13000, step: 0.0035 },
    soil,
    air: {
      reach: 4200,
      power: 1.2,
      mist: { base: 0, thickness: 60, density: 0.15 + (plan.mist ?? 0.4) * 1.2 },
    },
    focus: { x: clamp(0.5 + place * 0.25, 0.3, 0.7), y: 0.55 },
    shadowReach: 300,
  });
}
