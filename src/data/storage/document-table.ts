import { uuidV7 } from '../../model/uuid-v7.ts';
import type { DocumentCollection, DocumentRow, UserDb } from './user-db.ts';

/** The part of a table that is used, whatever its documents are. */
export interface DocumentTable {
  get(id: string): PromiseLike<DocumentRow<object> | undefined>;
  delete(id: string): PromiseLike<void>;
  where(field: 'id'): { equals(id: string): { modify(changes: object): PromiseLike<number> } };
}

export function tableOf(db: UserDb, collection: DocumentCollection): DocumentTable {
  if (collection === 'tours') return db.tours;
  if (collection === 'conflicts') return db.conflicts;
  return collection === 'experiences' ? db.ownExperiences : db.settings;
}

/** Within a transaction with the table: gone at once; of one that the account may have a row stays until it was told. */
export async function deleteDocument(table: DocumentTable, id: string): Promise<void> {
  const row = await table.get(id);
  if (!row) return;
  if (row.rev === null && row.inflight === null) await table.delete(id);
  else await table.where('id').equals(id).modify({ local: null, dirty: true, stamp: uuidV7() });
}

/**
 * Within a transaction with the table and `deleted`: a document as it was before its deletion.
 * @param deleted what is left of it; undefined where the account was told of the deletion, for which it is a new one then
 */
export async function undeletedRow<R extends DocumentRow<object>>(
  db: UserDb,
  collection: DocumentCollection,
  kept: R,
  deleted: R | undefined,
): Promise<R> {
  const told = await db.deleted.get([collection, kept.id]);
  return {
    ...(deleted ?? { ...kept, rev: null, base: null, inflight: null, pend: null }),
    // A rejected deletion may have arrived with an earlier attempt, and would win over an unchanged document.
    ...(deleted?.parked ? { base: null, parked: null } : {}),
    local: kept.local,
    dirty: true,
    stamp: uuidV7(),
    // Should a copy without the deletion be put back on the server, others say that again: this knows of it.
    ...(told ? { lost: [told.baseRev, told.rev].filter((one) => one !== null) } : {}),
  };
}

/** A document that the server does not have and was never sent. */
export function emptyRow<T>(id: string, local: T | null = null, stamp = ''): DocumentRow<T> {
  return { id, rev: null, base: null, local, dirty: true, inflight: null, pend: null, stamp, parked: null };
}
