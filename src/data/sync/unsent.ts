import { META, type DocumentRow, type FavoriteRow, type UserDb } from '../storage/user-db.ts';

/** Whether the account lacks it, sent or not. */
export function isUnsent({ dirty, inflight }: Pick<DocumentRow<object> | FavoriteRow, 'dirty' | 'inflight'>) {
  return dirty || inflight !== null;
}

/** Documents, values to compare, hearts and pictures that the account lacks, those that the server refused among them. */
export async function unsentCount(db: UserDb): Promise<number> {
  const counts = await Promise.all([
    db.tours.filter(isUnsent).count(),
    db.ownExperiences.filter(isUnsent).count(),
    db.settings.filter(isUnsent).count(),
    db.conflicts.filter(isUnsent).count(),
    db.favorites.filter(isUnsent).count(),
    db.waitingPictures.count(),
  ]);
  return counts.reduce((sum, count) => sum + count, 0) + (await uncompared(db));
}

/**
 * Documents that may be on this device alone: a copy was put back on the server, and what is here has not been
 * compared with it yet. 0 where nothing of the kind goes on.
 */
export async function uncompared(db: UserDb): Promise<number> {
  if (!(await db.meta.get(META.recovering))) return 0;
  const counts = await Promise.all([
    db.tours.filter(isAcknowledged).count(),
    db.ownExperiences.filter(isAcknowledged).count(),
    db.settings.filter(isAcknowledged).count(),
    db.conflicts.filter(isAcknowledged).count(),
    db.favorites.filter((row) => row.on && !isUnsent(row)).count(),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

function isAcknowledged(row: DocumentRow<object>): boolean {
  return row.rev !== null && !isUnsent(row);
}
