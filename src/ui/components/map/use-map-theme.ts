import { useSyncExternalStore } from 'react';
import type { MapTheme } from '../../../model/pictures/map-colors.ts';
import { useTheme } from '../../shell/state/use-theme.ts';

const DARK = '(prefers-color-scheme: dark)';

/** A canvas reads no custom properties: the theme as it stands now, the system's where none was chosen. */
export function useMapTheme(): MapTheme {
  const [theme] = useTheme();
  const dark = useSyncExternalStore(subscribe, () => matchMedia(DARK).matches);
  if (theme !== 'system') return theme;
  return dark ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}
