import { liveQuery } from 'dexie';

/** A live query as `useObservable` takes it, with its latest answer at hand. */
export interface LiveResult<T> {
  hasValue(): boolean;
  getValue(): T | undefined;
  /** Answers with what ends it. */
  subscribe(next: (value: T) => void, error: (reason: unknown) => void): () => void;
}

/**
 * One live query for all that subscribe, ended when nobody is left. A live query runs again whenever a page that is
 * pulled might concern it and mostly finds the same rows in new objects: what it found before is handed on as far as
 * it still holds, so that nothing is drawn again for it.
 */
export function liveResult<T>(querier: () => Promise<T>): LiveResult<T> {
  const listeners = new Set<{ next: (value: T) => void; error: (reason: unknown) => void }>();
  let latest: { value: T } | null = null;
  let running: { unsubscribe(): void } | null = null;

  function start() {
    return liveQuery(querier).subscribe({
      next(found) {
        const value = latest === null ? found : keptSame(latest.value, found);
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
        // The next page asks for it within the same turn.
        queueMicrotask(endUnused);
      };
    },
  };
}

/** The parts of `after` that equal those of `before` are the same objects; all of it, where nothing differs. */
export function keptSame<T>(before: unknown, after: T): T;
export function keptSame(before: unknown, after: unknown): unknown {
  if (!isParted(before) || !isParted(after) || Array.isArray(before) !== Array.isArray(after))
    return Object.is(before, after) ? before : after;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const kept: Record<string, unknown> = {};
  for (const key of keys) {
    kept[key] = keptSame(before[key], after[key]);
    same &&= kept[key] === before[key];
  }
  if (same) return before;
  return Array.isArray(after) ? Object.values(kept) : kept;
}

/** A list, or an object of plain fields: nothing with a class of its own. */
function isParted(value: unknown): value is Record<string, unknown> {
  return Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
}
