import type { Cursor, SyncAnswer, SyncPage } from '../../contract/sync.ts';
import type { CollectionSnapshot } from './collection-snapshot.ts';

const INCREMENTAL = /^i\.(\d{1,15})$/;
const LISTING = /^f\.([a-zA-Z0-9-]*)\.(\d{1,15})$/;

type Bounds = Pick<CollectionSnapshot<unknown>, 'head' | 'floor'>;
/** `row` is undefined for a tombstone. */
interface Change<Row> {
  key: string;
  seq: number;
  row: Row | undefined;
}

/** Where a cursor stands: in a listing by keys that began at `start`, or at a change. */
export type CursorPlace = { listedTo: string; start: number } | { changesAfter: number };

export function headCursor(collection: Pick<Bounds, 'head'>): Cursor {
  return `i.${collection.head}`;
}

/** An empty cursor begins a listing. Undefined for one that is no longer known: it has to list anew. */
export function placeOf(cursor: Cursor, { head, floor }: Bounds): CursorPlace | undefined {
  if (cursor === '') return { listedTo: '', start: head };
  const listing = LISTING.exec(cursor);
  const start = Number((listing?.[2] ?? INCREMENTAL.exec(cursor)?.[1]) || Number.NaN);
  // Below the floor a tombstone may be gone; above the head is another database's cursor.
  if (Number.isNaN(start) || start < floor || start > head) return undefined;
  return listing ? { listedTo: listing[1] ?? '', start } : { changesAfter: start };
}

/**
 * The page after a cursor, from one snapshot. A listing goes by keys and ends with the cursor of its
 * start: what changed meanwhile follows from there, so whoever follows `more` to its end holds the
 * collection as it stood at some moment not before the first request.
 */
export function syncPage<Row>(
  collection: CollectionSnapshot<Row>,
  cursor: Cursor,
  limit: number,
): SyncAnswer<Row> {
  const place = placeOf(cursor, collection);
  if (place === undefined) return { reset: true };
  if ('changesAfter' in place) {
    const changed = collection.changes.filter(({ seq }) => seq > place.changesAfter);
    return changesPage(changed.slice(0, limit), collection.head);
  }
  const rest = [...collection.rows].filter(([key]) => key > place.listedTo);
  const page = rest.slice(0, limit).map(([key, row]) => ({ key, row }));
  return listingPage(page, { start: place.start, head: collection.head, goesOn: rest.length > page.length });
}

/** @param page the next rows in the order of their keys, undefined for deletions; `goesOn` says that more follow */
export function listingPage<Row>(
  page: readonly { key: string; row: Row | undefined }[],
  { start, head, goesOn }: { start: number; head: number; goesOn: boolean },
): SyncPage<Row> {
  const last = page.at(-1);
  const unfinished = goesOn && last !== undefined;
  return {
    rows: page.flatMap(({ row }) => (row === undefined ? [] : [row])),
    deleted: page.flatMap(({ key, row }) => (row === undefined ? [key] : [])),
    cursor: unfinished ? `f.${last.key}.${start}` : `i.${start}`,
    more: unfinished || head > start,
  };
}

/** @param page the next changes in the order of their `seq`, the last of all being the head */
export function changesPage<Row>(page: readonly Change<Row>[], head: number): SyncPage<Row> {
  const reached = page.at(-1)?.seq ?? head;
  return {
    rows: page.flatMap(({ row }) => (row === undefined ? [] : [row])),
    deleted: page.flatMap(({ key, row }) => (row === undefined ? [key] : [])),
    cursor: `i.${reached}`,
    more: reached < head,
  };
}
