import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** A screen above and one below: where one quick movement of the hand may lead. */
const MARGIN = '100% 0px';

const watchers = new WeakMap<Element, (near: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** Whether the element is in sight or soon may be. True until the browser has said otherwise. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(true);
  // Follows the browser; one observer for all, so that many are asked about at once.
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
