import { useSyncExternalStore } from 'react';

/** Kept from the last look: to ask the window for it while something is drawn makes the browser lay the page out. */
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
  // The window may have scrolled while nobody listened: before the app began, or on a page without a header.
  const frame = requestAnimationFrame(look);
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', look);
  };
}
