// Runs before the first paint, so that a chosen theme never flashes in the other one.
try {
  const { theme } = JSON.parse(localStorage.getItem('deviceSettings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch (error) {
  console.warn('The chosen theme cannot be read', error);
}
