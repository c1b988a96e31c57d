import { cursorRevision } from '../../../src/contract/sync.ts';

/** Two answers may come in the other order than they were given. */
export function isNewerCursor(cursor: string, before: string | undefined): boolean {
  return before === undefined || cursorRevision(cursor) > cursorRevision(before);
}
