import { blend, hex, scaled } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import { clamp, smooth } from '../engine/math.ts';
import { between } from '../engine/random.ts';
import type { Plume, Scene } from '../engine/scene.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { scatter, wood } from '../scatter.ts';
import { placeAnimals } from '../shapes/animals.ts';
import { placeBoats } from '../shapes/boats.ts';
import { grass } from '../shapes/plants.ts';
import { box } from '../shapes/solids.ts';
import { VOLCANOES, volcanoShare } from '../shapes/volcano-form.ts';
import { type Stage, colorOf, dim, growthOf, over, put, sceneOf } from '../stage.ts';

/** One great cone; smoke or embers above it, woods, water or ash before it. */
export function volcano(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const place = plan.place ?? side * 0.2;
  const tall = 900 + 1500 * (plan.high ?? 0.5);
  const middleZ = 5200;
  const middleX = place * 2200;
  const lake = plan.style === 'lake';
  const ash = plan.style === 'ash';
  const hot = plan.style === 'hot';
  const peak = plan.style === 'peak';
  // A massif much wider than tall, with vines at its foot.
  const broad = plan.style === 'broad';
  // A wooded slope before it, on which the landmark stands.
  const slope = plan.style === 'slope';
  const [standX, standZ] = [-(Math.sign(place) || 1) * 26 * stage.near, 80 * stage.near];
  const bankAt = (x: number, z: number): number =>
    -24 +
    34 *
      smooth(-46, 24, x * -Math.sign(place || 1) - 10 + noise.sum(x / 30, z / 30, 2) * 10) *
      smooth(0, 60, z) *
      smooth(190, 110, z);
  const rock = colorOf(stage, plan.rock, ash || hot ? '#4d4444' : '#6f6258', 0.15);
  const green =
    plan.ground || ash || hot ? colorOf(stage, plan.ground, '#6b5d50', 0.2) : growthOf(stage, '#4f7a3c');
  const form = peak || broad ? VOLCANOES.cone : stage.volcano;
  const cone = (x: number, z: number, cx: number, cz: number, size: number): number => {
    const dx = x - cx;
    const dz = z - cz;
    const angle = Math.atan2(dz, dx);
    const away = Math.hypot(dx, dz) / (size * (broad ? 2.7 : 1.35));
    const gully =
      1 +
      (0.05 + 0.05 * smooth(0.05, 0.5, away)) *
        noise.sum(Math.cos(angle) * 4 + 3, Math.sin(angle) * 4 + away * 1.2, 4);
    // A mountain that never had a crater ends in a point.
    if (peak) return size * Math.exp(-away * 2.3 * gully);
    const y =
      size *
      volcanoShare(
        form,
        noise,
        dx,
        dz,
        size * (broad ? 2.7 : 1.35),
        (share) => 1.1 * Math.exp(-share * 1.75 * gully),
      );
    return Math.min(y, size * (0.97 + 0.05 * noise.at(angle * 2, 3)));
  };
  const rowAt = (x: number, z: number): number => {
    const at = (x * 0.92 + z * 0.3 * side) / 2.8;
    return Math.abs(at - Math.floor(at) - 0.5) * 2;
  };
  const vines = (x: number, z: number): number =>
    broad ? smooth(0.8, 0.35, rowAt(x, z)) * smooth(9, 16, z) * smooth(640, 300, z) : 0;
  const height = (x: number, z: number, distance: number): number => {
    let y = cone(x, z, middleX, middleZ, tall) - tall * 0.05;
    if (plan.wild)
      y = Math.max(
        y,
        cone(x, z, middleX - Math.sign(place || 1) * 3300, middleZ * 1.35, tall * plan.wild) - tall * 0.05,
      );
    y = Math.max(y, smooth(700, 2600, z) * (60 + 130 * noise.sum(x / 900, z / 800, 4)));
    y += noise.sum(x / 190, z / 190, distance > 4000 ? 3 : 4) * 14 * smooth(60, 900, z);
    const front = lake
      ? -14
      : noise.sum(x * 0.006, z * 0.006, 3) * (ash ? 6 : 16) - (ash ? 12 : 26) * smooth(20, 300, z);
    y =
      front * smooth(1700, 700, z + noise.sum(x / 300, 3, 2) * 260) +
      y * smooth(500, 1500, z + noise.sum(x / 300, 3, 2) * 260);
    y += vines(x, z) * 1.1;
    if (slope) y = Math.max(y, bankAt(x, z));
    // The bank with its reeds, which the sea has not.
    if (lake && !stage.sea) y = Math.max(y, smooth(24, 8, z + x * place * 0.6) * 3 - 14 * smooth(8, 30, z));
    if (lake && plan.landmark)
      y = Math.max(y, 3.6 - Math.hypot((x + (Math.sign(place) || 1) * 26) / 15, (z - 80) / 10) * 2.6);
    return y;
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const grain = noise.sum(x / 70, z / 70, 4);
    put(out, green);
    dim(out, clamp(1 + grain * 0.4, 0.6, 1.4));
    if (z > 600 && !ash && !hot) over(out, scaled(green, 0.62), 0.6 + grain);
    over(out, rock, smooth(tall * 0.38, tall * 0.7, y + grain * tall * 0.25));
    over(out, rock, smooth(0.8, 0.62, ny) * 0.5);
    if (plan.snow)
      over(
        out,
        hex('#f4f7fc'),
        smooth(tall * (1.05 - 0.8 * plan.snow), tall * (1.12 - 0.72 * plan.snow), y + grain * tall * 0.22),
      );
    if (broad) {
      over(out, hex('#8a7350'), smooth(700, 400, z) * 0.7);
      over(out, blend(hex('#6e6428'), hex('#9c8438'), clamp(0.4 + grain, 0, 1)), vines(x, z));
    }
    if (lake && y < 2) over(out, hex('#7a6e58'), smooth(2, -1, y));
    if (distance < 160) dim(out, 1 + noise.sum(x * 0.3, z * 0.3, 3) * 0.25);
  };
  const eye = (lake ? 5 : height(0, 5, 5) + 14) * (plan.eye ?? 1);
  const land = (x: number, z: number): number => height(x, z, z);
  const kind = plan.trees ?? (ash || hot ? 'none' : 'tropical');
  if (kind !== 'none') {
    wood(
      stage,
      kind,
      lake ? 120 : 260,
      24,
      520,
      land,
      (x, z, y) =>
        (!lake || y > 0.5) &&
        (slope
          ? z > standZ + 8 || (z > 40 && Math.abs(x / z - standX / standZ) > 0.09)
          : noise.sum(x * 0.012, z * 0.012, 2) > -0.1),
      0.8,
    );
  }
  const tip = blend(green, hex('#e2d58a'), 0.4);
  scatter(
    stage,
    ash ? 300 : 1100,
    5,
    60,
    0.6,
    land,
    (x, z, y) => (!lake || y > 0.4) && (!broad || rowAt(x, z) > 0.7),
    (x, y, z) => grass(mesh, random, x, y, z, between(random, 0.3, 0.7), 6, scaled(green, 0.9), tip),
  );
  embers(stage, middleX, cone(middleX, middleZ, middleX, middleZ, tall), middleZ, tall, hot);
  if (plan.boats) placeBoats(stage, plan.boats, 0, -place * 0.5 || 0.12, 36, 2);
  if (plan.landmark && peak) {
    lampsOfStairs(stage, middleX, middleZ, land);
    landmarkAt(
      stage,
      plan.landmark,
      middleX,
      middleZ,
      () => cone(middleX, middleZ, middleX, middleZ, tall) - tall * 0.06,
    );
  } else if (plan.landmark)
    landmarkAt(stage, plan.landmark, -(Math.sign(place) || 1) * 26 * stage.near, 80 * stage.near, (x, z) =>
      Math.max(lake ? 0 : -99, land(x, z)),
    );
  if (plan.animals) placeAnimals(stage, plan.animals, -place * 0.5, 34, land);
  const plumes = plumesOf();
  return sceneOf(stage, {
    ...(plumes && { plumes }),
    camera: { height: eye, focal: 1, horizon: 0.6 },
    ground: { height, highest: tall * 1.08, near: 2, far: 14000, step: 0.005 },
    soil,
    ...(lake && {
      water: {
        level: 0,
        shallow: hex(plan.water ?? stage.water?.shallow ?? '#5a9a94'),
        deep: hex(plan.water ?? stage.water?.deep ?? '#1f5568'),
        clarity: 4,
        waves: 0.08,
        foam: 0.05,
      },
    }),
    air: {
      reach: 22000,
      power: 1.15,
      mist: { base: lake ? 0 : -20, thickness: tall * 0.06, density: 0.02 + (plan.mist ?? 0.3) * 0.14 },
    },
    focus: { x: clamp(0.5 + place * 0.4, 0.25, 0.75), y: 0.4 },
    shadowReach: 500,
  });

  function plumesOf(): Plume[] | undefined {
    if (plan.style !== 'smoke' && !broad && !ash && !hot) return undefined;
    return [
      {
        x: middleX,
        y: cone(middleX, middleZ, middleX, middleZ, tall) - tall * 0.06,
        z: middleZ,
        tall: tall * 0.62,
        wide: tall * (broad ? 0.16 : 0.1),
        lean: -side * 0.7,
        thick: 0.92,
        color: hot ? [0.4, 0.36, 0.38] : [0.9, 0.89, 0.88],
        ...(hot && { glow: [1.5, 0.42, 0.08] }),
      },
    ];
  }
}

