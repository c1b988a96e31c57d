import type { ConnectionType } from '../../../model/connection-type.ts';
import type { LonLat } from '../../../model/place/geo.ts';
import type { Crossed } from '../../../model/place/route-line.ts';

/**
 * Line style of a mode in the itinerary and on the map: distinguishable without color; an estimated road is not solid.
 */
export type ModeLine = 'road' | 'estimate' | 'rail' | 'ferry' | 'walk' | 'flight';

const LINES: Partial<Record<ConnectionType, ModeLine>> = {
  rail: 'rail',
  train: 'rail',
  ferry: 'ferry',
  walking: 'walk',
  flight: 'flight',
};

export function modeLine(type: ConnectionType | null, estimated = false): ModeLine {
  return (type === null ? undefined : LINES[type]) ?? (estimated ? 'estimate' : 'road');
}

interface LinePart {
  mode: ModeLine;
  points: readonly LonLat[];
}

/** A connection with a boat, or with the only train to a place, has their style only where they run; the rest is road. */
export function lineParts(
  mode: ModeLine,
  estimated: boolean,
  points: readonly LonLat[],
  crossed: readonly Crossed[],
): LinePart[] {
  const isMixed = mode === 'ferry' || (mode === 'rail' && crossed.some(({ by }) => by === 'train'));
  // A pair has one line: where the road is faster, it is the road's, and the course of the boat is not known.
  if (mode === 'ferry' && !estimated && crossed.length === 0) return [{ mode: 'estimate', points }];
  if (!isMixed || crossed.length === 0) return [{ mode, points }];
  const parts: LinePart[] = [];
  let last = 0;
  const road = (end: number) => {
    if (end > last) parts.push({ mode: modeLine(null, estimated), points: points.slice(last, end + 1) });
  };
  for (const { at, by } of crossed) {
    road(at);
    last = at + 1;
    const crossing = by === 'train' ? 'rail' : 'ferry';
    const before = parts.at(-1);
    // The bends of a crossing are segments of one part.
    if (before?.mode === crossing) before.points = [...before.points, ...points.slice(last, last + 1)];
    else parts.push({ mode: crossing, points: points.slice(at, last + 1) });
  }
  road(points.length - 1);
  return parts;
}
