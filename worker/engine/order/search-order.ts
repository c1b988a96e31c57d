import type { FixedEnds } from './exact-order.ts';
import type { OrderCosts } from './order-costs.ts';
import { shortenCycle } from './shorten-cycle.ts';

/**
 * Heuristic short order for many stops. Returns the given positions in their new order, never longer than the given
 * order. Deterministic.
 *
 * The local search works on cycles, so the open path is closed with an extra node (the anchor) that represents
 * everything between the last free stop and the first free stop.
 */
export function searchOrder(costs: OrderCosts, fixed: FixedEnds): number[] {
  const { count, isRound } = costs;
  const given = Array.from({ length: count }, (_, position) => position);
  const free = given.slice(fixed.fixStart ? 1 : 0, fixed.fixEnd ? -1 : undefined);
  // A round trip without fixed ends costs the same from any starting stop, except for the trip to that stop.
  const hasAnchor = !isRound || fixed.fixStart || fixed.fixEnd;
  const cycle = shortenCycle(cycleCosts(costs, fixed, free, hasAnchor), free.length + (hasAnchor ? 1 : 0));
  const turned = hasAnchor ? cycle.indexOf(free.length) + 1 : cheapestEntrance(cycle, costs);
  const found = [...cycle.slice(turned), ...cycle.slice(0, turned)]
    .filter((node) => node < free.length)
    .map((node) => free[node] ?? 0);
  if (fixed.fixStart) found.unshift(0);
  if (fixed.fixEnd) found.push(count - 1);
  return orderSeconds(found, costs) < orderSeconds(given, costs) ? found : given;
}

/** Total seconds of an order, including the trips to its first stop and from its last one. */
export function orderSeconds(order: readonly number[], costs: OrderCosts): number {
  const { count, between, start, end, isRound } = costs;
  const first = order[0] ?? 0;
  const last = order.at(-1) ?? 0;
  let seconds = start[first] ?? 0;
  for (let index = 1; index < order.length; index += 1) {
    seconds += between[(order[index - 1] ?? 0) * count + (order[index] ?? 0)] ?? 0;
  }
  return seconds + ((isRound ? between[last * count + first] : end[last]) ?? 0);
}

function cycleCosts(
  costs: OrderCosts,
  fixed: FixedEnds,
  free: readonly number[],
  hasAnchor: boolean,
): Float64Array {
  const { count, between, start, end, isRound } = costs;
  const size = free.length + (hasAnchor ? 1 : 0);
  const anchor = free.length;
  const table = new Float64Array(size * size);
  for (let from = 0; from < free.length; from += 1) {
    const fromStop = free[from] ?? 0;
    for (let to = 0; to < free.length; to += 1) {
      table[from * size + to] = between[fromStop * count + (free[to] ?? 0)] ?? 0;
    }
    if (!hasAnchor) continue;
    table[anchor * size + from] = intoFirst(fromStop);
    table[from * size + anchor] = outOfLast(fromStop);
  }
  return table;

  function intoFirst(stop: number): number {
    if (fixed.fixStart) return between[stop] ?? 0;
    // On a round trip with a fixed end, the return trip leads to whichever stop comes first.
    const returnCost = isRound ? (between[(count - 1) * count + stop] ?? 0) : 0;
    return (start[stop] ?? 0) + returnCost;
  }

  function outOfLast(stop: number): number {
    if (fixed.fixEnd) return between[stop * count + count - 1] ?? 0;
    return (isRound ? between[stop * count] : end[stop]) ?? 0;
  }
}

function cheapestEntrance(cycle: readonly number[], { start }: OrderCosts): number {
  let cheapest = 0;
  for (let index = 1; index < cycle.length; index += 1) {
    if ((start[cycle[index] ?? 0] ?? 0) < (start[cycle[cheapest] ?? 0] ?? 0)) cheapest = index;
  }
  return cheapest;
}
