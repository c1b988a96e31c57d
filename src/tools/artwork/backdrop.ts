import { hex, scaled, type Color } from './engine/color.ts';
import { bell, clamp, smooth } from './engine/math.ts';
import { volcanoShare } from './shapes/volcano-form.ts';
import { colorOf, dim, growthOf, over, put, type Stage } from './stage.ts';

/** Distant land behind a scene: its height, and its colors where it is above `from` meters. */
export interface Backdrop {
  height(x: number, z: number): number;
  highest: number;
  /** Paints the backdrop and returns its coverage. */
  paint(x: number, y: number, z: number, ny: number, out: Float64Array): number;
}

export function backdropOf(stage: Stage): Backdrop {
  const { plan, noise, side } = stage;
  const kind = plan.back ?? 'hills';
  const green = stage.biome ? growthOf(stage, '#4f6b3c') : colorOf(stage, undefined, '#4f6b3c', 0.3);
  const rock = colorOf(stage, plan.rock, '#8a7560', 0.25);
  const white: Color = hex('#f2f5fa');
  const peakX = (plan.place ?? side * 0.3) * 0.5;

  const cone = (x: number, z: number, middleZ: number, tall: number, wide: number): number => {
    const dx = x - peakX * middleZ;
    const dz = z - middleZ;
    const angle = Math.atan2(dz, dx);
    const gully = 1 + 0.05 * noise.sum(angle * 5, (Math.hypot(dx, dz) / wide) * 2, 3);
    const share = volcanoShare(
      stage.volcano,
      noise,
      dx,
      dz,
      wide,
      (away) => Math.exp(-away * 1.5 * gully) * 1.06 - 0.1,
    );
    return tall * Math.max(0, share);
  };
  const shapes: Record<string, { height: (x: number, z: number) => number; highest: number }> = {
    flat: { height: () => 0, highest: 0 },
    sea: { height: (_x, z) => -30 * smooth(300, 900, z), highest: 0 },
    hills: {
      height: (x, z) =>
        smooth(900, 4200, z) *
        (90 + 260 * (0.5 + noise.sum(x / 1900, z / 1500, 4)) * smooth(0, 1, 0.6 + noise.sum(x / 5200, 4, 2))),
      highest: 420,
    },
    mesas: {
      height: (x, z) => {
        const n = noise.sum(x / 1700 + 3, z / 1500, 3);
        return smooth(1500, 4000, z) * (60 * smooth(-0.2, 0, n) + 210 * smooth(0.1, 0.17, n) + 40 * n);
      },
      highest: 320,
    },
    // One long flat mountain with steep walls, as above Cape Town.
    table: {
      height: (x, z) => {
        const away =
          Math.hypot((x - peakX * 5200) / 2300, (z - 5200) / 1300) + noise.sum(x / 500, z / 500, 4) * 0.16;
        const foot = smooth(2.1, 0.9, away) * 340;
        return smooth(1500, 3200, z) * (foot + smooth(1.06, 0.9, away) * (690 + 14 * noise.at(x / 160, 3)));
      },
      highest: 1100,
    },
    // One broad wooded mountain with long shoulders.
    broad: {
      height: (x, z) => {
        const dx = (x - peakX * 5200) / 2100;
        const dz = (z - 5200) / 1900;
        const away = Math.hypot(dx * (dx < 0 ? 0.8 : 1), dz) + noise.sum(x / 1300, z / 1300, 3) * 0.2;
        return (
          smooth(1200, 3600, z) *
          (860 * smooth(1.9, 0.1, away) + 120 * (0.5 + noise.sum(x / 900, z / 800, 4)) * smooth(2.6, 1, away))
        );
      },
      highest: 1150,
    },
    // The wall around the floor of a wide crater.
    rim: {
      height: (x, z) => {
        const wall = smooth(3300, 5400, Math.hypot(x, z * 1.05) + noise.sum(x / 900, z / 900, 3) * 900);
        return (
          wall *
          (560 + 150 * noise.sum(x / 1300, z / 1300, 3)) *
          (1 - 0.12 * noise.ridge(x / 500, z / 500, 3))
        );
      },
      highest: 780,
    },
    peaks: stage.rounded
      ? {
          height: (x, z) =>
            smooth(1400, 5400, z) * Math.max(0, 330 + 900 * noise.sum(x / 2500 + 5, z / 2100, 4)),
          highest: 1150,
        }
      : {
          height: (x, z) => smooth(1500, 5600, z) * (noise.ridge(x / 2600, z / 2600, 5) * 1250 - 260),
          highest: 1150,
        },
    snow: {
      height: (x, z) => smooth(1800, 7200, z) * (noise.ridge(x / 3600 + 2, z / 3600, 5.5) * 2350 - 420),
      highest: 2200,
    },
    karst: {
      height: (x, z) => {
        const bent = noise.at(x / 160, z / 160) * 0.1;
        const mound = noise.mounds(x / 240 + bent, z / 300, 0.5, 0.28);
        const tower = 0.3 * mound + 0.7 * smooth(0.05, 0.3, mound);
        return (
          smooth(500, 1100, z) *
          tower *
          (250 + 110 * noise.sum(x / 700, z / 700, 2) + 7 * noise.domes(x / 19, z / 19))
        );
      },
      highest: 420,
    },
    volcano: {
      height: (x, z) =>
        cone(x, z, 7400, 2100, 2400) + smooth(1500, 5200, z) * 120 * (0.6 + noise.sum(x / 1500, z / 1300, 3)),
      highest: 2300,
    },
    kilimanjaro: {
      height: (x, z) => {
        const dx = (x - peakX * 26000) / 11500;
        const dz = (z - 26000) / 11500;
        const away = Math.hypot(dx, dz);
        return (
          4300 * Math.max(0, Math.min(0.86, 1.12 * Math.exp(-away * 1.55)) - 0.06) +
          90 * noise.sum(x / 1500, z / 1500, 4) * bell(away, 0.25, 0.5)
        );
      },
      highest: 3900,
    },
  };
  const shape = shapes[kind] ?? shapes['hills']!;
  return {
    height: shape.height,
    highest: shape.highest,
    paint: (x, y, z, ny, out) => {
      const shown =
        kind === 'flat' || kind === 'sea'
          ? 0
          : kind === 'karst'
            ? smooth(420, 560, z) * smooth(3, 12, shape.height(x, z))
            : smooth(700, 1700, z) * smooth(6, 30, shape.height(x, z));
      if (shown <= 0) return 0;
      const grain = noise.sum(x / 90, z / 90, 3);
      const bare =
        kind === 'mesas' || kind === 'table'
          ? smooth(0.96, 0.75, ny)
          : kind === 'karst'
            ? smooth(0.34, 0.16, ny + grain * 0.12)
            : smooth(0.86, 0.62, ny + grain * 0.1);
      const own: [number, number, number] = [green[0], green[1], green[2]];
      const kept = [out[0]!, out[1]!, out[2]!] as const;
      put(out, own);
      over(
        out,
        rock,
        kind === 'mesas'
          ? 0.55 + bare
          : Math.max(bare, kind === 'snow' || (kind === 'peaks' && !stage.rounded) ? smooth(350, 700, y) : 0),
      );
      if (kind === 'broad') {
        const crowns = noise.domes(x / 70, z / 70);
        over(out, hex('#54694a'), 0.85 * smooth(900, 700, y + grain * 160));
        dim(out, 0.72 + 0.4 * crowns);
      }
      if (kind === 'karst') {
        const crowns = noise.domes(x / 19, z / 19);
        over(out, scaled(green, 0.7 + 0.5 * crowns), 1 - bare);
      }
      if (kind === 'kilimanjaro') over(out, hex('#565068'), smooth(900, 2000, y));
      if (kind === 'mesas') dim(out, 0.86 + 0.16 * Math.sin(y / 9 + grain * 2));
      dim(out, clamp(1 + grain * 0.35, 0.6, 1.4));
      if (kind === 'snow')
        over(out, white, smooth(650, 900, y + grain * 260) * smooth(0.45, 0.68, ny + grain * 0.1));
      if (kind === 'kilimanjaro') over(out, white, smooth(2250, 2700, y + grain * 700));
      if (plan.snow && kind !== 'snow' && kind !== 'kilimanjaro')
        over(
          out,
          white,
          smooth(1500 - 1300 * plan.snow, 1900 - 1300 * plan.snow, y + grain * 240) * smooth(0.4, 0.62, ny),
        );
      for (let channel = 0; channel < 3; channel += 1)
        out[channel] = kept[channel]! + (out[channel]! - kept[channel]!) * shown;
      return shown;
    },
  };
}
