import type { LonLat } from '../../../model/place/geo.ts';
import { TOLL } from './read-roads.ts';
import { kindOfArc, type RoadGraph } from './road-graph.ts';
import { CLASS_NAMES } from './road-tags.ts';
import { RoadSearch } from './search-roads.ts';

/** A node of the network on the roads. */
export interface Point {
  id: string;
  at: LonLat;
  /** Vertices at which it joins the roads, and how far they are; none for a place without roads. */
  entries: readonly { vertex: number; km: number }[];
}

/** A road between two points, drivable in both directions; its values are those of the slower one. */
export interface Route {
  /** Index of the points, the lower one first. */
  from: number;
  to: number;
  km: number;
  hours: number;
  /** Hours, weighed as in the road graph. */
  weight: number;
  kmOfKind: readonly number[];
  tollKm: number;
  /** Kilometers by name of the road. */
  kmOfName: ReadonlyMap<string, number>;
  /** Arcs of both directions, each in its order of travel. */
  there: Uint32Array;
  back: Uint32Array;
}

/** Speed from a point to a road that does not touch it. */
const ENTRY_KMH = 40;
export const entryWeight = (km: number): number => km / ENTRY_KMH + km * 0.003;
/** Routes are found to this many of the nearest points, and to all with which a point shares a border. */
const NEAREST = 12;

/**
 * Shortest paths between neighboring points: those whose surroundings touch, so that all points that roads join are
 * joined, and the nearest ones, so that a motorway passes a town.
 * @param kinds kinds of roads below this one are driven
 */
export function findRoutes(graph: RoadGraph, points: readonly Point[], kinds: number): Route[] {
  const search = new RoadSearch(graph);
  const partners = findPartners(graph, search, points, kinds);
  const pointsAt = new Map<number, { point: number; km: number }[]>();
  for (const [point, { entries }] of points.entries())
    for (const { vertex, km } of entries) {
      const list = pointsAt.get(vertex);
      if (list) list.push({ point, km });
      else pointsAt.set(vertex, [{ point, km }]);
    }

  const found = points.map(({ entries }, from) => {
    const reached = new Map<number, { weight: number; vertex: number; km: number }>();
    const left = new Set(partners[from]);
    const starts = entries.map(({ vertex, km }) => ({ vertex, weight: entryWeight(km) }));
    search.run(starts, kinds, (vertex, weight) => {
      for (const { point, km } of pointsAt.get(vertex) ?? []) {
        if (point === from) continue;
        const total = weight + entryWeight(km);
        if (total < (reached.get(point)?.weight ?? Infinity))
          reached.set(point, { weight: total, vertex, km });
        left.delete(point);
      }
      return left.size === 0 && reached.size >= NEAREST;
    });
    return new Map(
      [...reached].map(([to, { weight, vertex, km }]) => {
        const entryKm = km + (entries[search.originOf(vertex)]?.km ?? 0);
        return [to, { weight, arcs: search.pathTo(vertex), entryKm }] as const;
      }),
    );
  });

  return found.flatMap((ways, from) =>
    [...ways].flatMap(([to, there]) => {
      const back = found[to]?.get(from);
      if (from > to || !back) return [];
      const slower = back.weight > there.weight ? back : there;
      const ends = { from, to, weight: slower.weight, there: there.arcs, back: back.arcs };
      return Object.assign(ends, sumUp(graph, slower.arcs, slower.entryKm));
    }),
  );
}

/** Points whose surroundings touch, on the way from one to the other. */
function findPartners(
  graph: RoadGraph,
  search: RoadSearch,
  points: readonly Point[],
  kinds: number,
): Set<number>[] {
  const entries = points.flatMap(({ entries: own }, point) =>
    own.map(({ vertex, km }) => ({ vertex, weight: entryWeight(km), point })),
  );
  search.run(entries, kinds, () => false);
  const pointOf = (vertex: number) =>
    search.weightTo(vertex) === Infinity ? undefined : entries[search.originOf(vertex)]?.point;
  const partners = points.map(() => new Set<number>());
  for (const [piece, from] of graph.from.entries()) {
    if (kindOfArc(graph, piece * 2) >= kinds) continue;
    const [one, other] = [pointOf(from), pointOf(graph.to[piece]!)];
    if (one === undefined || other === undefined || one === other) continue;
    partners[one]!.add(other);
    partners[other]!.add(one);
  }
  return partners;
}

/** Length, time and kinds of a path. */
export function sumUp({ km: kmOf, way, roads }: RoadGraph, arcs: Uint32Array, entryKm: number) {
  const kmOfKind = CLASS_NAMES.map(() => 0);
  const kmOfName = new Map<string, number>();
  let [km, hours, tollKm] = [entryKm, entryKm / ENTRY_KMH, 0];
  for (const arc of arcs) {
    const [length, of] = [kmOf[arc >>> 1]!, way[arc >>> 1]!];
    const name = roads.names[roads.nameOf[of]!]!;
    km += length;
    hours += length / roads.speeds[of]!;
    kmOfKind[roads.kinds[of]!]! += length;
    kmOfName.set(name, (kmOfName.get(name) ?? 0) + length);
    if ((roads.flags[of]! & TOLL) !== 0) tollKm += length;
  }
  return { km, hours, tollKm, kmOfKind, kmOfName };
}
