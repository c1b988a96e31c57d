import { z } from 'zod/mini';
import { favoriteKey } from '../../../src/data/storage/favorite-key.ts';
import type { ApiCall } from '../../../src/contract/api/api-call.ts';
import { CATALOGUE_CALLS } from '../../../src/contract/api/catalogue-calls.ts';
import { USER_CALLS } from '../../../src/contract/api/user-calls.ts';
import {
  cursorRevision,
  headsSchema,
  isListing,
  isLost,
  isSigned,
  type Cursor,
  type Heads,
  type SyncPage,
} from '../../../src/contract/sync.ts';
import { favoriteSchema, type Favorite, type UserCollection } from '../../../src/contract/user-things.ts';
import { fieldOf } from '../../../src/model/base/is-record.ts';
import { META, type UserCursorRow, type UserDb } from '../../../src/data/storage/user-db.ts';
import { checkOpen, rulesFor, loggedOutHere, tablesOf, writeStep } from '../documents/apply-document.ts';
import {
  CONFLICTS,
  OWN_EXPERIENCES,
  SAVED_LISTS,
  SETTINGS,
  TOURS,
  type Document,
  type DocumentKind,
} from '../documents/document-kinds.ts';
import { receive } from '../documents/document-steps.ts';
import { readDocument, type UserSyncParts } from '../documents/push-documents.ts';
import { enterEpoch, storeNewestCursor, readHistory, type KnownHistory } from '../epochs/history-state.ts';
import { receiveFavorite, reviveFavorite } from '../documents/favorite-steps.ts';
import { getAnswer, getIfChanged } from '../rest-client.ts';
import { requestPage } from './request-page.ts';
import { SyncFailure } from '../sync-failure.ts';

/** Limit for repeated resets of one listing. */
const RESETS_MAX = 3;
/** Upper bound of pages per pull. */
const PAGES_MAX = 10_000;

/** Requests the heads of catalogue and user together, so that an idle device makes only one request. */
export async function pullUserHeads({ db, userId, fetch }: UserSyncParts): Promise<Heads> {
  const stored = await readStoredHeads(db);
  const { heads: known, etag, newestCursor } = stored;
  const request = { etag, account: userId, newestCursor };
  const answer = await getIfChanged(fetch, CATALOGUE_CALLS.heads, headsSchema, request);
  if (answer === null && known) return known;
  const heads = answer?.value;
  // An answer for guests: the session has expired.
  if (!heads?.user) throw new SyncFailure('signed-out', 'heads without a user');
  const documents = [db.tours, db.ownExperiences, db.savedLists, db.settings, db.conflicts];
  await db.transaction('rw', [db.meta, db.cursors, db.marks, ...documents], async () => {
    await checkOpen(db);
    if (heads.history) await enterEpoch(db, heads.history);
    await db.meta.put({ name: META.heads, value: JSON.stringify({ etag: answer?.etag, heads }) });
  });
  return heads;
}

interface StoredHeads {
  etag?: string;
  heads?: Heads;
  /** Newest signed cursor. */
  newestCursor: string | null;
}

/** Reads all three values at once, because every cycle starts with them. */
async function readStoredHeads(db: UserDb): Promise<StoredHeads> {
  const [closed, row, newestCursor] = await db.meta.bulkGet([META.closed, META.heads, META.newestCursor]);
  if (closed) throw loggedOutHere(db);
  const withoutHeads = { newestCursor: newestCursor?.value ?? null };
  if (!row) return withoutHeads;
  const stored: unknown = JSON.parse(row.value);
  const etag = fieldOf(stored, 'etag');
  const heads = headsSchema.safeParse(fieldOf(stored, 'heads'));
  return typeof etag === 'string' && heads.success
    ? { ...withoutHeads, etag, heads: heads.data }
    : withoutHeads;
}

/** Pulls each of the user's collections whose head changed. */
export async function pullUserCollections(
  parts: UserSyncParts,
  heads: Record<string, Cursor>,
): Promise<void> {
  const pulls: Record<UserCollection, (head: Cursor) => Promise<void>> = {
    settings: (head) => pullSettings(parts, head),
    favorites: () => pullPages(parts, FAVORITES),
    experiences: () => pullPages(parts, pagesOf(OWN_EXPERIENCES, USER_CALLS.userExperiences)),
    tours: () => pullPages(parts, pagesOf(TOURS, USER_CALLS.userTours)),
    savedLists: () => pullPages(parts, pagesOf(SAVED_LISTS, USER_CALLS.userSavedLists)),
    conflicts: () => pullPages(parts, pagesOf(CONFLICTS, USER_CALLS.userConflicts)),
  };
  const stored = await parts.db.cursors.toArray();
  const pulledHeads = new Map(stored.map(({ collection, head }) => [collection, head]));
  for (const collection of PULL_ORDER) {
    const head = heads[collection];
    if (head === undefined || pulledHeads.get(collection) === head) continue;
    await pulls[collection](head);
  }
}

