const EARTH_RADIUS_KM = 6371.0088;

/** Distance in km between two points given as longitude and latitude in degrees. */
export function greatCircleKm(from: readonly [number, number], to: readonly [number, number]): number {
  const fromLatitude = radians(from[1]);
  const toLatitude = radians(to[1]);
  const halfHeight = Math.sin((toLatitude - fromLatitude) / 2);
  const halfWidth = Math.sin(radians(to[0] - from[0]) / 2);
  const haversine =
    halfHeight * halfHeight + Math.cos(fromLatitude) * Math.cos(toLatitude) * halfWidth * halfWidth;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
