import { createListeners } from '../../../model/base/listeners.ts';
import { useSyncExternalStore } from 'react';

let printing = false;
const listeners = createListeners();

export function isPrinting(): boolean {
  return printing;
}

export function setPrinting(next: boolean): void {
  printing = next;
  listeners.notify();
}

/** Whether the page is being printed: what scrolling would add later must be there now. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting);
}

const subscribe = listeners.subscribe;
