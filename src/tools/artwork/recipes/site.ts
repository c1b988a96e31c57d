import { backdropOf } from '../backdrop.ts';
import { hex } from '../engine/color.ts';
import { clamp, smooth } from '../engine/math.ts';
import { between, pick } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { plant, wood } from '../scatter.ts';
import { placeAnimals, placeBirds } from '../shapes/animals.ts';
import { person, placeBoats } from '../shapes/boats.ts';
import { rowOfHouses, styleOf } from '../shapes/houses.ts';
import { type Stage, colorOf, dim, growthOf, over, put, sceneOf } from '../stage.ts';

/** A monument in its grounds: lawn, trees, a path or a pond that mirrors it; houses behind it by `style`. */
export function site(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const place = plan.place ?? side * 0.16;
  const back = backdropOf(stage);
  const pond = plan.wet !== undefined && plan.wet > 0;
  const lawn = colorOf(stage, plan.ground, '#84a04a', 0.12);
  const far = 74 + 60 * (plan.high ?? 0.2);
  const pondAt = (x: number, z: number): number =>
    1 -
    Math.hypot((x - place * 14) / (17 + 24 * (plan.wet ?? 0)), (z - 36) / (12 + 8 * (plan.wet ?? 0))) ** 3 +
    noise.sum(x * 0.06, z * 0.06, 2) * 0.2;
  const height = (x: number, z: number): number => {
    const dry =
      noise.sum(x * 0.012, z * 0.012, 3) * 2.4 * smooth(10, 60, z) * smooth(8, 30, Math.abs(z - far));
    return (
      (pond ? dry * smooth(0.2, -0.6, pondAt(x, z)) + 0.55 - 1.5 * smooth(-0.15, 0.2, pondAt(x, z)) : dry) +
      back.height(x, z)
    );
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    put(out, lawn);
    dim(
      out,
      1 +
        noise.sum(x * 0.05, z * 0.05, 4) * 0.4 +
        (distance < 60 ? noise.sum(x * 0.9, z * 0.9, 2) * 0.15 : 0),
    );
    if (plan.paved) {
      const row = Math.floor(z / 1.6);
      const slab = noise.cell(Math.floor(x / 1.6 + (row & 1) * 0.5) + 300, row) - 0.5;
      put(out, lawn);
      dim(out, 1 + slab * 0.3 * smooth(90, 20, distance) + noise.sum(x * 0.2, z * 0.2, 3) * 0.12);
      over(out, growthOf(stage, '#6f8a4a'), smooth(far + 70, far + 110, z));
    }
    if (plan.snow) over(out, hex('#eef2f8'), plan.snow);
    if (!pond)
      over(
        out,
        hex('#cbb48a'),
        smooth(2.6, 2, Math.abs(x - place * far * 0.55 * (z / far) - noise.sum(z * 0.02, 3, 1) * 2)) *
          smooth(far + 4, far - 8, z) *
          (plan.wild === 1 ? 0 : 0.9),
      );
    else over(out, hex('#8a7a52'), smooth(-0.4, 0, pondAt(x, z)) * 0.8);
    back.paint(x, y, z, ny, out);
  };
  const clear = (x: number, z: number): boolean =>
    Math.abs(x - place * far * 0.55 * (z / far)) > (z > far * 0.75 ? 26 : 7) &&
    (!pond || pondAt(x, z) < -0.3);
  const kind = plan.trees ?? 'broad';
  if (kind !== 'none') {
    wood(stage, kind, 190, far * 1.25, far * 4.5, height, () => true, 0.95);
    wood(stage, kind, 34, 30, far * 1.2, height, clear, 0.7);
    const x = -Math.sign(place || 1) * 9.4;
    plant(stage, kind, x, height(x, 18), 18, 1, 0.78);
  }
  if (plan.style)
    for (let row = 0; row < 4; row += 1)
      rowOfHouses(
        stage,
        styleOf(stage, 'mediterranean'),
        far * stage.near + 52 + row * 17,
        height,
        () => false,
        0.04 + row * 0.05,
      );
  if (plan.landmark)
    landmarkAt(stage, plan.landmark, place * far * 0.55 * stage.near, far * stage.near, (x, z) =>
      Math.max(0.3, height(x, z)),
    );
  for (let index = 0; index < 7; index += 1) {
    const z = 30 + random() * 34;
    const x = place * far * 0.55 * (z / far) + between(random, -2, 2);
    if (!pond)
      mesh.within(x, height(x, z), z, random() * 6, 1.15, () =>
        person(
          mesh,
          0,
          0,
          0,
          pick(random, [stage.palette.accent, hex('#e6ddc8'), hex('#4a6a8a'), hex('#e0953a')]),
          true,
        ),
      );
  }
  if (plan.animals) placeAnimals(stage, plan.animals, -place * 0.6, 30, height);
  if (plan.boats) placeBoats(stage, plan.boats, 0, -place * 0.5, 32, 1);
  placeBirds(stage, 6, -place, 0.3, 120);
  return sceneOf(stage, {
    camera: { height: 4.4 * (plan.eye ?? 1), focal: 0.95, horizon: 0.62 },
    ground: {
      height,
      highest: 12 + back.highest,
      near: 2,
      far: plan.back === 'flat' ? 4000 : 14000,
      step: 0.006,
    },
    soil,
    ...(pond && {
      water: {
        level: 0,
        shallow: hex(stage.water?.shallow ?? '#6f8f6a'),
        deep: hex(plan.water ?? stage.water?.deep ?? '#33574c'),
        clarity: 1.2,
        waves: 0.05,
        foam: 0,
      },
    }),
    air: {
      reach: 6500,
      power: 1.2,
      mist: { base: 0, thickness: 12, density: 0.3 + (plan.mist ?? 0.3) * 4.5 },
    },
    focus: { x: clamp(0.5 + place * 0.5, 0.3, 0.7), y: 0.46 },
    shadowReach: 260,
  });
}
