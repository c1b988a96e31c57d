/** What the first script makes a module preload of; no browser knows it. */
export const AFTER_PAINT = 'after-paint';

/** Where on the window the first script leaves the browser's offer to install the site. */
export const INSTALL_PROMPT = 'installPrompt';

/**
 * Stands in the page itself. It chooses the theme before the first paint, so that a chosen one never flashes in the
 * other; and it starts the app after it, so that what the server wrote is in sight first. A page in the background is
 * not painted, and one from the device has nothing written: there the app starts at once. At the latest it starts after
 * a second.
 *
 * Files of the app that the server marked are loaded then too, and not before: they would take the line from the first
 * picture.
 *
 * The browser offers to install the site once a visit, at a moment of its own, which may be before the part of the app that
 * waits for it is there: it is kept.
 *
 * The build writes it into `index.html`, and the server's rule of what may run names it by its hash.
 */
export const FIRST_SCRIPT = `try {
  const { theme } = JSON.parse(localStorage.getItem('deviceSettings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch (error) {
  console.warn('The chosen theme cannot be read', error);
}
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.${INSTALL_PROMPT} = event;
});
addEventListener('DOMContentLoaded', () => {
  const entry = document.querySelector('link[data-entry]');
  // The developers' server starts the app itself.
  if (!entry) return;
  const start = () => {
    for (const link of document.querySelectorAll('link[rel=${AFTER_PAINT}]')) link.rel = 'modulepreload';
    return import(entry.href);
  };
  if (document.hidden || !document.getElementById('root').firstElementChild) start();
  else {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, 1000);
  }
});`;
