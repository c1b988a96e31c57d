import { useEffect } from 'react';

/** So long the parts above may still grow. */
const PATIENCE_MS = 2500;

/** To the part of the page that the address names, also while what lies above it is still coming in. */
export function useScrollTo(id: string): void {
  // Follows the size of the page until it stands, or until the person scrolls.
  useEffect(() => {
    if (id === '') return undefined;
    const observer = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
    const stop = new AbortController();
    function end() {
      observer.disconnect();
      clearTimeout(timer);
      stop.abort();
    }
    const timer = setTimeout(end, PATIENCE_MS);
    for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const) {
      window.addEventListener(event, end, { passive: true, signal: stop.signal });
    }
    observer.observe(document.body);
    return end;
  }, [id]);
}
