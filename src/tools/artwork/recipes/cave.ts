import { type Color, hex, scaled } from '../engine/color.ts';
import { clamp, smooth } from '../engine/math.ts';
import type { Point } from '../engine/mesh.ts';
import { between } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { wood } from '../scatter.ts';
import { placeBoats } from '../shapes/boats.ts';
import { foliage } from '../shapes/plants.ts';
import { lathe } from '../shapes/solids.ts';
import { colorOf, dim, over, put, sceneOf, tonesOf, type Stage } from '../stage.ts';

const NEAR = 3;
const MOUTH = 32;

/** A river that leaves a mountain: a hall of dripstone, at its end the bright valley outside. */
export function cave(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const place = plan.place ?? side * 0.1;
  const rock = colorOf(stage, plan.rock, '#8a7a66', 0.15);
  const tones = tonesOf(stage, 'rain');
  const wide = 11 + 5 * (plan.high ?? 0.5);
  const tall = 8 + 5 * (plan.high ?? 0.5);
  const dry = plan.wet === 0;
  // A grotto of the sea: its mouth is low, the water shines, nothing grows, and outside there is only the sea.
  const grotto = plan.style === 'sea';
  const middle = (z: number): number => place * z * 0.5 + Math.sin(z * 0.07 + side) * 2.2;
  /** How bright it is in the hall: the light comes from its mouth. */
  const lightAt = (z: number): number => 0.34 + 1.3 * smooth(MOUTH - 36, MOUTH + 2, z) ** 1.5;
  const height = (x: number, z: number): number => {
    const away = Math.abs(x - middle(Math.min(z, 80)));
    const bank = smooth(6.5 + z * 0.05, 13 + z * 0.16, away + noise.sum(z * 0.09, x > 0 ? 3 : 30, 2) * 5);
    const cliffs =
      smooth(85, 190, z) * noise.domes((x + 40) / 90, z / 110) ** 0.42 * 95 * smooth(0.5, 1, bank + 0.3);
    if (grotto && z > MOUTH + 2) return -4;
    return (
      (dry ? -0.4 : -2) +
      bank * 3.6 +
      cliffs +
      noise.sum(x * 0.1, z * 0.1, 3) * 0.6 +
      (z > 90 ? noise.domes(x / 7, z / 7) * 2.4 * bank : 0)
    );
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, _d, out) => {
    const grain = noise.sum(x * 0.12, z * 0.12 + y * 0.06, 3);
    noise.domes(x / 7, z / 7);
    put(out, tones.leaf);
    over(out, tones.bright, noise.lastCell * 0.7);
    over(out, rock, smooth(0.6, 0.4, ny + grain * 0.2));
    over(out, rock, smooth(MOUTH + 14, MOUTH + 2, z + grain * 8));
    dim(out, clamp(1 + grain * 0.5, 0.6, 1.4));
    if (dry) over(out, hex('#b39a72'), smooth(0.9, 0.2, y) * 0.9);
    if (z < MOUTH) dim(out, lightAt(z));
  };
  wood(
    stage,
    'rain',
    grotto ? 0 : 150,
    MOUTH + 12,
    260,
    height,
    (x, z, y) => y > 1 && Math.abs(x - middle(80)) > z * 0.1,
    0.6,
  );
  if (stage.grows('palm'))
    wood(stage, 'palm', 18, MOUTH + 4, 120, height, (_x, _z, y) => y > 0.8 && y < 5, 0.8);
  hall();
  if (plan.boats) placeBoats(stage, plan.boats, 0, place * 0.5 + side * 0.03, 24, 1);
  if (plan.landmark)
    landmarkAt(stage, plan.landmark, middle(60 * stage.near), 62 * stage.near, (x, z) =>
      Math.max(dry ? -9 : 0, height(x, z)),
    );
  return sceneOf(stage, {
    camera: { height: 3.2 * (plan.eye ?? 1), focal: 0.8, horizon: 0.62 },
    ground: { height, highest: 110, near: 1.5, far: 2500, step: 0.005 },
    soil,
    ...(!dry && {
      water: {
        level: 0,
        shallow: scaled(hex(plan.water ?? stage.water?.shallow ?? '#4f9a86'), grotto ? 1.5 : 0.5),
        deep: scaled(hex(plan.water ?? stage.water?.deep ?? '#1f5a50'), grotto ? 1.2 : 0.3),
        clarity: 2,
        waves: 0.1,
        ...(grotto && { mirror: 0.35 }),
        foam: 0,
      },
    }),
    air: { reach: 1100, power: 1.2, mist: { base: 0, thickness: 16, density: 0.3 + 3 * (plan.mist ?? 0.1) } },
    focus: { x: clamp(0.5 + place * 0.4, 0.35, 0.65), y: 0.5 },
    shadowReach: 170,
  });

  /** A point of the wall at a distance and an angle, 0 to the right and a half turn to the left. */
  function wallAt(z: number, angle: number): Point {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    // It opens into a hall and narrows before the mouth.
    const room =
      0.86 +
      0.3 * Math.sin((z / MOUTH) * 3.1) -
      0.16 * smooth(MOUTH - 12, MOUTH, z) -
      (grotto ? 0.4 * smooth(MOUTH - 6, MOUTH, z) : 0);
    const folds =
      noise.sum(c * 2.6 + 7, s * 2.6 + z * 0.05, 4) * 0.3 +
      noise.ridge(angle * 3.2, z * 0.035 + 3, 3) * 0.16 -
      0.1;
    const r = room * (1 + folds);
    return [middle(z) + c * wide * r, 0.5 + s * tall * r, z];
  }
  function toneAt(z: number, angle: number): Color {
    const grain = noise.sum(angle * 5 + 3, z * 0.12, 4);
    const drip = noise.sum(angle * 26, z * 0.05, 2);
    return scaled(rock, lightAt(z) * clamp(0.95 + grain * 0.6 + drip * 0.45, 0.35, 1.6));
  }
  function hall(): void {
    const rows = 64;
    const sides = 84;
    const near = grotto ? 1.5 : NEAR;
    const zAt = (row: number): number => near * (MOUTH / near) ** (row / rows);
    const turnAt = (step: number): number => -0.5 + (step / sides) * (Math.PI + 1);
    for (let row = 0; row < rows; row += 1) {
      for (let step = 0; step < sides; step += 1) {
        const [z0, z1, a0, a1] = [zAt(row), zAt(row + 1), turnAt(step), turnAt(step + 1)];
        mesh.paint(toneAt((z0 + z1) / 2, (a0 + a1) / 2));
        mesh.quad(wallAt(z0, a0), wallAt(z1, a0), wallAt(z1, a1), wallAt(z0, a1));
      }
    }
    // The mountain's face over the mouth, so that no sky is seen beside the hall.
    for (let step = 0; step < sides; step += 1) {
      const [a0, a1] = [turnAt(step), turnAt(step + 1)];
      const [p, q] = [wallAt(MOUTH, a0), wallAt(MOUTH, a1)];
      mesh.paint(scaled(rock, 0.3));
      mesh.quad(
        p,
        q,
        [p[0] + Math.cos(a1) * 60, p[1] + Math.sin(a1) * 60, MOUTH],
        [p[0] + Math.cos(a0) * 60, p[1] + Math.sin(a0) * 60, MOUTH],
      );
    }
    // A cave that the sea has cut has no dripstone, and nothing hangs over its mouth.
    if (grotto || plan.wild === 0) return;
    for (let stone = 0; stone < 150; stone += 1) {
      const z = stone % 3 === 0 ? MOUTH - 7 * random() : NEAR + 6 + (MOUTH - NEAR - 7) * random();
      const angle = Math.PI / 2 + between(random, -0.95, 0.95);
      const [x, y] = wallAt(z, angle);
      const long = between(random, 0.4, 1) ** 2 * (stone % 5 === 0 ? 6.5 : 3.4);
      const thick = long * between(random, 0.07, 0.13) + 0.06;
      mesh.paint(scaled(rock, lightAt(z) * between(random, 0.9, 1.7)));
      lathe(
        mesh,
        x,
        y + 0.5,
        z,
        [
          [0, -long],
          [thick * 0.3, -long * 0.7],
          [thick * 0.55, -long * 0.35],
          [thick, 0],
          [thick * 2.4, 0.4],
        ],
        8,
      );
    }
    for (let stone = 0; stone < 22; stone += 1) {
      const z = between(random, 12, MOUTH - 2);
      const across = (random() < 0.5 ? -1 : 1) * between(random, 7, 12);
      const x = middle(z) + across;
      const long = between(random, 0.6, 2.6);
      mesh.paint(scaled(rock, lightAt(z) * between(random, 0.8, 1.2)));
      lathe(
        mesh,
        x,
        height(x, z) - 0.3,
        z,
        [
          [long * 0.36, 0],
          [long * 0.2, long * 0.4],
          [long * 0.12, long * 0.85],
          [0, long],
        ],
        9,
      );
    }
    for (let tuft = 0; tuft < 22; tuft += 1) {
      const [x, y] = wallAt(MOUTH, between(random, 0.4, 2.75));
      foliage(mesh, random, x, y - 0.2, MOUTH + 0.4, 1.2, 1, 50, 0.2, tones);
    }
  }
}
