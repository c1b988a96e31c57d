import { greatCircleKm, type LonLat } from '../../../model/place/geo.ts';
import { type Pin, type PlacedName, placeNames } from './place-names.ts';
import { lineParts, type ModeLine, modeLine } from '../../features/planner/mode-line.ts';
import { type Outline, stopsOf, connectionsOf } from '../../features/export/outline.ts';

export const SKETCH_WIDTH = 640;
export const SKETCH_HEIGHT = 320;
const MARGIN = 28;
const SCALES_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];
/** The scale bar uses at most this share of the width. */
const SCALE_SHARE = 0.25;

type Kind = 'road' | 'guess' | 'rail' | 'water' | 'air';
const KINDS: Record<Exclude<ModeLine, 'walk'>, Kind> = {
  road: 'road',
  estimate: 'guess',
  rail: 'rail',
  ferry: 'water',
  flight: 'air',
};

export interface RouteSketch {
  stops: Pin[];
  names: PlacedName[];
  connections: { id: string; kind: Kind; points: string }[];
  scale: { km: number; length: number };
}

/**
 * Route sketch drawn from the tour's own points, so it works offline: numbered stops, connections, scale bar. Journeys
 * from and to home are omitted, since they would shrink the rest to a dot. Null for fewer than two places.
 */
export function sketchRoute(outline: Pick<Outline, 'days'>): RouteSketch | null {
  const stops = stopsOf(outline).flatMap(({ at, number, name }) =>
    at === null ? [] : [{ at, number, name }],
  );
  const places = new Set(stops.map(({ at }) => at.join()));
  if (places.size < 2) return null;
  const middleLat = mean(stops.map(({ at }) => at[1]));
  const stretch = Math.cos((middleLat * Math.PI) / 180);
  const flat = ([lon, lat]: LonLat) => [lon * stretch, -lat] as const;
  const projected = stops.map(({ at }) => flat(at));
  const left = Math.min(...projected.map(([x]) => x));
  const top = Math.min(...projected.map(([, y]) => y));
  const width = Math.max(...projected.map(([x]) => x)) - left;
  const height = Math.max(...projected.map(([, y]) => y)) - top;
  const zoom = Math.min(
    (SKETCH_WIDTH - 2 * MARGIN) / Math.max(width, 1e-6),
    (SKETCH_HEIGHT - 2 * MARGIN) / Math.max(height, 1e-6),
  );
  const [shiftX, shiftY] = [(SKETCH_WIDTH - width * zoom) / 2, (SKETCH_HEIGHT - height * zoom) / 2];
  const place = (point: LonLat): [number, number] => {
    const [x, y] = flat(point);
    return [round((x - left) * zoom + shiftX), round((y - top) * zoom + shiftY)];
  };
  const kmPerUnit = greatCircleKm([0, middleLat], [1 / stretch / zoom, middleLat]);
  const km = SCALES_KM.findLast((known) => known / kmPerUnit <= SKETCH_WIDTH * SCALE_SHARE) ?? 1;
  const pins = stops.map(({ at, number, name }) => {
    const [x, y] = place(at);
    return { number, name, x, y };
  });
  return {
    stops: pins,
    names: placeNames(pins, SKETCH_WIDTH, SKETCH_HEIGHT),
    connections: connectionsOf(outline).flatMap(({ id, type, line, crossed, estimated }) => {
      // Between two stops it is drawn even if its road leaves the sheet, whose edge cuts it off.
      const ends = [line.at(0), line.at(-1)];
      if (line.length < 2 || !ends.every((end) => end !== undefined && isNear(place(end)))) return [];
      return lineParts(modeLine(type, estimated), estimated, line, crossed).map(({ mode, points }, part) => ({
        id: part === 0 ? id : `${id}/${part}`,
        kind: mode === 'walk' ? (estimated ? 'guess' : 'road') : KINDS[mode],
        points: points.map((point) => place(point).join()).join(' '),
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
