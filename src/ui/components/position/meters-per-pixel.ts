import { EARTH_RADIUS_KM } from '../../../model/place/geo.ts';

/** Width of the world at zoom 0. */
const WORLD_PX = 512;

/** Of a map in Web Mercator, which stretches distances away from the equator. */
export function metersPerPixel(latitude: number, zoom: number): number {
  const equatorMeters = 2 * Math.PI * EARTH_RADIUS_KM * 1_000;
  return (equatorMeters * Math.cos((latitude * Math.PI) / 180)) / (WORLD_PX * 2 ** zoom);
}
