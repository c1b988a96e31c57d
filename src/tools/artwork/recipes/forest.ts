import { hex, scaled } from '../engine/color.ts';
import { smooth } from '../engine/math.ts';
import { noiseOf } from '../engine/noise.ts';
import { backdropOf } from '../backdrop.ts';
import type { Scene } from '../engine/scene.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { plant, wood } from '../scatter.ts';
import { placeBirds } from '../shapes/animals.ts';
import { placeBoats } from '../shapes/boats.ts';
import { clamp } from '../engine/math.ts';
import { dim, over, put, sceneOf, tonesOf, blend, type Stage } from '../stage.ts';
import { pairs } from '../shapes/rows.ts';

/** Woodland, seen over its crowns or along a river; mist in the hollows. */
export function forest(stage: Stage): Scene {
  const { plan, noise, side } = stage;
  const kind = plan.trees ?? 'rain';
  const river = plan.style === 'river';
  const lookout = !river;
  const high = plan.back === 'kilimanjaro';
  const place = plan.place ?? side * 0.25;
  const back = backdropOf(stage);
  const crowns = noiseOf(stage.seed + 9);
  const tall = 60 + 190 * (plan.high ?? 0.5);
  const tones = tonesOf(
    stage,
    kind === 'fir'
      ? 'fir'
      : kind === 'autumn'
        ? 'autumn'
        : kind === 'broad'
          ? 'temperate'
          : kind === 'tropical'
            ? 'tropical'
            : 'rain',
  );
  const riverAt = (x: number, z: number): number => {
    const bend = Math.sin(z * 0.009 + side) * 26 * smooth(20, 140, z) + place * 9 + z * place * 0.05;
    return Math.abs(x - bend) / (15 + noise.sum(z * 0.02, 3, 2) * 5);
  };
  // A broad hill of its own under the landmark.
  const hilltop = plan.style === 'hilltop';
  const [standX, standZ] = [place * 34 * stage.near, 118 * stage.near];
  /** How far outside the top of that hill, which ends at 1. */
  const offHill = (x: number, z: number): number =>
    Math.hypot((x - standX) / 42, (z - standZ - 22) / 30) * (1 + 0.16 * noise.sum(x / 60, z / 60, 3));
  const land = (x: number, z: number): number => {
    if (hilltop) {
      const top = 30 * (plan.eye ?? 1) + Math.max(valley(0, 4), 0) - 30 * stage.near + 4;
      const hill = top - 62 * smooth(0.85, 3.1, offHill(x, z));
      return Math.max(valley(x, z), hill);
    }
    return valley(x, z);
  };
  const valley = (x: number, z: number): number => {
    if (river) {
      const away = riverAt(x, z);
      return (
        -2.5 +
        4.2 * smooth(0.7, 1.25, away) +
        smooth(1.4, 16, away) * tall * 0.3 * (0.6 + noise.sum(x * 0.006, z * 0.006, 3)) +
        back.height(x, z)
      );
    }
    const open = smooth(30, 900, z);
    return (
      open * tall * (noise.sum(x * 0.0019, z * 0.0022, 4) * 1.5 + 0.15) -
      34 * smooth(14, 90, z) +
      back.height(x, z)
    );
  };
  const cover = (x: number, z: number, distance: number): number => {
    if (river ? distance < 170 : distance < 150) return 0;
    if (hilltop && offHill(x, z) < 1.3) return 0;
    const fade = smooth(river ? 170 : 150, river ? 260 : 230, distance);
    if (river && riverAt(x, z) < 1.6) return 0;
    const size = kind === 'fir' ? 7 : 13;
    const big = crowns.domes(x / size, z / size);
    return fade * (big * size * 0.5 + (distance < 700 ? crowns.at(x / 3.1, z / 3.1) * 0.9 : 0));
  };
  const height = (x: number, z: number, distance: number): number => land(x, z) + cover(x, z, distance);
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const dome = crowns.domes(x / 13, z / 13);
    const own = crowns.lastCell;
    put(out, blend(tones.leaf, tones.bright, clamp(own * 0.55 + dome * 0.3 - 0.1, 0, 1)));
    dim(out, 0.5 + 0.6 * dome);
    if (distance < 240) over(out, hex('#4a4a28'), smooth(240, 120, distance) * 0.7);
    // The hill of a town is planted in rows between its trees, any other is green.
    if (hilltop) {
      const rows = kind === 'broad' ? 0.86 + 0.2 * Math.sin(y * 2.4) : 0.9 + 0.2 * own;
      const near = smooth(3, 2.4, offHill(x, z)) * smooth(standZ + 80, standZ + 30, z);
      over(out, scaled(hex(kind === 'broad' ? '#8a9c4c' : '#5f8438'), rows), near);
    }
    if (plan.snow) over(out, hex('#eef2f8'), plan.snow * smooth(0.3, 0.8, ny));
    if (river) over(out, hex('#7d6a48'), smooth(2, 1.1, riverAt(x, z)) * 0.7);
    back.paint(x, y, z, ny, out);
  };
  const dry = (x: number, z: number): boolean => !river || riverAt(x, z) > 1.3;
  const eye = river ? 5 * (plan.eye ?? 1) : 30 * (plan.eye ?? 1) + Math.max(land(0, 4), 0);
  wood(
    stage,
    kind,
    river ? 420 : 300,
    river ? 26 : 34,
    river ? 260 : 240,
    land,
    (x, z) =>
      dry(x, z) &&
      (hilltop ? z > 60 && offHill(x, z) > 1.35 : !plan.landmark || z > 125 || Math.abs(x - place * 26) > 30),
    river ? 0.8 : hilltop ? 0.6 : 1,
  );
  if (hilltop)
    wood(
      stage,
      kind,
      700,
      70,
      standZ + 60,
      land,
      (x, z) => offHill(x, z) > 1.3 && offHill(x, z) < 3 && noise.sum(x / 26, z / 26, 2) > -0.06,
      0.5,
    );
  const nearZ = 15;
  for (const [across, size] of pairs('-0.62 1.1, 0.62 1')) {
    if (stage.shape > 2 || (lookout && across * place > 0)) continue;
    plant(
      stage,
      kind,
      across * nearZ * 1.05,
      lookout ? land(0, nearZ) + eye - 13 : land(across * nearZ * 1.2, nearZ),
      nearZ,
      1,
      size * 0.75,
    );
  }
  if (river && plan.trees !== 'fir' && stage.grows('palm'))
    wood(stage, 'palm', 16, 30, 120, land, (x, z) => dry(x, z) && riverAt(x, z) < 2.4, 0.9);
  if (plan.landmark)
    landmarkAt(
      stage,
      plan.landmark,
      place * 34 * (plan.near ?? 1),
      (lookout ? 118 : 95) * (plan.near ?? 1),
      (x, z) => (lookout ? eye - 30 * (plan.near ?? 1) : land(x, z)),
    );
  if (plan.boats) placeBoats(stage, plan.boats, 0, place * 0.1, 26, 1);
  placeBirds(stage, 6, -place * 0.6, 0.2, 160);
  return sceneOf(stage, {
    camera: { height: eye, focal: 0.95, horizon: river ? 0.5 : 0.36 },
    ground: {
      height,
      highest: tall * 1.4 + 10 + back.highest,
      near: 2,
      far: high ? 40000 : 15000,
      step: 0.006,
    },
    soil,
    ...(river && {
      water: {
        level: 0,
        shallow: hex(plan.water ?? stage.water?.shallow ?? '#6f7a4c'),
        deep: hex(plan.water ?? stage.water?.deep ?? '#2f4a36'),
        clarity: 1.4,
        waves: 0.07,
        foam: 0,
      },
    }),
    air: {
      reach: high ? 60000 : 8500,
      power: 1.15,
      mist: {
        base: river ? 0 : -tall * 0.3,
        thickness: river ? 22 : tall * 0.32,
        density: 0.3 + (plan.mist ?? 0.4) * (river ? 3 : 1.3),
      },
    },
    focus: { x: clamp(0.5 + place * 0.3, 0.25, 0.75), y: 0.5 },
    shadowReach: 420,
  });
}
