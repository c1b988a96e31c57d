import { CATALOGUE_CALLS } from '../../../src/contract/api/catalogue-calls.ts';
import type { Collection } from '../../../src/contract/data-api.ts';
import { isListing, SYNC_COLLECTIONS, type Cursor, type SyncPage } from '../../../src/contract/sync.ts';
import type { Fetch } from '../../../src/data/api/call-api.ts';
import type { CatalogueDb, CursorRow } from '../../../src/data/storage/catalogue-db.ts';
import { writeMeta } from '../../../src/data/storage/write-meta.ts';
import { joinLikes } from './pull-likes.ts';
import { requestPage } from './request-page.ts';
import { parseAnswer } from '../rest-client.ts';
import { SyncFailure } from '../sync-failure.ts';

interface Row {
  key: string;
}

/** Limit for repeated resets of one listing. */
const RESETS_MAX = 3;

/**
 * Pulls one collection to its end. Each page and its cursor are written in one transaction, only if the stored cursor
 * is still that of the request: a duplicate or stale answer, or a race with another tab, changes nothing. After an
 * interruption the next pull resumes at the stored cursor.
 */
export async function pullCollection(db: CatalogueDb, fetch: Fetch, collection: Collection): Promise<void> {
  const { row: rowSchema } = SYNC_COLLECTIONS[collection];
  const request = (cursor: Cursor) =>
    requestPage<Row>(fetch, CATALOGUE_CALLS[collection], { collection, cursor }, (item, what) =>
      parseAnswer<Row>(what, rowSchema, item),
    );
  let resets = 0;
  let received = 0;
  const ahead = new Map<Cursor, Promise<SyncPage<Row> | 'reset'>>();
  for (;;) {
    const { cursor } = await storedCursor(db, collection);
    const page: SyncPage<Row> | 'reset' = await (ahead.get(cursor) ?? request(cursor));
    ahead.clear();
    if (page === 'reset') {
      resets += 1;
      if (resets > RESETS_MAX) throw new SyncFailure('bad-answer', `${collection} was reset too often`);
      await startListing(db, collection, cursor);
      continue;
    }
    // Requested and validated while this page is written.
    if (page.more) {
      const next = request(page.cursor);
      ahead.set(page.cursor, next);
      // Reported where it is awaited; after a failed write nobody awaits it.
      next.catch(() => undefined);
    }
    received += page.rows.length;
    const applied = await applyPage(db, collection, cursor, page, received);
    if (applied && !page.more) return;
  }
}

/** Pull state of a collection; before the first pull that of an empty listing. */
export async function storedCursor(db: CatalogueDb, collection: Collection): Promise<CursorRow> {
  return (await db.cursors.get(collection)) ?? { collection, cursor: '', marking: false, head: null };
}

/** False if another write moved the cursor in the meantime. */
function applyPage(
  db: CatalogueDb,
  collection: Collection,
  requested: Cursor,
  page: SyncPage<Row>,
  received: number,
): Promise<boolean> {
  const table = db.table<Row, string>(collection);
  return db.transaction('rw', [table, db.cursors, db.marks, db.meta], async () => {
    const stored = await storedCursor(db, collection);
    if (stored.cursor !== requested) return false;
    // First page of a full listing: existing rows missing from it are deleted at its end.
    const marking = requested === '' ? (await table.count()) > 0 : stored.marking;
    await table.bulkPut(await joinLikes(db, collection, page.rows));
    await table.bulkDelete(page.deleted);
    const listed = isListing(requested);
    if (marking && listed) {
      if (requested === '') await db.marks.where('collection').equals(collection).delete();
      await db.marks.bulkPut(page.rows.map(({ key }) => ({ collection, key })));
    }
    const listingEnds = listed && !isListing(page.cursor);
    if (marking && listingEnds) await deleteUnlisted(db, collection);
    await db.cursors.put({
      collection,
      cursor: page.cursor,
      marking: marking && !listingEnds,
      // Not the announced head: the page may come from a server process that lags behind.
      head: page.more ? stored.head : page.cursor,
    });
    await writeMeta(db, 'sync', { phase: 'pulling', collection, received });
    return true;
  });
}

/** Deletes the rows missing from the full listing. */
async function deleteUnlisted(db: CatalogueDb, collection: Collection): Promise<void> {
  const table = db.table<Row, string>(collection);
  const listedKeys = await db.marks.where('collection').equals(collection).toArray();
  const listed = new Set(listedKeys.map(({ key }) => key));
  const keys = await table.toCollection().primaryKeys();
  await table.bulkDelete(keys.filter((key) => !listed.has(key)));
  await db.marks.where('collection').equals(collection).delete();
}

/** The server no longer knows the cursor: starts a full listing; existing rows stay readable. */
function startListing(db: CatalogueDb, collection: Collection, requested: Cursor): Promise<void> {
  return db.transaction('rw', db.cursors, async () => {
    const stored = await storedCursor(db, collection);
    if (stored.cursor === requested) await db.cursors.put({ ...stored, cursor: '', marking: false });
  });
}
