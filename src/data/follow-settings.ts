import { liveQuery } from 'dexie';
import {
  getDeviceSettings,
  setDeviceSettings,
  subscribeDeviceSettings,
  type DeviceSettings,
} from './device-settings.ts';
import { followUserDb } from './follow-user-db.ts';
import { signedInUser } from './signed-in.ts';
import { userDb } from './user-db.ts';
import { readUserSettings, saveUserSettings } from './user-settings.ts';

/**
 * Theme, currency and units of a person who is signed in are the same on all devices: what is chosen here goes into
 * the account's document, what another device chose comes from there. Before anything was ever chosen the device
 * keeps its own. Answers how to stop.
 */
export function followSettings(): () => void {
  const stops = [
    followUserDb(() => {
      if (!signedInUser()) return null;
      return liveQuery(() => readUserSettings(userDb)).subscribe({
        next(settings) {
          if (settings && !isSame(settings, getDeviceSettings())) setDeviceSettings(choicesOf(settings));
        },
        error: (error: unknown) => console.warn('The choices of other devices come later', error),
      });
    }),
    subscribeDeviceSettings(() => {
      keep().catch((error: unknown) => console.warn('The choice stays on this device', error));
    }),
  ];
  return () => {
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
