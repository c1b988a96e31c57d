import type { LonLat } from './geo.ts';

/** A route on the map: from place to place, along the roads where these are known, else straight. */
export interface RouteLine {
  line: readonly LonLat[];
  /** The stretches that no wheel goes: from the point of this index to the next one by boat, or by the train that it is. */
  crossed: readonly Crossed[];
}

export interface Crossed {
  at: number;
  by: 'ferry' | 'train';
}

/** One line after another. */
export function joinLines(...lines: readonly RouteLine[]): RouteLine {
  let before = 0;
  const crossed = lines.flatMap((part) => {
    const start = before;
    before += part.line.length;
    return part.crossed.map(({ at, by }) => ({ at: at + start, by }));
  });
  return { line: lines.flatMap(({ line }) => line), crossed };
}
