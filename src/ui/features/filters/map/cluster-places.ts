import { mercatorY } from '../../../../model/place/geo.ts';
import type { LngLat, MapPlace } from '../../../components/map/map-types.ts';

/** Pins that are nearer to each other than this would cover each other. */
const CELL_PX = 56;
/** Width of the widest pin and a gap. */
const PIN_PX = 40;
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
  const clusters = [...cells].map(([cell, members]) =>
    clusterOf(`cluster/${Math.floor(zoom)}/${cell}`, members),
  );
  return merged(clusters, size);
}

function clusterOf(id: string, members: readonly MapPlace[]): Cluster {
  const [first] = members;
  if (first !== undefined && members.length === 1) return { id: first.id, at: first.at, members };
  const mean = (index: 0 | 1) => members.reduce((sum, { at }) => sum + at[index], 0) / members.length;
  return { id, at: [mean(0), mean(1)], members };
}

/** Groups of neighbouring cells whose pins would touch are one. */
function merged(clusters: readonly Cluster[], size: number): Cluster[] {
  const apart: Cluster[] = [];
  for (let next of clusters) {
    for (;;) {
      const [x, y] = pixelOf(next.at, size);
      const index = apart.findIndex(({ at }) => {
        const [otherX, otherY] = pixelOf(at, size);
        return Math.hypot(x - otherX, y - otherY) < PIN_PX;
      });
      const [touching] = index < 0 ? [] : apart.splice(index, 1);
      if (touching === undefined) break;
      const id = touching.id.startsWith('cluster/') ? touching.id : `cluster/${touching.id}`;
      next = clusterOf(id, [...touching.members, ...next.members]);
    }
    apart.push(next);
  }
  return apart;
}

/** Position in the web Mercator projection. */
function pixelOf([lon, lat]: LngLat, size: number): [x: number, y: number] {
  return [((lon + 180) / 360) * size, mercatorY(lat) * size];
}
