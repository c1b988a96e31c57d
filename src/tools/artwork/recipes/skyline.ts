import { backdropOf } from '../backdrop.ts';
import { hex, scaled } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import { clamp, smooth } from '../engine/math.ts';
import { between, pick } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { wood } from '../scatter.ts';
import { placeBirds } from '../shapes/animals.ts';
import { placeBoats } from '../shapes/boats.ts';
import { house, styleOf } from '../shapes/houses.ts';
import { bar, box } from '../shapes/solids.ts';
import { type Stage, colorOf, dim, put, sceneOf } from '../stage.ts';

/** Towers of a big city behind water or a park. */
export function skyline(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const place = plan.place ?? side * 0.2;
  const back = backdropOf(stage);
  const park = plan.wet === 0;
  const bankZ = park ? 60 : 210;
  const height = (x: number, z: number): number =>
    (park
      ? noise.sum(x * 0.02, z * 0.02, 2) * 1.5 - 2 * smooth(10, 60, z)
      : smooth(bankZ - 1, bankZ + 1, z) * 5 - 3) + back.height(x, z);
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, _d, out) => {
    put(out, park ? colorOf(stage, plan.ground, '#6f9148') : hex('#8f8a80'));
    dim(out, 1 + noise.sum(x * 0.15, z * 0.15, 3) * 0.3);
    back.paint(x, y, z, ny, out);
  };
  const tints = ['#8fa6b8', '#b9b4a8', '#6f8ca3', '#c9c4ba', '#9a8f86', '#7f9aa6', '#d6cfc2'] as const;
  const low = styleOf({ ...stage, plan: { ...plan, style: plan.style ?? 'modern' } }, 'modern');
  for (let row = 0; row < 6; row += 1) {
    const z = bankZ + 30 + row * (park ? 60 : 75);
    let x = (stage.middle - 0.62) * z;
    while (x < (stage.middle + 0.62) * z) {
      const wide = between(random, 16, 34);
      const middle = Math.exp(-(((x / z - place * 0.5) / 0.26) ** 2));
      const tall =
        between(random, 14, 40) +
        (plan.high ?? 0.6) * middle * between(random, 20, 150) * (row > 0 ? 1 : 0.25);
      const free =
        plan.landmark !== undefined && row < (park ? 5 : 3) && Math.abs(x + wide / 2 - place * 0.5 * z) < 34;
      if (!free) {
        const base = height(x, z);
        if (tall < 40) {
          mesh.within(
            x + wide / 2,
            base,
            z,
            0,
            1.6,
            () =>
              void house(
                stage,
                low,
                wide / 1.7,
                11,
                Math.max(1, Math.round(between(random, low.storeys[0], low.storeys[1]))),
              ),
          );
        } else {
          mesh.paint(
            scaled(hex(pick(random, tints)), between(random, 0.75, 1.05)),
            random() < 0.6 ? Material.glass : Material.windows,
          );
          box(mesh, x + wide / 2, base - 2, z, wide * 0.85, tall, wide * 0.8);
          if (random() < 0.5)
            box(mesh, x + wide / 2, base + tall - 2, z, wide * 0.55, tall * 0.12, wide * 0.5);
          if (random() < 0.3)
            bar(mesh, [x + wide / 2, base + tall, z], [x + wide / 2, base + tall * 1.3, z], 0.8, 0.2);
        }
      }
      x += wide * between(random, 1, 1.25);
    }
  }
  const kind = plan.trees ?? 'broad';
  const spots = park ? 150 : 90;
  wood(
    stage,
    kind,
    spots,
    park ? 26 : bankZ + 4,
    bankZ + (park ? 60 : 22),
    height,
    (x, z, y) => y > -5 && (!park || z > 70 || Math.abs(x) > z * 0.3),
    park ? 0.6 : 1.1,
  );
  if (plan.boats) placeBoats(stage, plan.boats, 0, -place * 0.6 || 0.12, 80, 2);
  if (plan.landmark) {
    const z = park ? 235 : bankZ + 65;
    landmarkAt(stage, plan.landmark, place * 0.5 * z, z, height, park ? 0.84 : 1);
  }
  placeBirds(stage, 6, -place, 0.3, 200);
  return sceneOf(stage, {
    camera: { height: (park ? 12 : 13) * (plan.eye ?? 1), focal: 0.95, horizon: 0.64 },
    ground: { height, highest: 16 + back.highest, near: 2, far: 14000, step: 0.006 },
    soil,
    ...(!park && {
      water: {
        level: 0,
        shallow: hex(plan.water ?? stage.water?.shallow ?? '#4f8f9a'),
        deep: hex(plan.water ?? stage.water?.deep ?? '#1f5570'),
        clarity: 2,
        waves: 0.16,
        foam: 0,
      },
    }),
    air: {
      reach: 3600,
      power: 1.2,
      mist: { base: 0, thickness: 40, density: 0.3 + (plan.mist ?? 0.2) * 1.5 },
    },
    focus: { x: clamp(0.5 + place * 0.5, 0.25, 0.75), y: 0.42 },
    shadowReach: 700,
  });
}
