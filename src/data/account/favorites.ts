import type { FavoriteKind } from '../../contract/user-things.ts';
import { userDb, type UserDb } from '../storage/user-db.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';

/** What the person gave a heart, as ids of the catalogue. Only accounts have favourites. */
export function setFavorite(
  kind: FavoriteKind,
  id: string,
  on: boolean,
  db: UserDb = userDb,
): Promise<UserWrite<void>> {
  return writeUserData(db, () =>
    db.transaction('rw', db.favorites, async () => {
      const key = `${kind}-${id}`;
      const row = await db.favorites.get(key);
      const { base: known = false, inflight = null, pend = null } = row ?? {};
      // An attempt before the refused one may have arrived without its answer: what the server has is not known.
      const base = row?.parked ? null : known;
      const dirty = on !== base;
      if (!dirty && !on && !inflight) await db.favorites.delete(key);
      else await db.favorites.put({ key, kind, id, on, base, dirty, inflight, pend, parked: null });
    }),
  );
}

/** Takes back what waits; what is under way stays. */
export function discardFavorite(key: string, db: UserDb = userDb): Promise<UserWrite<'done' | 'under-way'>> {
  return writeUserData(db, () =>
    db.transaction('rw', db.favorites, async () => {
      const row = await db.favorites.get(key);
      if (!row) return 'done';
      if (row.inflight) return 'under-way';
      // Where it is not known what the server has, the next pull says it.
      const on = row.base ?? row.on;
      if (on) await db.favorites.put({ ...row, on, base: on, dirty: false, parked: null });
      else await db.favorites.delete(key);
      return 'done';
    }),
  );
}

/** For a live query: ids of the items of a kind that have a heart. */
export async function favoriteIds(kind: FavoriteKind, db: UserDb = userDb): Promise<string[]> {
  const rows = await db.favorites.filter((row) => row.on && row.kind === kind).toArray();
  return rows.map(({ id }) => id);
}

export async function isFavorite(kind: FavoriteKind, id: string, db: UserDb = userDb): Promise<boolean> {
  return (await db.favorites.get(`${kind}-${id}`))?.on ?? false;
}
