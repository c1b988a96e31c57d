import { isRecord } from '../../model/base/is-record.ts';
import { createKeyListeners } from '../storage/key-listeners.ts';

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
const listeners = createKeyListeners(STORAGE_KEY, () => {
  current = null;
});
/** Also notifies when another tab changes a preference. Returns the unsubscribe. */
export const subscribeDeviceSettings = listeners.subscribe;

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
  listeners.notify();
}

function read(): DeviceSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    if (!isRecord(stored)) return DEFAULTS;
    const theme = THEMES.find((known) => known === stored['theme']);
    const code = stored['currency'];
    const currency = typeof code === 'string' && CURRENCY_CODE.test(code) ? code : null;
    const distanceUnit = stored['distanceUnit'] === 'mi' ? 'mi' : 'km';
    const temperatureUnit = stored['temperatureUnit'] === 'f' ? 'f' : 'c';
    return { theme: theme ?? DEFAULTS.theme, currency, distanceUnit, temperatureUnit };
  } catch (error) {
    console.warn('The device settings could not be read', error);
    return DEFAULTS;
  }
}
