import { showSnackbar } from '../../shell/components/snackbar-store.ts';

/**
 * Shares the URL of this page with the device's share sheet where available, else copies it.
 * @param copied message shown after copying
 */
export async function shareUrl(title: string, copied: string): Promise<void> {
  const { href } = location;
  try {
    if ('share' in navigator) return await navigator.share({ title, url: href });
    await clipboard().writeText(href);
    showSnackbar({ message: copied });
  } catch (error) {
    // The share sheet was dismissed.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.warn('Sharing the URL failed', error);
  }
}

function clipboard(): Clipboard {
  return navigator.clipboard;
}
