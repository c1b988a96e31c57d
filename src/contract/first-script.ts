/**
 * Stands in the page itself and runs before the first paint, so that a chosen theme never flashes in the other one.
 * The build writes it into `index.html`, and the server's rule of what may run names it by its hash.
 */
export const FIRST_SCRIPT = `try {
  const { theme } = JSON.parse(localStorage.getItem('deviceSettings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch (error) {
  console.warn('The chosen theme cannot be read', error);
}`;
