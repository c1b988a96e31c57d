import { useEffect, useState } from 'react';

/** The page and its pictures go first. */
const LATER_MS = 4_000;

/**
 * Whether the code for dragging is here. It comes in a chunk of its own: when the browser has nothing else to do, or
 * as soon as a pointer or the focus is near something that can be dragged.
 */
export function useDragCode(load: () => Promise<unknown>, near: string): boolean {
  const [ready, setReady] = useState(false);

  // Follows the browser's idle time, the pointer and the focus.
  useEffect(() => {
    if (ready) return undefined;
    let current = true;
    const start = () => {
      stop();
      load().then(
        () => {
          if (current) setReady(true);
        },
        (error: unknown) => {
          console.warn('Dragging comes with the next visit, the buttons do the same', error);
        },
      );
    };
    const come = ({ target }: Event) => {
      if (target instanceof Element && target.closest(near) !== null) start();
    };
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4_000 });
      else start();
    }, LATER_MS);
    const events = ['pointerover', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, come, { passive: true });
    function stop() {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, come);
    }
    return () => {
      current = false;
      stop();
    };
  }, [ready, load, near]);

  return ready;
}
