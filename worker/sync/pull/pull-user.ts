import {
  HEADS_PATH,
  headsSchema,
  isListing,
  isLost,
  SYNC_LIMIT_DEFAULT,
  syncPageSchema,
  syncResetSchema,
  type Cursor,
  type Heads,
} from '../../../src/contract/sync.ts';
import { favoriteSchema, type Favorite, type UserCollection } from '../../../src/contract/user-things.ts';
import { META, type UserCursorRow, type UserDb } from '../../../src/data/storage/user-db.ts';
import { checkOpen, rulesFor, signedOutHere, tablesOf, writeStep } from '../documents/apply-document.ts';
import {
  CONFLICTS,
  OWN_EXPERIENCES,
  SETTINGS,
  TOURS,
  type Document,
  type DocumentKind,
} from '../documents/document-kinds.ts';
import { receive } from '../documents/document-steps.ts';
import { readDocument, type UserSyncParts } from '../documents/push-documents.ts';
import { enterEpoch, keepProof, readHistory, type KnownHistory } from '../epochs/history-state.ts';
import { favoriteKey, receiveFavorite, reviveFavorite } from '../documents/favorite-steps.ts';
import { getJson } from '../rest-client.ts';
import { fieldOf } from '../send-write.ts';
import { SyncFailure } from '../sync-failure.ts';

const PAGE_SCHEMAS: Record<UserCollection, ReturnType<typeof syncPageSchema>> = {
  tours: syncPageSchema('tours'),
  experiences: syncPageSchema('experiences'),
  settings: syncPageSchema('settings'),
  favorites: syncPageSchema('favorites'),
  conflicts: syncPageSchema('conflicts'),
};
/** A listing that the server cuts off again and again would never end. */
const RESETS_MAX = 3;
/** Between two pages. */
const PAGES_MAX = 10_000;

/** Heads of the catalogue and of the person in one answer, so that an idle device makes one request. */
export async function pullUserHeads({ db, userId, fetch }: UserSyncParts): Promise<Heads> {
  const kept = await keptHeads(db);
  const answer = await getJson(fetch, HEADS_PATH, kept?.etag, userId, kept?.proof);
  if (answer.status === 'unchanged') {
    if (kept?.heads) return kept.heads;
    throw new SyncFailure('bad-answer', `${HEADS_PATH} answered 304 unasked`);
  }
  const parsed = headsSchema.safeParse(answer.body);
  if (!parsed.success) throw new SyncFailure('bad-answer', `${HEADS_PATH}: ${parsed.error.message}`);
  const heads = parsed.data;
  // A visitor's answer: the session is over.
  if (!heads.user) throw new SyncFailure('signed-out', `${HEADS_PATH} knows nobody`);
  const documents = [db.tours, db.ownExperiences, db.settings, db.conflicts];
  await db.transaction('rw', [db.meta, db.cursors, db.marks, ...documents], async () => {
    await checkOpen(db);
    if (heads.history) await enterEpoch(db, heads.history);
    await db.meta.put({ name: META.heads, value: JSON.stringify({ etag: answer.etag, heads }) });
  });
  return heads;
}

interface KeptHeads {
  etag?: string;
  heads?: Heads;
  /** Newest signed cursor. */
  proof: string | null;
}

/** One read for all: every cycle begins with it. */
async function keptHeads(db: UserDb): Promise<KeptHeads> {
  const [closed, row, proof] = await db.meta.bulkGet([META.closed, META.heads, META.proof]);
  if (closed) throw signedOutHere(db);
  const shown = { proof: proof?.value ?? null };
  if (!row) return shown;
  const kept: unknown = JSON.parse(row.value);
  const etag = fieldOf(kept, 'etag');
  const heads = headsSchema.safeParse(fieldOf(kept, 'heads'));
  return typeof etag === 'string' && heads.success ? { ...shown, etag, heads: heads.data } : shown;
}

/** Every collection of the person whose head moved. */
export async function pullUserCollections(
  parts: UserSyncParts,
  heads: Record<string, Cursor>,
): Promise<void> {
  const pulls: Record<UserCollection, (head: Cursor) => Promise<void>> = {
    settings: (head) => pullSettings(parts, head),
    favorites: () => pullPages(parts, FAVORITES),
    experiences: () => pullPages(parts, pagesOf(OWN_EXPERIENCES, '/experiences/user')),
    tours: () => pullPages(parts, pagesOf(TOURS, '/tours/user')),
    conflicts: () => pullPages(parts, pagesOf(CONFLICTS, '/users/current/conflicts')),
  };
  const stored = await parts.db.cursors.toArray();
  const held = new Map(stored.map(({ collection, head }) => [collection, head]));
  for (const collection of ['settings', 'favorites', 'experiences', 'tours', 'conflicts'] as const) {
    const head = heads[collection];
    if (head === undefined || held.get(collection) === head) continue;
    await pulls[collection](head);
  }
}

