import { sameValue } from './merge-values.ts';

/**
 * Merges the order of the keys in `kept`. A side that reordered wins over one that kept the order of `base`; if both
 * reordered, remote wins. Keys that only the losing side has stay behind their predecessors there.
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

/** Whether the keys common to both lists are in the same order. */
export function keepsOrder(base: readonly string[], side: readonly string[]): boolean {
  const common = new Set(base.filter((key) => side.includes(key)));
  const [before, after] = [base, side].map((list) => list.filter((key) => common.has(key)));
  return sameValue(before, after);
}

/** Entries by key; repeated keys get a suffix: `key`, `key#1`, `key#2`. */
export function byUniqueKey<T>(entries: readonly T[], keyOf: (entry: T) => string): Map<string, T> {
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
