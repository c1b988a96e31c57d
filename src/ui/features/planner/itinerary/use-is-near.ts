import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** One screen above and below: the reach of one quick scroll. */
const MARGIN = '100% 0px';

const watchers = new WeakMap<Element, (near: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** Whether the element is in or near the viewport; true until the observer reports otherwise. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(true);
  // Observes the element; one shared observer for all days.
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null || typeof IntersectionObserver === 'undefined') return undefined;
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
      },
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    watchers.set(current, setNear);
    observer.observe(current);
    return () => {
      watchers.delete(current);
      observer?.unobserve(current);
    };
  }, [element]);
  return near;
}
