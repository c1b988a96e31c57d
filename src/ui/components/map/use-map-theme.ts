import { useSyncExternalStore } from 'react';
import type { MapTheme } from '../../../model/pictures/map-colors.ts';
import { useTheme } from '../../shell/state/use-theme.ts';

const DARK = '(prefers-color-scheme: dark)';

/** The effective theme as a value, since a canvas cannot read custom properties; the system's where none is chosen. */
export function useMapTheme(): MapTheme {
  const [theme] = useTheme();
  const dark = useSyncExternalStore(subscribe, () => matchMedia(DARK).matches);
  if (theme !== 'system') return theme;
  return dark ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
