import { useSyncExternalStore } from 'react';

/** A stop or a way of the open tour, by the id of its row in the diary. */
export interface Selected {
  kind: 'stop' | 'leg';
  id: string;
  /** Where it was chosen: the other side shows it and the chosen one keeps still. */
  from: 'diary' | 'map';
}

/**
 * What is lit on the map and in the diary. Outside React's state, so that a row is drawn anew only when it is
 * itself chosen or left.
 */
let selected: Selected | null = null;
/** Key of the place that the pointer or the focus rests on, in the list or on the map. */
let pointed: string | null = null;
const listeners = new Set<() => void>();

export function currentSelection(): Selected | null {
  return selected;
}

export function select(next: Selected | null): void {
  if (next?.id === selected?.id && next?.kind === selected?.kind && next?.from === selected?.from) return;
  selected = next;
  for (const listener of listeners) listener();
}

export function pointAt(key: string | null): void {
  if (pointed === key) return;
  pointed = key;
  for (const listener of listeners) listener();
}

export function subscribeSelection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSelected(): Selected | null {
  return useSyncExternalStore(subscribeSelection, currentSelection);
}

export function useIsSelected(kind: Selected['kind'], id: string): boolean {
  return useSyncExternalStore(subscribeSelection, () => selected?.kind === kind && selected.id === id);
}

export function usePointed(): string | null {
  return useSyncExternalStore(subscribeSelection, () => pointed);
}
