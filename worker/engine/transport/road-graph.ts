import { must } from './must.ts';
import type { LonLat } from '../../../src/model/place/geo.ts';
import type { Crossed, RouteLine } from '../../../src/model/place/route-line.ts';
import {
  TRANSPORT_HINTS,
  type RoadEdge,
  type RoadNetwork,
  type TransportHint,
} from '../../../src/model/schemas/transport.ts';

/** A path over the road network between two nodes. Hours are driving time, without breaks and ferry crossings. */
export interface RoadPath {
  km: number;
  driveHours: number;
  ferry: { hours: number; km: number; fareUsd: number } | null;
  access: 'any' | 'four-by-four' | 'guided';
  hint: TransportHint | null;
  /** In the order of travel. */
  steps: readonly { edge: RoadEdge; forward: boolean }[];
}

export interface RoadGraph {
  /** The best path, or null if the nodes are not connected. */
  path(from: string, to: string): RoadPath | null;
}

interface Step {
  edge: RoadEdge;
  from: number;
  to: number;
  forward: boolean;
  hours: number;
  /** Weight for the shortest-path search, in hours. */
  weight: number;
}

/** Cost of distance in hours per km: saving two minutes is not worth 20 km more of fuel and toll. */
const HOURS_PER_KM = 0.003;
/** Weight factor of unpaved roads: at about the same time, travelers choose the paved one. */
const OFF_TAR_FACTOR = 1.12;

/** A graph of the network's edges that pass `usable`; shortest-path trees and paths are memoized. */
export function buildRoadGraph(network: RoadNetwork, usable: (edge: RoadEdge) => boolean): RoadGraph {
  const indexOf = new Map(network.nodes.map(({ id }, index) => [id, index]));
  const outgoing: Step[][] = network.nodes.map(() => []);
  for (const edge of network.edges) {
    if (!usable(edge)) continue;
    const { speedKmh, surface } = must(network.classes[edge.class], edge.class);
    const hours = edge.ferry?.hours ?? edge.km / speedKmh;
    const weight = hours * (surface === 'tar' ? 1 : OFF_TAR_FACTOR) + edge.km * HOURS_PER_KM;
    const [from, to] = [must(indexOf.get(edge.from), edge.from), must(indexOf.get(edge.to), edge.to)];
    outgoing[from]?.push({ edge, from, to, forward: true, hours, weight });
    outgoing[to]?.push({ edge, from: to, to: from, forward: false, hours, weight });
  }
  const trees = new Map<number, (Step | undefined)[]>();
  const paths: (RoadPath | null | undefined)[] = [];
  const findPath = (from: number, to: number): RoadPath | null => {
    let tree = trees.get(from);
    if (!tree) trees.set(from, (tree = shortestPathTree(from, outgoing)));
    return readPath(from, to, tree, network);
  };
  const pathBetween = (from: number, to: number): RoadPath | null => {
    const index = from * outgoing.length + to;
    let path = paths[index];
    if (path === undefined) {
      // Ties resolve to the same path in both directions: one direction is the reverse of the other.
      path = from <= to ? findPath(from, to) : turnRound(pathBetween(to, from));
      paths[index] = path;
    }
    return path;
  };
  return { path: (from, to) => pathBetween(must(indexOf.get(from), from), must(indexOf.get(to), to)) };
}

function turnRound(path: RoadPath | null): RoadPath | null {
  return (
    path && { ...path, steps: path.steps.map(({ edge, forward }) => ({ edge, forward: !forward })).reverse() }
  );
}

/** Dijkstra by weight: the last step to every reachable node. About 110 nodes, so no heap is needed. */
function shortestPathTree(from: number, outgoing: readonly (readonly Step[])[]): (Step | undefined)[] {
  const weightTo = new Float64Array(outgoing.length).fill(Infinity);
  const settled = new Uint8Array(outgoing.length);
  const lastStep: (Step | undefined)[] = outgoing.map(() => undefined);
  weightTo[from] = 0;
  for (;;) {
    let nearest = -1;
    let lowest = Infinity;
    for (let index = 0; index < weightTo.length; index++) {
      const weight = weightTo[index] ?? Infinity;
      if (settled[index] === 0 && weight < lowest) [nearest, lowest] = [index, weight];
    }
    if (nearest < 0) return lastStep;
    settled[nearest] = 1;
    for (const step of outgoing[nearest] ?? []) {
      const weight = lowest + step.weight;
      if (weight >= (weightTo[step.to] ?? Infinity)) continue;
      weightTo[step.to] = weight;
      lastStep[step.to] = step;
    }
  }
}

function readPath(
  from: number,
  to: number,
  tree: readonly (Step | undefined)[],
  network: RoadNetwork,
): RoadPath | null {
  const steps: Step[] = [];
  for (let at = to; at !== from;) {
    const step = tree[at];
    if (!step) return null;
    steps.push(step);
    at = step.from;
  }
  steps.reverse();
  const path: RoadPath = { km: 0, driveHours: 0, ferry: null, access: 'any', hint: null, steps };
  for (const { edge, hours } of steps) {
    const roadClass = must(network.classes[edge.class], edge.class);
    path.km += edge.km;
    if (edge.ferry) {
      const { hours: hoursBefore, km, fareUsd } = path.ferry ?? { hours: 0, km: 0, fareUsd: 0 };
      path.ferry = { hours: hoursBefore + hours, km: km + edge.km, fareUsd: fareUsd + edge.ferry.fareUsd };
    } else path.driveHours += hours;
    path.access = stricterAccess(path.access, roadClass.access ?? 'any');
    path.hint = weightierHint(path.hint, weightierHint(edge.hint ?? null, roadClass.hint ?? null));
  }
  return path;
}

/** The geometry of a path, including both ends. */
export function drawPath(path: RoadPath, from: string, network: RoadNetwork): RouteLine {
  const at = new Map(network.nodes.map((node) => [node.id, node.at]));
  const line: LonLat[] = [must(at.get(from), from)];
  const crossed: Crossed[] = [];
  for (const { edge, forward } of path.steps) {
    const start = line.length - 1;
    line.push(...(forward ? edge.bends : edge.bends.toReversed()));
    const end = forward ? edge.to : edge.from;
    line.push(must(at.get(end), end));
    if (edge.ferry)
      for (let index = start; index < line.length - 1; index += 1) crossed.push({ at: index, by: 'ferry' });
  }
  return { line, crossed };
}

type Access = RoadPath['access'];
const ACCESS: readonly Access[] = ['any', 'four-by-four', 'guided'];

export function stricterAccess(one: Access, other: Access): Access {
  return ACCESS.indexOf(one) >= ACCESS.indexOf(other) ? one : other;
}

/** The hint that comes first in `TRANSPORT_HINTS`. */
export function weightierHint(one: TransportHint | null, other: TransportHint | null): TransportHint | null {
  if (!one || !other) return one ?? other;
  return TRANSPORT_HINTS.indexOf(one) <= TRANSPORT_HINTS.indexOf(other) ? one : other;
}
