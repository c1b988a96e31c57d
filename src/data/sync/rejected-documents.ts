import { openConflicts } from './conflict-rows.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { cardOf } from '../tours/tour-document.ts';
import { writeTourIndex } from '../tours/write-tour-index.ts';
import { tableOf, type DocumentTable } from '../storage/document-table.ts';
import { userDb, type DocumentCollection, type DocumentRow, type UserDb } from '../storage/user-db.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';

/** What the user may do with rejected or unsent documents. */

/** Retries a rejected document as it is. */
export function retryUnsent(
  collection: DocumentCollection,
  id: string,
  db: UserDb = userDb,
): Promise<UserWrite<void>> {
  return writeUserData(db, async () => {
    await tableOf(db, collection).where('id').equals(id).modify({ parked: null });
  });
}

/**
 * Discards the unsent changes of a document: reverts to the account's version, or deletes it if the account has
 * none. `under-way`: a write is in flight and may arrive, so nothing changes.
 */
export async function discardUnsent(
  collection: DocumentCollection,
  id: string,
  db: UserDb = userDb,
): Promise<UserWrite<'done' | 'under-way'>> {
  const result = await writeUserData(db, () =>
    db.transaction(
      'rw',
      [db.tours, db.ownExperiences, db.savedLists, db.settings, db.conflicts, db.cards],
      async () => {
        if (collection !== 'tours') return discardRow(tableOf(db, collection), id);
        const done = await discardRow(db.tours, id);
        const row = await db.tours.get(id);
        if (row?.local) {
          const { days = null, costUsd = null } = (await db.cards.get(id)) ?? {};
          await db.cards.put({ ...cardOf(row.local, null, row.stamp), days, costUsd });
        } else await db.cards.delete(id);
        return done;
      },
    ),
  );
  if (result.ok) await writeTourIndex(db);
  return result;
}

/** Exports all unsent documents as a JSON file. */
export async function exportUnsent(db: UserDb = userDb): Promise<Blob> {
  const [tours, experiences, savedLists, settings] = await Promise.all([
    unsentOf(db.tours.toArray()),
    unsentOf(db.ownExperiences.toArray()),
    unsentOf(db.savedLists.toArray()),
    unsentOf(db.settings.toArray()),
  ]);
  const conflicts = await openConflicts(db);
  const text = JSON.stringify({ tours, experiences, savedLists, settings, conflicts }, null, 2);
  return new Blob([text], { type: 'application/json' });
}

async function unsentOf<T>(rows: PromiseLike<DocumentRow<T>[]>): Promise<T[]> {
  return (await rows).flatMap(({ local, dirty, inflight }) => (local && (dirty || inflight) ? [local] : []));
}

async function discardRow(table: DocumentTable, id: string): Promise<'done' | 'under-way'> {
  const row = await table.get(id);
  if (row?.inflight) return 'under-way';
  if (row?.base) {
    const stamp = uuidV7();
    await table.where('id').equals(id).modify({ local: row.base, dirty: false, parked: null, stamp });
  } else await table.delete(id);
  return 'done';
}
