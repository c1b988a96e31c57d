/** Mean radius of the Earth in km (IUGG), as in the engine's rules. */
export const EARTH_RADIUS_KM = 6371.0088;

/** Longitude, then latitude, in degrees. */
export type LonLat = readonly [number, number];

/** Great-circle distance in km (haversine). */
export function greatCircleKm(from: LonLat, to: LonLat): number {
  const radians = Math.PI / 180;
  const halfLat = Math.sin(((to[1] - from[1]) * radians) / 2);
  const halfLon = Math.sin(((to[0] - from[0]) * radians) / 2);
  const square =
    halfLat * halfLat + Math.cos(from[1] * radians) * Math.cos(to[1] * radians) * halfLon * halfLon;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(square)));
}

/** -180 to 180, for degrees counted on around the world. */
export function wrapDegrees(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** Share of a web Mercator map above a latitude: 0 at its northern edge, 1 at its southern one. */
export function mercatorY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
