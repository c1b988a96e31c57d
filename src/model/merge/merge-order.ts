import { sameValue } from './merge-values.ts';

/**
 * Order of `kept`. A side that kept the order of `base` gives way to the other; where both have an order of their
 * own the remote one stays. What only the other side has follows what it follows there.
 */
export function mergeOrder(
  kept: ReadonlySet<string>,
  { base, local, remote }: Record<'base' | 'local' | 'remote', readonly string[]>,
): string[] {
  const localLeads = !keepsOrder(base, local) && keepsOrder(base, remote);
  const [leading, other] = localLeads ? [local, remote] : [remote, local];
  const order = leading.filter((key) => kept.has(key));
  const placed = new Set(order);
  let after = -1;
  for (const key of other) {
    if (!kept.has(key)) continue;
    if (placed.has(key)) {
      after = order.indexOf(key);
      continue;
    }
    after += 1;
    order.splice(after, 0, key);
    placed.add(key);
  }
  return order;
}

/** Whether what is in both lists stands in the same order. */
export function keepsOrder(base: readonly string[], side: readonly string[]): boolean {
  const common = new Set(base.filter((key) => side.includes(key)));
  const [before, after] = [base, side].map((list) => list.filter((key) => common.has(key)));
  return sameValue(before, after);
}

/** A key that comes again is counted. */
export function byKey<T>(entries: readonly T[], keyOf: (entry: T) => string): Map<string, T> {
  const found = new Map<string, T>();
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    found.set(count === 0 ? key : `${key}#${count}`, entry);
  }
  return found;
}
