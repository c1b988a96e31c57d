import type { AroundNavHandler } from 'wouter';
import { navigateWithScrollKey } from './scroll-restoration.ts';

/**
 * View transition between two pages: the old one fades out, then the new one in; `page-transition.css` has the
 * durations. Changes of the query and replaced history entries do not animate.
 */
export const navigateWithTransition: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigateWithScrollKey(navigate, to, options);
  const [path] = to.split(/[?#]/);
  const samePage = options?.replace === true || path === location.pathname;
  if (samePage || !('startViewTransition' in document) || prefersReducedMotion()) {
    go();
    return;
  }
  const transition = document.startViewTransition(async () => {
    go();
    // React renders the new location in a microtask; this one is queued after it.
    await Promise.resolve();
  });
  transition.ready.catch((reason: unknown) => {
    // A second navigation or a background tab skips the animation: the page has changed all the same.
    if (!(reason instanceof DOMException)) throw reason;
  });
};

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
