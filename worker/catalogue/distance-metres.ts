const EARTH_RADIUS_METRES = 6_371_008.8;

/** Longitude, then latitude, in degrees. */
export type Point = readonly [number, number];

/** Great circle between two points. */
export function distanceMetres([fromLong, fromLat]: Point, [toLong, toLat]: Point): number {
  const half =
    Math.sin(radians(toLat - fromLat) / 2) ** 2 +
    Math.cos(radians(fromLat)) * Math.cos(radians(toLat)) * Math.sin(radians(toLong - fromLong) / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
