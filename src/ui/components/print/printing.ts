import { useSyncExternalStore } from 'react';

let printing = false;
const listeners = new Set<() => void>();

export function isPrinting(): boolean {
  return printing;
}

export function setPrinting(next: boolean): void {
  printing = next;
  for (const listener of listeners) listener();
}

/** Whether the page is being printed: what scrolling would add later must be there now. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
