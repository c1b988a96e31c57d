import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { PlannerStep } from '../planner-context.tsx';

/** How long a step may take to grow until its position exists. */
const TIMEOUT_MS = 3_000;

/**
 * Scroll position of each step: a step that is opened for the first time starts at its top. The panel scrolls in a
 * container, or with the window where there is no map.
 */
export function useStepScroll(panel: RefObject<HTMLElement | null>, step: PlannerStep): void {
  const positions = useRef(new Map<PlannerStep, number>());
  const shown = useRef(step);

  // Remembers the position of the current step.
  useEffect(() => {
    const scroller = scrollerOf(panel.current);
    const target: EventTarget = scroller === document.scrollingElement ? window : (scroller ?? window);
    const remember = () => positions.current.set(shown.current, scroller?.scrollTop ?? 0);
    target.addEventListener('scroll', remember, { passive: true });
    return () => target.removeEventListener('scroll', remember);
  }, [panel]);

  // Restores it once the step is tall enough, unless the user scrolls first.
  useLayoutEffect(() => {
    const scroller = scrollerOf(panel.current);
    if (shown.current === step || scroller === null || panel.current === null) return undefined;
    const position = positions.current.get(step) ?? 0;
    const controller = new AbortController();
    const deadline = performance.now() + TIMEOUT_MS;
    function restore() {
      if (controller.signal.aborted || scroller === null) return;
      scroller.scrollTop = position;
      const isReached = Math.abs(scroller.scrollTop - position) < 2;
      if (!isReached && performance.now() < deadline) requestAnimationFrame(restore);
    }
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      window.addEventListener(type, () => controller.abort(), { passive: true, signal: controller.signal });
    shown.current = step;
    restore();
    return () => controller.abort();
  }, [panel, step]);
}

function scrollerOf(panel: HTMLElement | null): Element | null {
  if (panel === null) return null;
  return getComputedStyle(panel).overflowY === 'auto' ? panel : document.scrollingElement;
}
