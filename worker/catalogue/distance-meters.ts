import { greatCircleKm } from '../../src/model/place/geo.ts';

/** Longitude, then latitude, in degrees. */
export type Point = readonly [number, number];

/** Great-circle distance in meters. */
export function distanceMeters(from: Point, to: Point): number {
  return greatCircleKm(from, to) * 1000;
}
