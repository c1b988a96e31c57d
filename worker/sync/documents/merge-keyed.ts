import type { Conflict } from '../../../src/model/merge/conflict.ts';
import { byUniqueKey, mergeOrder } from '../../../src/model/merge/merge-order.ts';
import { joinPath } from '../../../src/model/merge/merge-values.ts';

export interface KeyedRules<T> {
  keyOf: (entry: T) => string;
  /** Whether that side edited the entry, or needs it: then the other side's removal does not apply. */
  isEdited: (base: T, side: T, by: Conflict['by']) => boolean;
  /** Whether a removal that did not apply becomes a conflict. */
  notesKept?: boolean;
  merge: (path: string, sides: { base: T | undefined; local: T; remote: T }, conflicts: Conflict[]) => T;
}

/** Merges lists by entry key: an entry that one side removed goes unless the other side edited it. */
export function mergeKeyed<T>(
  path: string,
  lists: Record<'base' | 'local' | 'remote', readonly T[]>,
  { keyOf, isEdited, merge, notesKept = false }: KeyedRules<T>,
  conflicts: Conflict[],
): { key: string; entry: T }[] {
  const sides = {
    base: byUniqueKey(lists.base, keyOf),
    local: byUniqueKey(lists.local, keyOf),
    remote: byUniqueKey(lists.remote, keyOf),
  };
  const merged = new Map<string, T>();
  for (const key of new Set([...sides.remote.keys(), ...sides.local.keys()])) {
    const [base, local, remote] = [sides.base.get(key), sides.local.get(key), sides.remote.get(key)];
    if (local !== undefined && remote !== undefined) {
      merged.set(key, merge(joinPath(path, key), { base, local, remote }, conflicts));
      continue;
    }
    const [only, by] = local === undefined ? [remote, 'theirs' as const] : [local, 'mine' as const];
    if (only === undefined || (base !== undefined && !isEdited(base, only, by))) continue;
    merged.set(key, only);
    if (base === undefined || !notesKept) continue;
    conflicts.push({
      path: joinPath(path, key),
      value: null,
      by: by === 'mine' ? 'theirs' : 'mine',
      kind: 'kept',
    });
  }
  const order = mergeOrder(new Set(merged.keys()), {
    base: [...sides.base.keys()],
    local: [...sides.local.keys()],
    remote: [...sides.remote.keys()],
  });
  return order.flatMap((key) => {
    const entry = merged.get(key);
    return entry === undefined ? [] : [{ key, entry }];
  });
}
