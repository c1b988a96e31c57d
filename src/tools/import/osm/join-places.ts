import type { LonLat } from '../../../model/place/geo.ts';
import type { Network } from '../../../model/schemas/network.ts';
import { classOf } from './draw-edge.ts';
import { entryWeight, type Point, sumUp } from './find-routes.ts';
import { OSM } from './merge-roads.ts';
import type { RoadGraph } from './road-graph.ts';
import { CLASS_NAMES } from './road-tags.ts';
import { RoadSearch } from './search-roads.ts';
import type { Snap } from './snap-points.ts';

/** A longer way to the next node is no spur: a node is missing there. */
const SPUR_KM = 80;
/** A place this close to a node lies at it. */
const AT_NODE_KM = 1;

interface Joined {
  graph: RoadGraph;
  vertexOf: (snap: Snap) => number;
  /** Factor on all speeds. */
  speed: number;
}

/** Access of places by road from the nearest point; places without a road nearby are left out. */
export function joinPlaces(
  places: readonly (readonly [key: string, at: LonLat])[],
  snaps: readonly (Snap | null)[],
  points: readonly Point[],
  { graph, vertexOf, speed }: Joined,
): Network['places'] {
  const entries = points.flatMap(({ id, entries: own }) =>
    own.map(({ vertex, km }) => ({ vertex, km, id, weight: entryWeight(km) })),
  );
  const search = new RoadSearch(graph);
  search.run(entries, CLASS_NAMES.length, () => false);
  return Object.fromEntries(
    places.flatMap(([key], index) => {
      const snap = snaps[index];
      if (!snap || search.weightTo(vertexOf(snap)) === Infinity) return [];
      const vertex = vertexOf(snap);
      const { id, km: entryKm } = entries[search.originOf(vertex)]!;
      const spur = sumUp(graph, search.pathTo(vertex), entryKm + snap.km);
      if (spur.km > SPUR_KM) return [];
      if (spur.km < AT_NODE_KM) return [[key, { node: id, source: OSM }]];
      const access = {
        node: id,
        spurKm: Number(spur.km.toFixed(1)),
        spurClass: classOf(spur),
        spurHours: Number((spur.hours / speed).toFixed(2)) || 0.01,
        source: OSM,
      };
      return [[key, access]];
    }),
  );
}
