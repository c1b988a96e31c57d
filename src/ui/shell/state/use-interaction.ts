import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const INTERACTION_EVENTS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'scroll',
] as const;

/** Becomes true when the element enters the viewport, or with the user's first interaction. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const hasInteracted = useHasInteracted();
  const [inView, setInView] = useState(false);
  const isNear = hasInteracted || inView;

  // Observes the element until it is approached.
  useEffect(() => {
    if (isNear || element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setInView(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);

  return isNear;
}

/** Becomes true with the user's first interaction. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);

  useEffect(
    () => (hasInteracted ? undefined : onFirstInteraction(() => setHasInteracted(true))),
    [hasInteracted],
  );

  return hasInteracted;
}

/** Runs once, on the user's first interaction; returns a cancel function. */
export function onFirstInteraction(run: () => void): () => void {
  const controller = new AbortController();
  const start = () => {
    controller.abort();
    run();
  };
  for (const type of INTERACTION_EVENTS)
    addEventListener(type, start, { passive: true, signal: controller.signal });
  return () => controller.abort();
}
