/** User preferences of this device, in localStorage so that they apply before any database opens. */
export interface DeviceSettings {
  theme: 'system' | 'light' | 'dark';
  /** ISO code, or null for the language's default: USD in English, EUR in German. */
  currency: string | null;
  distanceUnit: 'km' | 'mi';
  temperatureUnit: 'c' | 'f';
}

const STORAGE_KEY = 'deviceSettings';
const DEFAULTS: DeviceSettings = {
  theme: 'system',
  currency: null,
  distanceUnit: 'km',
  temperatureUnit: 'c',
};
const THEMES = ['system', 'light', 'dark'] as const;

/** `Intl` throws for other texts. */
const CURRENCY_CODE = /^[A-Z]{3}$/;

let current: DeviceSettings | null = null;
const listeners = new Set<() => void>();

/** The same object until something changes, as `useSyncExternalStore` requires. */
export function getDeviceSettings(): DeviceSettings {
  current ??= read();
  return current;
}

export function setDeviceSettings(patch: Partial<DeviceSettings>): void {
  current = { ...getDeviceSettings(), ...patch };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(current));
  } catch (error) {
    console.warn('The device settings could not be stored', error);
  }
  for (const listener of listeners) listener();
}

/** Also notifies when another tab changes a preference. */
export function subscribeDeviceSettings(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY) return;
    current = null;
    listener();
  };
  listeners.add(listener);
  globalThis.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', fromOtherTab);
  };
}

function read(): DeviceSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return DEFAULTS;
    const theme = 'theme' in stored ? THEMES.find((known) => known === stored.theme) : undefined;
    const currency =
      'currency' in stored && typeof stored.currency === 'string' && CURRENCY_CODE.test(stored.currency)
        ? stored.currency
        : null;
    const distanceUnit = 'distanceUnit' in stored && stored.distanceUnit === 'mi' ? 'mi' : 'km';
    const temperatureUnit = 'temperatureUnit' in stored && stored.temperatureUnit === 'f' ? 'f' : 'c';
    return { theme: theme ?? DEFAULTS.theme, currency, distanceUnit, temperatureUnit };
  } catch (error) {
    console.warn('The device settings could not be read', error);
    return DEFAULTS;
  }
}
