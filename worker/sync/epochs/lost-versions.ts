import type { DocumentRow } from '../../../src/data/storage/user-db.ts';

/** What the server says of a document. */
export interface Remote<T> {
  /** Null where it has none. */
  remote: T | null;
  /** Its version; of a deletion at least that. */
  rev: number | null;
  /** Versions that the server lost and that it descends from all the same: a device has sent them again. */
  heirs?: readonly number[] | undefined;
}

/**
 * How what the server has is related to what this device had of it last.
 * `later`: it descends from that, as always within an epoch. `former`: the copy that was put back is older than what
 * this device has, and nobody has changed it since. `apart`: neither descends from the other.
 */
export type Relation = 'later' | 'former' | 'apart';

export interface Lineage {
  /** Whether the server's history lacks a version that it has given out: a copy was put back. None by default. */
  isLost?: (rev: number) => boolean;
  /** Whether a version was in the history that the device knew before. All by default. */
  wasKnown?: (rev: number) => boolean;
}

export function relationOf<T>(
  row: Pick<DocumentRow<T>, 'rev'>,
  { remote, rev, heirs = [] }: Remote<T>,
  { isLost, wasKnown = () => true }: Lineage,
): Relation {
  if (row.rev === null || !isLost?.(row.rev)) return 'later';
  if (remote !== null && rev !== null && rev < row.rev && wasKnown(rev)) return 'former';
  return heirs.includes(row.rev) ? 'later' : 'apart';
}

/** With the version that the server lost among those that it is told of with the next write. */
export function withLost<T>(row: DocumentRow<T>): number[] {
  return [...new Set([...(row.lost ?? []), ...(row.rev === null ? [] : [row.rev])])];
}
