import type { FavoriteRow, UserDb } from '../../../src/data/storage/user-db.ts';

export function needsSending({ dirty, inflight, parked }: FavoriteRow): boolean {
  return inflight !== null || (dirty && !parked);
}

/** Within a transaction: a pulled element. */
export async function receiveFavorite(
  db: UserDb,
  remote: Pick<FavoriteRow, 'kind' | 'id' | 'on' | 'rev'>,
): Promise<void> {
  const key = favoriteKey(remote.kind, remote.id);
  const row = await db.favorites.get(key);
  if (row?.inflight) await db.favorites.put({ ...row, pend: remote.on });
  // A page that was asked for earlier may be older than what this device has sent since: it settles nothing, or the echo
  // of that would take back what was said last.
  else if (row?.dirty) await writeFavorite(db, { ...row, base: remote.on === row.base ? row.base : null });
  else await writeFavorite(db, { ...remote, key, base: remote.on, inflight: null, pend: null, dirty: false });
}

/**
 * Within a transaction: an element that the listing of a new epoch does not name. What the server lost is said
 * again; without a number nobody knows whether it was.
 */
export async function reviveFavorite(db: UserDb, row: FavoriteRow): Promise<void> {
  await writeFavorite(db, { ...row, base: false });
}

/** Within a transaction: an element as it is now; one that is off on both sides is no row. */
export async function writeFavorite(db: UserDb, row: FavoriteRow): Promise<void> {
  const dirty = row.on !== row.base;
  if (!dirty && !row.on && !row.inflight) await db.favorites.delete(row.key);
  else await db.favorites.put({ ...row, dirty, parked: dirty ? (row.parked ?? null) : null });
}

export function favoriteKey(kind: FavoriteRow['kind'], id: string): string {
  return `${kind}-${id}`;
}
