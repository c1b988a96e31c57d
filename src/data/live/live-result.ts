import { shareStructure } from '../../model/base/share-structure.ts';
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
        const value = latest === null ? found : shareStructure(latest.value, found);
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
