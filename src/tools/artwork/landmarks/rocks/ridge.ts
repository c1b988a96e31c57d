import { blend, type Color, hex, scaled } from '../../engine/color.ts';
import { smooth } from '../../engine/math.ts';
import type { Point } from '../../engine/mesh.ts';
import type { Stage } from '../../stage.ts';
import { surface } from '../parts.ts';

/** A point of a ridge: x, height of its top, half its width, z. */
export type Spine = readonly (readonly [number, number, number, number])[];

export interface RidgeLook {
  /** Share of the width from the middle that is not wall, 0 to 1. */
  flat: number;
  rough?: number;
  rock: string;
  /** Color of the top; the rock's where it is left out. */
  green?: string;
  /** How far down the green reaches, as a share of the height. */
  from?: number;
}

/** A headland, an island or a range: walls on both sides of a line of tops. Its foot is at `foot`. */
export function ridge(stage: Stage, spine: Spine, look: RidgeLook, foot = -4): void {
  const { noise, mesh } = stage;
  const last = spine.length - 1;
  const value = (share: number, part: 0 | 1 | 2 | 3): number => {
    const at = Math.min(last - 1e-6, Math.max(0, share * last));
    const k = Math.floor(at);
    const t = smooth(0, 1, at - k);
    return spine[k]![part] + (spine[k + 1]![part] - spine[k]![part]) * t;
  };
  const size = Math.max(...spine.map(([, top]) => top));
  const rough = look.rough ?? 0.14;
  const rock = hex(look.rock);
  const green = hex(look.green ?? look.rock);
  const grainAt = (x: number, y: number, z: number): number =>
    noise.sum((x * 4) / size, ((y + z) * 4) / size, 4);
  const formAt = (across: number): number => 1 - smooth(look.flat, 1, Math.abs(across));
  surface(
    mesh,
    26,
    Math.max(24, last * 7),
    (u, v): Point => {
      const across = u * 2 - 1;
      const [x, top, half, z] = [value(v, 0), value(v, 1), value(v, 2), value(v, 3)];
      const grain = grainAt(x, across * half, z);
      const y = foot + (top - foot) * formAt(across) * (1 + rough * grain);
      return [x + across * half * 0.2 * grain, y, z + across * half * (1 + rough * 2 * grain)];
    },
    (u, _v, [x, y, z]): Color => {
      const grain = grainAt(x * 2, y * 2, z * 2);
      const high = formAt(u * 2 - 1) + grain * 0.25;
      const from = look.from ?? 0.86;
      const streaks = 1 + 0.14 * Math.sin((y * 30) / size + grain * 3) + 0.3 * grain;
      const own = scaled(rock, streaks);
      return look.green
        ? blend(own, scaled(green, 1 + grain * 0.5), smooth(from - 0.1, from + 0.06, high))
        : own;
    },
  );
}

/** A thread of falling water before a wall: ragged bands that widen downwards. */
export function thread(
  { mesh, noise }: Stage,
  x: number,
  top: number,
  z: number,
  foot: number,
  wide: number,
  lean = 0,
): void {
  const steps = 18;
  const at = (step: number, side: number): Point => {
    const share = step / steps;
    const half = wide * (0.4 + 0.6 * share) * (1 + 0.35 * noise.at(step * 0.9, side * 3 + x));
    return [x + lean * share + side * half, top + (foot - top) * share, z - share * wide * 0.6];
  };
  for (let step = 0; step < steps; step += 1) {
    mesh.paint(scaled(hex('#eef5f8'), 0.9 + 0.14 * noise.at(step * 0.7, x)));
    mesh.quad(at(step, -1), at(step, 1), at(step + 1, 1), at(step + 1, -1));
  }
}
