import { greatCircleKm, type LonLat } from '../../../model/place/geo.ts';
import { FERRY_KIND, isMissing, THROUGH, type Roads } from './read-roads.ts';
import { nearbyPoints } from './nearby-points.ts';
import { kmBetween } from './road-graph.ts';
import { FIRST_FOUR_BY_FOUR } from './road-tags.ts';

/** Where a point joins the roads. */
export interface Snap {
  /** Index in the nodes of the roads. */
  node: number;
  km: number;
}

/** Points farther from any road are not joined. */
const MAX_KM = 4;
/** What makes a road count as farther away, in km: a place does not lie at a motorway, nor at a scrap of road. */
const THROUGH_KM = 3;
const TRACK_KM = 1;
const SCRAP_KM = 2;
const SCRAP_LENGTH_KM = 20;

/** The nearest suitable node of a road for each point; null where there is none. */
export function snapPoints(roads: Roads, points: readonly LonLat[]): (Snap | null)[] {
  const near = nearbyPoints(points);
  const lengthOf = roadLengths(roads);
  const best = points.map(() => ({ node: -1, km: Infinity, cost: Infinity }));
  for (const [way, kind] of roads.kinds.entries()) {
    if (kind === FERRY_KIND) continue;
    const penalty =
      ((roads.flags[way]! & THROUGH) === 0 ? 0 : THROUGH_KM) + (kind >= FIRST_FOUR_BY_FOUR ? TRACK_KM : 0);
    for (let at = roads.starts[way]!; at < roads.starts[way + 1]!; at += 1) {
      const node = roads.refs[at]!;
      if (isMissing(roads, node)) continue;
      const position = [roads.lon[node]! / 1e7, roads.lat[node]! / 1e7] as const;
      for (const index of near(position)) {
        const km = greatCircleKm(points[index]!, position);
        if (km > MAX_KM || km + penalty >= best[index]!.cost) continue;
        const cost = km + penalty + (lengthOf(node) < SCRAP_LENGTH_KM ? SCRAP_KM : 0);
        if (cost < best[index]!.cost) best[index] = { node, km, cost };
      }
    }
  }
  return best.map(({ node, km }) => (node < 0 ? null : { node, km }));
}

/** Length in km of all roads that a node is joined with. */
function roadLengths(roads: Roads): (node: number) => number {
  const root = new Uint32Array(roads.ids.length).map((_zero, node) => node);
  const find = (node: number): number => {
    let at = node;
    while (root[at] !== at) {
      root[at] = root[root[at]!]!;
      at = root[at]!;
    }
    return at;
  };
  const length = new Float32Array(roads.ids.length);
  const eachStep = (visit: (before: number, node: number) => void) => {
    for (const [way, kind] of roads.kinds.entries()) {
      if (kind === FERRY_KIND) continue;
      for (let at = roads.starts[way]! + 1; at < roads.starts[way + 1]!; at += 1) {
        const [before, node] = [roads.refs[at - 1]!, roads.refs[at]!];
        if (!isMissing(roads, before) && !isMissing(roads, node)) visit(before, node);
      }
    }
  };
  eachStep((before, node) => (root[find(before)] = find(node)));
  eachStep((before, node) => (length[find(node)]! += kmBetween(roads, before, node)));
  return (node) => length[find(node)]!;
}
