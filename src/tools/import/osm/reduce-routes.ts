import type { Route } from './find-routes.ts';
import { SmallGraph } from './small-graph.ts';

/** A route is dropped where others together take at most this much longer. */
const FACTOR = 1.03;
const PLUS_HOURS = 0.03;
/** A route that needs four-wheel drive is kept only where the road for all cars takes this much longer. */
const FOUR_BY_FOUR_FACTOR = 1.5;

/** The routes without those that are the sum of others. */
export function reduceRoutes(points: number, routes: readonly Route[], tracks: readonly Route[]): Route[] {
  const graph = new SmallGraph(points);
  const kept: Route[] = [];
  const keep = (candidates: readonly Route[], mostOf: (weight: number) => number) => {
    for (const route of candidates.toSorted((a, b) => a.weight - b.weight)) {
      const { from, to, weight } = route;
      if (graph.path(from, to, mostOf(weight))) continue;
      graph.join(from, to, weight);
      kept.push(route);
    }
  };
  keep(routes, (weight) => weight * FACTOR + PLUS_HOURS);
  keep(tracks, (weight) => weight * FOUR_BY_FOUR_FACTOR);
  return kept;
}

/**
 * Joins the two routes at each point of `passed` that has exactly two, and drops those that lead to one with a single
 * route, until there is none left.
 */
export function joinPassed(routes: readonly Route[], passed: (point: number) => boolean): Route[] {
  const kept = new Set(routes);
  for (;;) {
    const at = new Map<number, Route[]>();
    for (const route of kept)
      for (const end of [route.from, route.to]) if (passed(end)) at.set(end, [...(at.get(end) ?? []), route]);
    const found = [...at].find(([, own]) => own.length <= 2);
    if (!found) return [...kept];
    const [point, [one, other]] = found;
    for (const route of [one, other]) if (route) kept.delete(route);
    if (!one || !other) continue;
    const joined = joinAt(point, one, other);
    const isThere = [...kept].some(({ from, to }) => from === joined.from && to === joined.to);
    if (joined.from !== joined.to && !isThere) kept.add(joined);
  }
}

function joinAt(point: number, one: Route, other: Route): Route {
  const first = one.to === point ? one : turned(one);
  const second = other.from === point ? other : turned(other);
  const kmOfName = new Map(first.kmOfName);
  for (const [name, km] of second.kmOfName) kmOfName.set(name, (kmOfName.get(name) ?? 0) + km);
  const joined: Route = {
    from: first.from,
    to: second.to,
    km: first.km + second.km,
    hours: first.hours + second.hours,
    weight: first.weight + second.weight,
    kmOfKind: first.kmOfKind.map((km, kind) => km + (second.kmOfKind[kind] ?? 0)),
    tollKm: first.tollKm + second.tollKm,
    kmOfName,
    there: Uint32Array.from([...first.there, ...second.there]),
    back: Uint32Array.from([...second.back, ...first.back]),
  };
  return joined.from <= joined.to ? joined : turned(joined);
}

const turned = (route: Route): Route => ({
  ...route,
  from: route.to,
  to: route.from,
  there: route.back,
  back: route.there,
});
