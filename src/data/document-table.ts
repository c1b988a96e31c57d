import { uuidV7 } from '../model/uuid-v7.ts';
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
