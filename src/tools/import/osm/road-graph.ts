import { EARTH_RADIUS_KM } from '../../../model/place/geo.ts';
import { AGAINST, FERRY_KIND, isMissing, ONEWAY, type Roads } from './read-roads.ts';
import { FIRST_UNPAVED } from './road-tags.ts';

/** As the engine weighs its links, so that an edge is the road that it would choose: see `worker/engine/transport/links.ts`. */
const HOURS_PER_KM = 0.003;
const UNPAVED_FACTOR = 1.12;
const NO_VERTEX = 0xff_ff_ff_ff;

/** Pieces of roads between junctions. An arc is a piece and a direction: `piece * 2`, and 1 more for the way back. */
export interface RoadGraph {
  roads: Roads;
  /** Node of each vertex. */
  nodeOf: Uint32Array;
  from: Uint32Array;
  to: Uint32Array;
  way: Uint32Array;
  /** Index in `roads.refs` of the first and the last node. */
  first: Uint32Array;
  last: Uint32Array;
  km: Float32Array;
  /** Hours, weighed. */
  weight: Float32Array;
  /** Arcs that leave vertex `v` are `arcs[arcStart[v]]` to before `arcs[arcStart[v + 1]]`. */
  arcStart: Uint32Array;
  arcs: Uint32Array;
}

export const kmBetween = (roads: Roads, one: number, other: number): number => {
  const radians = Math.PI / 1.8e9;
  const [lat, otherLat] = [roads.lat[one]! * radians, roads.lat[other]! * radians];
  const east = (roads.lon[other]! - roads.lon[one]!) * radians * Math.cos((lat + otherLat) / 2);
  return Math.hypot(east, otherLat - lat) * EARTH_RADIUS_KM;
};

/** @param joints nodes that are vertices even where no roads meet */
export function buildRoadGraph(roads: Roads, joints: Iterable<number>): RoadGraph {
  const vertexOf = findVertices(roads, joints);
  const nodeOf = new Uint32Array(
    vertexOf.reduce((count, vertex) => count + (vertex === NO_VERTEX ? 0 : 1), 0),
  );
  for (const [node, vertex] of vertexOf.entries()) if (vertex !== NO_VERTEX) nodeOf[vertex] = node;

  let count = 0;
  eachPiece(roads, vertexOf, () => (count += 1));
  const uints = () => new Uint32Array(count);
  const graph = { from: uints(), to: uints(), way: uints(), first: uints(), last: uints() };
  const [km, weight] = [new Float32Array(count), new Float32Array(count)];
  let piece = 0;
  eachPiece(roads, vertexOf, (way, first, last, length) => {
    graph.from[piece] = vertexOf[roads.refs[first]!]!;
    graph.to[piece] = vertexOf[roads.refs[last]!]!;
    graph.way[piece] = way;
    graph.first[piece] = first;
    graph.last[piece] = last;
    km[piece] = length;
    const hours = length / roads.speeds[way]!;
    weight[piece] = hours * (roads.kinds[way]! < FIRST_UNPAVED ? 1 : UNPAVED_FACTOR) + length * HOURS_PER_KM;
    piece += 1;
  });
  return { roads, nodeOf, ...graph, km, weight, ...listArcs(roads, nodeOf.length, graph) };
}

/** Ends of ways, nodes of several ways, and the joints, numbered; `NO_VERTEX` for all other nodes. */
function findVertices({ ids, kinds, starts, refs }: Roads, joints: Iterable<number>): Uint32Array {
  const uses = new Uint8Array(ids.length);
  const use = (node: number, times: number) => (uses[node] = Math.min(2, uses[node]! + times));
  for (const [way, kind] of kinds.entries()) {
    if (kind === FERRY_KIND) continue;
    const [start, end] = [starts[way]!, starts[way + 1]!];
    for (let at = start; at < end; at += 1) use(refs[at]!, at === start || at === end - 1 ? 2 : 1);
  }
  for (const node of joints) use(node, 2);
  const vertexOf = new Uint32Array(ids.length).fill(NO_VERTEX);
  let count = 0;
  for (const [node, times] of uses.entries()) if (times === 2) vertexOf[node] = count++;
  return vertexOf;
}

/** Ways are cut at vertices, and where a node lies outside of the extract. */
function eachPiece(
  roads: Roads,
  vertexOf: Uint32Array,
  visit: (way: number, first: number, last: number, km: number) => void,
): void {
  const { kinds, starts, refs } = roads;
  for (const [way, kind] of kinds.entries()) {
    if (kind === FERRY_KIND) continue;
    let [first, km] = [starts[way]!, 0];
    for (let at = first + 1; at < starts[way + 1]!; at += 1) {
      const [before, node] = [refs[at - 1]!, refs[at]!];
      if (isMissing(roads, node) || isMissing(roads, before)) {
        [first, km] = [at, 0];
        continue;
      }
      km += kmBetween(roads, before, node);
      if (vertexOf[node] === NO_VERTEX) continue;
      // After a gap a way goes on at a node that is no vertex.
      if (vertexOf[refs[first]!] !== NO_VERTEX) visit(way, first, at, km);
      [first, km] = [at, 0];
    }
  }
}

/** In the directions in which the ways may be driven. */
function listArcs(
  { flags }: Roads,
  vertices: number,
  { from, to, way }: Pick<RoadGraph, 'from' | 'to' | 'way'>,
): Pick<RoadGraph, 'arcStart' | 'arcs'> {
  const arcStart = new Uint32Array(vertices + 1);
  const eachArc = (visit: (vertex: number, arc: number) => void) => {
    for (const [piece, of] of way.entries()) {
      if ((flags[of]! & AGAINST) === 0) visit(from[piece]!, piece * 2);
      if ((flags[of]! & ONEWAY) === 0) visit(to[piece]!, piece * 2 + 1);
    }
  };
  eachArc((vertex) => (arcStart[vertex + 1]! += 1));
  for (let vertex = 0; vertex < vertices; vertex += 1) arcStart[vertex + 1]! += arcStart[vertex]!;
  const next = arcStart.slice(0, vertices);
  const arcs = new Uint32Array(arcStart[vertices]!);
  eachArc((vertex, arc) => (arcs[next[vertex]!++] = arc));
  return { arcStart, arcs };
}

export const arcStartOf = (graph: RoadGraph, arc: number): number =>
  (arc & 1) === 0 ? graph.from[arc >>> 1]! : graph.to[arc >>> 1]!;
export const arcEndOf = (graph: RoadGraph, arc: number): number =>
  (arc & 1) === 0 ? graph.to[arc >>> 1]! : graph.from[arc >>> 1]!;
export const kindOfArc = ({ roads, way }: RoadGraph, arc: number): number => roads.kinds[way[arc >>> 1]!]!;
