import { useSyncExternalStore } from 'react';

/** At this width the header has no accent button. */
export const HEADER_WITHOUT_START = '(max-width: 899.98px)';

/** Whether a media query matches; for content that is mounted only then. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}
