import { blend, hex, scaled } from '../engine/color.ts';
import { clamp, smooth } from '../engine/math.ts';
import { between } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { dim, over, put, sceneOf, tonesOf, colorOf, type Stage } from '../stage.ts';
import { acacia, deadTree, grass, palm } from '../shapes/plants.ts';
import { placeAnimals } from '../shapes/animals.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { pairs } from '../shapes/rows.ts';

/** Sand seas: winding sharp crests, a clay pan, the ocean or an oasis in front where the place has one. */
export function dunes(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const pan = plan.style === 'pan';
  const sea = plan.style === 'sea';
  const oasis = plan.style === 'oasis';
  const tall = 50 + 75 * (plan.high ?? 0.6);
  const place = plan.place ?? -side * 0.35;
  const bigX = place * 400;
  const bigZ = 760;
  const sand = colorOf(stage, plan.ground, '#d8843c');
  const shade = scaled(sand, 0.82);
  const clay = hex('#d9c3a0');
  const crust = hex('#b3946d');

  const crests = (x: number, z: number, octaves: number): number => {
    const warp = noise.sum(x * 0.0016 + 4, z * 0.0016, 2) * 130;
    const a = 1 - Math.abs(noise.at((x + warp) * 0.0017, (z - warp) * 0.00125));
    const b = 1 - Math.abs(noise.at((x - warp) * 0.0046 + 9, (z + warp) * 0.0036));
    return Math.max(0, a) ** 2.6 + (octaves > 1 ? 0.2 * Math.max(0, b) ** 2.4 * a : 0);
  };
  const height = (x: number, z: number, distance: number): number => {
    const from = pan || oasis || sea ? 150 : 25;
    const shore = sea ? side * x + 16 + z * 0.03 + noise.sum(z * 0.006, 3, 2) * 60 * smooth(20, 200, z) : 0;
    const start = smooth(from, from + 330, z + (sea ? shore * 0.9 : noise.sum(x * 0.004, 2, 2) * 90));
    const dx = x - bigX;
    const dz = z - bigZ;
    const bent = noise.sum(x * 0.0028, z * 0.0028, 2) * 60;
    const ridge = Math.abs(dx + bent + dz * 0.22 * side) / (300 + 120 * (plan.high ?? 0.6));
    const along = Math.abs(dz - bent) / 460;
    const peak = Math.max(0, 1 - Math.sqrt(ridge * ridge + along * along * 0.35)) ** 1.25;
    let y = (crests(x, z, 2) * tall * 0.5 + peak * tall) * start;
    if (distance < 260 && start > 0.02) y += noise.sum(x * 0.05, z * 0.02, 2) * 0.5 * start;
    y += noise.sum(x * 0.01, z * 0.01, 2) * 1.6 * (pan ? start : 0.5 + start);
    if (oasis) y -= 5.5 * (1 - smooth(0.55, 1.05, Math.hypot((x - bigX * 0.3) / 78, (z - 118) / 56)));
    if (sea) y += clamp(shore * 0.05, -9, 6) * (1 - start * 0.5);
    return y;
  };
  const eye = (plan.eye ?? 1) * (pan ? 3.2 : sea ? 42 : oasis ? 26 : 20) + height(0, 3, 3);
  const level = sea ? 0 : oasis ? -2.1 : undefined;

  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const grain = noise.sum(x * 0.02, z * 0.02, 3);
    put(out, blend(sand, shade, clamp(0.5 + grain, 0, 1)));
    if (distance < 420) {
      const ripple = Math.sin(x * 1.1 + z * 2.9 + noise.sum(x * 0.12, z * 0.12, 3) * 7);
      dim(out, 1 + ripple * 0.055 * (1 - distance / 420) * smooth(0.8, 0.97, ny));
    }
    if (pan) {
      const flat = smooth(0.975, 0.996, ny) * smooth(4.5, 1, y);
      const crack = Math.abs(noise.at(x * 0.35 + noise.at(x * 0.3, z * 0.3), z * 0.35));
      over(out, clay, flat);
      over(
        out,
        crust,
        flat * (smooth(0.05, 0.01, crack) * 0.5 + Math.max(0, noise.sum(x * 0.06, z * 0.06, 3)) * 0.8),
      );
    }
    if (sea) over(out, hex('#b89468'), smooth(2, 0, y) * 0.7);
    if (oasis) over(out, hex('#6f7d38'), smooth(1.6, -0.5, y) * 0.75 * smooth(-0.3, 0.3, grain + 0.2));
  };

  populate();
  return sceneOf(stage, {
    camera: { height: eye, focal: 0.95, horizon: sea ? 0.4 : pan ? 0.58 : 0.5 },
    ground: { height, highest: tall * 2.1, near: 2, far: 16000, step: 0.004 },
    soil,
    ...(level !== undefined && {
      water: {
        level,
        shallow: hex(stage.water?.shallow ?? (sea ? '#7fb7ad' : '#5d9a86')),
        deep: hex(stage.water?.deep ?? (sea ? '#1f5c70' : '#1f5a52')),
        clarity: 3.2,
        waves: sea ? 0.55 : 0.06,
        foam: sea ? 1 : 0.1,
        surf: sea ? 4 : 0,
      },
    }),
    air: { reach: 5200, power: 1.3 },
    focus: { x: clamp(0.5 + place * 0.42, 0.25, 0.75), y: 0.42 },
    shadowReach: 420,
  });

  function populate(): void {
    const tones = tonesOf(stage, 'savanna');
    if (plan.trees === 'dead') {
      const spots = pairs('-0.3 15, 0.22 24, -0.05 44, 0.42 36, -0.46 62, 0.1 82, 0.33 70');
      for (const [across, z] of spots) {
        // A wide picture keeps its trees to the sun's side, away from the words.
        const aside = stage.shape > 2 ? 0.5 - across * 0.55 : -across;
        const x = aside * z * side + between(random, -1, 1);
        deadTree(mesh, random, x, height(x, z, z), z, between(random, 5.2, 8.2), hex('#2e1d17'));
      }
    } else if (plan.trees === 'acacia') {
      for (let index = 0; index < 26; index += 1) {
        // On high dunes trees stand only at the foot.
        const z = (plan.high ?? 0.6) > 0.7 ? between(random, 34, 100) : between(random, 50, 330);
        const x = between(random, -0.55, 0.55) * z;
        acacia(mesh, random, x, height(x, z, z), z, between(random, 5, 8), tones, z < 90 ? 0.6 : 0.2);
      }
    } else if (plan.trees === 'palm') {
      const green = tonesOf(stage, 'palm');
      for (let index = 0; index < 60; index += 1) {
        const around = (index / 60) * 6.28 + between(random, -0.1, 0.1);
        const x = bigX * 0.3 + Math.cos(around) * 78 * between(random, 1, 1.3);
        const z = 118 + Math.sin(around) * 56 * between(random, 1, 1.25);
        if (z > 52) palm(mesh, random, x, height(x, z, z), z, between(random, 8, 14), green);
      }
    }
    if (plan.trees === 'acacia' || plan.wet) {
      for (let index = 0; index < 900; index += 1) {
        const z = 9 + 120 * random() ** 1.7;
        const x = between(random, -0.6, 0.6) * z;
        if (noise.sum(x * 0.06, z * 0.06, 2) < -0.12) continue;
        grass(
          mesh,
          random,
          x,
          height(x, z, z),
          z,
          between(random, 0.4, 0.9),
          7,
          hex('#a8863f'),
          hex('#e3c878'),
        );
      }
    }
    if (plan.animals) placeAnimals(stage, plan.animals, -place * 0.18, pan ? 46 : 62, height);
    if (plan.landmark) landmarkAt(stage, plan.landmark, -place * 12 * stage.near, 60 * stage.near, height);
  }
}
