import type { Cursor, SyncAnswer, SyncPage } from '../../contract/sync.ts';
import type { CollectionSnapshot } from './collection-snapshot.ts';

const INCREMENTAL = /^i\.(\d{1,15})$/;
const LISTING = /^f\.([a-zA-Z0-9-]*)\.(\d{1,15})$/;

export function headCursor(collection: Pick<CollectionSnapshot<unknown>, 'head'>): Cursor {
  return `i.${collection.head}`;
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
  if (cursor === '') return listingPage(collection, '', collection.head, limit);
  const listing = LISTING.exec(cursor);
  const start = Number((listing?.[2] ?? INCREMENTAL.exec(cursor)?.[1]) || Number.NaN);
  // Below the floor a tombstone may be gone; above the head is another database's cursor.
  if (Number.isNaN(start) || start < collection.floor || start > collection.head) return { reset: true };
  return listing
    ? listingPage(collection, listing[1] ?? '', start, limit)
    : changesPage(collection, start, limit);
}

function listingPage<Row>(
  { rows, head }: CollectionSnapshot<Row>,
  after: string,
  start: number,
  limit: number,
): SyncPage<Row> {
  const rest = [...rows].filter(([key]) => key > after);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const unfinished = rest.length > page.length && last !== undefined;
  return {
    rows: page.map(([, row]) => row),
    deleted: [],
    cursor: unfinished ? `f.${last[0]}.${start}` : `i.${start}`,
    more: unfinished || head > start,
  };
}

function changesPage<Row>(
  { changes, head }: CollectionSnapshot<Row>,
  after: number,
  limit: number,
): SyncPage<Row> {
  const page = changes.filter(({ seq }) => seq > after).slice(0, limit);
  const reached = page.at(-1)?.seq ?? head;
  return {
    rows: page.flatMap(({ row }) => (row === undefined ? [] : [row])),
    deleted: page.flatMap(({ key, row }) => (row === undefined ? [key] : [])),
    cursor: `i.${reached}`,
    more: reached < head,
  };
}
