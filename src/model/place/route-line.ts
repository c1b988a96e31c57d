import type { LonLat } from './geo.ts';

/** A route on the map: from place to place, along the roads where these are known, else straight. */
export interface RouteLine {
  line: readonly LonLat[];
  /** Segments without a road, by the index of their first point: by boat, or by train for rail journeys. */
  crossed: readonly Crossed[];
}

export interface Crossed {
  at: number;
  by: 'ferry' | 'train';
}

/** Concatenates lines. */
export function joinLines(...lines: readonly RouteLine[]): RouteLine {
  let before = 0;
  const crossed = lines.flatMap((part) => {
    const start = before;
    before += part.line.length;
    return part.crossed.map(({ at, by }) => ({ at: at + start, by }));
  });
  return { line: lines.flatMap(({ line }) => line), crossed };
}
