import { blend, hex, scaled } from '../engine/color.ts';
import { clamp, smooth } from '../engine/math.ts';
import { between } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { plant, wood } from '../scatter.ts';
import { placeBirds } from '../shapes/animals.ts';
import { placeBoats } from '../shapes/boats.ts';
import { colorOf, dim, over, put, sceneOf, tonesOf, type Stage } from '../stage.ts';

/** Steep islands in still water: karst towers or green domes. */
export function islands(stage: Stage): Scene {
  const { plan, noise, random, side } = stage;
  const place = plan.place ?? side * 0.3;
  const tall = plan.style === 'low' ? 16 + 40 * (plan.high ?? 0.5) : 42 + 110 * (plan.high ?? 0.6);
  const rock = colorOf(stage, plan.rock, '#8f8674');
  const tones = tonesOf(stage, 'tropical');
  // Low islands with a rounded back.
  const low = plan.style === 'low';
  const round = plan.style === 'domes' || low;
  // Bare ridges with a sharp spine that part several bays.
  const ridges = plan.style === 'ridges';
  const bare = round || ridges;
  const river = plan.style === 'valley';
  // Sharp limestone on all sides of still water.
  const lagoon = plan.style === 'lagoon';
  const size = low ? 130 : round ? 95 : river ? 140 : lagoon ? 70 : 112;
  const height = (x: number, z: number): number => {
    const open = river
      ? smooth(16, 60, Math.abs(x - Math.sin(z * 0.006) * 40 - place * 10) - z * 0.03)
      : smooth(
          bare ? 110 : lagoon ? 150 : 290,
          bare ? 250 : lagoon ? 260 : 480,
          Math.hypot(x - place * -60, z) + noise.at(x / 90, z / 90) * 40,
        );
    const bent = noise.sum(x * 0.012, z * 0.012, 2) * 24;
    const steep = low ? 0.95 : round ? 0.75 : 0.5;
    const broken = low ? noise.sum(x / 60, z / 60, 3) * 30 : 0;
    const mound = noise.mounds(
      (x + broken + bent + 900 * place) / size,
      (z - bent) / (size * 1.25),
      steep,
      low ? 0.5 : river ? 0.15 : lagoon ? 0 : 0.42,
    );
    // Karst rises in walls of bare stone, with woods on its head.
    const form = round ? mound : 0.42 * mound + 0.58 * smooth(0.06, 0.34, mound);
    let y = form * tall;
    if (lagoon) y = tall * (0.2 + 0.42 * form + 0.5 * noise.ridge(x / 46, z / 60, 4) ** 1.4);
    if (ridges) {
      const bend = noise.sum(x * 0.004 + 2, z * 0.004, 2) * 0.6;
      y =
        tall *
        (noise.ridge(x / 330 + bend + 3 * place, z / 300 - bend, 4) * 2.3 -
          0.95 +
          0.5 * noise.sum(x / 520 + place, z / 520, 2));
    }
    y *= open * smooth(24, 90, z);
    const floor = river
      ? -1.6 +
        3.4 *
          smooth(
            8,
            22,
            Math.abs(x - Math.sin(z * 0.006) * 40 - place * 10) -
              z * 0.03 +
              noise.sum(x * 0.03, z * 0.03, 2) * 8,
          )
      : -5 + 3 * noise.sum(x * 0.01, z * 0.01, 2);
    const spit = plan.style === 'beach' ? 2.6 - Math.hypot((x - place * 40) / 30, (z - 74) / 13) * 2.6 : -9;
    return (
      Math.max(spit, floor + y) +
      (y > 3 ? noise.sum(x * 0.12, z * 0.12, 3) * 2.2 : 0) +
      (z > 180 && y > 2 && !ridges ? noise.domes(x / 7, z / 7) * 0.9 : 0)
    );
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, _distance, out) => {
    const grain = noise.sum(x * 0.1, z * 0.1 + y * 0.02, 3);
    // On steep sides the height takes the place of the way inland, or the crowns would run down as streaks.
    const dome = noise.domes(x / 7, (z * ny + y * (1.4 - ny)) / 7);
    const shade = clamp(noise.lastCell * 0.6 + dome * 0.3, 0, 1);
    put(
      out,
      bare && plan.ground
        ? scaled(hex(plan.ground), 0.8 + 0.4 * shade)
        : blend(tones.leaf, tones.bright, shade),
    );
    dim(out, 0.6 + 0.5 * dome);
    const streaks = noise.at(x * 0.35, z * 0.35 + y * 0.03);
    over(out, rock, smooth(lagoon ? 0.85 : 0.5, lagoon ? 0.5 : 0.3, ny + grain * 0.18));
    if (ny < 0.55) dim(out, clamp(1 + streaks * 0.3 + grain * 0.3, 0.55, 1.3));
    over(out, hex('#4f4638'), smooth(2.4, 1, y) * smooth(0.7, 0.4, ny) * 0.8);
    if (river)
      over(out, colorOf(stage, plan.ground, '#7f9a3f'), smooth(3, 2, y) * smooth(0.8, 0.95, ny) * 0.9);
    else over(out, hex('#e8d3a2'), smooth(low ? 2 : 3.5, low ? 0.8 : 1.5, y) * smooth(0.7, 0.95, ny));
  };
  const kind = low ? (plan.trees ?? 'broad') : plan.trees === 'fir' ? 'fir' : 'tropical';
  if (!ridges)
    wood(stage, kind, low ? 260 : 120, 40, low ? 700 : 300, height, (_x, z, y) => y > 5 && z > 35, 0.5);
  if (river && stage.grows('palm'))
    wood(stage, 'palm', 26, 28, 160, height, (_x, _z, y) => y > 1 && y < 4, 0.8);
  if (plan.style === 'beach')
    for (let index = 0; index < 9; index += 1) {
      const x = place * 40 + between(random, -20, 20);
      plant(stage, 'palm', x, height(x, 74), 74 + random() * 8, 0.6, 0.7);
    }
  if (plan.boats)
    placeBoats(
      stage,
      plan.boats,
      0,
      -place * 0.35,
      bare ? 120 * Math.max(1, plan.eye ?? 1) : plan.boats === 'junk' ? 58 : 28 * Math.max(1, plan.eye ?? 1),
      3,
    );
  if (plan.landmark) landmarkAt(stage, plan.landmark, -place * 30, 80, (x, z) => Math.max(0, height(x, z)));
  placeBirds(stage, 6, place * 0.5, 0.3, 130);
  return sceneOf(stage, {
    camera: {
      height: (plan.eye ?? 1) * (bare ? 46 : river ? 7 : 9),
      focal: 0.92,
      horizon: bare ? 0.3 : 0.5,
    },
    ground: { height, highest: tall * 1.25 + 4, near: 2, far: 12000, step: 0.0045 },
    soil,
    water: {
      level: 0,
      shallow: hex(plan.water ?? stage.water?.shallow ?? '#3fb3a4'),
      deep: hex(stage.water?.deep ?? (river ? '#3d6b52' : '#1b7f86')),
      clarity: 4,
      waves: bare ? 0.3 : 0.12,
      foam: bare ? 0.6 : 0.2,
      mirror: bare ? 0.07 : 0.8,
    },
    air: {
      reach: 4200,
      power: 1.15,
      mist: { base: 0, thickness: 30, density: 0.15 + (plan.mist ?? 0.3) * 1.5 },
    },
    focus: { x: clamp(0.5 + place * 0.3, 0.25, 0.75), y: 0.44 },
    shadowReach: 420,
  });
}
