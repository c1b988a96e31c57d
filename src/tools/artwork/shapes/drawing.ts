import { hex } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import type { Mesh, Point } from '../engine/mesh.ts';
import { bar, box, cone, cylinder, dome, frustum, gable, hip } from './solids.ts';

type Numbers = readonly number[];

/** Shapes by the first word of a line; the numbers are those of the functions in `solids.ts`, in meters. */
const SHAPES: Readonly<Record<string, (mesh: Mesh, n: Numbers) => void>> = {
  bar: (mesh, n) => bar(mesh, point(n, 0), point(n, 3), at(n, 6), at(n, 7), n[8] ?? 6),
  box: (mesh, n) => box(mesh, at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4), at(n, 5)),
  frustum: (mesh, n) => frustum(mesh, at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4), at(n, 5), at(n, 6)),
  gable: (mesh, n) => gable(mesh, at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4), at(n, 5)),
  hip: (mesh, n) => hip(mesh, at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4), at(n, 5)),
  cylinder: (mesh, n) => cylinder(mesh, at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4), n[5] ?? 14),
  cone: (mesh, n) => cone(mesh, at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4), n[5] ?? 14),
  dome: (mesh, n) => dome(mesh, at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4), n[5] ?? 1),
  triangle: (mesh, n) => mesh.triangle(point(n, 0), point(n, 3), point(n, 6)),
  quad: (mesh, n) => mesh.quad(point(n, 0), point(n, 3), point(n, 6), point(n, 9)),
};

/** Named groups of lines that `use` repeats. */
export type Groups = Readonly<Record<string, string>>;

/**
 * Draws shapes from lines of text, one shape a line:
 * `paint #rrggbb material?` sets the color, `use name x y z degrees? size?` draws a group there, and every other line
 * is a shape of `SHAPES` with its numbers. A word `$coat` in a group is replaced by the color given as `coat=#rrggbb`
 * at the end of its `use` line.
 * @throws if a line names no shape or group
 */
export function drawing(mesh: Mesh, text: string, groups: Groups = {}): void {
  for (const line of text.split('\n')) {
    const words = line.trim().split(/\s+/);
    const [word = '', ...rest] = words;
    if (word === '' || word === '//') continue;
    if (word === 'paint') mesh.paint(hex(rest[0] ?? '#808080'), materialOf(rest[1]));
    else if (word === 'use') useGroup(mesh, rest, groups);
    else {
      const draw = SHAPES[word];
      if (!draw) throw new Error(`No shape "${word}"`);
      draw(mesh, rest.map(Number));
    }
  }
}

function useGroup(mesh: Mesh, [name = '', ...rest]: readonly string[], groups: Groups): void {
  const group = groups[name];
  if (group === undefined) throw new Error(`No group "${name}"`);
  const numbers = rest.filter((word) => !word.includes('=')).map(Number);
  const filled = rest
    .filter((word) => word.includes('='))
    .reduce((text, word) => {
      const [variable = '', color = ''] = word.split('=');
      return text.replaceAll(`$${variable}`, color);
    }, group);
  const turn = ((numbers[3] ?? 0) * Math.PI) / 180;
  mesh.within(at(numbers, 0), at(numbers, 1), at(numbers, 2), turn, numbers[4] ?? 1, () =>
    drawing(mesh, filled, groups),
  );
}

function materialOf(name: string | undefined): number {
  return Object.entries(Material).find(([key]) => key === name)?.[1] ?? Material.plain;
}

function at(numbers: Numbers, index: number): number {
  return numbers[index] ?? 0;
}

function point(numbers: Numbers, from: number): Point {
  return [at(numbers, from), at(numbers, from + 1), at(numbers, from + 2)];
}