/** Lamps along stairs that wind from the summit down to the woods. */
function lampsOfStairs({ mesh }: Stage, x: number, z: number, land: (x: number, z: number) => number): void {
  mesh.paint(scaled(hex('#ffd890'), 1.9), Material.lamp);
  for (let lamp = 0; lamp < 170; lamp += 1) {
    const away = 60 + lamp * 20;
    const [px, pz] = [x + (Math.sin(lamp * 0.2) * 0.1 + 0.1) * away, z - away];
    const size = pz * 0.0016;
    box(mesh, px, land(px, pz) + size, pz, size, size, size);
  }
}

/** Embers and streams of lava at the summit. */
function embers(stage: Stage, x: number, y: number, z: number, tall: number, hot: boolean): void {
  const { random, mesh, side } = stage;
  if (!hot) return;
  for (let spark = 0; spark < 150; spark += 1) {
    const up = random() ** 1.5;
    mesh.paint([2.6, between(random, 0.3, 0.8), 0.08], Material.lamp);
    const px = x + between(random, -0.16, 0.16) * tall * (up + 0.25);
    const py = y + tall * 0.26 * up - tall * 0.03;
    const size = tall * 0.0045 * (1.4 - up);
    mesh.triangle([px - size, py, z - 50], [px + size, py, z - 50], [px, py + size * 3, z - 50]);
  }
  for (let stream = 0; stream < 3; stream += 1) {
    let px = x + between(random, -0.02, 0.02) * tall;
    for (let step = 0; step < 10; step += 1) {
      const next = px + between(random, -0.01, 0.014) * tall - side * tall * 0.004;
      const at = (n: number): number => y - tall * 0.028 * n;
      mesh.paint([2.2, 0.42 - step * 0.03, 0.05], Material.lamp);
      const wide = tall * 0.006 * (1 - step / 13);
      const fz = z - tall * (0.035 + 0.026 * step);
      mesh.quad(
        [px - wide, at(step), fz],
        [px + wide, at(step), fz],
        [next + wide, at(step + 1), fz - tall * 0.02],
        [next - wide, at(step + 1), fz - tall * 0.02],
      );
      px = next;
    }
  }
}
