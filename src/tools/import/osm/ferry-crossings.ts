import type { LonLat } from '../../../model/place/geo.ts';
import type { Crossing } from '../../../model/schemas/network.ts';
import { rounded } from './choose-towns.ts';
import { simplified } from './draw-edge.ts';
import type { Ferry } from './find-ferries.ts';
import type { Point, Route } from './find-routes.ts';
import type { Roads } from './read-roads.ts';
import { SmallGraph } from './small-graph.ts';

/** A ferry is left out where the road takes at most this much longer. */
const ROAD_INSTEAD_HOURS = 0.5;
/** Fare of a ferry that nobody knows, marked as an estimate: USD, and per km. */
const FARE = { usd: 1, perKm: 0.15 };

/** A ferry between two points of a network. */
export interface PointFerry {
  /** Ids of the points. */
  from: string;
  to: string;
  ferry: Ferry;
}

/**
 * The quickest ferry of each pair that saves time, or leads to a place without a road.
 * @param towns number of the points, from the first one, for which the network is made; all others are piers
 */
export function usefulFerries(
  ferries: readonly Ferry[],
  idOf: ReadonlyMap<number, string>,
  points: readonly Point[],
  routes: readonly Route[],
  towns: number,
): PointFerry[] {
  const roads = new SmallGraph(points.length);
  for (const { from, to, weight } of routes) roads.join(from, to, weight);
  const indexOf = new Map(points.map(({ id }, index) => [id, index]));
  const best = new Map<string, PointFerry>();
  for (const ferry of ferries) {
    const [from, to] = [idOf.get(ferry.from)!, idOf.get(ferry.to)!];
    if (from === to || roads.path(indexOf.get(from)!, indexOf.get(to)!, ferry.hours + ROAD_INSTEAD_HOURS))
      continue;
    const pair = [from, to].sort().join(' ');
    if (ferry.hours < (best.get(pair)?.ferry.hours ?? Infinity)) best.set(pair, { from, to, ferry });
  }
  return withoutDeadEnds([...best.values()], indexOf, routes, { points: points.length, towns });
}

/** Without ferries to land on which there is nothing but their pier. */
function withoutDeadEnds(
  ferries: readonly PointFerry[],
  indexOf: ReadonlyMap<string, number>,
  routes: readonly Route[],
  { points, towns }: { points: number; towns: number },
): PointFerry[] {
  const landOf = Array.from({ length: points }, (_none, point) => point);
  const find = (point: number): number => (landOf[point] === point ? point : find(landOf[point]!));
  for (const { from, to } of routes) landOf[find(from)] = find(to);
  const withTowns = new Set(Array.from({ length: towns }, (_none, town) => find(town)));
  let kept = ferries;
  for (;;) {
    const count = new Map<number, number>();
    const lands = (ferry: PointFerry) => [ferry.from, ferry.to].map((id) => find(indexOf.get(id)!));
    for (const land of kept.flatMap(lands)) count.set(land, (count.get(land) ?? 0) + 1);
    const left = kept.filter((ferry) =>
      lands(ferry).every((land) => withTowns.has(land) || (count.get(land) ?? 0) > 1),
    );
    if (left.length === kept.length) return left;
    kept = left;
  }
}

/**
 * @param style how far the line may be from the ferry's in km, how far apart the nodes are (a pier within a town is its
 *   node), and the key of the source
 */
export function crossingOf(
  { lon, lat }: Roads,
  { from, to, ferry }: PointFerry,
  { bendKm, straightKm, source }: { bendKm: number; straightKm: number; source: string },
): Crossing {
  const { km, hours, tags, between } = ferry;
  const at = (node: number): LonLat => [lon[node]! / 1e7, lat[node]! / 1e7];
  const line = [ferry.from, ...between, ferry.to].map(at);
  return {
    from,
    to,
    by: 'ferry',
    km: Number(Math.max(km, straightKm).toFixed(1)),
    hours: Number(hours.toFixed(2)) || 0.01,
    fareUsd: tags.isFree ? 0 : Number((FARE.usd + FARE.perKm * km).toFixed(1)),
    ...(tags.operator === '' ? {} : { operator: tags.operator }),
    ...(tags.cars ? { cars: true as const } : {}),
    bends: simplified(line, bendKm).slice(1, -1).map(rounded),
    ...(tags.isFree && tags.hours !== null ? {} : { estimated: true as const }),
    source,
  };
}
