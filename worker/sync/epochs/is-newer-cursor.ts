import { cursorRevision } from '../../../src/contract/sync.ts';

/** Answers may arrive out of order. */
export function isNewerCursor(cursor: string, before: string | undefined): boolean {
  return before === undefined || cursorRevision(cursor) > cursorRevision(before);
}
