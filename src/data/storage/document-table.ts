import { uuidV7 } from '../../model/uuid-v7.ts';
import type { DocumentCollection, DocumentRow, UserDb } from './user-db.ts';

/** The methods in use of a Dexie table of documents, independent of the document type. */
export interface DocumentTable {
  get(id: string): PromiseLike<DocumentRow<object> | undefined>;
  delete(id: string): PromiseLike<void>;
  where(field: 'id'): { equals(id: string): { modify(changes: object): PromiseLike<number> } };
}

export function tableOf(db: UserDb, collection: DocumentCollection): DocumentTable {
  if (collection === 'tours') return db.tours;
  if (collection === 'conflicts') return db.conflicts;
  if (collection === 'savedLists') return db.savedLists;
  return collection === 'experiences' ? db.ownExperiences : db.settings;
}

/**
 * Within a transaction with the table: deletes a document. If the server may have it the row stays as a tombstone
 * (`local: null`) until the deletion has been acknowledged.
 */
export async function deleteDocument(table: DocumentTable, id: string): Promise<void> {
  const row = await table.get(id);
  if (!row) return;
  if (row.rev === null && row.inflight === null) await table.delete(id);
  else await table.where('id').equals(id).modify({ local: null, dirty: true, stamp: uuidV7() });
}

/**
 * Within a transaction with the table and `deleted`: the row of a document whose deletion is undone.
 * @param kept the row before the deletion
 * @param deleted the tombstone; undefined if the server has acknowledged the deletion: the document is new to it
 */
export async function undeletedRow<R extends DocumentRow<object>>(
  db: UserDb,
  collection: DocumentCollection,
  kept: R,
  deleted: R | undefined,
): Promise<R> {
  const acknowledged = await db.deleted.get([collection, kept.id]);
  return {
    ...(deleted ?? { ...kept, rev: null, base: null, inflight: null, pend: null }),
    // A rejected deletion may have arrived with an earlier attempt, and would win over an unchanged document.
    ...(deleted?.parked ? { base: null, parked: null } : {}),
    local: kept.local,
    dirty: true,
    stamp: uuidV7(),
    // After a restored backup other devices repeat the deletion: this version declares that it descends from it.
    ...(acknowledged ? { lost: [acknowledged.baseRev, acknowledged.rev].filter((rev) => rev !== null) } : {}),
  };
}
