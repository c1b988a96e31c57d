import { useEffect } from 'react';
import { hasScrollPosition } from '../../shell/routing/scroll-restoration.ts';

/** So long the parts above it may still grow, once it is there. */
const PATIENCE_MS = 2500;

/**
 * To the part of the page that the address names, also while it and what lies above it are still coming in; not
 * where somebody comes back to the place that they left.
 */
export function useScrollTo(id: string): void {
  // Follows the size of the page until it stands, or until the person scrolls.
  useEffect(() => {
    if (id === '' || hasScrollPosition()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const observer = new ResizeObserver(() => {
      const part = document.getElementById(id);
      if (part === null) return;
      part.scrollIntoView();
      timer ??= setTimeout(end, PATIENCE_MS);
    });
    function end() {
      observer.disconnect();
      clearTimeout(timer);
      stop.abort();
    }
    for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const) {
      window.addEventListener(event, end, { passive: true, signal: stop.signal });
    }
    observer.observe(document.body);
    return end;
  }, [id]);
}
