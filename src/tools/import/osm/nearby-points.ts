import type { LonLat } from '../../../model/place/geo.ts';

const CELL_DEGREES = 0.1;
const CELLS_NORTH = 1_802;
const NONE: readonly number[] = [];

const cellOf = ([lon, lat]: LonLat): number =>
  Math.floor((lon + 180) / CELL_DEGREES) * CELLS_NORTH + Math.floor((lat + 90) / CELL_DEGREES);

/** Looks up the indexes of all points within at least 5 km, and of some beyond, below 60° of latitude. */
export function nearbyPoints(points: readonly LonLat[]): (at: LonLat) => readonly number[] {
  const cells = new Map<number, number[]>();
  for (const [index, at] of points.entries())
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) {
        const cell = cellOf(at) + dx * CELLS_NORTH + dy;
        const list = cells.get(cell);
        if (list) list.push(index);
        else cells.set(cell, [index]);
      }
  return (at) => cells.get(cellOf(at)) ?? NONE;
}
