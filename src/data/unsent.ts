import type { DocumentRow, FavoriteRow, UserDb } from './user-db.ts';

/** Whether the account lacks it, sent or not. */
export function isUnsent({ dirty, inflight }: Pick<DocumentRow<object> | FavoriteRow, 'dirty' | 'inflight'>) {
  return dirty || inflight !== null;
}

/** Documents, hearts and pictures that the account lacks, those that the server refused among them. */
export async function unsentCount(db: UserDb): Promise<number> {
  const counts = await Promise.all([
    db.tours.filter(isUnsent).count(),
    db.ownExperiences.filter(isUnsent).count(),
    db.settings.filter(isUnsent).count(),
    db.favorites.filter(isUnsent).count(),
    db.waitingPictures.count(),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}
