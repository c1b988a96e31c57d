import { restoreScroll, wasHereBefore } from './scroll-restoration.ts';

/** A device that cannot fill its page says why in the app: so long what the server wrote may stand. */
const PATIENCE_MS = 8_000;

/**
 * What the server wrote stays in sight, and to be read and followed, until the app stands complete behind it; then
 * one takes the other's place within a frame. Without this a first visit would see content, shapes, content again.
 */
export function keepUntilDrawn(root: HTMLElement): void {
  const written = root.firstElementChild;
  if (written === null) return;
  root.before(written);
  root.toggleAttribute('data-behind', true);
  let looking = 0;
  // Once a frame: to look makes the browser lay the page out.
  const observer = new MutationObserver(() => {
    looking ||= requestAnimationFrame(() => {
      looking = 0;
      if (isDrawn(root)) handOver();
    });
  });
  const timer = setTimeout(handOver, PATIENCE_MS);
  observer.observe(root, { childList: true, subtree: true });

  function handOver() {
    observer.disconnect();
    cancelAnimationFrame(looking);
    clearTimeout(timer);
    written?.remove();
    root.removeAttribute('data-behind');
    // Else it stays where somebody has scrolled meanwhile, or where a part of the page has taken it.
    if (wasHereBefore() || location.hash !== '') restoreScroll();
  }
}

/** Below the fold a page may still be on its way. */
function isDrawn(root: HTMLElement): boolean {
  if (root.querySelector('main') === null) return false;
  return [...root.querySelectorAll('[data-loading], [data-shape]')].every(
    (shape) => shape.getBoundingClientRect().top >= innerHeight,
  );
}