const PULL_ORDER = [
  ...(['settings', 'favorites', 'experiences', 'tours', 'savedLists', 'conflicts'] as const),
] as const;

async function storedCursor(db: UserDb, collection: UserCollection): Promise<UserCursorRow> {
  return (await db.cursors.get(collection)) ?? { collection, cursor: '', head: null };
}

/** How a collection's pages are read, and written within a transaction. */
interface Pages<Item> {
  collection: UserCollection;
  call: ApiCall;
  tables: (db: UserDb) => string[];
  read: (item: unknown) => Item;
  /** Key under which a full listing records the item. */
  keyOf: (item: Item) => string;
  receive: (db: UserDb, item: Item, info: PageInfo) => Promise<void>;
  remove: (db: UserDb, key: string, info: PageInfo) => Promise<void>;
  keys: (db: UserDb) => Promise<string[]>;
}

/** Values shared by all items of a page. */
interface PageInfo {
  /** Revision of the page's last change; in a full listing the one at its start. */
  rev: number;
  history: KnownHistory | null;
  isRecovering: boolean;
  /** By id: versions lost in a restore that the server's document is based on. */
  lostAncestors: Readonly<Record<string, readonly number[]>>;
}

/**
 * Pulls a collection to its end. A page and its cursor are written in one transaction, only if the stored cursor is
 * still that of the request.
 */
async function pullPages<Item>(parts: UserSyncParts, pages: Pages<Item>): Promise<void> {
  let resets = 0;
  for (let pageNumber = 0; pageNumber < PAGES_MAX; pageNumber += 1) {
    const { cursor } = await storedCursor(parts.db, pages.collection);
    await checkOpen(parts.db);
    const request = { collection: pages.collection, cursor, account: parts.userId };
    const page = await requestPage(parts.fetch, pages.call, request, pages.read).catch(
      async (error: unknown) => {
        // The heads will announce the current epoch; in any case this cursor is no longer valid.
        if (error instanceof SyncFailure && error.code === 'former-epoch') {
          const { db } = parts;
          await startListing(db, pages.collection, cursor);
        }
        throw error;
      },
    );
    if (page === 'reset') {
      resets += 1;
      if (resets > RESETS_MAX) throw new SyncFailure('bad-answer', `${pages.call.path} was reset too often`);
      await startListing(parts.db, pages.collection, cursor);
      continue;
    }
    if ((await applyPage(parts.db, pages, cursor, page)) && !page.more) return;
  }
  throw new SyncFailure('bad-answer', `${pages.call.path} has more than ${PAGES_MAX} pages`);
}

/** False if another write moved the cursor in the meantime. */
function applyPage<Item>(
  db: UserDb,
  pages: Pages<Item>,
  requested: Cursor,
  page: SyncPage<Item>,
): Promise<boolean> {
  const { collection } = pages;
  return db.transaction('rw', [...pages.tables(db), db.cursors.name, db.marks.name], async () => {
    await checkOpen(db);
    const stored = await storedCursor(db, collection);
    if (stored.cursor !== requested) return false;
    const isRecovering = (await db.meta.get(META.recovering)) !== undefined;
    const history = await readHistory(db);
    const info: PageInfo = {
      rev: cursorRevision(page.cursor),
      history,
      isRecovering,
      lostAncestors: page.heirs ?? {},
    };
    for (const item of page.rows) await pages.receive(db, item, info);
    for (const key of page.deleted) await pages.remove(db, key, info);
    if (isListing(requested)) {
      if (requested === '') await db.marks.where('collection').equals(collection).delete();
      await db.marks.bulkPut(page.rows.map((item) => ({ collection, id: pages.keyOf(item) })));
      // Listed deletions have been applied above.
      await db.marks.bulkPut(page.deleted.map((id) => ({ collection, id })));
      if (!isListing(page.cursor)) await removeUnlisted(db, pages, info);
    }
    if (isSigned(page.cursor)) await storeNewestCursor(db, page.cursor);
    await db.cursors.put({ ...stored, cursor: page.cursor, head: page.more ? stored.head : page.cursor });
    return true;
  });
}

