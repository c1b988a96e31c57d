import type { FavoriteRow, UserDb, WaitingPictureRow } from '../../storage/user-db.ts';

/** Adds the favorites that are set and that `to` has no row of, as unsent changes. */
export async function putMissingFavorites(to: UserDb, favorites: readonly FavoriteRow[]): Promise<void> {
  for (const { key, kind, id, on } of favorites) {
    if (!on || (await to.favorites.get(key))) continue;
    await to.favorites.put({ key, kind, id, on, base: false, dirty: true, inflight: null, pend: null });
  }
}

/** A picture that already waits in `to` stays. */
export async function putMissingPicture(to: UserDb, picture: WaitingPictureRow): Promise<void> {
  if (!(await to.waitingPictures.get(picture.id))) await to.waitingPictures.put(picture);
}