async function storedCursor(db: UserDb, collection: UserCollection): Promise<UserCursorRow> {
  return (await db.cursors.get(collection)) ?? { collection, cursor: '', head: null };
}

/** How a collection is written, within a transaction. */
interface Pages<Item> {
  collection: UserCollection;
  path: string;
  tables: (db: UserDb) => string[];
  read: (item: unknown) => Item;
  /** What a listing marks. */
  keyOf: (item: Item) => string;
  receive: (db: UserDb, item: Item, told: Told) => Promise<void>;
  remove: (db: UserDb, key: string, told: Told) => Promise<void>;
  keys: (db: UserDb) => Promise<string[]>;
}

/** What a page says of all its items. */
interface Told {
  /** Number of the last change that it holds; of a listing, where it began. */
  rev: number;
  history: KnownHistory | null;
  isRecovering: boolean;
  /** By id: versions that the server lost and that it has been told of. */
  heirs: Readonly<Record<string, readonly number[]>>;
}

interface Page<Item> {
  heirs: Told['heirs'];
  items: Item[];
  deleted: string[];
  cursor: Cursor;
  more: boolean;
}

/**
 * Pulls a collection to its end. A page and its cursor are one transaction, made only if the stored cursor is
 * still the one that was asked with.
 */
async function pullPages<Item>(parts: UserSyncParts, pages: Pages<Item>): Promise<void> {
  let resets = 0;
  for (let turn = 0; turn < PAGES_MAX; turn += 1) {
    const { cursor } = await storedCursor(parts.db, pages.collection);
    const page = await requestPage(parts, pages, cursor).catch(async (error: unknown) => {
      // The heads say which epoch it is now; whatever they say this cursor is of none that goes on.
      if (error instanceof SyncFailure && error.code === 'former-epoch') {
        const { db } = parts;
        await startListing(db, pages.collection, cursor);
      }
      throw error;
    });
    if (page === 'reset') {
      resets += 1;
      if (resets > RESETS_MAX) throw new SyncFailure('bad-answer', `${pages.path} is reset without end`);
      await startListing(parts.db, pages.collection, cursor);
      continue;
    }
    if ((await applyPage(parts.db, pages, cursor, page)) && !page.more) return;
  }
  throw new SyncFailure('bad-answer', `${pages.path} has no end`);
}

async function requestPage<Item>(
  { db, fetch, userId }: UserSyncParts,
  { path, collection, read }: Pages<Item>,
  cursor: Cursor,
): Promise<Page<Item> | 'reset'> {
  const query = `since=${encodeURIComponent(cursor)}&limit=${SYNC_LIMIT_DEFAULT}`;
  await checkOpen(db);
  const answer = await getJson(fetch, `${path}?${query}`, null, userId);
  if (answer.status !== 'new') throw new SyncFailure('bad-answer', `${path} answered 304 unasked`);
  if (syncResetSchema.safeParse(answer.body).success) return 'reset';
  const page = PAGE_SCHEMAS[collection].safeParse(answer.body);
  if (!page.success) throw new SyncFailure('bad-answer', `${path}: ${page.error.message}`);
  const { deleted, cursor: next, more, heirs = {} } = page.data;
  if (more && next === cursor) throw new SyncFailure('bad-answer', `${path} stands still at ${cursor}`);
  const raw = fieldOf(page.data, collection);
  return { items: (Array.isArray(raw) ? raw : []).map(read), deleted, cursor: next, more, heirs };
}

/** False where another write moved the cursor in the meantime. */
function applyPage<Item>(db: UserDb, pages: Pages<Item>, asked: Cursor, page: Page<Item>): Promise<boolean> {
  const { collection } = pages;
  return db.transaction('rw', [...pages.tables(db), db.cursors.name, db.marks.name], async () => {
    await checkOpen(db);
    const stored = await storedCursor(db, collection);
    if (stored.cursor !== asked) return false;
    const isRecovering = (await db.meta.get(META.recovering)) !== undefined;
    const history = await readHistory(db);
    const told: Told = { rev: seqOf(page.cursor), history, isRecovering, heirs: page.heirs };
    for (const item of page.items) await pages.receive(db, item, told);
    for (const key of page.deleted) await pages.remove(db, key, told);
    if (isListing(asked)) {
      if (asked === '') await db.marks.where('collection').equals(collection).delete();
      await db.marks.bulkPut(page.items.map((item) => ({ collection, id: pages.keyOf(item) })));
      // A deletion that is named has been dealt with.
      await db.marks.bulkPut(page.deleted.map((id) => ({ collection, id })));
      if (!isListing(page.cursor)) await sweep(db, pages, told);
    }
    // One of a server without epochs proves nothing.
    if (/^i\.\w+\./.test(page.cursor)) await keepProof(db, page.cursor);
    await db.cursors.put({ ...stored, cursor: page.cursor, head: page.more ? stored.head : page.cursor });
    return true;
  });
}

