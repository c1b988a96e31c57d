import { createListeners } from '../../../../../model/base/listeners.ts';
import { useSyncExternalStore } from 'react';

/**
 * Expanded connections by row id. A store outside the rows: a change of the plan may move a row to another day, and it
 * should stay expanded.
 */
let open: ReadonlySet<string> = new Set();
const listeners = createListeners();

export function useIsOpen(id: string): boolean {
  return useSyncExternalStore(subscribe, () => open.has(id));
}

export function toggleConnection(id: string): void {
  const next = new Set(open);
  if (!next.delete(id)) next.add(id);
  update(next);
}

/** Call when the itinerary unmounts. */
export function closeConnections(): void {
  if (open.size > 0) update(new Set());
}

function update(next: ReadonlySet<string>): void {
  open = next;
  listeners.notify();
}

const subscribe = listeners.subscribe;
