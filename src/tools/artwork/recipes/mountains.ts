import { blend, hex } from '../engine/color.ts';
import { bell, clamp, smooth } from '../engine/math.ts';
import { between } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { scatter, wood } from '../scatter.ts';
import { placeAnimals } from '../shapes/animals.ts';
import { placeBoats } from '../shapes/boats.ts';
import { bush, grass } from '../shapes/plants.ts';
import { colorOf, dim, growthOf, over, put, sceneOf, tonesOf, type Stage } from '../stage.ts';
import { pairs } from '../shapes/rows.ts';
import { formsOf } from './mountain-forms.ts';

/** Landmarks in the valley; others stand at the height of the camera’s foot. */
const IN_VALLEY: ReadonlySet<string> = new Set(['mountain-hut']);

/**
 * High mountains over a valley or a lake; `style` towers, fjord, table or rainbow bends their shape, `mountain-forms.ts`
 * has what stands before them. `wild` is the share of their height that is grown over; such mountains are rounder, where
 * it is all of it.
 */
export function mountains(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const lake = plan.recipe === 'lake' || plan.style === 'fjord';
  const fjord = plan.style === 'fjord';
  const place = plan.place ?? side * 0.28;
  // Style ridge: the landmark stands on a crest between gorges, seen from across.
  const ridge = plan.style === 'ridge';
  // Style slope: the landmark lies on the steep side of a spur that falls towards us.
  const slope = plan.style === 'slope';
  // Style glacier: a tongue of ice between the mountains, below it a grey river in many arms.
  const glacier = plan.style === 'glacier';
  // Style andenes: a mountainside whose foot is laid in steps of stone that follow its bends.
  const andenes = plan.style === 'andenes';
  const tall = 700 + 1500 * (plan.high ?? 0.6);
  const middleZ = fjord ? 2600 : 5200;
  const forms = formsOf(stage, place, tall, middleZ);
  const [crestX, crestZ] = forms.stand;
  const rock = colorOf(stage, plan.rock, '#7d7672', 0.25);
  const meadow = plan.ground ? hex(plan.ground) : growthOf(stage, '#748a3f');
  const woods = colorOf(stage, undefined, '#33523a', 0.2);
  const snow = plan.snow ?? 0.6;
  const table = plan.style === 'table';
  // One smooth ridge of clay in stripes.
  const rainbow = plan.style === 'rainbow';
  const grown = plan.wild ?? 0;
  const round = rainbow || stage.rounded ? 1 : smooth(0.5, 1, grown);
  const crowns = grown > 0 && plan.trees !== 'none';
  const tones = tonesOf(stage, plan.trees === 'autumn' ? 'autumn' : (stage.biome?.bush ?? 'temperate'));
  // Steep round horns, wooded to their heads, over deep gorges.
  const loaf = plan.style === 'loaf';
  const crest = (x: number, z: number, octaves: number): number => {
    const sharp = noise.ridge(x, z, octaves);
    return round > 0 ? sharp + (0.48 + 0.5 * noise.sum(x * 1.3, z * 1.3, 3) - sharp) * round * 0.85 : sharp;
  };

  const height = (x: number, z: number, distance: number): number => {
    const octaves = clamp(6.5 - Math.log2(1 + distance / 4000), 3, 6.5);
    const dx = x - place * 0.55 * middleZ;
    const near = smooth(lake ? (fjord ? 500 : 900) : 500, middleZ * 0.8, z);
    const valley = fjord
      ? smooth(160, 640, Math.abs(x - noise.sum(z / 900, 3, 2) * 220)) * smooth(120, 420, z)
      : near;
    let y = crest(x / 2500 + 7, z / 2300, octaves) * 1.25 - 0.28;
    const main = bell(dx, 0, middleZ * 0.26) * bell(z - middleZ, 0, middleZ * 0.32);
    if (plan.style === 'towers') {
      for (const [offset, size] of pairs('-0.09 0.8, 0 1, 0.075 0.86')) {
        const tx = (dx - offset * middleZ + noise.sum(z / 300, x / 300, 3) * 90) / (middleZ * 0.036);
        const tz = (z - middleZ * 0.82) / (middleZ * 0.05);
        const away = Math.hypot(tx, tz);
        y +=
          size *
          0.66 *
          smooth(1.15, 0.62, away + 0.35 * noise.sum(x / 120, z / 120, 3)) *
          (1 - 0.18 * Math.abs(tx));
      }
      y = y * (0.4 + 0.6 * main) + main * 0.12;
    } else if (loaf) {
      y = y * 0.4 * (0.6 + 0.4 * main);
    } else if (table) {
      const flat = smooth(
        1.05,
        0.86,
        Math.hypot(dx / (middleZ * 0.42), (z - middleZ * 0.8) / (middleZ * 0.2)) +
          noise.sum(x / 700, z / 700, 4) * 0.22,
      );
      y = y * 0.22 + flat * 0.72;
    } else if (rainbow) {
      const along = dx / (middleZ * 0.3) + noise.sum(x / 900, 5, 2) * 0.12;
      const across = Math.abs(z - middleZ * 0.86 + noise.sum(x / 800, z / 900, 2) * 260) / (middleZ * 0.4);
      const line = smooth(-1.5, -0.1, along) * smooth(1.9, 0, along);
      y =
        y * 0.16 + 0.78 * line * Math.max(0, 1 - across) ** 1.1 * (1 + 0.1 * noise.sum(x / 420, z / 420, 3));
    } else {
      y = y * (0.5 + 0.4 * main) + main * 0.62 * (0.7 + 0.6 * crest(x / 1500, z / 1500, octaves - 1));
    }
    if (glacier) y *= 1 - (1 - smooth(0.9, 3, forms.iceAt(x, z))) * smooth(middleZ * 1.05, middleZ * 0.7, z);
    let level = y * tall * valley;
    if (loaf) level = Math.max(level, forms.hornsAt(x, z));
    const shore = smooth(26, 9, z) * (lake ? 3.4 : 1.5) + noise.sum(x * 0.03, z * 0.03, 3) * 1.2;
    level += shore;
    if (lake) {
      const rim = fjord ? valley : smooth(620, 1300, z + noise.sum(x / 400, 5, 3) * 500);
      level = level * (fjord ? 1 : Math.max(rim, smooth(24, 10, z))) - 14 * (1 - rim) * smooth(9, 40, z);
    } else
      level +=
        noise.sum(x * 0.004, z * 0.004, 3) * (glacier ? 8 : rainbow ? 22 : 60) * smooth(20, 300, z) -
        30 * smooth(10, 200, z) * (1 - near);
    level = forms.raised(level, x, z);
    if (crowns && distance > 250 && distance < 2400) level += noise.domes(x / 14, z / 14) * 5 * near;
    return level;
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const grain = noise.sum(x / 60, z / 60, 4);
    put(out, meadow);
    const wooded = ridge ? smooth(1, -5, y + grain * 6) : 0;
    over(
      out,
      woods,
      Math.max(wooded, smooth(tall * 0.01, tall * 0.05, y + grain * 40)) * (plan.trees === 'none' ? 0 : 0.9),
    );
    over(
      out,
      rock,
      Math.max(
        smooth(0.83, 0.66, ny + grain * 0.08 + (slope && distance < 700 ? 0.12 : 0)),
        smooth(tall * 0.3, tall * 0.42, y + grain * 120),
      ),
    );
    if (andenes && z < 700) forms.paintSteps(x, z, ny, meadow, out);
    const strata = 1 + 0.12 * Math.sin(y / (tall * 0.012) + grain * 3);
    dim(out, clamp(strata + grain * 0.35, 0.55, 1.4));
    if (grown > 0) {
      const line = tall * 1.6 * grown;
      const cover =
        smooth(line, line * 0.75, y + grain * 90) *
        smooth(lake ? 1.6 : -60, lake ? 4 : -40, y) *
        smooth(0.3 - 0.3 * round, 0.5 - 0.3 * round, ny + grain * 0.1);
      const dome = noise.domes(x / (distance < 1600 ? 14 : 46), z / (distance < 1600 ? 14 : 46));
      over(
        out,
        crowns ? blend(tones.leaf, tones.bright, clamp(noise.lastCell * 0.6 + dome * 0.25, 0, 1)) : meadow,
        cover,
      );
      dim(out, 1 - cover * (crowns ? 0.45 * (1 - dome) : -0.3 * grain));
    }
    if (glacier) forms.paintIce(x, z, grain, out);
    if (snow > 0) {
      const line = tall * (0.92 - 0.85 * snow);
      over(
        out,
        hex('#f3f6fb'),
        smooth(line, line + tall * 0.1, y + grain * tall * 0.14) * smooth(0.4, 0.62, ny + grain * 0.14),
      );
    }
    if (snow >= 1) over(out, hex('#eef3fa'), smooth(0.4, 0.8, ny) * 0.95);
    if (lake && y < 1) over(out, hex('#8f8672'), smooth(1.2, -0.3, y));
    if (rainbow) forms.paintStripes(x, y, z, grain, distance, out);
    if (distance < 120) dim(out, 1 + 0.25 * noise.sum(x * 0.4, z * 0.4, 3));
  };
  const eye = (ridge || slope || andenes ? 0 : height(0, 6, 6)) + (plan.eye ?? 1) * (lake ? 4.5 : 26);
  const land = (x: number, z: number): number => height(x, z, z);
  /** Whether a tree of a wooded slope would hide the landmark. */
  const hides = (x: number, z: number): boolean =>
    !lake &&
    grown > 0 &&
    plan.landmark !== undefined &&
    z < 138 * stage.near &&
    Math.abs(x / z + place * 0.54) < 0.17;
  const dry = (x: number, z: number, y: number): boolean =>
    (lake ? y > 0.4 : true) &&
    z > 8 &&
    !(ridge && Math.hypot(x - crestX, z - crestZ) < 52 * stage.near) &&
    !(glacier && forms.iceAt(x, z) < 1.7) &&
    !(slope && Math.abs(x - crestX) < 30 && z > crestZ - 60 && z < crestZ + 70);
  const inValley = IN_VALLEY.has(plan.landmark?.replace(/[*@].*/, '') ?? '');
  /** How high the foot of the landmark is. */
  const standAt = (x: number, z: number): number => {
    if (lake) return Math.max(0, land(x, z));
    if (ridge) return 2;
    if (slope) return 0;
    return inValley || andenes ? land(x, z) : Math.max(eye - 25, land(x, z));
  };
  populate();
  return sceneOf(stage, {
    camera: { height: eye, focal: plan.style === 'towers' ? 1.15 : 1, horizon: lake ? 0.6 : 0.58 },
    ground: { height, highest: tall * 1.5, near: 2, far: 18000, step: 0.0045 },
    soil,
    ...(lake && {
      water: {
        level: 0,
        shallow: hex(plan.water ?? stage.water?.shallow ?? '#5f9a94'),
        deep: hex(plan.water ?? stage.water?.deep ?? '#1f4f62'),
        clarity: 4,
        waves: fjord ? 0.1 : 0.06,
        foam: 0.05,
      },
    }),
    air: {
      reach: 15000,
      power: 1.15,
      mist: { base: 0, thickness: tall * 0.08, density: 0.03 + (plan.mist ?? 0.3) * 0.28 },
    },
    focus: { x: clamp(0.5 + place * 0.45, 0.25, 0.75), y: 0.38 },
    shadowReach: 600,
  });

  function populate(): void {
    const kind = plan.trees ?? 'fir';
    // Before wooded horns the ground in front is open terraces.
    if (kind !== 'none' && !loaf) {
      wood(
        stage,
        kind,
        lake ? 150 : 240,
        26,
        420,
        land,
        (x, z, y) =>
          dry(x, z, y) && !hides(x, z) && ((grown > 0 && !lake) || noise.sum(x * 0.02, z * 0.02, 2) > 0.02),
        0.8,
      );
      wood(
        stage,
        kind,
        22,
        15,
        40,
        land,
        (x, z, y) => dry(x, z, y) && x * place < 0 && Math.abs(x) > z * 0.26,
        0.75,
      );
    }
    if (slope) {
      const scrub = tonesOf(stage, kind === 'bush' ? 'dry' : (stage.biome?.bush ?? 'tropical'));
      scatter(stage, 900, 30, 260, 0.62, land, dry, (x, y, z, detail) => {
        if (noise.sum(x * 0.03, z * 0.03, 2) > -0.1)
          bush(mesh, random, x, y, z, between(random, 0.7, 2.2), scrub, detail * 0.6);
      });
    }
    const tip = blend(meadow, hex('#e8dca0'), 0.35);
    if (snow < 1)
      scatter(stage, 1300, 4, 50, 0.6, land, dry, (x, y, z) =>
        grass(mesh, random, x, y, z, between(random, 0.2, 0.5), 6, meadow, tip),
      );
    if (plan.boats === 'launch') placeBoats(stage, plan.boats, 0, -place * 1.6, 62, 1);
    else if (plan.boats) placeBoats(stage, plan.boats, 0, place * 0.3, 46, 2);
    if (plan.animals) placeAnimals(stage, plan.animals, -place * 0.4, 34, land);
    // A pier begins at the edge of the shore.
    const pierShift = plan.landmark?.startsWith('wooden-pier') ? 19 * Math.sign(place) : 0;
    if (plan.landmark)
      landmarkAt(stage, plan.landmark, crestX + pierShift, (lake ? 78 : 130) * stage.near, standAt);
  }
}
