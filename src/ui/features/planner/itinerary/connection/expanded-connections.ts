import { useSyncExternalStore } from 'react';

/**
 * Ways whose alternatives are open, by the id of their row. Outside the rows: a change of the plan may move a row to
 * another day, and what somebody has opened stays open.
 */
let open: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function useIsOpen(id: string): boolean {
  return useSyncExternalStore(subscribe, () => open.has(id));
}

export function toggleConnection(id: string): void {
  const next = new Set(open);
  if (!next.delete(id)) next.add(id);
  tell(next);
}

/** When the diary is left. */
export function closeConnections(): void {
  if (open.size > 0) tell(new Set());
}

function tell(next: ReadonlySet<string>): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
