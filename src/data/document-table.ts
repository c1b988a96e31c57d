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
