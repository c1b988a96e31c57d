import { useSyncExternalStore } from 'react';

/** The stop that is lifted, by the id of its row, and by what it is held. */
export interface Lifted {
  id: string;
  by: 'pointer' | 'keyboard';
}

let lifted: Lifted | null = null;
const listeners = new Set<() => void>();

export function lift(next: Lifted | null): void {
  lifted = next;
  for (const listener of listeners) listener();
}

/** How this stop is held; undefined where it is not. Only its own row is drawn anew. */
export function useLiftedBy(id: string): Lifted['by'] | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (lifted?.id === id ? lifted.by : undefined),
  );
}
