import type { Network } from '../../../src/model/schemas/network.ts';
import { linksOf, type Link } from './links.ts';
import { must } from './must.ts';

/** In the order of travel. */
export type GraphPath = readonly { link: Link; forward: boolean }[];

export interface Graph {
  /** The best path, empty for the same node; null if the nodes are not connected. */
  path(from: string, to: string): GraphPath | null;
}

interface Step {
  link: Link;
  forward: boolean;
  from: number;
  to: number;
}

/** A graph of the network's links that pass `usable`; shortest-path trees and paths are memoized. */
export function buildGraph(network: Network, usable: (link: Link) => boolean): Graph {
  const indexOf = new Map(network.nodes.map(({ id }, index) => [id, index]));
  const outgoing: Step[][] = network.nodes.map(() => []);
  for (const link of linksOf(network)) {
    if (!usable(link)) continue;
    const [from, to] = [must(indexOf.get(link.from), link.from), must(indexOf.get(link.to), link.to)];
    outgoing[from]?.push({ link, forward: true, from, to });
    outgoing[to]?.push({ link, forward: false, from: to, to: from });
  }
  const trees = new Map<number, (Step | undefined)[]>();
  const paths = new Map<number, GraphPath | null>();
  const findPath = (from: number, to: number): GraphPath | null => {
    let tree = trees.get(from);
    if (!tree) trees.set(from, (tree = shortestPathTree(from, outgoing)));
    const path: Step[] = [];
    for (let at = to; at !== from;) {
      const step = tree[at];
      if (!step) return null;
      path.push(step);
      at = step.from;
    }
    return path.reverse();
  };
  const pathBetween = (from: number, to: number): GraphPath | null => {
    const index = from * outgoing.length + to;
    let path = paths.get(index);
    if (path === undefined) {
      // Ties resolve to the same path in both directions: one direction is the reverse of the other.
      const back = from > to ? pathBetween(to, from) : null;
      path = from <= to ? findPath(from, to) : back && turnAround(back);
      paths.set(index, path);
    }
    return path;
  };
  return { path: (from, to) => pathBetween(must(indexOf.get(from), from), must(indexOf.get(to), to)) };
}

export function turnAround(path: GraphPath): GraphPath {
  return path.map(({ link, forward }) => ({ link, forward: !forward })).reverse();
}

/** Dijkstra by weight: the last step to every reachable node. Of nodes at the same weight the first is settled first. */
function shortestPathTree(from: number, outgoing: readonly (readonly Step[])[]): (Step | undefined)[] {
  const weightTo = new Float64Array(outgoing.length).fill(Infinity);
  const lastStep: (Step | undefined)[] = outgoing.map(() => undefined);
  weightTo[from] = 0;
  // Road networks are sparse: it holds so few nodes that a heap would not be faster.
  const frontier = [from];
  while (frontier.length > 0) {
    const nearest = takeNearest(frontier, weightTo);
    const lowest = weightTo[nearest] ?? Infinity;
    for (const step of outgoing[nearest] ?? []) {
      const weight = lowest + step.link.weight;
      const known = weightTo[step.to] ?? Infinity;
      if (weight >= known) continue;
      if (known === Infinity) frontier.push(step.to);
      weightTo[step.to] = weight;
      lastStep[step.to] = step;
    }
  }
  return lastStep;
}

function takeNearest(frontier: number[], weightTo: Float64Array): number {
  let [at, nearest, lowest] = [-1, -1, Infinity];
  for (let index = 0; index < frontier.length; index += 1) {
    const node = frontier[index] ?? -1;
    const weight = weightTo[node] ?? Infinity;
    if (weight > lowest || (weight === lowest && node > nearest)) continue;
    at = index;
    nearest = node;
    lowest = weight;
  }
  const last = frontier.pop() ?? -1;
  if (at < frontier.length) frontier[at] = last;
  return nearest;
}
