import { liveQuery } from 'dexie';
import {
  getDeviceSettings,
  setDeviceSettings,
  subscribeDeviceSettings,
  type DeviceSettings,
} from './device-settings.ts';
import { signedInUser } from './signed-in.ts';
import { subscribeUserDb, userDb } from './user-db.ts';
import { readUserSettings, saveUserSettings } from './user-settings.ts';

/**
 * Theme, currency and units of a person who is signed in are the same on all devices: what is chosen here goes into
 * the account's document, what another device chose comes from there. Before anything was ever chosen the device
 * keeps its own. Answers how to stop.
 */
export function followSettings(): () => void {
  let subscription: { unsubscribe(): void } | null = null;
  const follow = () => {
    subscription?.unsubscribe();
    subscription = signedInUser()
      ? liveQuery(() => readUserSettings(userDb)).subscribe({
          next(settings) {
            if (settings && !isSame(settings, getDeviceSettings())) setDeviceSettings(choicesOf(settings));
          },
          error: (error: unknown) => console.warn('The choices of other devices come later', error),
        })
      : null;
  };
  const stops = [
    subscribeUserDb(follow),
    subscribeDeviceSettings(() => {
      keep().catch((error: unknown) => console.warn('The choice stays on this device', error));
    }),
  ];
  follow();
  return () => {
    subscription?.unsubscribe();
    for (const stop of stops) stop();
  };
}

async function keep(): Promise<void> {
  if (!signedInUser()) return;
  const chosen = getDeviceSettings();
  const kept = await readUserSettings(userDb);
  if (!kept || !isSame(kept, chosen)) await saveUserSettings(choicesOf(chosen));
}

function choicesOf({ theme, currency, distanceUnit, temperatureUnit }: DeviceSettings): DeviceSettings {
  return { theme, currency, distanceUnit, temperatureUnit };
}

function isSame(a: DeviceSettings, b: DeviceSettings): boolean {
  return JSON.stringify(choicesOf(a)) === JSON.stringify(choicesOf(b));
}
