import { greatCircleKm, type LonLat } from '../../../model/place/geo.ts';
import type { Point, Route } from './find-routes.ts';
import { nearbyPoints } from './nearby-points.ts';
import { arcEndOf, type RoadGraph } from './road-graph.ts';

/** Routes that share less at their start, or go less far apart, need no junction. */
const SHARED_KM = 6;
/** A junction closer to a point, or to another junction, is that point. */
const APART_KM = 3;
/** Lanes and ramps of one junction lie this close. */
const RADIUS_KM = 1.2;

/**
 * Where routes from one point part after a common stretch: with a point there, the stretch is one edge. Each has the
 * vertices of all lanes and ramps around it as entries, because a divided road is another one in each direction.
 */
export function findJunctions(graph: RoadGraph, points: readonly Point[], routes: readonly Route[]): Point[] {
  const sharedKm = new Map<number, number>();
  for (const [point] of points.entries()) {
    const paths = routes.flatMap(({ from, to, there, back }) =>
      from === point ? [there] : to === point ? [back] : [],
    );
    for (const [index, one] of paths.entries())
      for (const other of paths.slice(index + 1)) {
        const parting = partingOf(graph, one, other);
        if (parting) sharedKm.set(parting.vertex, (sharedKm.get(parting.vertex) ?? 0) + parting.km);
      }
  }
  const taken: LonLat[] = points.map(({ at }) => at);
  const centers: { vertex: number; at: LonLat }[] = [];
  for (const [vertex] of [...sharedKm].sort((a, b) => b[1] - a[1])) {
    const at = positionOf(graph, vertex);
    if (taken.some((other) => greatCircleKm(at, other) < APART_KM)) continue;
    taken.push(at);
    centers.push({ vertex, at });
  }
  return withEntries(graph, centers);
}

/** The vertex where two paths from one point part; null where they share too little or do not really part. */
function partingOf(
  graph: RoadGraph,
  one: Uint32Array,
  other: Uint32Array,
): { vertex: number; km: number } | null {
  let [shared, km] = [0, 0];
  while (shared < one.length && one[shared] === other[shared]) {
    km += graph.km[one[shared]! >>> 1]!;
    shared += 1;
  }
  const restKm = (path: Uint32Array) =>
    path.subarray(shared).reduce((sum, arc) => sum + graph.km[arc >>> 1]!, 0);
  if (km < SHARED_KM || restKm(one) < SHARED_KM || restKm(other) < SHARED_KM) return null;
  return { vertex: arcEndOf(graph, one[shared - 1]!), km };
}

export function positionOf({ roads, nodeOf }: RoadGraph, vertex: number): LonLat {
  const node = nodeOf[vertex]!;
  return [roads.lon[node]! / 1e7, roads.lat[node]! / 1e7];
}

/** A road that crosses without a ramp is none of a junction: its entries hang together within the radius. */
function withEntries(graph: RoadGraph, centers: readonly { vertex: number; at: LonLat }[]): Point[] {
  const near = nearbyPoints(centers.map(({ at }) => at));
  const isNear = (vertex: number, center: number) =>
    greatCircleKm(positionOf(graph, vertex), centers[center]!.at) <= RADIUS_KM;
  const steps: [number, number][][] = centers.map(() => []);
  for (const [piece, from] of graph.from.entries()) {
    const to = graph.to[piece]!;
    for (const center of near(positionOf(graph, from)))
      if (isNear(from, center) && isNear(to, center)) steps[center]!.push([from, to], [to, from]);
  }
  return centers.map(({ vertex, at }, center) => {
    const joined = new Set([vertex]);
    for (const one of joined) for (const [from, to] of steps[center]!) if (from === one) joined.add(to);
    const entries = [...joined].map((one) => ({
      vertex: one,
      km: greatCircleKm(at, positionOf(graph, one)),
    }));
    return { id: `junction-${graph.roads.ids[graph.nodeOf[vertex]!]}`, at, entries };
  });
}
