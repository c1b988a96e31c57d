import type { MapTheme } from '../../../model/pictures/map-colors.ts';
import { useTheme } from '../../shell/state/use-theme.ts';
import { useMedia } from '../use-media.ts';

/** The effective theme as a value, since a canvas cannot read custom properties; the system's if none is chosen. */
export function useMapTheme(): MapTheme {
  const [theme] = useTheme();
  const dark = useMedia('(prefers-color-scheme: dark)');
  if (theme !== 'system') return theme;
  return dark ? 'dark' : 'light';
}
