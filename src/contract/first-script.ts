/** `rel` that browsers ignore; the first script turns it into a `modulepreload`. */
export const AFTER_PAINT = 'after-paint';

/** Property of `window` in which the first script stores the `beforeinstallprompt` event. */
export const INSTALL_PROMPT = 'installPrompt';

/** Longer than a browser takes from the start of a navigation to the unload of the page. */
export const LEAVING_MS = 1_500;

/**
 * Inline script. It sets the theme before the first paint, so that the wrong one never flashes, and starts the app
 * after the first paint, so that the server HTML is visible first. The app starts at once in background tabs, which are
 * not painted, and on pages from the precache, which have no server HTML; otherwise after one second at the latest.
 *
 * Files marked by the server are preloaded at that time, not earlier: they would compete with the first picture for
 * bandwidth.
 *
 * `beforeinstallprompt` fires once per visit, perhaps before the app listens to it, so it is stored.
 *
 * A browser that blocks site data may have a BroadcastChannel that throws: Dexie works without one, but would not load.
 *
 * The build inlines it into `index.html`; the server's Content-Security-Policy allows it by its hash.
 */
export const FIRST_SCRIPT = `try {
  const { theme } = JSON.parse(localStorage.getItem('deviceSettings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch (error) {
  console.warn('The chosen theme cannot be read', error);
}
try {
  new BroadcastChannel('').close();
} catch {
  delete window.BroadcastChannel;
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
    // Firefox and Safari cancel it when a navigation leaves the page: logged only if the page stays.
    import(entry.href).catch((error) => setTimeout(() => console.error(error), ${LEAVING_MS}));
  };
  if (document.hidden || !document.getElementById('root').firstElementChild) start();
  else {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, 1000);
  }
});`;
