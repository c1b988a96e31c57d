import { useSyncExternalStore } from 'react';

/** Stops whose days are shown, by row id: outside the rows, because a change may move a row to another day. */
const open = new Set<string>();
const listeners = new Set<() => void>();

export function useDaysOpen(id: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open.has(id),
  );
}

export function toggleDays(id: string): void {
  if (!open.delete(id)) open.add(id);
  for (const listener of listeners) listener();
}
