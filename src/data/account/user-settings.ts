import type { UserSettings } from '../../contract/user-things.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { emptyRow } from '../storage/empty-row.ts';
import { userDb, type UserDb } from '../storage/user-db.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';

/** Preferences that are synced between the user's devices, in one document. */
export type SettingsFields = Omit<UserSettings, 'id' | 'version' | 'updatedAt'>;

export const SETTINGS_ID = 'settings';

export function saveUserSettings(
  fields: SettingsFields,
  now: Date = new Date(),
  db: UserDb = userDb,
): Promise<UserWrite<UserSettings | null>> {
  return changeUserSettings(() => fields, now, db);
}

/**
 * Changes the document as it is stored now.
 * @param change null changes nothing; may be called twice
 * @returns the document afterwards
 */
export function changeUserSettings(
  change: (document: UserSettings | null) => SettingsFields | null,
  now: Date = new Date(),
  db: UserDb = userDb,
): Promise<UserWrite<UserSettings | null>> {
  return writeUserData(db, () =>
    db.transaction('rw', db.settings, async () => {
      const row = await db.settings.get(SETTINGS_ID);
      const fields = change(row?.local ?? null);
      if (!fields) return row?.local ?? null;
      const local: UserSettings = {
        version: null,
        ...row?.local,
        ...fields,
        id: SETTINGS_ID,
        updatedAt: now.toISOString(),
      };
      await db.settings.put({ ...(row ?? emptyRow(SETTINGS_ID)), local, dirty: true, stamp: uuidV7() });
      return local;
    }),
  );
}

/** Null until any device saved settings. */
export async function readUserSettings(db: UserDb = userDb): Promise<UserSettings | null> {
  return (await db.settings.get(SETTINGS_ID))?.local ?? null;
}
