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
import { loggedInUser } from './logged-in-user.ts';
import { userDb } from '../storage/user-db.ts';
import { readUserSettings, saveUserSettings, SETTINGS_ID } from './user-settings.ts';

/**
 * Syncs theme, currency and units of a logged-in user between devices through the settings document. Before the first
 * choice on any device each one keeps its own. Returns how to stop.
 */
export function followSettings(): () => void {
  /** Last synced values of this page, the base of the merge: only what differs from them was chosen here. */
  let synced = choicesOf(getDeviceSettings());
  const save = async () => {
    if (!loggedInUser()) return;
    const chosen = choicesOf(getDeviceSettings());
    const edit = { opened: synced, changes: changedFields(synced, chosen) };
    synced = chosen;
    const saved = await saveForm('settings', SETTINGS_ID, edit, new Date(), userDb);
    if (saved.ok && saved.value === 'gone') await saveUserSettings(chosen);
  };
  const stops = [
    followUserDb(() => {
      if (!loggedInUser()) return null;
      return liveQuery(() => readUserSettings(userDb)).subscribe({
        next(settings) {
          if (!settings || isSame(settings, getDeviceSettings())) return;
          synced = choicesOf(settings);
          setDeviceSettings(synced);
        },
        error: (error: unknown) => console.warn('The synced settings cannot be watched', error),
      });
    }),
    subscribeDeviceSettings(() => {
      save().catch((error: unknown) => console.warn('The settings could not be saved for syncing', error));
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
