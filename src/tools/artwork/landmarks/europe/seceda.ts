import { blend, hex } from '../../engine/color.ts';
import { clamp, smooth } from '../../engine/math.ts';
import type { Point } from '../../engine/mesh.ts';
import type { Stage } from '../../stage.ts';
import { surface } from '../parts.ts';

const MEADOW = hex('#7fa04c');
const DRY = hex('#9aa860');
const ROCK = hex('#a89d92');
const DARK = hex('#766d66');

/** Meadows that rise like ramps to a row of blades of rock and break off behind them. */
export function seceda(stage: Stage): void {
  const { mesh, noise } = stage;
  const depth = 420;
  const zAt = (v: number): number => -110 + depth * v;
  // Teeth along the crest: sharp towards the sky, deep notches between.
  const crestAt = (v: number): { x: number; y: number } => {
    const tooth = 1 - Math.abs(((v * 4.6 + 0.15) % 1) - 0.62) * 1.9;
    return {
      x: 20 + 60 * v + noise.at(v * 9, 2) * 9,
      y: 62 + 74 * v + 46 * Math.max(0, tooth) + noise.at(v * 23, 5) * 9,
    };
  };
  const grain = ([x, y, z]: Point, size: number): number => noise.sum((x + y * 0.4) / size, z / size, 3);
  surface(
    mesh,
    70,
    110,
    (u, v) => {
      const { x, y } = crestAt(v);
      const px = -300 + (x + 300) * u;
      return [px, -60 + (y + 60) * u ** 1.35 + grain([px, 0, zAt(v)], 38) * 7 * (1 - u), zAt(v)];
    },
    (u, _v, p) =>
      blend(
        blend(MEADOW, DRY, clamp(0.5 + grain(p, 26), 0, 1)),
        ROCK,
        smooth(0.86, 0.97, u + 0.1 * grain(p, 12)),
      ),
  );
  surface(
    mesh,
    40,
    110,
    (u, v) => {
      const { x, y } = crestAt(v);
      const rib = noise.ridge(v * 14, u * 1.2, 3) * 26 * Math.sin(u * 3.14);
      return [x + 70 * u ** 1.4 + rib, y - (y + 70) * u, zAt(v)];
    },
    (u, _v, p) =>
      blend(
        blend(ROCK, DARK, clamp(0.45 + grain([p[0] * 0.3, p[1] * 2, p[2]], 14) + 0.2 * u, 0, 1)),
        MEADOW,
        smooth(0.8, 1, u) * 0.7,
      ),
  );
  // The near end, seen from the side.
  surface(
    mesh,
    60,
    12,
    (u, v) => {
      const { x, y } = crestAt(0);
      const px = -300 + (x + 370) * u;
      const top =
        px < x
          ? -60 + (y + 60) * clamp((px + 300) / (x + 300), 0, 1) ** 1.35
          : y - ((y + 70) * (px - x)) / 70;
      return [px, top * (1 - v) - 70 * v, zAt(0) - 46 * v];
    },
    (u, _v, p) => blend(MEADOW, ROCK, smooth(0.62, 0.8, u + 0.2 * grain(p, 20))),
  );
}
