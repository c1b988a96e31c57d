import { savesData } from '../../data/network/data-saver.ts';

const IDLE_TIMEOUT_MS = 2000;

/**
 * Prefetches the page of a link on hover, focus or touch, and the pages of links in the viewport when the browser is
 * idle. Does nothing when the user saves data or the network is slow.
 */
export function startPrefetch(preload: (pathname: string) => Promise<unknown>): void {
  const fetched = new Set<string>();

  function prefetch(link: HTMLAnchorElement) {
    const { origin, pathname } = link;
    if (origin !== location.origin || fetched.has(pathname) || savesData()) return;
    fetched.add(pathname);
    // Fails without a connection: the page is loaded, and a failure shown, when it is opened.
    preload(pathname).catch(() => fetched.delete(pathname));
  }

  function onIntent(event: Event) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null) prefetch(link);
  }

  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
  const idle = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      if (link instanceof HTMLAnchorElement && isInView(link)) prefetch(link);
    }
  };
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(idle, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(idle, IDLE_TIMEOUT_MS);
}

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
