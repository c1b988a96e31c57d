import { blend, hex, scaled } from '../engine/color.ts';
import { clamp, smooth } from '../engine/math.ts';
import { between } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { backdropOf } from '../backdrop.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { plant, scatter, wood } from '../scatter.ts';
import { placeAnimals } from '../shapes/animals.ts';
import { grass } from '../shapes/plants.ts';
import { village } from '../shapes/houses.ts';
import { colorOf, dim, over, put, sceneOf, tonesOf, type Stage } from '../stage.ts';

/** Fields, vineyards, meadows or rows of round hills. */
export function fields(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const place = plan.place ?? side * 0.25;
  const back = backdropOf(stage);
  const style = plan.style ?? 'fields';
  const meadow = colorOf(stage, plan.ground, '#86a645', 0.1);
  const hills = style === 'hills';
  // The floor of a valley in squares of rice, hills all around; cyclists have a lane between them.
  const paddies = style === 'paddies';
  const ringAt = (x: number, z: number): number =>
    smooth(230, 780, Math.hypot(x * 1.25, z) + noise.sum(x / 170, z / 170, 2) * 130);
  const laneAt = (x: number, z: number): number =>
    plan.landmark?.startsWith('cyclists')
      ? Math.abs(z - 74 * stage.near - (x - place * 26 * stage.near) * 0.09 + 0.2)
      : 99;
  /** Which square, and how far a point is from the bank around it, 0 to 0.5. */
  const squareAt = (x: number, z: number): { own: number; bank: number } => {
    const u = (x + z * 0.24 + noise.sum(x / 50, z / 50, 2) * 9) / 17;
    const v = (z - x * 0.1 + noise.sum(x / 60 + 9, z / 60, 2) * 8) / 13;
    const [i, j] = [Math.floor(u), Math.floor(v)];
    return { own: noise.cell(i + 90, j + 90), bank: Math.min(u - i, i + 1 - u, v - j, j + 1 - v) };
  };
  const height = (x: number, z: number, distance: number): number => {
    if (paddies) {
      const ring = ringAt(x, z);
      const hill = ring * (70 + 190 * (0.5 + noise.sum(x / 420, z / 420, 4)));
      const crowns = ring > 0.1 ? noise.domes(x / 11, z / 11) * 5 * smooth(0.1, 0.2, ring) : 0;
      const bank = distance < 260 && ring < 0.05 ? 0.35 * smooth(0.05, 0.02, squareAt(x, z).bank) : 0;
      const lane = smooth(2, 1.2, laneAt(x, z));
      return Math.max(hill + crowns + bank * (1 - lane), lane * 0.4) + back.height(x, z);
    }
    let y =
      noise.sum(x * 0.005, z * 0.005, 3) * 14 * (0.4 + (plan.high ?? 0.5)) * smooth(5, 130, z) -
      5 * smooth(8, 80, z);
    if (hills) {
      const d = noise.mounds(x / 118, z / 132, 1.25, 0.12);
      y = y * 0.4 + smooth(60, 200, z) * d * 50;
      if (distance > 90)
        y += noise.domes(x / 9, z / 9) * 4 * smooth(0.12, 0.02, d) * smooth(90, 150, distance);
    }
    if (style === 'vines' && distance < 700)
      y += smooth(0.8, 0.3, rows(x, z)) * 1 * smooth(12, 20, z) * smooth(600, 300, distance);
    return y + back.height(x, z);
  };
  const rows = (x: number, z: number): number => {
    const at = (x * 0.92 + z * 0.32 * side) / 2.6;
    return Math.abs(at - Math.floor(at) - 0.5) * 2;
  };
  const tones = tonesOf(stage, 'tropical');
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const plotX = Math.floor((x + z * 0.2) / 62 + noise.at(z * 0.004, 1) * 0.6);
    const plotZ = Math.floor((z - x * 0.15) / 88);
    const own = noise.cell(plotX + 50, plotZ + 50);
    put(out, meadow);
    if (paddies) {
      const square = squareAt(x, z);
      put(out, blend(scaled(meadow, 0.78), blend(meadow, hex('#d8cc62'), square.own * 0.4), square.own));
      const { middle, horizon } = stage.light;
      const sheen = blend(middle, horizon, 0.4);
      if (square.own < (plan.wet ?? 0.3))
        over(out, scaled(sheen, 0.8), 0.7 * smooth(0.05, 0.09, square.bank));
      over(out, hex('#6f7a38'), smooth(0.06, 0.03, square.bank) * 0.9);
      const dome = noise.domes(x / 11, z / 11);
      const ring = smooth(0.06, 0.14, ringAt(x, z));
      over(out, blend(tones.leaf, tones.bright, clamp(noise.lastCell * 0.6 + dome * 0.25, 0, 1)), ring);
      dim(out, 1 - ring * 0.45 * (1 - dome));
      over(out, hex('#c9ab7c'), smooth(1.5, 1.1, laneAt(x, z)));
    }
    if (style === 'fields' || style === 'vines')
      over(
        out,
        own < 0.3
          ? hex('#d3b755')
          : own < 0.55
            ? hex('#5f8a3a')
            : own < 0.75
              ? hex('#a9b552')
              : hex('#9a7a4a'),
        0.75 * smooth(20, 60, z),
      );
    if (style === 'rice') {
      const [across, along] = [(x + z * 0.18 + noise.at(z * 0.03, 2) * 4) / 17, (z - x * 0.1) / 14];
      const [column, line] = [Math.floor(across), Math.floor(along)];
      const paddy = noise.cell(column + 80, line + 80);
      const edge = Math.min(across - column, column + 1 - across, along - line, line + 1 - along);
      over(out, paddy < 0.5 ? hex('#a9c04a') : hex('#6f9a34'), 0.7 * Math.abs(paddy - 0.5) * 2);
      if (paddy < 0.3)
        over(out, blend(stage.light.middle, stage.light.horizon, 0.4), 0.7 * smooth(0.05, 0.1, edge));
      over(out, hex('#66703a'), smooth(0.07, 0.03, edge) * smooth(500, 200, distance));
    }
    if (style === 'vines')
      over(
        out,
        blend(hex('#3f6a2c'), hex('#b9923a'), own * 0.5),
        smooth(0.75, 0.4, rows(x, z)) * smooth(12, 18, z) * smooth(700, 400, distance),
      );
    if (style === 'fields') dim(out, 1 + 0.1 * Math.sin(x * 2.4 + plotX) * smooth(160, 30, distance));
    if (hills) {
      const d = noise.mounds(x / 118, z / 132, 1.25, 0.12);
      over(
        out,
        colorOf(stage, plan.rock, '#a8733c', 0),
        smooth(0.2, 0.75, d + noise.sum(x * 0.02, z * 0.02, 3) * 0.5) *
          (plan.wild ?? 0.4) *
          smooth(60, 130, z),
      );
      const dome = noise.domes(x / 9, z / 9);
      over(
        out,
        blend(tones.leaf, tones.bright, clamp(noise.lastCell * 0.5 + dome * 0.2, 0, 1)),
        smooth(0.16, 0.06, d) * smooth(60, 130, z),
      );
    }
    dim(out, 1 + noise.sum(x * 0.05, z * 0.05, 4) * 0.3);
    if (plan.snow) over(out, hex('#eff3f9'), plan.snow);
    back.paint(x, y, z, ny, out);
  };
  const land = (x: number, z: number): number => height(x, z, 50);
  const kind = plan.trees ?? 'broad';
  if (kind !== 'none') {
    wood(
      stage,
      kind,
      90,
      paddies ? 110 : 30,
      460,
      land,
      (x, z) => noise.sum(x * 0.015 + 3, z * 0.02, 2) > 0.1,
      0.75,
    );
    if (!paddies)
      plant(stage, kind, -Math.sign(place || 1) * 10, land(-Math.sign(place || 1) * 10, 20), 20, 1, 0.8);
  }
  if (!plan.snow)
    scatter(
      stage,
      1400,
      4,
      46,
      0.6,
      land,
      (x, z) =>
        paddies
          ? laneAt(x, z) > 1.5 && squareAt(x, z).own >= (plan.wet ?? 0.3)
          : style !== 'vines' || rows(x, z) > 0.6,
      (x, y, z) =>
        grass(
          mesh,
          random,
          x,
          y,
          z,
          between(random, 0.25, 0.6),
          6,
          scaled(meadow, 0.8),
          blend(meadow, hex('#e8dc90'), 0.5),
        ),
    );
  if (paddies) village(stage, 16, (x, z) => (ringAt(x, z) < 0.08 ? land(x, z) : undefined), 120, 330);
  else if (plan.walls) village(stage, 14, (x, z) => land(x, z), 60, 260);
  if (plan.animals) placeAnimals(stage, plan.animals, place * 0.3, 42, land);
  if (plan.landmark) landmarkAt(stage, plan.landmark, place * 26 * stage.near, 74 * stage.near, land);
  return sceneOf(stage, {
    camera: {
      height: land(0, 5) + (hills ? 62 : 8) * (plan.eye ?? 1),
      focal: 0.95,
      horizon: hills ? 0.3 : 0.46,
    },
    ground: { height, highest: (paddies ? 280 : 120) + back.highest, near: 2, far: 14000, step: 0.0045 },
    soil,
    air: { reach: 6500, power: 1.2, mist: { base: 0, thickness: 30, density: (plan.mist ?? 0.2) * 2.5 } },
    focus: { x: clamp(0.5 + place * 0.3, 0.3, 0.7), y: 0.52 },
    shadowReach: 320,
  });
}
