import { blend, type Color, hex } from '../engine/color.ts';
import { clamp, smooth } from '../engine/math.ts';
import type { Plume, Scene } from '../engine/scene.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { wood } from '../scatter.ts';
import { placeAnimals } from '../shapes/animals.ts';
import { type Stage, colorOf, dim, growthOf, over, put, sceneOf, tonesOf } from '../stage.ts';

/** A lake or a steaming hollow in a crater, seen from the rim. */
export function crater(stage: Stage): Scene {
  const { plan, noise, side } = stage;
  const place = plan.place ?? side * 0.15;
  const rock = colorOf(stage, plan.rock, '#9a8f80', 0.15);
  const green = plan.ground ? hex(plan.ground) : growthOf(stage, '#6a7d45');
  const wide = 360;
  const middleZ = 345;
  const dry = plan.wet === 0;
  // How much of the floor lies above the water, so that it is a pond in its middle.
  const bare = dry ? 0 : 1 - (plan.wet ?? 1);
  const wooded = plan.style === 'wooded';
  const twin = plan.style === 'twin';
  const tones = tonesOf(stage, stage.biome?.bush ?? 'tropical');
  const height = (x: number, z: number): number => {
    const angle = Math.atan2(z - middleZ, x - place * 200);
    const bent = 1 + 0.16 * noise.sum(Math.cos(angle) * 1.8 + 5, Math.sin(angle) * 1.8, 3);
    const away = Math.hypot(x - place * 200, z - middleZ) / (wide * bent);
    const rim = 120 * (1 + 0.4 * noise.sum(Math.cos(angle) * 2 + 9, Math.sin(angle) * 2, 3));
    const wall = smooth(0.5, 1.02, away) * rim;
    const outer = smooth(1.05, 2.6, away) * (rim * 0.8 + 60);
    const gullies =
      noise.ridge(Math.cos(angle) * 9, Math.sin(angle) * 9 + away * 1.5, 3) * 16 * smooth(0.5, 0.85, away);
    const floor = bare * 20 * smooth(0.08, 0.4, away);
    const crowns = wooded ? noise.domes(x / 11, z / 11) * 6 * (dry ? 1 : smooth(0.58, 0.66, away)) : 0;
    // A thin wall between two lakes.
    const parting = twin
      ? 46 +
        74 * ((z - middleZ) / 300) ** 2 -
        Math.abs(x - place * 200 + 24 - noise.sum(z / 110, 4, 3) * 44) * 1.15
      : -99;
    const crest = Math.max(0, parting + 14) * smooth(1.1, 0.8, away) + (twin ? gullies * 0.3 : 0);
    return (
      Math.max(wall, Math.min(crest, rim)) -
      outer +
      gullies * (wooded ? 0.4 : 1) -
      14 +
      floor +
      crowns +
      noise.sum(x / 50, z / 50, 3) * 4
    );
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const grain = noise.sum(x / 26, z / 26, 4);
    put(out, rock);
    dim(out, clamp(1 + 0.14 * Math.sin(y / 6 + grain * 3) + grain * 0.45, 0.5, 1.5));
    over(out, green, smooth(0.72, 0.9, ny + grain * 0.1) * smooth(20, 70, y) * (plan.wild ?? 0.5));
    if (wooded) {
      const dome = noise.domes(x / 11, z / 11);
      const leaf = blend(tones.leaf, tones.bright, clamp(noise.lastCell * 0.6 + dome * 0.25, 0, 1));
      const grown = dry ? 1 : smooth(2, 7, y);
      over(out, leaf, grown);
      dim(out, 1 - (dry ? 0.6 : 0.45) * (1 - dome) * grown);
    }
    if (plan.style === 'sulphur')
      over(out, hex('#d9c552'), smooth(0.1, 0.4, grain) * smooth(30, 6, y) * 0.85);
    if (plan.style === 'steam' && dry) {
      const vent = Math.hypot(x - place * 200, (z - middleZ - 30) * 1.3) + grain * 26;
      over(out, hex('#241c1c'), smooth(170, 60, vent) * 0.9);
      over(out, [1.6, 0.42, 0.06], smooth(46, 24, vent) * 0.9);
    }
    if (plan.snow) over(out, hex('#eef2f8'), smooth(0.5, 0.8, ny + grain * 0.2) * plan.snow);
    if (distance < 120) dim(out, 1 + noise.sum(x * 0.35, z * 0.35, 3) * 0.25);
  };
  const eye = Math.max(height(0, 4), 92) + 34 * (plan.eye ?? 1);
  const plumes = plumesOf();
  wood(
    stage,
    plan.trees ?? 'bush',
    plan.trees === 'none' ? 0 : 130,
    30,
    900,
    (x, z) => height(x, z),
    (x, z, y) => y > 40 && noise.sum(x * 0.02, z * 0.02, 2) > 0,
    1,
  );
  if (plan.landmark) landmarkAt(stage, plan.landmark, 0, 300, twin ? () => 0.4 : height);
  if (plan.animals) placeAnimals(stage, plan.animals, -place, 120, height);
  return sceneOf(stage, {
    camera: { height: eye, focal: 0.85, horizon: 0.26 },
    ground: { height, highest: 230, near: 2, far: 12000, step: 0.004 },
    soil,
    ...(!dry && {
      water: {
        level: 0,
        shallow: hex(plan.water ?? stage.water?.shallow ?? '#6fd0c4'),
        deep: hex(plan.water ?? stage.water?.deep ?? '#2f9a94'),
        clarity: 6,
        waves: 0.05,
        foam: 0.3,
        mirror: 0.45,
      },
    }),
    ...(plumes && { plumes }),
    air: { reach: 4200, power: 1.2, mist: { base: 0, thickness: 50, density: (plan.mist ?? 0.2) * 1.6 } },
    focus: { x: clamp(0.5 + place * 0.3, 0.3, 0.7), y: 0.56 },
    shadowReach: 700,
  });

  /** Steam over the water, sulphur from its shore, or smoke out of a dark vent. */
  function plumesOf(): Plume[] | undefined {
    const x = place * 200;
    const color: Color = [0.92, 0.92, 0.9];
    if (plan.style === 'sulphur') {
      const yellow: Color = [1, 0.97, 0.84];
      return [
        {
          x: x + side * 120,
          y: 0,
          z: middleZ + 120,
          tall: 150,
          wide: 30,
          lean: -side * 0.75,
          thick: 0.92,
          color: yellow,
        },
        {
          x: x + side * 80,
          y: 0,
          z: middleZ + 60,
          tall: 80,
          wide: 15,
          lean: -side * 0.8,
          thick: 0.8,
          color: yellow,
        },
      ];
    }
    if (plan.style === 'steam' && dry) {
      const glow: Color = [0.95, 0.3, 0.06];
      return [
        { x, y: -16, z: middleZ + 40, tall: 300, wide: 66, lean: side * 0.42, thick: 0.95, color, glow },
      ];
    }
    if (plan.style !== 'steam') return undefined;
    return [
      { x: x + side * 60, y: 0, z: middleZ - 60, tall: 110, wide: 26, lean: side * 0.5, thick: 0.85, color },
      { x: x - side * 40, y: 0, z: middleZ - 110, tall: 60, wide: 13, lean: side * 0.6, thick: 0.75, color },
      {
        x: x - side * 110,
        y: 0,
        z: middleZ + 60,
        tall: 120,
        wide: 22,
        lean: side * 0.55,
        thick: 0.7,
        color,
      },
    ];
  }
}
