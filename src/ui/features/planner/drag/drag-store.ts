import { createListeners } from '../../../../model/base/listeners.ts';
import { useSyncExternalStore } from 'react';

/** The stop being dragged, by its row id, and the input that drags it. */
export interface Dragged {
  id: string;
  by: 'pointer' | 'keyboard';
}

let dragged: Dragged | null = null;
const listeners = createListeners();

export function setDragged(next: Dragged | null): void {
  dragged = next;
  listeners.notify();
}

/** Input that drags this stop; undefined if it is not dragged. Only its own row rerenders. */
export function useDraggedBy(id: string): Dragged['by'] | undefined {
  return useSyncExternalStore(listeners.subscribe, () => (dragged?.id === id ? dragged.by : undefined));
}
