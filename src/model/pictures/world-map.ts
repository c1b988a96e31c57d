import { type LonLat, mercatorY } from '../place/geo.ts';

/** Folder and key of the picture of the whole world, `/images/site/world/world-map.png`: land and borders alone. */
export const WORLD_MAP = { folder: 'site', key: 'world' } as const;

/** Height of the picture by its width, which is that of the world, and its upper edge in the web Mercator projection. */
export const WORLD_RATIO = 1 / 2;
export const WORLD_TOP = mercatorY(72);

/** Where a point is on the picture, from 0 to 1 from its left and its upper edge. */
export function onWorldMap([longitude, latitude]: LonLat): { x: number; y: number } {
  return { x: (longitude + 180) / 360, y: (mercatorY(latitude) - WORLD_TOP) / WORLD_RATIO };
}
