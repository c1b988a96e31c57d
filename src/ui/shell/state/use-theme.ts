import { useEffect, useSyncExternalStore } from 'react';
import {
  getDeviceSettings,
  setDeviceSettings,
  subscribeDeviceSettings,
} from '../../../data/account/device-settings.ts';
import type { DeviceSettings } from '../../../data/account/device-settings.ts';

export type Theme = DeviceSettings['theme'];

/** The chosen theme, kept on this device; `system` leaves it to the media query. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const { theme } = useSyncExternalStore(subscribeDeviceSettings, getDeviceSettings);
  return [theme, (next) => setDeviceSettings({ theme: next })];
}

/** Puts the theme on the document; stands once, at the root. */
export function useThemeOnDocument(): void {
  const [theme] = useTheme();
  // Follows the document element, which the colours hang on.
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}
