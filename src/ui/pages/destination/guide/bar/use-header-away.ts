import { useEffect, useRef } from 'react';

/** Smaller movements are no scrolling. */
const STEP_PX = 6;
/** How long a jump to a section may take; the header does not return on a jump upwards, it would cover the heading. */
const JUMP_MS = 900;

/**
 * The site's header slides away downwards and returns upwards, while the section bar is there. Returns what puts it away
 * before a jump to a section.
 */
export function useHeaderAway(): () => void {
  const jumpUntil = useRef(0);

  useEffect(() => {
    const root = document.documentElement;
    let last = scrollY;
    const follow = () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < STEP_PX) return;
      last = scrollY;
      const isJump = performance.now() < jumpUntil.current;
      root.toggleAttribute('data-header-away', scrollY > 200 && (moved > 0 || isJump));
    };
    const back = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('header') !== null)
        root.removeAttribute('data-header-away');
    };
    const stop = new AbortController();
    addEventListener('scroll', follow, { passive: true, signal: stop.signal });
    addEventListener('focusin', back, { signal: stop.signal });
    return () => {
      stop.abort();
      root.removeAttribute('data-header-away');
    };
  }, []);

  return () => {
    jumpUntil.current = performance.now() + JUMP_MS;
    document.documentElement.setAttribute('data-header-away', '');
  };
}
