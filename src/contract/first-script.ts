/**
 * Stands in the page itself. It chooses the theme before the first paint, so that a chosen one never flashes in the
 * other; and it starts the app after it, so that what the server wrote is in sight first. A page in the background is
 * not painted: there the app starts at once, and at the latest after a second.
 *
 * The build writes it into `index.html`, and the server's rule of what may run names it by its hash.
 */
export const FIRST_SCRIPT = `try {
  const { theme } = JSON.parse(localStorage.getItem('deviceSettings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch (error) {
  console.warn('The chosen theme cannot be read', error);
}
{
  const start = () => {
    const entry = document.querySelector('link[data-entry]');
    if (entry) import(entry.href);
  };
  const soon = () => setTimeout(start);
  if (document.hidden) document.addEventListener('DOMContentLoaded', start);
  else requestAnimationFrame(soon);
  addEventListener('load', () => setTimeout(start, 1000));
}`;
