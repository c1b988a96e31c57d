import { restoreScroll, hasScrollPosition } from './scroll-restoration.ts';

/**
 * Timeout after which the app replaces the server's HTML anyway: a device that cannot load the page's data shows the
 * reason in the app.
 */
const TIMEOUT_MS = 8_000;

/**
 * Keeps the server's HTML visible and usable until the app has completely rendered behind it, then swaps the two within
 * a frame. Otherwise a first visit would show content, skeletons, and content again. This is not hydration: the server
 * does not render with React, so React has no markup to attach to. Returns the element to render the app into.
 * @param onShown called once the app is visible
 */
export function keepServerHtmlUntilRendered(container: HTMLElement, onShown: () => void): HTMLElement {
  if (container.firstElementChild === null) {
    onShown();
    return container;
  }
  // The app gets an element of its own: moving the server's HTML would lay it out again.
  const root = document.createElement('div');
  root.id = container.id;
  container.id = '';
  root.dataset['behind'] = '';
  container.after(root);
  const startMs = performance.now();
  requestAnimationFrame(replaceOnceRendered);
  return root;

  function replaceOnceRendered() {
    if (!isRendered(root) && performance.now() - startMs < TIMEOUT_MS) {
      requestAnimationFrame(replaceOnceRendered);
      return;
    }
    container.remove();
    delete root.dataset['behind'];
    onShown();
    // Otherwise keep the position: the user may have scrolled meanwhile, or a component may have set it.
    if (hasScrollPosition() || location.hash !== '') restoreScroll();
  }
}

/** Whether the page is rendered down to the fold; content below may still be loading. */
function isRendered(root: HTMLElement): boolean {
  if (root.querySelector('main') === null) return false;
  return [...root.querySelectorAll('[data-loading], [data-shape]')].every(
    (shape) => shape.getBoundingClientRect().top >= innerHeight,
  );
}
