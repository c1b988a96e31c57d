import { favoriteKey } from '../../../src/data/storage/favorite-key.ts';
import type { FavoriteRow, UserDb } from '../../../src/data/storage/user-db.ts';

export function needsSending({ dirty, inflight, parked }: FavoriteRow): boolean {
  return inflight !== null || (dirty && !parked);
}

/** Within a transaction: applies a pulled element. */
export async function receiveFavorite(
  db: UserDb,
  remote: Pick<FavoriteRow, 'kind' | 'id' | 'on' | 'rev'>,
): Promise<void> {
  const key = favoriteKey(remote.kind, remote.id);
  const row = await db.favorites.get(key);
  if (row?.inflight) await db.favorites.put({ ...row, pend: remote.on });
  // A page requested earlier may be older than this device's last write: the row stays dirty, or the later echo of
  // that write would revert the user's newest choice.
  else if (row?.dirty) await writeFavorite(db, { ...row, base: remote.on === row.base ? row.base : null });
  else await writeFavorite(db, { ...remote, key, base: remote.on, inflight: null, pend: null, dirty: false });
}

/** Within a transaction: marks an element that the server lost, or may have lost, as unsent. */
export async function reviveFavorite(db: UserDb, row: FavoriteRow): Promise<void> {
  await writeFavorite(db, { ...row, base: false });
}

/** Within a transaction: writes an element, or deletes its row if it is off on both sides. */
export async function writeFavorite(db: UserDb, row: FavoriteRow): Promise<void> {
  const dirty = row.on !== row.base;
  if (!dirty && !row.on && !row.inflight) await db.favorites.delete(row.key);
  else await db.favorites.put({ ...row, dirty, parked: dirty ? (row.parked ?? null) : null });
}
