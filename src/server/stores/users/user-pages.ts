import type { Cursor, SyncAnswer } from '../../../contract/sync.ts';
import type { Favorite, UserCollection } from '../../../contract/user-things.ts';
import { changesPage, listingPage, placeOf } from '../../memory/sync-page.ts';
import { documentOf } from './user-documents.ts';
import type { UserDocument } from './user-store.ts';
import type { FavoriteRow, ItemRow, UserReads, UserTables } from './user-tables.ts';

/** Page limits in rows and bytes: documents can be large. */
const PAGE_ROWS = 100;
const PAGE_BYTES = 2 * 1024 * 1024;

interface Entry<Row> {
  key: string;
  seq: number;
  /** Undefined for a tombstone. */
  row: Row | undefined;
  lostAncestors?: readonly number[] | undefined;
}

/** How a collection is read, by key and by change. */
export interface Reading<Row> {
  byKey: (rows: UserReads, after: string, max: number) => Promise<Entry<Row>[]>;
  bySeq: (rows: UserReads, after: number, max: number) => Promise<Entry<Row>[]>;
}

/** The page after a cursor, from one snapshot. */
export function readPage<Row>(
  tables: UserTables,
  { userId, collection, cursor, limit }: PageQuery,
  { byKey, bySeq }: Reading<Row>,
): Promise<SyncAnswer<Row>> {
  const max = Math.min(limit, PAGE_ROWS);
  return tables.snapshot(async (rows) => {
    const bounds = (await boundsOf(rows, userId))[collection];
    const place = placeOf(cursor, bounds);
    if (place === undefined) return { reset: true };
    if ('changesAfter' in place) {
      const changes = withinBytes(await bySeq(rows, place.changesAfter, max));
      return { ...changesPage(changes, bounds.head), ...lostAncestorsOf(changes) };
    }
    const found = await byKey(rows, place.listedTo, max + 1);
    const page = withinBytes(found.slice(0, max));
    const goesOn = found.length > page.length;
    return {
      ...listingPage(page, { start: place.start, head: bounds.head, goesOn }),
      ...lostAncestorsOf(page),
    };
  });
}

function lostAncestorsOf(entries: readonly Entry<unknown>[]): { heirs?: Record<string, readonly number[]> } {
  const known = entries.flatMap(({ key, lostAncestors = [] }) =>
    lostAncestors.length > 0 ? [[key, lostAncestors] as const] : [],
  );
  return known.length > 0 ? { heirs: Object.fromEntries(known) } : {};
}

interface PageQuery {
  userId: string;
  collection: UserCollection;
  cursor: Cursor;
  limit: number;
}

/**
 * The last change (head) of each collection and the user's floor. The head is at least the floor: a cursor between the
 * two may have missed a purged tombstone.
 */
export async function boundsOf(
  rows: UserReads,
  userId: string,
): Promise<Record<UserCollection, { head: number; floor: number }>> {
  const { floor, ...last } = await rows.bounds(userId);
  const of = (collection: UserCollection) => ({ head: Math.max(floor, last[collection]), floor });
  return {
    tours: of('tours'),
    experiences: of('experiences'),
    savedLists: of('savedLists'),
    settings: of('settings'),
    conflicts: of('conflicts'),
    favorites: of('favorites'),
  };
}

/** The first rows up to the limit of bytes, but at least one, however large. */
function withinBytes<Row>(entries: readonly Entry<Row>[]): readonly Entry<Row>[] {
  let bytes = 0;
  const cut = entries.findIndex(({ row }, index) => {
    bytes += row === undefined ? 0 : JSON.stringify(row).length;
    return index > 0 && bytes > PAGE_BYTES;
  });
  return cut < 0 ? entries : entries.slice(0, cut);
}

export function documentEntry({ id, seq, body, lostAncestors }: ItemRow): Entry<UserDocument> {
  return { key: id, seq, row: body ? documentOf(body, seq) : undefined, lostAncestors };
}

/** Unmarked favorites are rows too, because devices have to learn about them. */
export function favoriteEntry(row: FavoriteRow): Entry<Favorite> {
  return { key: `${row.kind}-${row.itemId}`, seq: row.seq, row: favoriteOf(row) };
}

export function favoriteOf({ kind, itemId, isOn }: FavoriteRow): Favorite {
  return { kind, id: itemId, on: isOn };
}
