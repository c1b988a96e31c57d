import { blend, type Color, hex } from '../engine/color.ts';
import { bell, clamp, smooth } from '../engine/math.ts';
import { triples } from '../shapes/rows.ts';
import { over, type Stage } from '../stage.ts';

/** The beds of clay that color a mountain. */
const RAINBOW: readonly Color[] = ['#b8433a', '#e0b352', '#d98a6a', '#7fa08a', '#c9b7c9'].map(hex);

/** What stands before the mountains or between them, by `style` or for the landmark at their lake. */
export interface MountainForms {
  /** Where a landmark that is not at a lake stands. */
  stand: readonly [x: number, z: number];
  /** How far from the middle of a glacier, whose edge is at 1. */
  iceAt: (x: number, z: number) => number;
  hornsAt: (x: number, z: number) => number;
  /** The height of the ground, given that of the valley and the mountains. */
  raised: (level: number, x: number, z: number) => number;
  paintSteps: (x: number, z: number, ny: number, meadow: Color, out: Float64Array) => void;
  paintIce: (x: number, z: number, grain: number, out: Float64Array) => void;
  paintStripes: (x: number, y: number, z: number, grain: number, distance: number, out: Float64Array) => void;
}

export function formsOf(stage: Stage, place: number, tall: number, middleZ: number): MountainForms {
  const { plan, noise } = stage;
  const [crestX, crestZ] = [-place * 70 * stage.near, 130 * stage.near];
  const lake = plan.recipe === 'lake' || plan.style === 'fjord';
  /** A crest between gorges. */
  const crestAt = (x: number, z: number): number => {
    const back = Math.max(0, z - crestZ - 60);
    const away = Math.abs(x - crestX - back * 0.35 * Math.sign(place || 1));
    const front = Math.max(0, crestZ - 30 - z);
    const steep = Math.hypot(Math.max(0, away - 44 * stage.near), front) * 0.95;
    return 3 - steep - back * 0.12 + noise.sum(x / 60, z / 60, 4) * 16 * smooth(6, 60, steep);
  };
  /** The steep side of a spur that falls towards us. */
  const spurAt = (x: number, z: number): number => {
    const away = Math.abs(x - crestX + (z - crestZ) * 0.4 * Math.sign(place || 1));
    const rise = (z - crestZ) * 0.95;
    const top = 62 + noise.sum(x / 90, 3, 2) * 22;
    return (
      Math.min(rise, top - Math.max(0, z - crestZ - 60) * 0.5) -
      Math.max(0, away - 62) * 0.62 +
      noise.sum(x / 46, z / 46, 4) * 8 * smooth(24, 60, away)
    );
  };
  const iceAt = (x: number, z: number): number =>
    Math.abs(
      x -
        place * 0.55 * 5200 * smooth(200, 4200, z) -
        noise.sum(z / 900, 3, 2) * 130 * smooth(300, 1500, z) -
        noise.sum(z / 90, 8, 2) * 16,
    ) /
    (150 + z * 0.035);
  /** A mountainside whose foot is laid in steps of stone that follow its bends. */
  const flankAt = (x: number, z: number): number => {
    const crest = 470 + noise.sum(x / 130, 7, 2) * 90;
    const bends = noise.sum(x / 110 + 3, z / 130, 2) * 120 + noise.sum(x / 34, z / 34, 2) * 10;
    return (
      -46 +
      0.5 *
        (0.62 * x * -Math.sign(place || 1) +
          0.8 * (Math.min(z, crest) - 150) -
          0.7 * Math.max(0, z - crest) +
          bends)
    );
  };
  const steppedAt = (y: number, x: number, z: number): number =>
    smooth(104, 88, y + noise.sum(x / 60, z / 60, 3) * 60) * smooth(-78, -70, y);
  const hornsAt = (x: number, z: number): number => {
    let most = -99;
    for (const [across, away, share] of triples(
      '0.1 0.36 0.46, 0.34 0.5 0.5, -0.16 0.44 0.36, -0.42 0.56 0.5, 0.62 0.62 0.6, -0.72 0.7 0.6',
    )) {
      const bent = noise.sum(z / 420, x / 420, 3) * 80;
      const from = Math.hypot(
        (x - (across + place * 0.5) * away * middleZ + bent) / (middleZ * 0.078),
        (z - away * middleZ) / (middleZ * 0.1),
      );
      const rise = Math.exp(-(from ** 1.9) * 0.8) * (1 + 0.14 * noise.sum(x / 150, z / 150, 3));
      most = Math.max(most, (share * rise - 0.03) * tall);
    }
    return most;
  };
  /** Ground at a lake that its landmark needs. */
  const shored = (valley: number, x: number, z: number): number => {
    let level = valley;
    // The shore on which the landmark stands, with hills inland.
    if (plan.style === 'shore') {
      const inland =
        22 + (x + place * 70 * stage.near) * -Math.sign(place) + noise.sum(x / 30, z / 30, 2) * 8;
      const behind = z - 78 * stage.near;
      const bank = -4 + 5.6 * smooth(-8, 8, inland) * smooth(-30, -14, behind);
      level = Math.max(
        level,
        bank + smooth(30, 260, behind) * smooth(0, 200, inland) * (40 + 34 * noise.sum(x / 120, z / 120, 3)),
      );
    }
    // The hill of a cable car belongs to a wooded shore.
    if (plan.landmark?.startsWith('gondola-hill')) {
      const [right, back] = [x + place * 70 * stage.near, z - 78 * stage.near];
      level = Math.max(
        level,
        -4 + 22 * bell(back, 74, 42) * smooth(4, 34, right) * (1 + 0.3 * noise.sum(x / 40, z / 40, 3)),
      );
    }
    // A wooded hill by the water under a tall pagoda.
    if (plan.landmark?.startsWith('ci-en-pagoda')) {
      const right = (x + place * 70 * stage.near) * -Math.sign(place);
      const back = z - 78 * stage.near;
      const shape = Math.exp(-((right / (right > 0 ? 240 : 95)) ** 2) - (back / (back > 0 ? 120 : 62)) ** 2);
      level = Math.max(
        level,
        -5 +
          46 * shape * (1 + 0.25 * noise.sum(x / 60, z / 60, 3)) +
          noise.domes(x / 9, z / 9) * 3.4 * smooth(0.2, 0.4, shape),
      );
    } else if (plan.landmark?.endsWith('pagoda'))
      level = Math.max(level, 3.4 - Math.hypot((x + place * 70) / 16, (z - 78) / 10) * 2.4);
    return level;
  };
  const raised = (valley: number, x: number, z: number): number => {
    let level = lake ? shored(valley, x, z) : valley;
    if (plan.style === 'ridge')
      level = Math.max(
        level - 260 * smooth(1900, 700, z) + 30 * noise.ridge(x / 160, z / 160, 4),
        crestAt(x, z),
      );
    if (plan.style === 'glacier' && z > 700) {
      const ice =
        smooth(820, 960, z + noise.sum(x / 60, 4, 2) * 60) * 46 +
        smooth(900, middleZ * 0.9, z) * tall * 0.55 +
        noise.ridge(x / 90, z / 150, 3) * 22;
      const inside = smooth(1.3, 0.85, iceAt(x, z));
      level = Math.max(level, ice * inside - 4 - 60 * (1 - inside));
    }
    if (plan.style === 'slope') level = Math.max(level - 230 * smooth(1900, 700, z), spurAt(x, z));
    if (plan.style === 'andenes') {
      const flank = flankAt(x, z);
      const at = flank / 5.2;
      const step = Math.floor(at);
      const laid = (step + smooth(0.6, 0.94, at - step)) * 5.2;
      const bare = flank + noise.ridge(x / 70, z / 70, 4) * 12 - 4;
      level = Math.max(
        level - 260 * smooth(1900, 700, z),
        (bare + (laid - bare) * steppedAt(flank, x, z)) * smooth(10, 60, z) - 24 * smooth(60, 10, z),
      );
    }
    return level;
  };
  return { stand: [crestX, crestZ], iceAt, hornsAt, raised, paintSteps, paintIce, paintStripes };

  function paintSteps(x: number, z: number, ny: number, meadow: Color, out: Float64Array): void {
    const stepped = steppedAt(flankAt(x, z), x, z) * smooth(700, 560, z);
    over(out, meadow, stepped);
    over(out, hex('#8d7f68'), stepped * smooth(0.86, 0.7, ny));
  }

  function paintIce(x: number, z: number, grain: number, out: Float64Array): void {
    const ice = iceAt(x, z);
    const floor = smooth(2.4, 1.6, ice + grain * 0.5) * smooth(1000, 860, z);
    over(out, hex('#a5a299'), floor);
    const arm = Math.abs(noise.sum(x / 24 + 3, z / 420, 2));
    over(out, hex('#b7c3c4'), floor * smooth(0.1, 0.06, arm) * 0.9);
    const tongue = smooth(1.2, 1, ice + grain * 0.2) * smooth(840, 900, z);
    const crack = noise.ridge(x / 90, z / 150, 3);
    over(out, blend(hex('#9fc4d6'), hex('#f1f6f9'), clamp(crack * 1.3, 0, 1)), tongue);
  }

  function paintStripes(
    x: number,
    y: number,
    z: number,
    grain: number,
    distance: number,
    out: Float64Array,
  ): void {
    const bed = (y * 0.6 + x * 0.62 + noise.sum(x / 320, z / 320, 3) * 70) / 78;
    const at = ((Math.floor(bed) % 5) + 5) % 5;
    const next = RAINBOW[(at + 1) % 5]!;
    const band = blend(RAINBOW[at]!, next, smooth(0.72, 1, bed - Math.floor(bed)));
    over(out, band, smooth(tall * 0.1, tall * 0.24, y + grain * 40) * smooth(1700, 2600, z) * 0.92);
    if (distance < 700) {
      // Tufts and stones of the puna.
      const tuft = noise.sum(x * 0.16, z * 0.16, 3);
      over(out, hex('#a89a68'), smooth(0.02, 0.2, tuft) * 0.55 * smooth(700, 300, distance));
      over(
        out,
        hex('#8f8a84'),
        smooth(0.3, 0.42, noise.sum(x * 0.5 + 9, z * 0.5, 2)) * smooth(300, 60, distance),
      );
    }
  }
}
