import { mercatorY } from '../../../../model/place/geo.ts';
import type { LngLat, MapPlace } from '../../../components/map/map-types.ts';

/** Pins that are nearer to each other than this would cover each other. */
const CELL_PX = 56;
const WORLD_PX = 512;

export interface Cluster {
  id: string;
  at: LngLat;
  members: readonly MapPlace[];
}

/** Places in groups whose pins would overlap at this zoom; a place on its own is a group of one. */
export function clusterPlaces(places: readonly MapPlace[], zoom: number): Cluster[] {
  // Whole levels, so that groups stay while the map is panned or zoomed a little.
  const size = WORLD_PX * 2 ** Math.floor(zoom);
  const cells = new Map<string, MapPlace[]>();
  for (const place of places) {
    const [x, y] = pixelOf(place.at, size);
    const cell = `${Math.floor(x / CELL_PX)}/${Math.floor(y / CELL_PX)}`;
    const there = cells.get(cell);
    if (there) there.push(place);
    else cells.set(cell, [place]);
  }
  return [...cells].map(([cell, members]) => {
    const [first] = members;
    if (first !== undefined && members.length === 1) return { id: first.id, at: first.at, members };
    const mean = (index: 0 | 1) => members.reduce((sum, { at }) => sum + at[index], 0) / members.length;
    return { id: `cluster/${Math.floor(zoom)}/${cell}`, at: [mean(0), mean(1)], members };
  });
}

/** Position in the web Mercator projection. */
function pixelOf([lon, lat]: LngLat, size: number): [x: number, y: number] {
  return [((lon + 180) / 360) * size, mercatorY(lat) * size];
}
