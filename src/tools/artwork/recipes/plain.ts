import { blend, type Color, hex, scaled } from '../engine/color.ts';
import { clamp, smooth } from '../engine/math.ts';
import { between } from '../engine/random.ts';
import type { Plume, Scene } from '../engine/scene.ts';
import { backdropOf } from '../backdrop.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { plant, scatter, wood } from '../scatter.ts';
import { placeAnimals, placeBirds } from '../shapes/animals.ts';
import { placeBoats } from '../shapes/boats.ts';
import { bush, grass } from '../shapes/plants.ts';
import { triples } from '../shapes/rows.ts';
import { dome } from '../shapes/solids.ts';
import { colorOf, dim, over, put, sceneOf, tonesOf, type Stage } from '../stage.ts';

/** Flat land: gravel, grass or salt, with a waterhole or a river where `style` says so. */
export function plain(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const river = plan.style === 'river';
  // A hot pond among trees, with stones at its edge and steam over it.
  const spring = plan.style === 'spring';
  const hole = plan.style === 'waterhole' || spring;
  const salt = plan.style === 'salt';
  const flood = plan.style === 'flood';
  const wet = river || hole || flood;
  const wild = plan.wild ?? 0.5;
  const place = plan.place ?? side * 0.3;
  const back = backdropOf(stage);
  const soilColor = colorOf(stage, plan.ground, salt ? '#e6ded0' : '#b9975a');
  const dark = scaled(soilColor, 0.68);
  const bank = colorOf(stage, undefined, '#8d7048');
  const rolling = 0.6 + 5 * (plan.high ?? 0.25);

  const shoreOf = (x: number, z: number): number => {
    if (hole)
      return 1 - Math.hypot((x - place * 16) / 30, (z - 52) / 20) + noise.sum(x * 0.04, z * 0.05, 2) * 0.16;
    if (river) {
      const bend = Math.sin(z * 0.011 + 1.2 * place) * 24 + noise.sum(z * 0.008, 2, 2) * 30 - place * 22;
      return (
        1 -
        Math.abs(x - bend * smooth(10, 160, z)) /
          (17 + z * 0.12 * smooth(60, 10, z) + 7 * noise.sum(z * 0.02, 5, 2))
      );
    }
    if (flood)
      return (
        noise.sum(x * 0.012 + 3, z * 0.014, 3) * 1.6 + 0.12 + smooth(30, 12, z) * 0.5 - smooth(240, 600, z)
      );
    return -1;
  };
  const height = (x: number, z: number): number => {
    let y = noise.sum(x * 0.008, z * 0.008, 3) * rolling + noise.sum(x * 0.09, z * 0.09, 2) * 0.12;
    if (salt) y *= 0.06;
    if (wet) {
      const shore = shoreOf(x, z);
      y = y * smooth(0.3, -1.4, shore) + (shore > -0.9 ? 0.75 - 1.6 * smooth(-0.9, 0.6, shore) : 0.75);
    }
    return y + back.height(x, z);
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const patch = noise.sum(x * 0.02, z * 0.02, 3);
    const fine = distance < 300 ? noise.sum(x * 0.5, z * 0.5, 2) : 0;
    put(out, blend(soilColor, dark, clamp(0.42 + patch * 0.9, 0, 1)));
    dim(out, 1 + fine * 0.22);
    if (salt) {
      const crack = Math.abs(noise.at(x * 0.22 + noise.at(x * 0.2, z * 0.2), z * 0.22));
      over(out, hex('#bfb19b'), smooth(0.05, 0.005, crack) * 0.6 * smooth(160, 20, distance));
    } else if (wild > 0.05) {
      over(
        out,
        colorOf(stage, undefined, plan.wet ? '#7d8c3e' : '#a79a52'),
        smooth(-0.35, 0.35, noise.sum(x * 0.011 + 8, z * 0.011, 3)) * wild,
      );
    }
    if (wet) {
      const shore = shoreOf(x, z);
      over(out, spring ? hex('#a39a86') : bank, smooth(-0.55, -0.1, shore) * 0.8);
      over(out, hex('#4d4230'), smooth(-0.2, 0.4, shore) * 0.6);
    }
    back.paint(x, y, z, ny, out);
  };

  const dry = (x: number, z: number): boolean => !wet || shoreOf(x, z) < -0.35;
  populate();
  return sceneOf(stage, {
    camera: { height: (plan.eye ?? 1) * (wet ? 4.2 : 3) + 1, focal: 0.95, horizon: salt ? 0.62 : 0.56 },
    ground: {
      height,
      highest: 8 + back.highest,
      near: 2,
      far: plan.back === 'kilimanjaro' ? 40000 : 16000,
      step: 0.006,
    },
    soil,
    ...(wet && {
      water: {
        level: 0,
        shallow: hex(plan.water ?? stage.water?.shallow ?? '#8a8a5c'),
        deep: hex(plan.water ?? stage.water?.deep ?? '#3f5a4c'),
        clarity: 1.6,
        waves: river ? 0.12 : 0.04,
        foam: 0.12,
      },
    }),
    ...(spring && { plumes: steam() }),
    air: {
      reach: plan.back === 'kilimanjaro' ? 110000 : 7500,
      power: 1.2,
      ...(plan.mist && { mist: { base: 0, thickness: 9, density: plan.mist * 14 } }),
    },
    focus: { x: clamp(0.5 + place * 0.3, 0.2, 0.8), y: 0.55 },
    shadowReach: 320,
  });

  function steam(): Plume[] {
    const color: Color = [0.93, 0.94, 0.92];
    return triples('-15 50 17, -3 56 26, 8 46 15, 17 60 22').map(([x, z, tall]) => ({
      x: place * 16 + x,
      y: 0,
      z,
      tall,
      wide: tall * 0.2,
      lean: side * 0.35,
      thick: 0.62,
      color,
    }));
  }

  function populate(): void {
    if (spring) {
      wood(stage, plan.trees ?? 'tropical', 150, 76, 200, height, (x, z) => shoreOf(x, z) < -0.5, 0.9);
      for (let stone = 0; stone < 90; stone += 1) {
        const around = random() * Math.PI * 2;
        const out = between(random, 0.98, 1.14);
        const [x, z] = [place * 16 + Math.cos(around) * 30 * out, 52 + Math.sin(around) * 20 * out];
        const size = between(random, 0.4, 1.5);
        mesh.paint(scaled(hex('#8f8878'), between(random, 0.75, 1.1)));
        dome(mesh, x, height(x, z) - 0.3, z, size, size * between(random, 0.6, 1));
      }
    }
    const kind = plan.trees ?? 'acacia';
    if (kind !== 'none') {
      // The tree in front frames the picture on the left, beside the subject.
      const heroX = stage.biome ? -8.5 : -place * 9.5;
      const heroZ = kind === 'baobab' ? 36 : 25;
      if (dry(heroX, heroZ) && !plan.landmark) plant(stage, kind, heroX, height(heroX, heroZ), heroZ, 1);
      wood(
        stage,
        kind,
        Math.round(14 + 36 * wild),
        48,
        420,
        height,
        (x, z) => dry(x, z) && noise.sum(x * 0.02, z * 0.02, 2) > -0.05,
        0.95,
      );
      const tones = tonesOf(stage, plan.wet ? 'tropical' : (stage.biome?.bush ?? 'savanna'));
      if (wild > 0.15) {
        scatter(
          stage,
          Math.round(420 * wild),
          90,
          900,
          0.62,
          height,
          (x, z) => dry(x, z),
          (x, y, z, detail) => bush(mesh, random, x, y, z, between(random, 1.5, 4), tones, detail * 0.6),
        );
      }
    }
    if (!salt && wild > 0.1) {
      const low = scaled(soilColor, 0.8);
      const tip = blend(soilColor, hex(plan.wet ? '#b9c46a' : '#ead9a0'), 0.55);
      scatter(
        stage,
        Math.round(1700 * wild),
        5,
        90,
        0.6,
        height,
        (x, z) => dry(x, z) && noise.sum(x * 0.09, z * 0.09, 2) > -0.2,
        (x, y, z) => grass(mesh, random, x, y, z, between(random, 0.35, 0.8), 6, low, tip),
      );
    }
    if (wet) {
      scatter(
        stage,
        500,
        7,
        70,
        0.6,
        height,
        (x, z) => Math.abs(shoreOf(x, z) + 0.2) < 0.14,
        (x, y, z) =>
          grass(mesh, random, x, y, z, between(random, 0.6, 1.3), 6, hex('#55682c'), hex('#a8b45c')),
      );
    }
    if (plan.animals)
      placeAnimals(
        stage,
        plan.animals,
        place * 0.2,
        (hole ? 76 : river ? 44 : 40) * (plan.near ?? 1),
        (x, z) => Math.max(height(x, z), -0.25),
      );
    if (plan.boats) placeBoats(stage, plan.boats, 0, place * 0.12, 30, 2);
    if (plan.landmark) {
      const near = plan.near ?? 1;
      landmarkAt(stage, plan.landmark, place * 16 * near, (hole ? 98 : 54) * near, height);
    }
    if (wild > 0.2) placeBirds(stage, 7, -place * 0.4, 0.24, 200);
  }
}
