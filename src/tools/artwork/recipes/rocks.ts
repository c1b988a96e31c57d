import { backdropOf } from '../backdrop.ts';
import { blend, hex, scaled } from '../engine/color.ts';
import { clamp, smooth } from '../engine/math.ts';
import { between } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { scatter, wood } from '../scatter.ts';
import { placeAnimals, placeBirds } from '../shapes/animals.ts';
import { bush, grass } from '../shapes/plants.ts';
import { type Stage, colorOf, dim, over, put, sceneOf, tonesOf } from '../stage.ts';

/** Bare rocks over a plain: a plateau, domes, a finger or a table. */
export function rocks(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const place = plan.place ?? side * 0.22;
  const style = plan.style ?? 'plateau';
  const rock = colorOf(stage, plan.rock, '#b36a3f');
  const ground = colorOf(stage, plan.ground, '#b08a4e');
  const back = backdropOf(stage);
  const far = style === 'boulders' ? 130 : style === 'finger' ? 260 : 620;
  const tall =
    (style === 'finger' ? 62 : style === 'boulders' ? 26 : 120 + 120 * (plan.high ?? 0.5)) *
    (style === 'arch' ? 0.4 : 1);
  const jungle = (plan.wild ?? 0.2) > 0.6;
  const lumps = Array.from({ length: style === 'domes' || style === 'boulders' ? 9 : 3 }, (_, index) => ({
    x: place * far * 0.6 + (index === 0 ? 0 : between(random, -0.55, 0.55) * far),
    z: far * (index === 0 ? 1 : between(random, 0.85, 1.5)),
    r: far * (index === 0 ? 0.2 : between(random, 0.05, 0.14)),
    h: tall * (index === 0 ? 1 : between(random, 0.3, 0.7)),
  }));
  const height = (x: number, z: number, distance: number): number => {
    const warp = noise.sum(x / (far * 0.13), z / (far * 0.13), 4);
    let y = 0;
    if (style === 'domes' || style === 'boulders') {
      for (const lump of lumps) {
        const away = Math.hypot(x - lump.x, (z - lump.z) * 0.8) / lump.r + warp * 0.16;
        if (away < 1) y = Math.max(y, lump.h * Math.sqrt(1 - away * away) ** 0.85);
      }
      y += y > 1 ? noise.ridge(x / (far * 0.09), z / (far * 0.09), 3) * tall * 0.05 : 0;
    } else if (style === 'finger') {
      const away = Math.hypot(x - place * 100, z - far) / 12 + warp * 0.18;
      y = Math.max(smooth(1.15, 0.86, away) * tall * (0.82 + 0.1 * warp), smooth(9, 1, away) * 20);
    } else if (style === 'table') {
      const edge = Math.hypot((x - place * far) / (far * 0.95), (z - far * 1.5) / (far * 0.5)) + warp * 0.14;
      y = smooth(1.04, 0.93, edge) * tall * 0.72 + smooth(1.5, 0.9, edge) * tall * 0.42;
    } else {
      const edge =
        Math.hypot(
          (x - place * far * 0.62) / (far * (0.17 + 0.2 * (1 - (plan.high ?? 0.5)))),
          (z - far) / (far * 0.2),
        ) +
        warp * 0.13;
      y =
        clamp(1.12 - edge, 0, 1) ** 0.24 *
          tall *
          (edge < 1.12 ? 1 : 0) *
          (0.92 + 0.12 * noise.sum(x / 60, z / 60, 3)) +
        smooth(2.2, 1, edge) * 14;
    }
    const floor = noise.sum(x * 0.006, z * 0.006, 3) * 5;
    const wood1 =
      jungle && y < 20 && distance > 90 ? noise.domes(x / 9, z / 9) * 5 * smooth(90, 170, distance) : 0;
    return y + floor + wood1 + back.height(x, z);
  };
  const tones = tonesOf(stage, jungle ? 'tropical' : 'dry');
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const patch = noise.sum(x * 0.02, z * 0.02, 3);
    if (jungle) {
      const dome = noise.domes(x / 9, z / 9);
      put(out, blend(tones.leaf, tones.bright, clamp(noise.lastCell * 0.6 + dome * 0.25, 0, 1)));
      dim(out, 0.6 + 0.5 * dome);
    } else {
      put(out, ground);
      over(out, tones.leaf, smooth(-0.1, 0.4, patch) * (plan.wild ?? 0.25) * 1.2);
    }
    const bare = Math.max(smooth(8, 15, y - patch * 6), smooth(0.9, 0.76, ny));
    if (bare > 0 && z < far * 3) {
      const streak = noise.at(x / (far * 0.018), z / (far * 0.018) + y * 0.004);
      const shade = 1 + 0.28 * streak + 0.1 * Math.sin(y / (tall * 0.05) + patch * 4);
      over(out, scaled(rock, clamp(shade, 0.5, 1.4)), bare);
      if (style === 'plateau' || style === 'table')
        over(
          out,
          tones.leaf,
          smooth(0.86, 0.96, ny) * smooth(tall * 0.6, tall * 0.8, y) * (plan.wild ?? 0.3),
        );
    }
    if (distance < 110) dim(out, 1 + noise.sum(x * 0.5, z * 0.5, 3) * 0.22);
    back.paint(x, y, z, ny, out);
  };
  const land = (x: number, z: number): number => height(x, z, 50);
  const kind = plan.trees ?? (jungle ? 'tropical' : 'acacia');
  if (kind !== 'none')
    wood(
      stage,
      kind,
      jungle ? 260 : 46,
      kind === 'baobab' ? 64 : 22,
      jungle ? 230 : far * 0.8,
      land,
      (x, z, y) =>
        y < (kind === 'baobab' ? 15 : 9) && Math.abs(x - place * z * 0.5) > z * (jungle ? 0.05 : 0.12),
      jungle ? 0.55 : 0.85,
    );
  const grown = scaled(ground, 0.85);
  scatter(
    stage,
    jungle ? 500 : 1200,
    5,
    80,
    0.6,
    land,
    (x, z) => noise.sum(x * 0.07, z * 0.07, 2) > -0.2,
    (x, y, z) =>
      grass(
        mesh,
        random,
        x,
        y,
        z,
        between(random, 0.3, 0.7),
        6,
        jungle ? tones.leaf : grown,
        jungle ? tones.bright : hex('#e2cd8c'),
      ),
  );
  scatter(
    stage,
    kind === 'baobab' ? 12 : 130,
    10,
    200,
    0.6,
    land,
    () => true,
    (x, y, z, detail) => bush(mesh, random, x, y, z, between(random, 0.7, 2), tones, detail * 0.7),
  );
  const near = plan.near ?? 1;
  if (plan.animals) placeAnimals(stage, plan.animals, -place * 0.5, 46 * near, land);
  if (plan.landmark) landmarkAt(stage, plan.landmark, -place * 60 * near, 92 * near, land);
  placeBirds(stage, 6, -place * 0.7, 0.26, 160);
  return sceneOf(stage, {
    camera: { height: (jungle ? 17 : 5) * (plan.eye ?? 1) + 2, focal: 1, horizon: jungle ? 0.56 : 0.62 },
    ground: { height, highest: tall * 1.3 + 30 + back.highest, near: 2, far: 15000, step: 0.004 },
    soil,
    air: {
      reach: 7500,
      power: 1.2,
      mist: { base: 0, thickness: 22, density: 0.1 + (plan.mist ?? 0.15) * 1.6 },
    },
    focus: { x: clamp(0.5 + place * 0.55, 0.22, 0.78), y: 0.48 },
    shadowReach: 380,
  });
}
