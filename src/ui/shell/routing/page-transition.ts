import type { AroundNavHandler } from 'wouter';
import { rememberScroll } from './scroll-restoration.ts';

/**
 * Between two pages the old one goes out, then the new one comes in; `page-transition.css` has the
 * times. Changes of the query and replaced entries are no change of page.
 */
export const moveBetweenPages: AroundNavHandler = (navigate, to, options) => {
  const go = () => rememberScroll(navigate, to, options);
  const [path] = to.split(/[?#]/);
  const samePage = options?.replace === true || path === location.pathname;
  if (samePage || !('startViewTransition' in document) || prefersLessMotion()) {
    go();
    return;
  }
  const transition = document.startViewTransition(async () => {
    go();
    // React draws a change of the address in a microtask: this one comes after it.
    await Promise.resolve();
  });
  transition.ready.catch((reason: unknown) => {
    // A second navigation, or a tab in the background, skips the animation: the page changed all the same.
    if (!(reason instanceof DOMException)) throw reason;
  });
};

function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
