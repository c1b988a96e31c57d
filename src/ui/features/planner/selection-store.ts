import { createListeners } from '../../../model/base/listeners.ts';
import { useSyncExternalStore } from 'react';

/** A selected stop or connection of the open tour, by its row id in the itinerary. */
export interface Selected {
  kind: 'stop' | 'connection';
  id: string;
  /** Where it was selected: only the other view scrolls to it. */
  from: 'itinerary' | 'map';
}

/**
 * Selection shared by map and itinerary. A store outside React's state, so that only rows that become selected or
 * deselected rerender.
 */
let selected: Selected | null = null;
/** Key of the experience under pointer or focus, in the list or on the map. */
let highlighted: string | null = null;
const listeners = createListeners();

export function currentSelection(): Selected | null {
  return selected;
}

export function select(next: Selected | null): void {
  if (next?.id === selected?.id && next?.kind === selected?.kind && next?.from === selected?.from) return;
  selected = next;
  listeners.notify();
}

export function highlight(key: string | null): void {
  if (highlighted === key) return;
  highlighted = key;
  listeners.notify();
}

export const subscribeSelection = listeners.subscribe;

export function useSelected(): Selected | null {
  return useSyncExternalStore(subscribeSelection, currentSelection);
}

export function useIsSelected(kind: Selected['kind'], id: string): boolean {
  return useSyncExternalStore(subscribeSelection, () => selected?.kind === kind && selected.id === id);
}

export function useHighlighted(): string | null {
  return useSyncExternalStore(subscribeSelection, () => highlighted);
}
