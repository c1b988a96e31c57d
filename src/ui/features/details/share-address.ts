import { showSnackbar } from '../../shell/components/snackbar-store.ts';

/**
 * Shares the address of this page: the device's own way of sharing where it has one, else it is copied.
 * @param copied what is said then
 */
export async function shareAddress(title: string, copied: string): Promise<void> {
  const { href } = location;
  try {
    if ('share' in navigator) return await navigator.share({ title, url: href });
    await clipboard().writeText(href);
    showSnackbar({ message: copied });
  } catch (error) {
    // Closed without choosing anybody.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.warn('The address could not be shared', error);
  }
}

function clipboard(): Clipboard {
  return navigator.clipboard;
}
