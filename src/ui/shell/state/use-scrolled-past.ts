import { useSyncExternalStore } from 'react';

/** Cached from the last scroll event: reading `scrollY` during a render forces a layout. */
let scrolledPx = 0;

/** Whether the window is scrolled down by more than `px`. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(subscribe, () => scrolledPx > px);
}

function subscribe(listener: () => void): () => void {
  const update = () => {
    scrolledPx = window.scrollY;
    listener();
  };
  // The window may have scrolled while nothing was subscribed: before the app started, or on a page without a header.
  const frame = requestAnimationFrame(update);
  window.addEventListener('scroll', update, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', update);
  };
}
