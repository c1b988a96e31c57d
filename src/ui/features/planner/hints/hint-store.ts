import { createListeners } from '../../../../model/base/listeners.ts';
import { useSyncExternalStore } from 'react';
import type { StopHint } from '../../../../model/stop-hints.ts';

/**
 * Hints of the open tour by stop id. A store outside React's state, so that a card rerenders only when its own hints
 * change.
 */
let current: ReadonlyMap<string, readonly StopHint[]> = new Map();
const listeners = createListeners();
const NONE: readonly StopHint[] = [];

/** Unchanged hints keep their identity. */
export function setHints(next: ReadonlyMap<string, readonly StopHint[]>): void {
  current = new Map(
    [...next].map(([id, hints]) => {
      const before = current.get(id);
      return [id, before !== undefined && JSON.stringify(before) === JSON.stringify(hints) ? before : hints];
    }),
  );
  listeners.notify();
}

export function hintsOf(id: string): readonly StopHint[] {
  return current.get(id) ?? NONE;
}

export function useHintsOf(id: string): readonly StopHint[] {
  return useSyncExternalStore(subscribe, () => hintsOf(id));
}

const subscribe = listeners.subscribe;
