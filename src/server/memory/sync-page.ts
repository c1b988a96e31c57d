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

/** Position of a cursor: in a full pull by key that started at `start`, or at a change. */
export type CursorPlace = { listedTo: string; start: number } | { changesAfter: number };

export function headCursor(collection: Pick<Bounds, 'head'>): Cursor {
  return `i.${collection.head}`;
}

/** An empty cursor starts a full pull. Undefined for an expired cursor, which requires a full pull. */
export function placeOf(cursor: Cursor, { head, floor }: Bounds): CursorPlace | undefined {
  if (cursor === '') return { listedTo: '', start: head };
  const listing = LISTING.exec(cursor);
  const start = Number((listing?.[2] ?? INCREMENTAL.exec(cursor)?.[1]) || Number.NaN);
  // Below the floor a tombstone may have been purged; above the head it is another database's cursor.
  if (Number.isNaN(start) || start < floor || start > head) return undefined;
  return listing ? { listedTo: listing[1] ?? '', start } : { changesAfter: start };
}

/**
 * The page after a cursor, from one snapshot. A full pull is ordered by key and ends with the cursor of its start, so
 * that later changes follow from there: a client that follows `more` to the end has a consistent state of the
 * collection, not older than the first request.
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

/** @param page the next rows ordered by key, undefined for deletions; `goesOn` if more follow */
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

/** @param page the next changes ordered by `seq`, the very last one being the head */
export function changesPage<Row>(page: readonly Change<Row>[], head: number): SyncPage<Row> {
  const reached = page.at(-1)?.seq ?? head;
  return {
    rows: page.flatMap(({ row }) => (row === undefined ? [] : [row])),
    deleted: page.flatMap(({ key, row }) => (row === undefined ? [key] : [])),
    cursor: `i.${reached}`,
    more: reached < head,
  };
}
