import { liveQuery } from 'dexie';

/** A live query with its latest value, as `useObservable` expects it. */
export interface LiveResult<T> {
  hasValue(): boolean;
  getValue(): T | undefined;
  /** Returns the unsubscribe. */
  subscribe(next: (value: T) => void, error: (reason: unknown) => void): () => void;
}

/**
 * One live query shared by all subscribers, stopped when none is left. A live query runs again with every pulled page
 * that might affect it, and mostly finds equal rows in new objects: equal parts keep their identity, so that nothing
 * is rendered again for them.
 */
export function liveResult<T>(querier: () => Promise<T>): LiveResult<T> {
  const listeners = new Set<{ next: (value: T) => void; error: (reason: unknown) => void }>();
  let latest: { value: T } | null = null;
  let running: { unsubscribe(): void } | null = null;

  function start() {
    return liveQuery(querier).subscribe({
      next(found) {
        const value = latest === null ? found : shareEqualParts(latest.value, found);
        if (latest !== null && latest.value === value) return;
        latest = { value };
        for (const { next } of listeners) next(value);
      },
      error(reason) {
        for (const { error } of listeners) error(reason);
      },
    });
  }

  function endUnused() {
    if (listeners.size > 0) return;
    running?.unsubscribe();
    running = null;
    latest = null;
  }

  return {
    hasValue: () => latest !== null,
    getValue: () => latest?.value,
    subscribe(next, error) {
      const listener = { next, error };
      listeners.add(listener);
      running ??= start();
      if (latest !== null) next(latest.value);
      return () => {
        listeners.delete(listener);
        // Deferred: on a navigation the next page subscribes within the same task.
        queueMicrotask(endUnused);
      };
    },
  };
}

/** Structural sharing: parts of `after` that equal those of `before` are replaced by these, `after` itself included. */
export function shareEqualParts<T>(before: unknown, after: T): T;
export function shareEqualParts(before: unknown, after: unknown): unknown {
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after))
    return Object.is(before, after) ? before : after;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const shared: Record<string, unknown> = {};
  for (const key of keys) {
    shared[key] = shareEqualParts(before[key], after[key]);
    same &&= shared[key] === before[key];
  }
  if (same) return before;
  return Array.isArray(after) ? Object.values(shared) : shared;
}

/** An array or a plain object, not an instance of a class. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
}