/** Removes the items missing from the full listing, except those written after it started. */
async function removeUnlisted<Item>(db: UserDb, { collection, keys, remove }: Pages<Item>, info: PageInfo) {
  const listedKeys = await db.marks.where('collection').equals(collection).toArray();
  const listed = new Set(listedKeys.map(({ id }) => id));
  for (const key of await keys(db)) if (!listed.has(key)) await remove(db, key, info);
  await db.marks.where('collection').equals(collection).delete();
}

/** The server no longer knows the cursor: starts a full listing; existing rows stay readable. */
function startListing(db: UserDb, collection: UserCollection, requested: Cursor): Promise<void> {
  return db.transaction('rw', db.cursors, db.meta, async () => {
    await checkOpen(db);
    const stored = await storedCursor(db, collection);
    if (stored.cursor === requested) await db.cursors.put({ ...stored, cursor: '' });
  });
}

function pagesOf<T extends Document>(kind: DocumentKind<T>, call: ApiCall): Pages<T> {
  const write = async (db: UserDb, id: string, remote: T | null, rev: number, info: PageInfo) => {
    const row = await kind.table(db).get(id);
    const deleted = row ? undefined : await db.deleted.get([kind.collection, id]);
    const lostAncestors = info.lostAncestors[id];
    const rules = await rulesFor(db, kind, id, info.history);
    const step = receive(row, { id, remote, rev, lostAncestors, deleted }, rules);
    if (step) await writeStep(db, kind, id, row, step, info.rev);
  };
  return {
    collection: kind.collection,
    call,
    tables: (db) => tablesOf(db, kind),
    read: (item) => requireDocument(readDocument(kind, item)),
    keyOf: ({ id }) => id,
    receive: (db, item, info) => write(db, item.id, item, item.version ?? 0, info),
    remove: (db, id, info) => write(db, id, null, info.rev, info),
    async keys(db) {
      // Documents that the server never stored cannot have been deleted there.
      const rows = await kind
        .table(db)
        .filter(({ rev }) => rev !== null)
        .toArray();
      return rows.map(({ id }) => id);
    },
  };
}

const FAVORITES: Pages<Favorite> = {
  collection: 'favorites',
  call: USER_CALLS.userFavorites,
  tables: (db) => [db.favorites.name, db.meta.name],
  read(item) {
    const favorite = favoriteSchema.safeParse(item);
    if (!favorite.success) throw new SyncFailure('bad-answer', 'the answer is not a favorite');
    return favorite.data;
  },
  keyOf: ({ kind, id }) => favoriteKey(kind, id),
  receive: (db, item, { rev }) => receiveFavorite(db, { ...item, rev }),
  async remove(db, key, { history, isRecovering, rev }) {
    const row = await db.favorites.get(key);
    if (!row) return;
    const isLostHere = row.rev === undefined || (history !== null && isLost(row.rev, history));
    if (isRecovering && isLostHere && row.on) {
      if (!row.inflight) await reviveFavorite(db, row);
    } else await receiveFavorite(db, { kind: row.kind, id: row.id, on: false, rev });
  },
  keys: (db) => db.favorites.toCollection().primaryKeys(),
};

/** Settings are one document without pages. */
async function pullSettings({ db, userId, fetch }: UserSyncParts, head: Cursor): Promise<void> {
  await checkOpen(db);
  const answer = await getAnswer(fetch, USER_CALLS.getSettings, z.unknown(), { account: userId });
  const remote = readDocument(SETTINGS, fieldOf(answer, 'settings'));
  await db.transaction('rw', [...tablesOf(db, SETTINGS), db.cursors.name], async () => {
    await checkOpen(db);
    if (remote) {
      const row = await db.settings.get(remote.id);
      const rules = await rulesFor(db, SETTINGS, remote.id, await readHistory(db));
      const step = receive(row, { id: remote.id, remote, rev: remote.version ?? 0 }, rules);
      if (step) await writeStep(db, SETTINGS, remote.id, row, step);
    } else await resendLostSettings(db);
    await db.cursors.put({ collection: 'settings', cursor: head, head });
  });
}

/** Settings are never deleted, so missing ones were lost in a restore. */
async function resendLostSettings(db: UserDb): Promise<void> {
  const history = await readHistory(db);
  for (const row of await db.settings.toArray()) {
    if (row.rev === null || history === null || !isLost(row.rev, history)) continue;
    const rules = await rulesFor(db, SETTINGS, row.id, history);
    const step = receive(row, { id: row.id, remote: null, rev: row.rev }, rules);
    if (step) await writeStep(db, SETTINGS, row.id, row, step);
  }
}

function requireDocument<T>(value: T | null): T {
  if (value === null) throw new SyncFailure('bad-answer', 'null instead of a document');
  return value;
}
