import { backdropOf } from '../backdrop.ts';
import { hex } from '../engine/color.ts';
import { clamp, smooth } from '../engine/math.ts';
import type { Scene } from '../engine/scene.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { wood } from '../scatter.ts';
import { placeBirds } from '../shapes/animals.ts';
import { placeBoats } from '../shapes/boats.ts';
import { rowOfHouses, styleOf } from '../shapes/houses.ts';
import { type Stage, dim, growthOf, put, sceneOf } from '../stage.ts';

/** Houses along a quay; the water before them carries their mirror. */
export function waterfront(stage: Stage): Scene {
  const { plan, noise, side } = stage;
  const place = plan.place ?? side * 0.25;
  const style = styleOf(stage, 'mediterranean');
  const back = backdropOf(stage);
  const rise = plan.high ?? 0.3;
  const quayZ = 78;
  const green = plan.ground ? hex(plan.ground) : growthOf(stage, '#6d8a45');
  const height = (x: number, z: number, distance: number): number => {
    const shore = z - quayZ - noise.sum(x * 0.01, 3, 2) * 12 + x * 0.08 * side;
    const land = smooth(-0.6, 0.2, shore) * 1.9 - 4 * smooth(0.4, -2, shore);
    const hill =
      smooth(10, 190, shore) *
      rise *
      (70 + 55 * noise.sum(x * 0.006 + place, z * 0.006, 3)) *
      (0.55 + 0.45 * Math.cos(clamp((x - place * 60) / 190, -1.6, 1.6)));
    return (
      land +
      Math.max(0, hill) +
      (distance > 230 ? noise.domes(x / 10, z / 10) * 4 * smooth(230, 300, distance) : 0) +
      back.height(x, z)
    );
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, _d, out) => {
    put(out, z < quayZ + 22 ? hex('#b3a48c') : green);
    dim(out, 1 + noise.sum(x * 0.1, z * 0.1, 3) * 0.3);
    if (ny < 0.6) put(out, hex('#8a7d6a'));
    back.paint(x, y, z, ny, out);
  };
  const land = (x: number, z: number): number => height(x, z, 50);
  const rows = rise > 0.15 ? 7 : 3;
  const gapX = place * 66;
  // A town inside its wall stands alone on the shore.
  const walled = plan.landmark?.startsWith('dubrovnik') ?? false;
  for (let row = 0; row < rows; row += 1) {
    const z = quayZ + 16 + row * 15;
    const isFree = (x: number): boolean =>
      plan.landmark !== undefined && Math.abs(x - gapX * (z / 92)) < (walled ? 52 : row < 2 ? 15 : 0);
    rowOfHouses(stage, style, z, land, isFree, 0.06 + row * 0.05 + 0.6 * (plan.wild ?? 0));
  }
  const kind = plan.trees ?? 'broad';
  if (kind !== 'none') {
    wood(stage, kind, 120, quayZ + 24, 330, land, (_x, z, y) => y > 1.5 && z > quayZ + 24, 0.7);
    wood(stage, kind, 24, quayZ + 6, quayZ + 12, land, (x, _z, y) => y > 1 && Math.abs(x - gapX) > 8, 0.5);
  }
  if (plan.boats) placeBoats(stage, plan.boats, 0, -Math.sign(place || 1) * 0.15, 32, 4);
  if (plan.landmark) landmarkAt(stage, plan.landmark, gapX, quayZ + 20, land);
  placeBirds(stage, 7, -place * 0.6, 0.26, 150);
  return sceneOf(stage, {
    camera: { height: 7 * (plan.eye ?? 1), focal: 0.95, horizon: 0.56 },
    ground: { height, highest: 130 + back.highest, near: 2, far: 14000, step: 0.005 },
    soil,
    water: {
      level: 0,
      shallow: hex(plan.water ?? stage.water?.shallow ?? '#4f9aa0'),
      deep: hex(plan.water ?? stage.water?.deep ?? '#1f5f78'),
      clarity: 2,
      waves: 0.14,
      foam: 0,
    },
    air: {
      reach: plan.back === 'table' || plan.back === 'broad' ? 16000 : 5200,
      power: 1.2,
      mist: { base: 0, thickness: 24, density: (plan.mist ?? 0.2) * 2.4 },
    },
    focus: { x: clamp(0.5 + place * 0.6, 0.25, 0.75), y: 0.46 },
    shadowReach: 360,
  });
}
