import { cursorRevision, isLost } from '../../../src/contract/sync.ts';
import { newConflictRow } from '../../../src/data/sync/new-conflict-row.ts';
import { cardOf } from '../../../src/data/tours/tour-document.ts';
import { META, type DocumentRow, type UserDb } from '../../../src/data/storage/user-db.ts';
import { tourSchema, type Tour } from '../../../src/model/schemas/tour.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import type { Document, DocumentKind } from './document-kinds.ts';
import { putInFlight, type Rules, type Step } from './document-steps.ts';
import { storeNewestCursor, readHistory, wasKnown, type KnownHistory } from '../epochs/history-state.ts';
import { SyncFailure } from '../sync-failure.ts';

/** The merge rules for a document, with its pending picture and the server's history. Runs within a transaction. */
export async function rulesFor<T extends Document>(
  db: UserDb,
  kind: DocumentKind<T>,
  id: string,
  history: KnownHistory | null,
): Promise<Rules<T>> {
  const hasPendingPicture =
    kind.pendingTable !== undefined && (await db[kind.pendingTable].get(id)) !== undefined;
  const rules = { merge: kind.merge, newStamp: () => uuidV7(), hasPendingPicture };
  if (history === null) return rules;
  return {
    ...rules,
    isLost: (rev) => isLost(rev, history),
    wasKnown: (rev) => wasKnown(rev, history),
  };
}

/** Names of the tables that a sync transaction of this kind touches. */
export function tablesOf<T extends Document>(db: UserDb, kind: DocumentKind<T>): string[] {
  const tables = [kind.table(db), db.cards, db.conflicts, db.deleted, db.meta];
  return [...new Set([...tables.map(({ name }) => name), ...(kind.pendingTable ? [kind.pendingTable] : [])])];
}

/** Puts a document's write in flight, or returns the one that already is. Null if nothing is to be sent. */
export function putDocumentInFlight<T extends Document>(
  db: UserDb,
  kind: DocumentKind<T>,
  id: string,
): Promise<NonNullable<DocumentRow<T>['inflight']> | null> {
  const table = kind.table(db);
  return db.transaction('rw', table, db.meta, async () => {
    await checkOpen(db);
    const row = await table.get(id);
    const started = row ? putInFlight(row, uuidV7()) : null;
    if (started && started !== row) await table.put(started);
    return started?.inflight ?? null;
  });
}

/** Applies one step to a document's row. @param cursor the signed one of the answer that is processed */
export function updateDocumentRow<T extends Document>(
  db: UserDb,
  kind: DocumentKind<T>,
  id: string,
  step: (row: DocumentRow<T>, rules: Rules<T>) => Step<T> | null,
  cursor: string | null = null,
): Promise<void> {
  return db.transaction('rw', tablesOf(db, kind), async () => {
    await checkOpen(db);
    await storeNewestCursor(db, cursor);
    const row = await kind.table(db).get(id);
    const done = row && step(row, await rulesFor(db, kind, id, await readHistory(db)));
    if (done) await writeStep(db, kind, id, row, done, cursor === null ? null : cursorRevision(cursor));
  });
}

/**
 * Within a transaction: writes the row, a tour's card and the conflicts of a merge.
 * @param deletionRevision revision of the deletion, or an upper bound; null if it is unknown
 */
export async function writeStep<T extends Document>(
  db: UserDb,
  kind: DocumentKind<T>,
  id: string,
  before: DocumentRow<T> | undefined,
  { row, conflicts, reappeared }: Step<T>,
  deletionRevision: number | null = null,
): Promise<void> {
  if (row) await kind.table(db).put(row);
  else {
    await kind.table(db).delete(id);
    await noteDeletion(db, kind, id, before?.rev ?? null, deletionRevision);
  }
  if (kind.collection === 'tours') await writeCard(db, id, before?.stamp, row);
  const { collection } = kind;
  // These have no conflicts of their own.
  if (collection === 'conflicts' || collection === 'savedLists') return;
  const about = { collection, documentId: id };
  const rows = conflicts.map((conflict) => newConflictRow(about, conflict));
  if (reappeared) rows.push(newConflictRow(about, { kind: 'reappeared', path: '', value: null, by: 'mine' }));
  if (rows.length > 0) await db.conflicts.bulkPut(rows);
}

/** Tombstones per collection: backups that may be restored already contain the oldest deletions. */
const DELETED_MAX = 500;

async function noteDeletion<T extends Document>(
  db: UserDb,
  { collection }: DocumentKind<T>,
  id: string,
  baseRev: number | null,
  rev: number | null,
): Promise<void> {
  if (rev === null) return;
  await db.deleted.put({ collection, id, rev, baseRev });
  const known = db.deleted.where('[collection+id]').between([collection, ''], [collection, '\uffff']);
  if ((await known.count()) <= DELETED_MAX) return;
  const [oldest] = await known.sortBy('rev');
  if (oldest) await db.deleted.delete([collection, oldest.id]);
}

/** Days and cost come from the planner: the card keeps the last ones until the tour is planned again. */
async function writeCard(
  db: UserDb,
  id: string,
  stampBefore: string | undefined,
  row: DocumentRow<Document> | null,
): Promise<void> {
  const tour = row?.local;
  if (!row || !isTour(tour)) return db.cards.delete(id);
  if (row.stamp === stampBefore) return undefined;
  const before = await db.cards.get(id);
  const { days = null, costUsd = null } = before ?? {};
  await db.cards.put({ ...cardOf(tour, null, row.stamp), days, costUsd });
  return undefined;
}

function isTour(document: Document | null | undefined): document is Tour {
  return tourSchema.safeParse(document).success;
}

/** Logging out marks the database as closed first; after that no step may be written. */
export async function checkOpen(db: UserDb): Promise<void> {
  if (await db.meta.get(META.closed)) throw loggedOutHere(db);
}

export function loggedOutHere({ name }: UserDb): SyncFailure {
  return new SyncFailure('closed', `${name} was logged out`);
}

/** Whether the user logged out here during a cycle: the database is marked as closed, or its connection is gone. */
export async function wasClosed(db: UserDb): Promise<boolean> {
  if (db.hasBeenClosed()) return true;
  try {
    return (await db.meta.get(META.closed)) !== undefined;
  } catch {
    // Unreadable: only whether the connection has been closed in the meantime can still be known.
    return db.hasBeenClosed();
  }
}
