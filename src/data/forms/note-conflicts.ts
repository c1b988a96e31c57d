import type { Conflict } from '../../model/merge/conflict.ts';
import { newConflictRow, type ConflictPlace } from '../sync/new-conflict-row.ts';
import type { UserDb } from '../storage/user-db.ts';

/** Within a transaction: stores the losing values of a merge as conflicts of the document. */
export async function noteConflicts(
  db: UserDb,
  place: ConflictPlace,
  conflicts: readonly Conflict[],
): Promise<void> {
  if (conflicts.length === 0) return;
  await db.conflicts.bulkPut(conflicts.map((conflict) => newConflictRow(place, conflict)));
}
