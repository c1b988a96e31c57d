import type { StoredConflict } from '../../contract/user-things.ts';
import type { Conflict } from '../../model/merge/conflict.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { emptyRow } from '../storage/empty-row.ts';
import type { ComparedCollection, ConflictRow } from '../storage/user-rows.ts';

/** Which document a conflict is about. */
export interface ConflictPlace {
  collection: ComparedCollection;
  documentId: string;
}

type NewConflict = Omit<Conflict, 'kind'> & Partial<Pick<StoredConflict, 'id' | 'kind'>>;

/** An unsent conflict; the second parameter gets a new id if it has none. */
export function newConflictRow(
  { collection, documentId }: ConflictPlace,
  { id = uuidV7(), path, kind = 'value', value, by }: NewConflict,
): ConflictRow {
  const local: StoredConflict = { id, version: null, collection, documentId, path, kind, value, by };
  return emptyRow(id, local, uuidV7());
}
