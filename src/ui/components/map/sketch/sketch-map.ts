import { greatCircleKm } from '../../../../model/place/geo.ts';
import type { LineStyle, LngLat, MapPlace } from '../map-types.ts';
import { type Pin, type PlacedName, placeNames } from './place-names.ts';

export const SKETCH_WIDTH = 640;
export const SKETCH_HEIGHT = 320;
const MARGIN = 28;
const SCALES_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];
/** The scale bar uses at most this share of the width. */
const SCALE_SHARE = 0.25;

/** A line between two places; its parts may have different styles. */
export interface SketchedLine {
  id: string;
  parts: readonly { style: LineStyle; points: readonly LngLat[] }[];
}

export interface Sketch {
  pins: Pin[];
  names: PlacedName[];
  lines: { id: string; style: LineStyle; points: string }[];
  scale: { km: number; length: number };
}

/**
 * Sketch of places and lines for paper, drawn from their own points, so it works offline: pins, lines, scale bar. Lines
 * that lead far away, like journeys from and to home, are omitted, since they would shrink the rest to a dot. Null for
 * fewer than two places.
 */
export function sketchMap(
  places: readonly Pick<MapPlace, 'number' | 'name' | 'at'>[],
  lines: readonly SketchedLine[],
): Sketch | null {
  if (new Set(places.map(({ at }) => at.join())).size < 2) return null;
  const middleLat = mean(places.map(({ at }) => at[1]));
  const stretch = Math.cos((middleLat * Math.PI) / 180);
  const flat = ([lon, lat]: LngLat) => [lon * stretch, -lat] as const;
  const projected = places.map(({ at }) => flat(at));
  const left = Math.min(...projected.map(([x]) => x));
  const top = Math.min(...projected.map(([, y]) => y));
  const width = Math.max(...projected.map(([x]) => x)) - left;
  const height = Math.max(...projected.map(([, y]) => y)) - top;
  const zoom = Math.min(
    (SKETCH_WIDTH - 2 * MARGIN) / Math.max(width, 1e-6),
    (SKETCH_HEIGHT - 2 * MARGIN) / Math.max(height, 1e-6),
  );
  const [shiftX, shiftY] = [(SKETCH_WIDTH - width * zoom) / 2, (SKETCH_HEIGHT - height * zoom) / 2];
  const project = (point: LngLat): [number, number] => {
    const [x, y] = flat(point);
    return [round((x - left) * zoom + shiftX), round((y - top) * zoom + shiftY)];
  };
  const kmPerUnit = greatCircleKm([0, middleLat], [1 / stretch / zoom, middleLat]);
  const km = SCALES_KM.findLast((known) => known / kmPerUnit <= SKETCH_WIDTH * SCALE_SHARE) ?? 1;
  const pins = places.map(({ at, number, name }) => {
    const [x, y] = project(at);
    return { number, name, x, y };
  });
  return {
    pins,
    names: placeNames(pins, SKETCH_WIDTH, SKETCH_HEIGHT),
    lines: lines.flatMap(({ id, parts }) => {
      // Between two places it is drawn even if its road leaves the sheet, whose edge cuts it off.
      const ends = [parts.at(0)?.points.at(0), parts.at(-1)?.points.at(-1)];
      if (!ends.every((end) => end !== undefined && isNear(project(end)))) return [];
      return parts.map(({ style, points }, part) => ({
        id: part === 0 ? id : `${id}/${part}`,
        style,
        points: points.map((point) => project(point).join()).join(' '),
      }));
    }),
    scale: { km, length: round(km / kmPerUnit) },
  };
}

/** Inside the sketch or close to it. */
function isNear([x, y]: readonly [number, number]): boolean {
  return x > -SKETCH_WIDTH / 2 && x < SKETCH_WIDTH * 1.5 && y > -SKETCH_HEIGHT / 2 && y < SKETCH_HEIGHT * 1.5;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