/** What the listing did not name is gone, unless it was written after the listing began. */
async function sweep<Item>(db: UserDb, { collection, keys, remove }: Pages<Item>, told: Told) {
  const marks = await db.marks.where('collection').equals(collection).toArray();
  const named = new Set(marks.map(({ id }) => id));
  for (const key of await keys(db)) if (!named.has(key)) await remove(db, key, told);
  await db.marks.where('collection').equals(collection).delete();
}

/** Number of the last change that a page holds; of a listing, where it began. */
function seqOf(cursor: Cursor): number {
  return Number(cursor.split('.').at(-1));
}

/** The server no longer knows the cursor: list anew, while everything stays readable. */
function startListing(db: UserDb, collection: UserCollection, asked: Cursor): Promise<void> {
  return db.transaction('rw', db.cursors, db.meta, async () => {
    await checkOpen(db);
    const stored = await storedCursor(db, collection);
    if (stored.cursor === asked) await db.cursors.put({ ...stored, cursor: '' });
  });
}

function pagesOf<T extends Document>(kind: DocumentKind<T>, path: string): Pages<T> {
  const write = async (db: UserDb, id: string, remote: T | null, rev: number, told: Told) => {
    const row = await kind.table(db).get(id);
    const deleted = row ? undefined : await db.deleted.get([kind.collection, id]);
    const heirs = told.heirs[id];
    const rules = await rulesFor(db, kind, id, told.history);
    const step = receive(row, { id, remote, rev, heirs, deleted }, rules);
    if (step) await writeStep(db, kind, id, row, step, told.rev);
  };
  return {
    collection: kind.collection,
    path,
    tables: (db) => tablesOf(db, kind),
    read: (item) => mustBe(readDocument(kind, item)),
    keyOf: ({ id }) => id,
    receive: (db, item, told) => write(db, item.id, item, item.version ?? 0, told),
    remove: (db, id, told) => write(db, id, null, told.rev, told),
    async keys(db) {
      // What the server never had it cannot have deleted.
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
  path: '/users/favorites',
  tables: (db) => [db.favorites.name, db.meta.name],
  read(item) {
    const favorite = favoriteSchema.safeParse(item);
    if (!favorite.success) throw new SyncFailure('bad-answer', 'no favourite came');
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

/** One document without pages. */
async function pullSettings({ db, userId, fetch }: UserSyncParts, head: Cursor): Promise<void> {
  await checkOpen(db);
  const answer = await getJson(fetch, '/users/settings', null, userId);
  if (answer.status !== 'new') throw new SyncFailure('bad-answer', 'settings answered 304 unasked');
  const remote = readDocument(SETTINGS, fieldOf(answer.body, 'settings'));
  await db.transaction('rw', [...tablesOf(db, SETTINGS), db.cursors.name], async () => {
    await checkOpen(db);
    if (remote) {
      const row = await db.settings.get(remote.id);
      const rules = await rulesFor(db, SETTINGS, remote.id, await readHistory(db));
      const step = receive(row, { id: remote.id, remote, rev: remote.version ?? 0 }, rules);
      if (step) await writeStep(db, SETTINGS, remote.id, row, step);
    } else await tellLostSettings(db);
    await db.cursors.put({ collection: 'settings', cursor: head, head });
  });
}

/** Nobody deletes settings: those that the server does not have it lost. */
async function tellLostSettings(db: UserDb): Promise<void> {
  const history = await readHistory(db);
  for (const row of await db.settings.toArray()) {
    if (row.rev === null || history === null || !isLost(row.rev, history)) continue;
    const rules = await rulesFor(db, SETTINGS, row.id, history);
    const step = receive(row, { id: row.id, remote: null, rev: row.rev }, rules);
    if (step) await writeStep(db, SETTINGS, row.id, row, step);
  }
}

function mustBe<T>(value: T | null): T {
  if (value === null) throw new SyncFailure('bad-answer', 'null came instead of a document');
  return value;
}
