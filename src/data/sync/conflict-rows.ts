import type { StoredConflict } from '../../contract/user-things.ts';
import type { Conflict } from '../../model/merge/conflict.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { deleteDocument, emptyRow } from '../storage/document-table.ts';
import type { ComparedCollection, ConflictRow, UserDb } from '../storage/user-db.ts';

/** Which document a conflict is about. */
export interface ConflictPlace {
  collection: ComparedCollection;
  documentId: string;
}

type NewConflict = Omit<Conflict, 'kind'> & Partial<Pick<StoredConflict, 'id' | 'kind'>>;

/** An unsent conflict; the second parameter gets a new id where it has none. */
export function newConflictRow(
  { collection, documentId }: ConflictPlace,
  { id = uuidV7(), path, kind = 'value', value, by }: NewConflict,
): ConflictRow {
  const local: StoredConflict = { id, version: null, collection, documentId, path, kind, value, by };
  return emptyRow(id, local, uuidV7());
}

/** Unresolved conflicts, oldest first. */
export async function openConflicts(db: UserDb): Promise<StoredConflict[]> {
  const rows = await db.conflicts.orderBy('id').toArray();
  return rows.flatMap(({ local }) => local ?? []);
}

/** Within a transaction with `conflicts` and `deleted`: whether it neither exists nor was resolved before. */
export async function isNewConflict(db: UserDb, id: string): Promise<boolean> {
  const [row, deleted] = await Promise.all([db.conflicts.get(id), db.deleted.get(['conflicts', id])]);
  return row === undefined && deleted === undefined;
}

/** Within a transaction: deletes it; if the server may have it a tombstone stays until that is acknowledged. */
export async function resolveConflict(db: UserDb, id: string): Promise<void> {
  if ((await db.conflicts.get(id))?.local) await deleteDocument(db.conflicts, id);
}
