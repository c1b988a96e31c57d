import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { PlannerStep } from '../planner-context.tsx';

/** How long a step may take to grow until its position exists. */
const TIMEOUT_MS = 1_000;

/**
 * Scroll position of each step: a step that is opened for the first time starts at its top. The panel scrolls in a
 * container, or with the window if there is no map.
 */
export function useStepScroll(panel: RefObject<HTMLElement | null>, step: PlannerStep): void {
  const positions = useRef(new Map<PlannerStep, number>());

  // Restores the position of the step once it is tall enough, and stores it from then on.
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const stored = positions.current;
    const scrolls = getComputedStyle(element).overflowY === 'auto';
    const scroller = scrolls ? element : document.documentElement;
    const target = scrolls ? element : window;
    const controller = new AbortController();
    const deadline = performance.now() + TIMEOUT_MS;
    const store = () => void stored.set(step, scroller.scrollTop);
    const position = stored.get(step) ?? (stored.size > 0 ? 0 : scroller.scrollTop);
    function restore() {
      if (controller.signal.aborted) return;
      scroller.scrollTo(0, position);
      if (Math.abs(scroller.scrollTop - position) >= 2 && performance.now() < deadline) {
        requestAnimationFrame(restore);
        return;
      }
      store();
      target.addEventListener('scroll', store, { passive: true, signal: controller.signal });
    }
    restore();
    return () => controller.abort();
  }, [panel, step]);
}
