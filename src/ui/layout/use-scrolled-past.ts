import { useSyncExternalStore } from 'react';

/** Kept from the last scroll: to ask the window for it makes the browser lay the page out. */
let scrolledPx = 0;

/** Whether the window is scrolled further down than that. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(subscribe, () => scrolledPx > px);
}

function subscribe(listener: () => void): () => void {
  const look = () => {
    scrolledPx = window.scrollY;
    listener();
  };
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    window.removeEventListener('scroll', look);
  };
}
