import { useSyncExternalStore } from 'react';
import type { StopHint } from '../../../../model/stop-hints.ts';

/**
 * Hints of the open tour by the id of the stop. Outside React's state, so that a card is drawn anew only when its
 * own hints change.
 */
let held: ReadonlyMap<string, readonly StopHint[]> = new Map();
const listeners = new Set<() => void>();
const NONE: readonly StopHint[] = [];

/** Hints that say the same as before stay the same objects. */
export function setHints(next: ReadonlyMap<string, readonly StopHint[]>): void {
  held = new Map(
    [...next].map(([id, hints]) => {
      const before = held.get(id);
      return [id, before !== undefined && JSON.stringify(before) === JSON.stringify(hints) ? before : hints];
    }),
  );
  for (const listener of listeners) listener();
}

export function hintsOf(id: string): readonly StopHint[] {
  return held.get(id) ?? NONE;
}

export function useHintsOf(id: string): readonly StopHint[] {
  return useSyncExternalStore(subscribe, () => hintsOf(id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
