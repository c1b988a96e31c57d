import { liveQuery } from 'dexie';
import {
  getDeviceSettings,
  setDeviceSettings,
  subscribeDeviceSettings,
  type DeviceSettings,
} from './device-settings.ts';
import { changedFields } from '../../model/merge/merge-form.ts';
import { saveForm } from '../forms/save-form.ts';
import { followUserDb } from '../storage/follow-user-db.ts';
import { signedInUser } from './signed-in.ts';
import { userDb } from '../storage/user-db.ts';
import { readUserSettings, saveUserSettings, SETTINGS_ID } from './user-settings.ts';

/**
 * Theme, currency and units of a person who is signed in are the same on all devices: what is chosen here goes into
 * the account's document, what another device chose comes from there. Before anything was ever chosen the device
 * keeps its own. Answers how to stop.
 */
export function followSettings(): () => void {
  /** The choices that this page has told or was told last: only what is another one since was chosen here. */
  let seen = choicesOf(getDeviceSettings());
  const keep = async () => {
    if (!signedInUser()) return;
    const chosen = choicesOf(getDeviceSettings());
    const edit = { opened: seen, changes: changedFields(seen, chosen) };
    seen = chosen;
    const saved = await saveForm('settings', SETTINGS_ID, edit, new Date(), userDb);
    if (saved.ok && saved.value === 'gone') await saveUserSettings(chosen);
  };
  const stops = [
    followUserDb(() => {
      if (!signedInUser()) return null;
      return liveQuery(() => readUserSettings(userDb)).subscribe({
        next(settings) {
          if (!settings || isSame(settings, getDeviceSettings())) return;
          seen = choicesOf(settings);
          setDeviceSettings(seen);
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

function choicesOf({ theme, currency, distanceUnit, temperatureUnit }: DeviceSettings): DeviceSettings {
  return { theme, currency, distanceUnit, temperatureUnit };
}

function isSame(a: DeviceSettings, b: DeviceSettings): boolean {
  return JSON.stringify(choicesOf(a)) === JSON.stringify(choicesOf(b));
}
