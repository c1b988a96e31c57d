import { backdropOf } from '../backdrop.ts';
import { hex } from '../engine/color.ts';
import { smooth } from '../engine/math.ts';
import { between } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { plant, wood } from '../scatter.ts';
import { placeBirds } from '../shapes/animals.ts';
import { placeBoats } from '../shapes/boats.ts';
import { house, styleOf } from '../shapes/houses.ts';
import { type Stage, colorOf, dim, growthOf, over, put, sceneOf, tonesOf } from '../stage.ts';

/** Houses one above the other on a slope, above the sea or a valley. */
export function hilltown(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const up = Math.sign(plan.place ?? (stage.biome ? 1 : -side)) || 1;
  const style = styleOf(stage, 'coloured');
  const back = backdropOf(stage);
  const sea = plan.wet !== 0;
  const tall = 60 + 110 * (plan.high ?? 0.5);
  const green = plan.ground ? hex(plan.ground) : growthOf(stage, '#6f8a42');
  const rock = colorOf(stage, plan.rock, '#9a8468');
  // Below high mountains the ground beyond the town rises again as the other side of a valley.
  const valley = !sea && plan.back === 'peaks';
  // The town fills the floor below the slope as well.
  const basin = !sea && plan.wild === 0;
  // Brightly painted houses are those of one quarter, on the slope.
  const plainer =
    plan.style === 'rainbow' ? styleOf({ ...stage, plan: { ...plan, style: 'white' } }, 'white') : style;
  const crowns = tonesOf(stage, stage.biome?.bush ?? 'temperate').leaf;
  const shoreAt = (x: number, z: number): number =>
    up * x -
    2 +
    z * 0.02 +
    noise.sum(z * 0.011, 2, 3) * 26 * smooth(20, 90, z) +
    Math.max(0, 90 - z) * 0.14 -
    Math.max(0, z - 300) * 0.25;
  const height = (x: number, z: number, distance: number): number => {
    const shore = shoreAt(x, z);
    let y =
      smooth(-3, 4, shore) * 5 -
      4 +
      smooth(0, 170, shore) * tall * (0.8 + noise.sum(x * 0.006, z * 0.007, 3) * 0.6);
    if (distance > 260) y += noise.domes(x / 10, z / 10) * 4 * smooth(260, 340, distance) * smooth(8, 20, y);
    if (valley) {
      const rise = smooth(6, 190, -shore) + smooth(330, 900, z) * 1.3;
      const slope = rise * (20 + 96 * noise.ridge(x / 420 + 3, z / 460, 4));
      const woods = distance > 120 ? noise.domes(x / 8, z / 8) * 3 * smooth(3, 14, slope) : 0;
      y = Math.max(y, slope + woods);
    }
    return (
      (sea ? y : Math.max(y, -3 + noise.sum(x * 0.02, z * 0.02, 2))) +
      (z > 600 ? back.height(x, z) * (sea ? 0.5 : 1) : 0)
    );
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const grain = noise.sum(x * 0.09, z * 0.09 + y * 0.05, 3);
    put(out, green);
    dim(out, 1 + grain * 0.4);
    if (valley && distance > 120) {
      const dome = noise.domes(x / 8, z / 8);
      over(out, crowns, smooth(0.2, 0.6, dome) * smooth(-10, -60, shoreAt(x, z)) * 0.75);
    }
    over(out, rock, smooth(0.78, 0.6, ny + grain * 0.1) + (sea ? smooth(5, 1, y) * 0.7 : 0));
    back.paint(x, y, z, ny, out);
  };
  const land = (x: number, z: number): number => height(x, z, 50);
  for (let index = 0; index < 420; index += 1) {
    const z = 60 * (330 / 60) ** (index / 420);
    const x = between(random, -0.6, 0.6) * z;
    const shore = shoreAt(x, z);
    const dense = smooth(6, 12, shore) * smooth(plan.wild === 1 ? 80 : 150, 60, shore) * smooth(330, 240, z);
    if (random() > dense) continue;
    const storeys = Math.round(between(random, style.storeys[0], style.storeys[1]));
    mesh.within(
      x,
      land(x, z) - 1,
      z,
      between(random, -0.3, 0.3) + up * 0.3,
      1,
      () => void house(stage, style, between(random, 6.5, 10), between(random, 7, 9), storeys),
    );
  }
  if (basin)
    for (let index = 0; index < 640; index += 1) {
      const z = 75 * (700 / 75) ** (index / 640);
      const x = (between(random, -0.62, 0.62) + stage.middle) * z;
      if (shoreAt(x, z) > 4) continue;
      const storeys = Math.round(between(random, plainer.storeys[0], plainer.storeys[1]));
      const size = 1 + z / 700;
      mesh.within(
        x,
        land(x, z) - 1,
        z,
        between(random, -0.3, 0.3),
        size,
        () => void house(stage, plainer, between(random, 6.5, 11), between(random, 7, 10), storeys),
      );
    }
  const kind = plan.trees ?? 'broad';
  if (kind !== 'none') {
    wood(
      stage,
      kind,
      150,
      40,
      330,
      land,
      (x, z, y) => y > 4 && noise.sum(x * 0.03, z * 0.03, 2) > -0.05,
      0.55,
    );
    plant(stage, kind, up * 8, land(up * 8, 21), 21, 1, 0.7);
  }
  if (plan.boats) placeBoats(stage, plan.boats, 0, -up * 0.16, 96, 3);
  if (plan.landmark?.startsWith('wooden-pier')) {
    // A pier begins at the water's edge.
    let shore = up * 60;
    while (shoreAt(shore, 92) > -1) shore -= up;
    landmarkAt(stage, plan.landmark, shore, 92, () => 0);
    // The town is the subject.
    stage.marks.pop();
  } else if (plan.landmark) landmarkAt(stage, plan.landmark, up * 22, 130, land);
  placeBirds(stage, 6, -up * 0.2, 0.24, 130);
  return sceneOf(stage, {
    camera: { height: 30 * (plan.eye ?? 1), focal: 0.95, horizon: 0.4 },
    ground: {
      height,
      highest: tall * 1.8 + (valley ? 120 : 0) + back.highest,
      near: 2,
      far: 14000,
      step: 0.005,
    },
    soil,
    ...(sea && {
      water: {
        level: 0,
        shallow: hex(plan.water ?? stage.water?.shallow ?? '#49b0b0'),
        deep: hex(stage.water?.deep ?? '#15628a'),
        clarity: 4,
        waves: 0.25,
        foam: 0.6,
        surf: 1,
        mirror: 0.7,
      },
    }),
    air: { reach: 5200, power: 1.2, mist: { base: 0, thickness: 26, density: (plan.mist ?? 0.15) * 2.4 } },
    focus: { x: 0.5 + up * 0.14, y: 0.48 },
    shadowReach: 380,
  });
}
