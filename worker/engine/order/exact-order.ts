import { EQUAL_WITHIN_SECONDS, type OrderCosts } from './order-costs.ts';

export interface FixedEnds {
  fixStart: boolean;
  fixEnd: boolean;
}

/**
 * Exact shortest order (Held–Karp dynamic programming). Returns the given positions in their new order; ties go to
 * the lexicographically smallest list. Exponential (2^count): meant for up to about 12 stops.
 */
export function exactOrder(costs: OrderCosts, fixed: FixedEnds): number[] {
  const { count, start, isRound } = costs;
  const firsts = Array.from({ length: count }, (_, position) => position).filter((position) =>
    isAllowedAt(position, 0, count, fixed),
  );
  // On a round trip the remaining cost depends on the first stop; otherwise one table serves all.
  const shared = isRound ? null : remainingSeconds(costs, fixed, null);
  const tables = firsts.map((first) => shared ?? remainingSeconds(costs, fixed, first));
  const totals = firsts.map(
    (first, index) => (start[first] ?? 0) + (tables[index]?.[(1 << first) * count + first] ?? Infinity),
  );
  const best = Math.min(...totals);
  const chosen = totals.findIndex((total) => total <= best + EQUAL_WITHIN_SECONDS);
  const first = firsts[chosen] ?? 0;
  return smallestWithin(costs, fixed, tables[chosen] ?? new Float64Array(), first, best);
}

function isAllowedAt(
  position: number,
  place: number,
  count: number,
  { fixStart, fixEnd }: FixedEnds,
): boolean {
  if (fixStart && (place === 0) !== (position === 0)) return false;
  return !fixEnd || (place === count - 1) === (position === count - 1);
}

/** Remaining travel seconds by visited set and current stop: `[visited * count + current]`. */
function remainingSeconds(costs: OrderCosts, fixed: FixedEnds, first: number | null): Float64Array {
  const { count, between, end } = costs;
  const all = (1 << count) - 1;
  const remaining = new Float64Array((all + 1) * count).fill(Infinity);
  for (let current = 0; current < count; current += 1) {
    remaining[all * count + current] =
      first === null ? (end[current] ?? 0) : (between[current * count + first] ?? 0);
  }
  for (let visited = all - 1; visited > 0; visited -= 1) {
    const place = bitCount(visited);
    for (let current = 0; current < count; current += 1) {
      if (!(visited & (1 << current))) continue;
      let lowest = Infinity;
      for (let next = 0; next < count; next += 1) {
        if (visited & (1 << next) || !isAllowedAt(next, place, count, fixed)) continue;
        const seconds =
          (between[current * count + next] ?? 0) +
          (remaining[(visited | (1 << next)) * count + next] ?? Infinity);
        if (seconds < lowest) lowest = seconds;
      }
      remaining[visited * count + current] = lowest;
    }
  }
  return remaining;
}

function smallestWithin(
  { count, between, start }: OrderCosts,
  fixed: FixedEnds,
  remaining: Float64Array,
  first: number,
  best: number,
): number[] {
  const order = [first];
  let visited = 1 << first;
  let traveled = start[first] ?? 0;
  let current = first;
  while (order.length < count) {
    for (let next = 0; next < count; next += 1) {
      if (visited & (1 << next) || !isAllowedAt(next, order.length, count, fixed)) continue;
      const soFar = traveled + (between[current * count + next] ?? 0);
      const total = soFar + (remaining[(visited | (1 << next)) * count + next] ?? Infinity);
      if (total > best + EQUAL_WITHIN_SECONDS) continue;
      order.push(next);
      visited |= 1 << next;
      traveled = soFar;
      current = next;
      break;
    }
  }
  return order;
}

function bitCount(set: number): number {
  let bits = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) bits += 1;
  return bits;
}
