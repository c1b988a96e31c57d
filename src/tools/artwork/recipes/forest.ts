import { hex, scaled } from '../engine/color.ts';
import { smooth } from '../engine/math.ts';
import { noiseOf } from '../engine/noise.ts';
import { backdropOf } from '../backdrop.ts';
import type { Scene } from '../engine/scene.ts';
import { between } from '../engine/random.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { plant, scatter, wood } from '../scatter.ts';
import { placeAnimals, placeBirds } from '../shapes/animals.ts';
import { placeBoats } from '../shapes/boats.ts';
import { bush, grass } from '../shapes/plants.ts';
import { clamp } from '../engine/math.ts';
import { colorOf, dim, over, put, sceneOf, tonesOf, blend, type Stage } from '../stage.ts';
import { pairs } from '../shapes/rows.ts';

/** Railways lie on a ledge of the hillside: their turn, the height of the track, half the length of a viaduct. */
const RAILWAYS: Readonly<Record<string, { turn: number; deck: number; gap: number }>> = {
  train: { turn: 0.35, deck: 0, gap: 0 },
  'nine-arch': { turn: 0.12, deck: 20.9, gap: 48 },
};

/** Woodland, seen over its crowns, along a river or over a glade; mist in the hollows. */
export function forest(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const kind = plan.trees ?? 'rain';
  const river = plan.style === 'river';
  const glade = plan.style === 'glade';
  const lookout = !river && !glade;
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
  const meadow = colorOf(stage, plan.ground, '#7f9a48');
  const riverAt = (x: number, z: number): number => {
    const bend = Math.sin(z * 0.009 + side) * 26 * smooth(20, 140, z) + place * 9 + z * place * 0.05;
    return Math.abs(x - bend) / (15 + noise.sum(z * 0.02, 3, 2) * 5);
  };
  /** Way from the middle of the glade; its edge is at 1. */
  const gladeAt = (x: number, z: number): number =>
    Math.hypot(x / 24, (z - 20) / 42) + noise.sum(x * 0.03, z * 0.03, 2) * 0.3;
  const hillAt = (x: number, z: number): number => {
    if (glade)
      return (
        noise.sum(x * 0.03, z * 0.03, 2) * 0.5 +
        smooth(60, 900, z) * tall * (0.15 + noise.sum(x * 0.0019, z * 0.0022, 3)) +
        back.height(x, z)
      );
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
  const near = plan.near ?? 1;
  const eye = lookout ? 30 * (plan.eye ?? 1) + Math.max(hillAt(0, 4), 0) : 5 * (plan.eye ?? 1);
  const [standX, standZ, standY] = [place * 34 * near, 118 * near, eye - 30 * near];
  // A knoll on which the landmark stands, so that its foot is on the ground.
  const knoll = plan.style === 'knoll';
  const offKnoll = (x: number, z: number): number => Math.hypot(x - standX, (z - standZ) * 0.9);
  // A broad hill of its own under the landmark; how far outside its top, which ends at 1.
  const hilltop = plan.style === 'hilltop';
  const offHill = (x: number, z: number): number =>
    Math.hypot((x - standX) / 42, (z - standZ - 22) / 30) * (1 + 0.16 * noise.sum(x / 60, z / 60, 3));
  const railway = lookout ? RAILWAYS[plan.landmark?.replace(/[*@].*/, '') ?? ''] : undefined;
  /** Ways along and across a railway, across from the camera. */
  const trackAt = (x: number, z: number): readonly [along: number, across: number] => {
    const [dx, dz] = [x - standX, z - standZ];
    const [cos, sin] = [Math.cos(railway?.turn ?? 0), Math.sin(railway?.turn ?? 0)];
    return [dx * cos - dz * sin, dx * sin + dz * cos];
  };
  const land = (x: number, z: number): number => {
    const hill = hillAt(x, z);
    if (knoll) return Math.max(hill, standY + 0.2 - Math.max(0, offKnoll(x, z) - 29) * 0.6);
    if (hilltop) return Math.max(hill, standY + 4 - 62 * smooth(0.85, 3.1, offHill(x, z)));
    if (!railway) return hill;
    const [along, across] = trackAt(x, z);
    const track = standY + railway.deck - 0.1;
    const ledge =
      track -
      Math.max(0, -3.4 - across) * 0.62 +
      11 * smooth(4, 60, across) -
      Math.max(0, across - 80) * 0.4 -
      (railway.gap > 0 ? 60 * smooth(railway.gap + 6, railway.gap - 8, Math.abs(along)) : 0);
    return Math.max(hill, ledge);
  };
  const cover = (x: number, z: number, distance: number): number => {
    if (distance < (lookout ? 150 : 170)) return 0;
    if ((knoll && offKnoll(x, z) < 34) || (hilltop && offHill(x, z) < 1.3)) return 0;
    const fade = smooth(lookout ? 150 : 170, lookout ? 230 : 260, distance);
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
      const planted = smooth(3, 2.4, offHill(x, z)) * smooth(standZ + 80, standZ + 30, z);
      over(out, scaled(hex(kind === 'broad' ? '#8a9c4c' : '#5f8438'), rows), planted);
    }
    if (plan.snow) over(out, hex('#eef2f8'), plan.snow * smooth(0.3, 0.8, ny));
    if (river) over(out, hex('#7d6a48'), smooth(2, 1.1, riverAt(x, z)) * 0.7);
    if (glade) {
      over(out, meadow, smooth(1.25, 0.95, gladeAt(x, z)));
      dim(out, 1 + noise.sum(x * 0.4, z * 0.4, 3) * 0.2);
    }
    if (railway) {
      const across = Math.abs(trackAt(x, z)[1]);
      over(out, scaled(meadow, 0.8), smooth(60, 30, across) * smooth(160, 130, z) * 0.7);
      over(out, hex('#6f655a'), smooth(4, 3, across));
    }
    back.paint(x, y, z, ny, out);
  };
  const dry = (x: number, z: number): boolean => {
    if (river) return riverAt(x, z) > 1.3;
    if (glade) return gladeAt(x, z) > 1;
    if (knoll) return offKnoll(x, z) > 33;
    if (!railway) return true;
    const [along, across] = trackAt(x, z);
    const viaduct = Math.abs(along) < railway.gap - 8;
    return across > 9 || across < (viaduct ? -14 : -48);
  };
  wood(
    stage,
    kind,
    lookout ? 300 : 420,
    lookout ? 34 : 26,
    lookout ? 240 : 260,
    land,
    (x, z) =>
      dry(x, z) &&
      (hilltop
        ? z > 60 && offHill(x, z) > 1.35
        : glade || railway !== undefined || !plan.landmark || z > 125 || Math.abs(x - place * 26) > 30),
    hilltop ? 0.6 : lookout ? 1 : 0.8,
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
    if (stage.shape > 2 || (!river && across * place > 0)) continue;
    plant(
      stage,
      kind,
      across * nearZ * 1.05,
      lookout ? hillAt(0, nearZ) + eye - 13 : land(across * nearZ * 1.2, nearZ),
      nearZ,
      1,
      size * 0.75,
    );
  }
  if (river && plan.trees !== 'fir' && stage.grows('palm'))
    wood(stage, 'palm', 16, 30, 120, land, (x, z) => dry(x, z) && riverAt(x, z) < 2.4, 0.9);
  if (glade)
    scatter(
      stage,
      1500,
      5,
      70,
      0.6,
      land,
      (x, z) => gladeAt(x, z) < 1.1,
      (x, y, z) =>
        grass(mesh, random, x, y, z, between(random, 0.3, 0.7), 6, scaled(meadow, 0.8), hex('#b9c46a')),
    );
  if (glade || railway)
    scatter(
      stage,
      glade ? 260 : 420,
      16,
      160,
      0.62,
      land,
      (x, z) =>
        glade ? Math.abs(gladeAt(x, z) - 1.15) < 0.15 : !dry(x, z) && Math.abs(trackAt(x, z)[1]) > 6,
      (x, y, z, detail) => bush(mesh, random, x, y, z, between(random, 1, 2.6), tones, detail),
    );
  if (plan.landmark)
    landmarkAt(stage, plan.landmark, standX, (lookout ? 118 : glade ? 60 : 95) * near, (x, z) =>
      lookout ? standY : plan.landmark?.startsWith('crocodile') ? Math.max(-0.1, land(x, z)) : land(x, z),
    );
  if (plan.animals) placeAnimals(stage, plan.animals, place * 0.25, 36 * near, land);
  if (plan.boats) placeBoats(stage, plan.boats, 0, place * 0.1, 26, 1);
  placeBirds(stage, 6, -place * 0.6, 0.2, 160);
  return sceneOf(stage, {
    camera: { height: eye, focal: 0.95, horizon: lookout ? 0.36 : 0.5 },
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
        base: lookout ? -tall * 0.3 : 0,
        thickness: lookout ? tall * 0.32 : 22,
        density: 0.3 + (plan.mist ?? 0.4) * (lookout ? 1.3 : 3),
      },
    },
    focus: { x: clamp(0.5 + place * 0.3, 0.25, 0.75), y: 0.5 },
    shadowReach: 420,
  });
}
