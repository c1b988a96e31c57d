import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** Becomes true when the element comes into view, or with the first sign that somebody is at the page. */
export function useApproached(element: RefObject<HTMLElement | null>): boolean {
  const present = usePresent();
  const [inView, setInView] = useState(false);
  const approached = present || inView;

  // Follows the viewport.
  useEffect(() => {
    if (approached || element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setInView(true);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [approached, element]);

  return approached;
}

/** Becomes true with the first sign that somebody is at the page. */
export function usePresent(): boolean {
  const [present, setPresent] = useState(false);

  // Follows the person's hands.
  useEffect(
    () =>
      present
        ? undefined
        : onFirstSign(() => {
            setPresent(true);
          }),
    [present],
  );

  return present;
}

/** Runs once, with the first sign that somebody is at the page; answers with what ends the waiting. */
export function onFirstSign(run: () => void): () => void {
  const waiting = new AbortController();
  const come = () => {
    waiting.abort();
    run();
  };
  for (const sign of SIGNS) addEventListener(sign, come, { passive: true, signal: waiting.signal });
  return () => {
    waiting.abort();
  };
}
