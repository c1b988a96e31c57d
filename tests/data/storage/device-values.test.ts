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

const USUAL = { theme: 'system', currency: null, distanceUnit: 'km', temperatureUnit: 'c' };

describe('choices of the device', () => {
  it('start with the system’s theme, the language’s currency and metric units', async () => {
    const settings = await import('../../../src/data/account/device-settings.ts');
    expect(settings.getDeviceSettings()).toEqual(USUAL);
  });

  it('are kept, told to who listens, and the same object until they change', async () => {
    const settings = await import('../../../src/data/account/device-settings.ts');
    const told = vi.fn<() => void>();
    settings.subscribeDeviceSettings(told);
    settings.setDeviceSettings({ theme: 'dark' });
    expect(told).toHaveBeenCalledOnce();
    expect(settings.getDeviceSettings()).toBe(settings.getDeviceSettings());
    vi.resetModules();
    const later = await import('../../../src/data/account/device-settings.ts');
    expect(later.getDeviceSettings()).toEqual({ ...USUAL, theme: 'dark' });
  });

  it.each(['{', 'null', '[]', '{"theme":"pink","currency":7,"distanceUnit":"ells"}'])(
    '%s in storage reads as none',
    async (stored) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      localStorage.setItem('deviceSettings', stored);
      const settings = await import('../../../src/data/account/device-settings.ts');
      expect(settings.getDeviceSettings()).toEqual(USUAL);
    },
  );
});

describe('a chunk that is gone', () => {
  it('reloads the page once a minute at most', async () => {
    const { reloadOnce } = await import('../../../src/data/offline/reload-once.ts');
    const reload = vi.fn<() => void>();
    const answers = [0, 59_000, 61_000].map((ms) => reloadOnce(reload, 1_000_000 + ms, true));
    expect(answers).toEqual([true, false, true]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('leaves the page that stands where there is no network', async () => {
    const { reloadOnce } = await import('../../../src/data/offline/reload-once.ts');
    const reload = vi.fn<() => void>();
    expect(reloadOnce(reload, 5_000_000, false)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('ids and clocks', () => {
  it('a UUID of version 7 carries its time and sorts by it', () => {
    const id = uuidV7(0x0123456789ab);
    expect(id).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(uuidV7(1_000) < uuidV7(1_001)).toBe(true);
    expect(new Set(Array.from({ length: 1_000 }, () => uuidV7(5))).size).toBe(1_000);
  });

  it('a moment is the wall clock of the device', () => {
    expect(localMoment(new Date(2026, 0, 5, 7, 3, 59))).toBe('2026-01-05T07:03');
  });
});
