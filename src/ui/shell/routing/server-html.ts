import { restoreScroll, hasScrollPosition } from './scroll-restoration.ts';

/**
 * Keeps the server's HTML visible and usable until the app has completely rendered behind it, then swaps the two within
 * a frame, however long that takes: a page without its data shows the reason instead of skeletons. Otherwise a first
 * visit would show content, skeletons, and content again. This is not hydration: the server does not render with React,
 * so React has no markup to attach to.
 */
export function keepServerHtmlUntilRendered(root: HTMLElement): void {
  const serverHtml = root.firstElementChild;
  if (serverHtml === null) return;
  root.before(serverHtml);
  root.toggleAttribute('data-behind', true);
  const check = () => {
    if (!isRendered(root)) {
      requestAnimationFrame(check);
      return;
    }
    serverHtml.remove();
    root.removeAttribute('data-behind');
    // Otherwise keep the position: the user may have scrolled meanwhile, or a component may have set it.
    if (hasScrollPosition() || location.hash !== '') restoreScroll();
  };
  // Once a frame: what is above the fold changes with the content, the layout and the window.
  requestAnimationFrame(check);
}

/** Whether the page is rendered down to the fold; content below may still be loading. */
function isRendered(root: HTMLElement): boolean {
  return (
    root.querySelector('main') !== null &&
    [...root.querySelectorAll('[data-loading], [data-shape]')].every(
      (shape) => shape.getBoundingClientRect().top >= innerHeight,
    )
  );
}
