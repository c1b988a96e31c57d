import type { FavoriteKind } from '../../contract/user-things.ts';
import { favoriteKey } from '../storage/favorite-key.ts';
import { userDb, type UserDb } from '../storage/user-db.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';

/** Sets or clears a favorite by its catalogue id. Only accounts have favorites. */
export function setFavorite(
  kind: FavoriteKind,
  id: string,
  on: boolean,
  db: UserDb = userDb,
): Promise<UserWrite<void>> {
  return writeUserData(db, () =>
    db.transaction('rw', db.favorites, async () => {
      const key = favoriteKey(kind, id);
      const row = await db.favorites.get(key);
      const { base: known = false, inflight = null, pend = null } = row ?? {};
      // An attempt before the rejected one may have arrived with its answer lost: the server's state is unknown.
      const base = row?.parked ? null : known;
      const dirty = on !== base;
      if (!dirty && !on && !inflight) await db.favorites.delete(key);
      else await db.favorites.put({ key, kind, id, on, base, dirty, inflight, pend, parked: null });
    }),
  );
}

/** Discards an unsent change; one that is in flight stays (`under-way`). */
export function discardFavorite(key: string, db: UserDb = userDb): Promise<UserWrite<'done' | 'under-way'>> {
  return writeUserData(db, () =>
    db.transaction('rw', db.favorites, async () => {
      const row = await db.favorites.get(key);
      if (!row) return 'done';
      if (row.inflight) return 'under-way';
      // Where the server's state is unknown, the next pull brings it.
      const on = row.base ?? row.on;
      if (on) await db.favorites.put({ ...row, on, base: on, dirty: false, parked: null });
      else await db.favorites.delete(key);
      return 'done';
    }),
  );
}

export async function isFavorite(kind: FavoriteKind, id: string, db: UserDb = userDb): Promise<boolean> {
  return (await db.favorites.get(favoriteKey(kind, id)))?.on ?? false;
}
