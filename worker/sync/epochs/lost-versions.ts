import type { DocumentRow } from '../../../src/data/storage/user-db.ts';

/** The server's state of a document. */
export interface Remote<T> {
  /** Null if it has none. */
  remote: T | null;
  /** Its version; for a deletion an upper bound. */
  rev: number | null;
  /** Lost versions that it is based on nevertheless: a device sent them again. */
  lostAncestors?: readonly number[] | undefined;
}

/**
 * How the server's version is related to the one that this device had last.
 * `later`: based on it, always the case within an epoch. `older`: from a restored backup, older than the device's and
 * not edited since. `apart`: neither is based on the other.
 */
export type Relation = 'later' | 'older' | 'apart';

export interface Lineage {
  /** Whether the server lost a version that it had assigned, by a restored backup. None by default. */
  isLost?: (rev: number) => boolean;
  /** Whether a version was in the history that the device knew before. All by default. */
  wasKnown?: (rev: number) => boolean;
}

export function relationOf<T>(
  row: Pick<DocumentRow<T>, 'rev'>,
  { remote, rev, lostAncestors = [] }: Remote<T>,
  { isLost, wasKnown = () => true }: Lineage,
): Relation {
  if (row.rev === null || !isLost?.(row.rev)) return 'later';
  if (remote !== null && rev !== null && rev < row.rev && wasKnown(rev)) return 'older';
  return lostAncestors.includes(row.rev) ? 'later' : 'apart';
}

/** The lost versions to declare with the next write, the row's own included. */
export function withLost<T>(row: DocumentRow<T>): number[] {
  return [...new Set([...(row.lost ?? []), ...(row.rev === null ? [] : [row.rev])])];
}
