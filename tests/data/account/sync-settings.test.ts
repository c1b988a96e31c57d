import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ANNA = '0193480e-0000-7000-8000-000000000001';

beforeEach(() => {
  vi.resetModules();
  const values = new Map([['signedIn', JSON.stringify({ id: ANNA, username: 'anna' })]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await Dexie.delete(`user-${ANNA}`);
});

it('syncs settings between device and account document in both directions until stopped', async () => {
  const { followSettings } = await import('../../../src/data/account/sync-settings.ts');
  const device = await import('../../../src/data/account/device-settings.ts');
  const { userDb } = await import('../../../src/data/storage/user-db.ts');
  const { saveUserSettings } = await import('../../../src/data/account/user-settings.ts');
  const stop = followSettings();
  expect(await userDb.settings.count()).toBe(0);

  device.setDeviceSettings({ theme: 'dark' });
  await vi.waitFor(async () =>
    expect((await userDb.settings.get('settings'))?.local).toMatchObject({ theme: 'dark', currency: null }),
  );

  const otherDevice = { theme: 'light', currency: 'EUR', distanceUnit: 'mi', temperatureUnit: 'c' } as const;
  await saveUserSettings(otherDevice);
  const { stamp } = (await userDb.settings.get('settings')) ?? {};
  await vi.waitFor(() => expect(device.getDeviceSettings()).toEqual(otherDevice));
  expect((await userDb.settings.get('settings'))?.stamp).toBe(stamp);
  stop();

  // After stopping neither side follows the other.
  await saveUserSettings({ ...otherDevice, theme: 'system' });
  device.setDeviceSettings({ currency: 'USD' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(device.getDeviceSettings()).toEqual({ ...otherDevice, currency: 'USD' });
  const { local } = (await userDb.settings.get('settings')) ?? {};
  expect(local).toMatchObject({ theme: 'system', currency: 'EUR' });
  userDb.close();
});

it('a local change keeps other settings pulled at the same time', async () => {
  const { followSettings } = await import('../../../src/data/account/sync-settings.ts');
  const device = await import('../../../src/data/account/device-settings.ts');
  const { userDb } = await import('../../../src/data/storage/user-db.ts');
  const { saveUserSettings } = await import('../../../src/data/account/user-settings.ts');
  await saveUserSettings({ theme: 'light', currency: null, distanceUnit: 'km', temperatureUnit: 'c' });
  const stop = followSettings();
  await vi.waitFor(() => expect(device.getDeviceSettings().theme).toBe('light'));
  const [pulled] = await Promise.all([
    saveUserSettings({ theme: 'light', currency: 'EUR', distanceUnit: 'mi', temperatureUnit: 'c' }),
    Promise.resolve(device.setDeviceSettings({ theme: 'dark' })),
  ]);
  expect(pulled.ok).toBe(true);
  await vi.waitFor(async () =>
    expect((await userDb.settings.get('settings'))?.local).toMatchObject({
      theme: 'dark',
      currency: 'EUR',
      distanceUnit: 'mi',
    }),
  );
  await vi.waitFor(() =>
    expect(device.getDeviceSettings()).toMatchObject({ theme: 'dark', currency: 'EUR' }),
  );
  stop();
  userDb.close();
});
