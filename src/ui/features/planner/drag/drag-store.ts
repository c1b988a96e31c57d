import { useSyncExternalStore } from 'react';

/** The stop being dragged, by its row id, and the input that drags it. */
export interface Dragged {
  id: string;
  by: 'pointer' | 'keyboard';
}

let dragged: Dragged | null = null;
const listeners = new Set<() => void>();

export function setDragged(next: Dragged | null): void {
  dragged = next;
  for (const listener of listeners) listener();
}

/** Input that drags this stop; undefined if it is not dragged. Only its own row rerenders. */
export function useDraggedBy(id: string): Dragged['by'] | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (dragged?.id === id ? dragged.by : undefined),
  );
}
