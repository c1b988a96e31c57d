import { createListeners } from '../../../../../model/base/listeners.ts';
import { useSyncExternalStore } from 'react';

/** Stops whose days are shown, by row id: outside the rows, because a change may move a row to another day. */
const open = new Set<string>();
const listeners = createListeners();

export function useDaysOpen(id: string): boolean {
  return useSyncExternalStore(listeners.subscribe, () => open.has(id));
}

export function toggleDays(id: string): void {
  if (!open.delete(id)) open.add(id);
  listeners.notify();
}
