import type { StoredConflict } from '../../contract/user-things.ts';
import { deleteDocument } from '../storage/document-table.ts';
import type { UserDb } from '../storage/user-db.ts';

/** Unresolved conflicts, oldest first. */
export async function openConflicts(db: UserDb): Promise<StoredConflict[]> {
  const rows = await db.conflicts.orderBy('id').toArray();
  return rows.flatMap(({ local }) => local ?? []);
}

/** Whether a conflict neither exists nor was resolved before. Within a transaction with `conflicts` and `deleted`. */
export async function isNewConflict(db: UserDb, id: string): Promise<boolean> {
  const [row, deleted] = await Promise.all([db.conflicts.get(id), db.deleted.get(['conflicts', id])]);
  return row === undefined && deleted === undefined;
}

/** Deletes a conflict, within a transaction; if the server may have it, a tombstone stays until that is acknowledged. */
export async function resolveConflict(db: UserDb, id: string): Promise<void> {
  if ((await db.conflicts.get(id))?.local) await deleteDocument(db.conflicts, id);
}
