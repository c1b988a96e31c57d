import { hex, scaled } from '../../engine/color.ts';
import { between, pick } from '../../engine/random.ts';
import type { Stage } from '../../stage.ts';
import { surface } from '../parts.ts';
import { quadruples } from '../../shapes/rows.ts';

const DOLERITE = ['#4a3a32', '#57443a', '#3f322c', '#634d40'] as const;

const round = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.3;

/** A block with rounded edges, as weather leaves them; `x`, `y` and `z` are the middle of its foot. */
function block(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  deep: number,
): void {
  const { mesh, random, noise } = stage;
  const color = hex(pick(random, DOLERITE));
  const tilt = between(random, -0.05, 0.05);
  mesh.within(x, y, z, between(random, -0.18, 0.18), 1, () =>
    surface(
      mesh,
      20,
      12,
      (u, v) => {
        const a = u * Math.PI * 2;
        const b = (v - 0.5) * Math.PI;
        const flat = round(Math.cos(b));
        const px = (wide / 2) * round(Math.cos(a)) * flat;
        const pz = (deep / 2) * round(Math.sin(a)) * flat;
        return [px, tall / 2 + (tall / 2) * round(Math.sin(b)) + px * tilt, pz];
      },
      (u, v) => scaled(color, 0.92 + 0.35 * noise.sum(u * 6 + x, v * 5 + z, 3)),
    ),
  );
}

/** The Giant's Playground: dark blocks that lie on one another as if somebody had laid bricks. */
export function giantsPlayground(stage: Stage): void {
  const { random } = stage;
  // Middle, distance, width and height of each pile.
  for (const [x, z, wide, tall] of quadruples(
    '-12 3 8 6, -4 0 7.6 8.8, 4 2 8 6.4, 12 0 8 9.4, -19 7 8 4, 20 5 8 4.4, -8 8 9 7, 7 9 10 8',
  )) {
    let y = -0.4;
    let span = wide;
    while (y < tall - 0.6) {
      const high = between(random, 1.2, 2);
      const parts = span > 5 ? 2 : 1;
      let from = x - span / 2;
      for (let part = 0; part < parts; part += 1) {
        const own = part === parts - 1 ? x + span / 2 - from : span * between(random, 0.4, 0.6);
        block(
          stage,
          from + own / 2,
          y,
          z + between(random, -0.3, 0.3),
          own * 0.98,
          high,
          between(random, 3, 4.2),
        );
        from += own;
      }
      y += high * 0.97;
      span *= between(random, 0.78, 1);
    }
  }
  for (const [x, z, wide, tall] of quadruples(
    '-8.4 -4 2.4 1.3, 0.4 -5 3 1.5, 7.6 -4 2.6 1.4, 15 -4 3.2 1.6, -16 -2 3 1.5',
  ))
    block(stage, x, -0.3, z, wide, tall, wide * 0.8);
}
