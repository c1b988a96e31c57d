import type { DocumentRow } from './user-rows.ts';

/** A document that the server does not have and was never sent. */
export function emptyRow<T>(id: string, local: T | null = null, stamp = ''): DocumentRow<T> {
  return { id, rev: null, base: null, local, dirty: true, inflight: null, pend: null, stamp, parked: null };
}
