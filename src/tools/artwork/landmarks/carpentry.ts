import { hex, scaled } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import type { Mesh } from '../engine/mesh.ts';
import { between } from '../engine/random.ts';
import { box, lathe } from '../shapes/solids.ts';
import type { Stage } from '../stage.ts';
import { boulder, row } from './parts.ts';

/** Steps that rise towards +z; `z` is their foot. */
export function stairs(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  deep: number,
  count = 8,
): void {
  row(count, 0, 1 - 1 / count, (share) =>
    box(
      mesh,
      x,
      y + share * tall,
      z + share * deep + (deep * (1 - share)) / 2,
      wide,
      tall / count,
      deep * (1 - share),
    ),
  );
}

/** Round columns with foot and capital along x. */
export function columns(
  mesh: Mesh,
  count: number,
  from: number,
  to: number,
  y: number,
  z: number,
  radius: number,
  tall: number,
): void {
  row(count, from, to, (x) => column(mesh, x, y, z, radius, tall));
}

function column(mesh: Mesh, x: number, y: number, z: number, radius: number, tall: number): void {
  lathe(
    mesh,
    x,
    y,
    z,
    [
      [radius * 1.35, 0],
      [radius * 1.35, tall * 0.03],
      [radius, tall * 0.05],
      [radius * 0.9, tall * 0.9],
      [radius * 1.4, tall * 0.97],
      [radius * 1.4, tall],
      [0, tall],
    ],
    10,
  );
}

/** Courses of a stepped base from wide to narrow; gives the height of its top. */
export function tiers(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  sizes: readonly (readonly [number, number, number])[],
): number {
  let top = y;
  for (const [wide, tall, deep] of sizes) {
    box(mesh, x, top, z, wide, tall, deep);
    top += tall;
  }
  return top;
}

/** A lamp that shines in the evening and shows its own color by day. */
export function lamp(
  { mesh, light }: Stage,
  x: number,
  y: number,
  z: number,
  size: number,
  color: string,
): void {
  const lit = light.lamps > 0.1;
  mesh.paint(scaled(hex(color), lit ? 0.9 + light.lamps * 1.2 : 1), lit ? Material.lamp : Material.plain);
  lathe(
    mesh,
    x,
    y,
    z,
    [
      [size * 0.4, 0],
      [size, size * 0.5],
      [size, size * 1.1],
      [size * 0.4, size * 1.6],
      [0, size * 1.6],
    ],
    9,
  );
}

/** Draws the same thing at several places: x, z and a turn. */
export function each(
  mesh: Mesh,
  spots: readonly (readonly [number, number, number?, number?])[],
  draw: (index: number) => void,
): void {
  for (const [index, [x, z, turn = 0, size = 1]] of spots.entries())
    mesh.within(x, 0, z, turn, size, () => draw(index));
}

/** Heaps of stones and rubble over an area. */
export function rubble(
  stage: Stage,
  count: number,
  wide: number,
  deep: number,
  size: number,
  color: string,
): void {
  const { random } = stage;
  for (let index = 0; index < count; index += 1) {
    const s = size * between(random, 0.5, 1.3);
    boulder(
      stage,
      between(random, -wide, wide),
      s * 0.25,
      between(random, -deep, deep),
      s,
      s * 0.7,
      s * 0.8,
      color,
      0.3,
      8,
    );
  }
}
