import type { Conflict } from '../../src/model/merge/conflict.ts';
import { joinPath, sameValue } from '../../src/model/merge/merge-values.ts';

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

function keepsOrder(base: readonly string[], side: readonly string[]): boolean {
  const common = new Set(base.filter((key) => side.includes(key)));
  const [before, after] = [base, side].map((list) => list.filter((key) => common.has(key)));
  return sameValue(before, after);
}

export interface KeyedRules<T> {
  keyOf: (entry: T) => string;
  /** Whether somebody changed the entry: then it is not removed. */
  isEdited: (base: T, side: T) => boolean;
  merge: (path: string, sides: { base: T | undefined; local: T; remote: T }, conflicts: Conflict[]) => T;
}

/** Entries by their key: what one side removed goes unless the other side changed it. */
export function mergeKeyed<T>(
  path: string,
  lists: Record<'base' | 'local' | 'remote', readonly T[]>,
  { keyOf, isEdited, merge }: KeyedRules<T>,
  conflicts: Conflict[],
): { key: string; entry: T }[] {
  const sides = {
    base: byKey(lists.base, keyOf),
    local: byKey(lists.local, keyOf),
    remote: byKey(lists.remote, keyOf),
  };
  const kept = new Map<string, T>();
  for (const key of new Set([...sides.remote.keys(), ...sides.local.keys()])) {
    const [base, local, remote] = [sides.base.get(key), sides.local.get(key), sides.remote.get(key)];
    if (local !== undefined && remote !== undefined) {
      kept.set(key, merge(joinPath(path, key), { base, local, remote }, conflicts));
      continue;
    }
    const only = local ?? remote;
    if (only !== undefined && (base === undefined || isEdited(base, only))) kept.set(key, only);
  }
  const order = mergeOrder(new Set(kept.keys()), {
    base: [...sides.base.keys()],
    local: [...sides.local.keys()],
    remote: [...sides.remote.keys()],
  });
  return order.flatMap((key) => {
    const entry = kept.get(key);
    return entry === undefined ? [] : [{ key, entry }];
  });
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
