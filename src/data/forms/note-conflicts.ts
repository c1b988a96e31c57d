import type { Conflict } from '../../model/merge/conflict.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import type { DocumentCollection, UserDb } from '../user-db.ts';

/** Within its caller's transaction: keeps values that lost, beside their document. */
export async function noteConflicts(
  db: UserDb,
  { collection, documentId }: { collection: DocumentCollection; documentId: string },
  conflicts: readonly Conflict[],
): Promise<void> {
  if (conflicts.length === 0) return;
  await db.conflicts.bulkPut(
    conflicts.map((conflict) => ({
      kind: 'value' as const,
      ...conflict,
      id: uuidV7(),
      collection,
      documentId,
    })),
  );
}
