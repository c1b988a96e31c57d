import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { hasNavigated, restoreScroll } from './scroll-restoration.ts';

/**
 * Wraps one page, keyed by its URL: restores the scroll position and focuses the page's heading for screen readers.
 * The first page of a visit keeps the browser's focus.
 */
export function PageEntry({ children }: { children: ReactNode }) {
  // Runs once for each page that is navigated to.
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
