import type { LonLat } from '../../../model/place/geo.ts';
import type { RoadEdge } from '../../../model/schemas/network.ts';
import { kmToSide } from '../../../../worker/engine/transport/own-land.ts';
import { rounded } from './choose-towns.ts';
import type { Point, Route } from './find-routes.ts';
import { positionOf } from './find-junctions.ts';
import { arcStartOf, type RoadGraph } from './road-graph.ts';
import { CLASS_NAMES, FIRST_FOUR_BY_FOUR, FIRST_UNPAVED } from './road-tags.ts';

/** A stretch of road that only four-wheel drive passes; a few meters of it are an error of the map. */
const FOUR_BY_FOUR_KM = 0.5;
/** Share of a road that gives it its surface or its toll. */
const UNPAVED_SHARE = 0.25;
const TOLL_SHARE = 0.2;
/** Share of a road that is worth its name, and the number of names. */
const NAME_SHARE = 0.25;
const MAX_NAMES = 2;

/** An edge of a network from a route; `bendKm` is how far its line may be from the road. */
export function drawEdge(
  graph: RoadGraph,
  points: readonly Point[],
  route: Route,
  { bendKm, speed, source }: { bendKm: number; speed: number; source: string },
): RoadEdge {
  const [from, to] = [points[route.from]!, points[route.to]!];
  return {
    from: from.id,
    to: to.id,
    road: nameOf(route),
    class: classOf(route),
    km: Number(route.km.toFixed(1)) || 0.1,
    hours: Number((route.hours / speed).toFixed(2)) || 0.01,
    bends: bendsOf(graph, [from.at, to.at], route.there, bendKm),
    ...(route.tollKm > route.km * TOLL_SHARE ? { hint: 'toll' as const } : {}),
    source,
  };
}

/** The class of most of a road; of its worst part where that decides who can drive it. */
export function classOf(road: Pick<Route, 'km' | 'kmOfKind'>): string {
  return CLASS_NAMES[kindOf(road)]!;
}

function kindOf({ km, kmOfKind }: Pick<Route, 'km' | 'kmOfKind'>): number {
  const most = (first: number, last: number) =>
    kmOfKind.reduce(
      (best, own, kind) => (kind >= first && kind < last && own > (kmOfKind[best] ?? 0) ? kind : best),
      -1,
    );
  const sum = (first: number) => kmOfKind.slice(first).reduce((total, own) => total + own, 0);
  if (sum(FIRST_FOUR_BY_FOUR) > FOUR_BY_FOUR_KM) return most(FIRST_FOUR_BY_FOUR, kmOfKind.length);
  if (sum(FIRST_UNPAVED) > km * UNPAVED_SHARE)
    return Math.max(most(FIRST_UNPAVED, FIRST_FOUR_BY_FOUR), FIRST_UNPAVED);
  return Math.max(0, most(0, FIRST_UNPAVED));
}

export function nameOf({ km, kmOfName }: Route): string {
  return [...kmOfName]
    .filter(([name, own]) => name !== '' && own >= km * NAME_SHARE)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_NAMES)
    .map(([name]) => name)
    .join('/');
}

/** Points of the road between its ends, as few as follow it. */
function bendsOf(
  graph: RoadGraph,
  [start, end]: readonly [LonLat, LonLat],
  arcs: Uint32Array,
  bendKm: number,
): [number, number][] {
  const line: LonLat[] = [start];
  for (const arc of arcs) {
    line.push(positionOf(graph, arcStartOf(graph, arc)));
    const [first, last] = [graph.first[arc >>> 1]!, graph.last[arc >>> 1]!];
    const nodes = [...graph.roads.refs.subarray(first + 1, last)];
    for (const node of (arc & 1) === 0 ? nodes : nodes.reverse())
      line.push([graph.roads.lon[node]! / 1e7, graph.roads.lat[node]! / 1e7]);
  }
  line.push(end);
  return simplified(line, bendKm).slice(1, -1).map(rounded);
}

/** Douglas and Peucker: leaves out the points that lie closer than `km` to the line without them. */
export function simplified(line: readonly LonLat[], km: number): LonLat[] {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    let [farthest, most] = [-1, km];
    for (let index = first + 1; index < last; index += 1) {
      const away = kmToSide(line[index]!, line[first]!, line[last]!);
      if (away > most) [farthest, most] = [index, away];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return line.filter((_point, index) => kept.has(index));
}
