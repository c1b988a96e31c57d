import type { Tour } from '../model/tour.ts';
import { emptyRow } from './own-experiences.ts';
import { isUnsent } from './unsent.ts';
import { writeTourIndex } from './write-tour-index.ts';
import { userDb, type TourCard, type TourRow, type UserDb } from './user-db.ts';
import { uuidV7 } from '../model/uuid-v7.ts';
import { writeUserData, type UserWrite } from './write-user-data.ts';

/** A tour as it lay in the database, to be put back should its deletion be taken back. */
export interface KeptTour {
  row: TourRow;
  card: TourCard;
}

/** To be read before `deleteTour`; null where there is nothing to keep. */
export async function keepTour(id: string, db: UserDb = userDb): Promise<KeptTour | null> {
  const [row, card] = await Promise.all([db.tours.get(id), db.cards.get(id)]);
  return row && card ? { row, card } : null;
}

/** The account was told of the deletion already: for it the tour is a new one. */
function unknownToServer(row: TourRow): TourRow {
  return { ...row, rev: null, base: null, inflight: null, pend: null };
}

/**
 * Takes a deletion back: the tour as it was, on what the account has told since. Where it came back by itself, because
 * another device changed it, it stays as it is, and what the account lacked of the deleted one becomes a tour of its own.
 */
export async function restoreTour(kept: KeptTour, db: UserDb = userDb): Promise<UserWrite<void>> {
  const stamp = uuidV7();
  const result = await writeUserData(db, () =>
    db.transaction('rw', db.tours, db.cards, db.deleted, async () => {
      const deleted = await db.tours.get(kept.row.id);
      if (deleted?.local) {
        if (!kept.row.local || !isUnsent(kept.row)) return;
        const id = uuidV7();
        const local = { ...kept.row.local, id, version: null, published: false, slug: null };
        await db.tours.put({ ...emptyRow<Tour>(id), local, stamp });
        await db.cards.put({ ...kept.card, id, stamp });
        return;
      }
      const told = await db.deleted.get(['tours', kept.row.id]);
      await db.tours.put({
        ...(deleted ?? unknownToServer(kept.row)),
        local: kept.row.local,
        dirty: true,
        stamp,
        // Should a copy without the deletion be put back on the server, others say that again: this knows of it.
        ...(told ? { lost: [told.baseRev, told.rev].filter((one) => one !== null) } : {}),
      });
      await db.cards.put({ ...kept.card, stamp });
    }),
  );
  if (result.ok) await writeTourIndex(db);
  return result;
}
