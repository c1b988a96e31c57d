import { createListeners } from '../../model/base/listeners.ts';
import { Dexie, RangeSet, type EntityTable, type Table } from 'dexie';
import type { StoredConflict, UserCollection, UserSettings } from '../../contract/user-things.ts';
import { newConflictRow } from '../sync/new-conflict-row.ts';
import { loggedInUser } from '../account/logged-in-user.ts';
import { serializeWrites } from './serialize-writes.ts';
import { storageFailure } from './storage-failure.ts';
import { setStorageState } from './storage-state.ts';
import type {
  DocumentRow,
  TourRow,
  OwnRow,
  SavedListRow,
  FavoriteRow,
  DeletedRow,
  ConflictRow,
  WaitingPictureRow,
  UndoStepRow,
  UndoRow,
  UserCursorRow,
  TourCard,
  OutboxRow,
} from './user-rows.ts';

export type * from './user-rows.ts';

/** Names of values in `meta`. */
export const META = {
  /** The tour that was open last. */
  lastTour: 'lastTour',
  /** Countries whose pages were opened last, as JSON. */
  openedCountries: 'openedCountries',
  /** Set for good before the database is deleted: nothing is sent or pulled anymore. */
  closed: 'closed',
  /** ETag and heads of the last answer. */
  heads: 'heads',
  /** Username of the account that owns the database, for after its session. */
  owner: 'owner',
  /** How the last cycle ended. */
  sync: 'sync',
  /** The server's history and epoch. */
  history: 'history',
  /** Newest signed cursor of this device. */
  newestCursor: 'proof',
  /** Set until the local rows have been compared with the server's new epoch. */
  recovering: 'recovering',
} as const;

/**
 * Opening takes longer only if another tab blocks it. When several contexts wait, as a page and its worker do, only the
 * first one gets the `blocked` event.
 */
const BLOCKED_AFTER_MS = 4_000;

const ANONYMOUS_DB_NAME = 'user-anon';

export function userDbName(userId: string | null): string {
  return userId === null ? ANONYMOUS_DB_NAME : `user-${userId}`;
}

/**
 * The user database: one per account and one for guests. Durability `strict`: a commit is on disk before it is
 * reported, so that "saved" holds even after a power failure. When a newer build upgrades the schema, the connection of
 * an older one is closed for good, so that old code never writes into it.
 */
export class UserDb extends Dexie {
  declare tours: Table<TourRow, string>;
  declare cards: EntityTable<TourCard, 'id'>;
  declare outgoing: EntityTable<OutboxRow, 'id'>;
  declare meta: EntityTable<{ name: string; value: string }, 'name'>;
  declare ownExperiences: Table<OwnRow, string>;
  declare savedLists: Table<SavedListRow, string>;
  declare settings: Table<DocumentRow<UserSettings>, string>;
  declare favorites: EntityTable<FavoriteRow, 'key'>;
  declare cursors: EntityTable<UserCursorRow, 'collection'>;
  /** Ids that the full listing in progress has named so far. */
  declare marks: Table<{ collection: UserCollection; id: string }, [string, string]>;
  declare conflicts: Table<ConflictRow, string>;
  declare waitingPictures: EntityTable<WaitingPictureRow, 'id'>;
  /** Tombstones: a backup that is restored on the server must not bring deleted documents back. */
  declare deleted: Table<DeletedRow, [string, string]>;
  declare undo: EntityTable<UndoRow, 'tourId'>;
  declare undoSteps: Table<UndoStepRow, [string, number]>;

  constructor(name: string = ANONYMOUS_DB_NAME) {
    super(name, { chromeTransactionDurability: 'strict' });
    serializeWrites(this, 'marks');
    this.version(1).stores({ tours: 'id', cards: 'id, updatedAt', meta: 'name' });
    this.version(2).stores({ outgoing: 'id, createdAt' });
    this.version(3).stores({
      ownExperiences: 'id',
      settings: 'id',
      favorites: 'key',
      cursors: 'collection',
      marks: '[collection+id], collection',
      conflicts: 'id, [collection+documentId]',
      waitingPictures: 'id',
    });
    // The undo history is local to this device and never sent.
    this.version(4).stores({ undo: 'tourId, usedAt', undoSteps: '[tourId+at], tourId' });
    this.version(5).stores({ deleted: '[collection+id], rev' });
    // Conflicts are synced since this version: those that were local become unsent documents.
    this.version(6)
      .stores({ conflicts: 'id' })
      .upgrade((upgrade) =>
        upgrade
          .table<StoredConflict | ConflictRow>('conflicts')
          .toCollection()
          .modify((row, at) => {
            if (!('local' in row)) at.value = newConflictRow(row, row);
          }),
      );
    this.version(7).stores({ savedLists: 'id' });
    this.on('versionchange', (event) => {
      this.close({ disableAutoOpen: true });
      // Without a new version the database is being deleted by a logout.
      if (event.newVersion !== null) setStorageState('outdated');
      // Dexie's default handler would close it too, but reopen it for the next write of this old code.
      return false;
    });
    this.on('blocked', () => setStorageState('blocked'));
    this.on('ready', () => setStorageState('ok'));
  }

  override open(): ReturnType<Dexie['open']> {
    if (this.isOpen()) return super.open();
    const late = setTimeout(() => setStorageState('blocked'), BLOCKED_AFTER_MS);
    const opened = super.open();
    opened.then(
      () => clearTimeout(late),
      (error: unknown) => {
        clearTimeout(late);
        // Reported now and not only by the first failed write, before the user loses anything.
        if (storageFailure(error) === 'denied') setStorageState('denied');
      },
    );
    return opened;
  }
}

/**
 * The database of the current user or guest. Do not keep a copy of this binding: it changes at every login and logout.
 * A worker learns of that from its page.
 */
// oxlint-disable-next-line import/no-mutable-exports -- importers see the one in use
export let userDb = new UserDb(userDbName(loggedInUser()?.id ?? null));

const listeners = createListeners();

/** Notifies after `userDb` was replaced. */
export const subscribeUserDb = listeners.subscribe;

/** Switches `userDb` to this account's database, or to the guests'. Returns the previous one, null if unchanged. */
export function switchUserDb(userId: string | null): UserDb | null {
  const name = userDbName(userId);
  if (userDb.name === name) return null;
  const previous = userDb;
  userDb = new UserDb(name);
  listeners.notify();
  // Live queries observe tables, not this variable: this makes each one run again, on the new database.
  Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) });
  return previous;
}
