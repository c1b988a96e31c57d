import { useEffect, useState } from 'react';
import { warnOfFailedLoad } from '../../../../data/offline/page-stays.ts';

/** Delay that gives the page and its pictures priority. */
const IDLE_DELAY_MS = 4_000;

/**
 * Whether the lazy chunk for dragging is loaded. It is loaded when the browser is idle, or as soon as pointer or focus
 * reach something draggable (selector `near`).
 */
export function useDragCode(load: () => Promise<unknown>, near: string): boolean {
  const [ready, setReady] = useState(false);

  // Loads the chunk when idle, or on pointer or focus near something draggable.
  useEffect(() => {
    if (ready) return undefined;
    let current = true;
    const start = () => {
      stop();
      load().then(
        () => {
          if (current) setReady(true);
        },
        (error: unknown) => warnOfFailedLoad('The drag chunk could not be loaded', error),
      );
    };
    const onNear = ({ target }: Event) => {
      if (target instanceof Element && target.closest(near) !== null) start();
    };
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4_000 });
      else start();
    }, IDLE_DELAY_MS);
    const events = ['pointerover', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, onNear, { passive: true });
    function stop() {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, onNear);
    }
    return () => {
      current = false;
      stop();
    };
  }, [ready, load, near]);

  return ready;
}
