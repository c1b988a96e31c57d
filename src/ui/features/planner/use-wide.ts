import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1024px)';

/** Whether there is room for the wide frame: one of the two is in the document, never both. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
