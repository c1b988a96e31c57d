import { blend, hex, scaled } from '../../engine/color.ts';
import { smooth } from '../../engine/math.ts';
import { type Landmark, surface } from '../parts.ts';

interface PiercedCliff {
  /** Ends of the cliff left and right of the middle of its hole. */
  left: number;
  right: number;
  tall: number;
  deep: number;
  /** Half width and height of the hole. */
  hole: readonly [half: number, tall: number];
  /** How square the outline is: 2 is an ellipse. */
  square: number;
  rock: string;
  bright: string;
  /** Color of what grows on its head. */
  head: string;
}

const BASE = -6;

/** A cliff with a hole that the sea has cut through it: one body, so that it is neither joined nor stacked. */
export function piercedCliff(form: PiercedCliff): Landmark {
  const { left, right, tall, deep, hole, square } = form;
  const [rock, bright, head] = [hex(form.rock), hex(form.bright), hex(form.head)];
  return ({ mesh, noise }) => {
    surface(
      mesh,
      84,
      40,
      (u, v) => {
        const [cos, sin] = [Math.cos(Math.PI * (1 - u)), Math.sin(Math.PI * (1 - u))];
        const power = 2 / square;
        const outX = Math.sign(cos) * Math.abs(cos) ** power * (cos < 0 ? -left : right);
        const outY = sin ** power * (tall - BASE);
        const [inX, inY] = [cos * hole[0], sin * (hole[1] - BASE)];
        // Around the section: front, head, back, and the inside of the hole.
        const side = v * 4;
        const share = side < 1 ? side : side < 2 ? 1 : side < 3 ? 3 - side : 0;
        const depth = side < 1 ? -1 : side < 2 ? -1 + 2 * (side - 1) : side < 3 ? 1 : 1 - 2 * (side - 3);
        const x = inX + (outX - inX) * share;
        const y = BASE + inY + (outY - inY) * share;
        const rough = noise.sum(x / 11, y / 11 + depth * 0.4, 4);
        return [
          x + rough * 2.6,
          y + noise.sum(x / 9 + 7, depth + y / 14, 3) * 2.4 * smooth(0, 8, y),
          depth * (deep / 2) * (1.12 - 0.24 * Math.max(0, y / tall)) + rough * 3.4 * Math.sign(depth || 1),
        ];
      },
      (_u, v, [x, y]) => {
        const grain = noise.sum(x / 6, y / 6, 3);
        const bed = 0.5 + 0.5 * Math.sin(y * 0.9 + x * 0.04 + grain * 3);
        const bare = scaled(
          blend(rock, bright, bed * 0.6),
          (0.85 + grain * 0.35) * (0.7 + 0.3 * smooth(-2, 3, y)),
        );
        return blend(bare, head, v > 0.24 && v < 0.52 ? smooth(0.72, 0.86, y / tall + grain * 0.06) : 0);
      },
    );
  };
}
