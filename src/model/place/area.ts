import { type LonLat, wrapDegrees } from './geo.ts';

/** A part of the map in degrees; `west` is greater than `east` across the date line. */
export interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}

const AREA =
  /^(-?\d{1,3}(?:\.\d{1,4})?)_(-?\d{1,2}(?:\.\d{1,4})?)_(-?\d{1,3}(?:\.\d{1,4})?)_(-?\d{1,2}(?:\.\d{1,4})?)$/;
const DECIMALS = 2;
const AROUND_DEGREES = 360;

/** As in the query of a list: `12.5_-30_20_-10`; null for anything else. */
export function readArea(text: string): Area | null {
  const [, west, south, east, north] = AREA.exec(text)?.map(Number) ?? [];
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  const isOnEarth = [west, east].every((lon) => Math.abs(lon) <= 180) && south >= -90 && north <= 90;
  return isOnEarth && south < north ? { west, south, east, north } : null;
}

/** The visible part of a map as text; null if it shows the whole width of the world. */
export function writeArea({ west, south, east, north }: Area): string | null {
  if (east - west >= AROUND_DEGREES) return null;
  return [wrapDegrees(west), latitude(south), wrapDegrees(east), latitude(north)]
    .map((degrees) => String(Number(degrees.toFixed(DECIMALS))))
    .join('_');
}

export function isInArea([lon, lat]: LonLat, { west, south, east, north }: Area): boolean {
  if (lat < south || lat > north) return false;
  return west <= east ? west <= lon && lon <= east : lon >= west || lon <= east;
}

function latitude(degrees: number): number {
  return Math.max(-90, Math.min(90, degrees));
}
