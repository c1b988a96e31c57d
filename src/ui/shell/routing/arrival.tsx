import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { hasNavigated, restoreScroll } from './scroll-restoration.ts';

/**
 * Around one page, with the address as its key: puts the page where it was left, and the focus on its
 * heading, so that screen readers begin there. The first page of a visit keeps the browser's focus.
 */
export function Arrival({ children }: { children: ReactNode }) {
  // Follows the address: one run for each page that is arrived at.
  useLayoutEffect(() => {
    if (hasNavigated()) {
      const heading = document.querySelector<HTMLElement>('main h1, h1') ?? document.querySelector('main');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
    return restoreScroll();
  }, []);
  return children;
}
