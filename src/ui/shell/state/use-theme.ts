import { useEffect, useSyncExternalStore } from 'react';
import {
  getDeviceSettings,
  setDeviceSettings,
  subscribeDeviceSettings,
} from '../../../data/account/device-settings.ts';
import type { DeviceSettings } from '../../../data/account/device-settings.ts';

export type Theme = DeviceSettings['theme'];

/** The chosen theme, stored on this device; `system` leaves it to the media query. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const { theme } = useSyncExternalStore(subscribeDeviceSettings, getDeviceSettings);
  return [theme, (next) => setDeviceSettings({ theme: next })];
}

/** Applies the theme to the document; used once, at the root. */
export function useThemeOnDocument(): void {
  const [theme] = useTheme();
  // Syncs the attribute that the color tokens depend on.
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}
