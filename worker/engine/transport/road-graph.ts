import { must } from './must.ts';
import type { LonLat } from '../../../src/model/geo.ts';
import {
  TRANSPORT_HINTS,
  type RoadEdge,
  type RoadNetwork,
  type TransportHint,
} from '../../../src/model/transport.ts';

/** A way over the network between two nodes. Hours are at the wheel, without breaks and crossings. */
export interface RoadWay {
  km: number;
  driveHours: number;
  ferry: { hours: number; km: number; fareUsd: number } | null;
  access: 'any' | 'four-by-four' | 'guided';
  hint: TransportHint | null;
  /** In the order of travel. */
  steps: readonly { edge: RoadEdge; forward: boolean }[];
}

export interface RoadGraph {
  /** The quickest way, or null when the nodes are not joined. */
  way(from: string, to: string): RoadWay | null;
}

interface Step {
  edge: RoadEdge;
  to: string;
  forward: boolean;
  hours: number;
}

/** A graph of the network's edges that `usable` lets through; trees and ways are worked out once. */
export function buildRoadGraph(network: RoadNetwork, usable: (edge: RoadEdge) => boolean): RoadGraph {
  const leaving = new Map<string, Step[]>(network.nodes.map(({ id }) => [id, []]));
  for (const edge of network.edges) {
    if (!usable(edge)) continue;
    const hours = edge.ferry?.hours ?? edge.km / must(network.classes[edge.class], edge.class).speedKmh;
    must(leaving.get(edge.from), edge.from).push({ edge, to: edge.to, forward: true, hours });
    must(leaving.get(edge.to), edge.to).push({ edge, to: edge.from, forward: false, hours });
  }
  const trees = new Map<string, Map<string, Step>>();
  const ways = new Map<string, RoadWay | null>();
  const findWay = (from: string, to: string): RoadWay | null => {
    let tree = trees.get(from);
    if (!tree) trees.set(from, (tree = growTree(from, leaving)));
    return readWay(from, to, tree, network);
  };
  return {
    way(from, to) {
      const id = `${from}:${to}`;
      let way = ways.get(id);
      if (way === undefined) ways.set(id, (way = findWay(from, to)));
      return way;
    },
  };
}

/** Dijkstra by hours: the last step to every node that can be reached. About 80 nodes: no heap needed. */
function growTree(from: string, leaving: ReadonlyMap<string, readonly Step[]>): Map<string, Step> {
  const hoursTo = new Map([[from, 0]]);
  const lastStep = new Map<string, Step>();
  const open = new Set([from]);
  while (open.size > 0) {
    let nearest = '';
    for (const id of open)
      if (nearest === '' || hoursAt(hoursTo, id) < hoursAt(hoursTo, nearest)) nearest = id;
    open.delete(nearest);
    for (const step of leaving.get(nearest) ?? []) {
      const hours = hoursAt(hoursTo, nearest) + step.hours;
      if (hours >= hoursAt(hoursTo, step.to)) continue;
      hoursTo.set(step.to, hours);
      lastStep.set(step.to, step);
      open.add(step.to);
    }
  }
  return lastStep;
}

const hoursAt = (hoursTo: ReadonlyMap<string, number>, id: string) => hoursTo.get(id) ?? Infinity;

function readWay(
  from: string,
  to: string,
  tree: ReadonlyMap<string, Step>,
  network: RoadNetwork,
): RoadWay | null {
  const steps: Step[] = [];
  for (let at = to; at !== from;) {
    const step = tree.get(at);
    if (!step) return null;
    steps.push(step);
    at = step.forward ? step.edge.from : step.edge.to;
  }
  steps.reverse();
  const way: RoadWay = { km: 0, driveHours: 0, ferry: null, access: 'any', hint: null, steps };
  for (const { edge, hours } of steps) {
    const roadClass = must(network.classes[edge.class], edge.class);
    way.km += edge.km;
    if (edge.ferry) {
      const { hours: hoursBefore, km, fareUsd } = way.ferry ?? { hours: 0, km: 0, fareUsd: 0 };
      way.ferry = { hours: hoursBefore + hours, km: km + edge.km, fareUsd: fareUsd + edge.ferry.fareUsd };
    } else way.driveHours += hours;
    way.access = stricterAccess(way.access, roadClass.access ?? 'any');
    way.hint = weightierHint(way.hint, weightierHint(edge.hint ?? null, roadClass.hint ?? null));
  }
  return way;
}

/** The line of a way, both ends included. */
export function drawWay(way: RoadWay, from: string, network: RoadNetwork): LonLat[] {
  const at = new Map(network.nodes.map((node) => [node.id, node.at]));
  const line: LonLat[] = [must(at.get(from), from)];
  for (const { edge, forward } of way.steps) {
    line.push(...(forward ? edge.bends : edge.bends.toReversed()));
    const end = forward ? edge.to : edge.from;
    line.push(must(at.get(end), end));
  }
  return line;
}

type Access = RoadWay['access'];
const ACCESS: readonly Access[] = ['any', 'four-by-four', 'guided'];

export function stricterAccess(one: Access, other: Access): Access {
  return ACCESS.indexOf(one) >= ACCESS.indexOf(other) ? one : other;
}

/** The hint that stands first in `TRANSPORT_HINTS`. */
export function weightierHint(one: TransportHint | null, other: TransportHint | null): TransportHint | null {
  if (!one || !other) return one ?? other;
  return TRANSPORT_HINTS.indexOf(one) <= TRANSPORT_HINTS.indexOf(other) ? one : other;
}
