import { useEffect } from 'react';
import { hasScrollPosition } from '../../shell/routing/scroll-restoration.ts';

/** How long content above the target may keep growing once the target exists. */
const TIMEOUT_MS = 2500;

/**
 * Scrolls to the section named in the URL, also while content is still loading; not on a return to the page with a
 * stored scroll position.
 */
export function useScrollTo(id: string): void {
  // Follows the page's size until the timeout, or until the user scrolls.
  useEffect(() => {
    if (id === '' || hasScrollPosition()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const observer = new ResizeObserver(() => {
      const part = document.getElementById(id);
      if (part === null) return;
      part.scrollIntoView();
      timer ??= setTimeout(end, TIMEOUT_MS);
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
