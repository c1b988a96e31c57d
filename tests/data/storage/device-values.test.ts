import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localMoment } from '../../../src/data/tours/local-moment.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';

class MemoryStorage {
  readonly values = new Map<string, string>();
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const DEFAULTS = { theme: 'system', currency: null, distanceUnit: 'km', temperatureUnit: 'c' };

describe('device settings', () => {
  it('start with the system’s theme, the language’s currency and metric units', async () => {
    const settings = await import('../../../src/data/account/device-settings.ts');
    expect(settings.getDeviceSettings()).toEqual(DEFAULTS);
  });

  it('are stored, notify subscribers and keep their identity until changed', async () => {
    const settings = await import('../../../src/data/account/device-settings.ts');
    const onChange = vi.fn<() => void>();
    settings.subscribeDeviceSettings(onChange);
    settings.setDeviceSettings({ theme: 'dark' });
    expect(onChange).toHaveBeenCalledOnce();
    expect(settings.getDeviceSettings()).toBe(settings.getDeviceSettings());
    vi.resetModules();
    const reloaded = await import('../../../src/data/account/device-settings.ts');
    expect(reloaded.getDeviceSettings()).toEqual({ ...DEFAULTS, theme: 'dark' });
  });

  it.each(['{', 'null', '[]', '{"theme":"pink","currency":7,"distanceUnit":"ells"}'])(
    'stored value %s yields the defaults',
    async (stored) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      localStorage.setItem('deviceSettings', stored);
      const settings = await import('../../../src/data/account/device-settings.ts');
      expect(settings.getDeviceSettings()).toEqual(DEFAULTS);
    },
  );
});

describe('ids and times', () => {
  it('uuidV7 contains its time, sorts by it and is unique', () => {
    const id = uuidV7(0x0123456789ab);
    expect(id).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(uuidV7(1_000) < uuidV7(1_001)).toBe(true);
    expect(new Set(Array.from({ length: 1_000 }, () => uuidV7(5))).size).toBe(1_000);
  });

  it('localMoment returns the local wall-clock time', () => {
    expect(localMoment(new Date(2026, 0, 5, 7, 3, 59))).toBe('2026-01-05T07:03');
  });
});
