import { undeletedRow } from '../storage/document-table.ts';
import { emptyRow } from '../storage/empty-row.ts';
import { isUnsent } from '../sync/unsent.ts';
import { writeTourIndex } from './write-tour-index.ts';
import { userDb, type TourCard, type TourRow, type UserDb } from '../storage/user-db.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';

/** A tour as it was stored, for undoing its deletion. */
export interface DeletedTour {
  row: TourRow;
  card: TourCard;
}

/** Call it before `deleteTour`; null if there is nothing to restore. */
export async function readDeletableTour(id: string, db: UserDb = userDb): Promise<DeletedTour | null> {
  const [row, card] = await Promise.all([db.tours.get(id), db.cards.get(id)]);
  return row && card ? { row, card } : null;
}

/**
 * Undoes a deletion. Where the tour is back already, because another device edited it, that version stays, and a
 * deleted one with unsent changes becomes a separate tour.
 */
export async function restoreTour(kept: DeletedTour, db: UserDb = userDb): Promise<UserWrite<void>> {
  const result = await writeUserData(db, () =>
    db.transaction('rw', db.tours, db.cards, db.deleted, async () => {
      const deleted = await db.tours.get(kept.row.id);
      if (deleted?.local) {
        if (!kept.row.local || !isUnsent(kept.row)) return;
        const [id, stamp] = [uuidV7(), uuidV7()];
        const local = { ...kept.row.local, id, version: null, published: false, slug: null };
        await db.tours.put(emptyRow(id, local, stamp));
        await db.cards.put({ ...kept.card, id, stamp });
        return;
      }
      const row = await undeletedRow(db, 'tours', kept.row, deleted);
      await db.tours.put(row);
      await db.cards.put({ ...kept.card, stamp: row.stamp });
    }),
  );
  if (result.ok) await writeTourIndex(db);
  return result;
}
