import { META, type DocumentRow, type FavoriteRow, type UserDb } from '../storage/user-db.ts';

/** Whether it has changes that are not acknowledged, in flight or not. */
export function isUnsent({ dirty, inflight }: Pick<DocumentRow<object> | FavoriteRow, 'dirty' | 'inflight'>) {
  return dirty || inflight !== null;
}

/** Number of unsent documents, conflicts, favorites and pictures, rejected ones included. */
export async function unsentCount(db: UserDb): Promise<number> {
  const counts = await Promise.all([
    db.tours.filter(isUnsent).count(),
    db.ownExperiences.filter(isUnsent).count(),
    db.savedLists.filter(isUnsent).count(),
    db.settings.filter(isUnsent).count(),
    db.conflicts.filter(isUnsent).count(),
    db.favorites.filter(isUnsent).count(),
    db.waitingPictures.count(),
  ]);
  return counts.reduce((sum, count) => sum + count, 0) + (await uncompared(db));
}

/** Number of messages that are sent without the user: a rejected one waits for an edit. */
export function unsentMessageCount(db: UserDb): Promise<number> {
  return db.outgoing.filter(({ state }) => state !== 'refused').count();
}

/**
 * Rows that may exist on this device only: a backup was restored on the server and they have not been compared with it
 * yet. 0 without such a recovery.
 */
export async function uncompared(db: UserDb): Promise<number> {
  if (!(await db.meta.get(META.recovering))) return 0;
  const counts = await Promise.all([
    db.tours.filter(isAcknowledged).count(),
    db.ownExperiences.filter(isAcknowledged).count(),
    db.savedLists.filter(isAcknowledged).count(),
    db.settings.filter(isAcknowledged).count(),
    db.conflicts.filter(isAcknowledged).count(),
    db.favorites.filter((row) => row.on && !isUnsent(row)).count(),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

function isAcknowledged(row: DocumentRow<object>): boolean {
  return row.rev !== null && !isUnsent(row);
}
