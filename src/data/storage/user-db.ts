import { Dexie, RangeSet, type EntityTable, type Table } from 'dexie';
import type {
  FavoriteKind,
  StoredConflict,
  UserCollection,
  UserSettings,
} from '../../contract/user-things.ts';
import type { Locale } from '../../model/base/locale.ts';
import type { OwnExperience } from '../../model/schemas/own-experience.ts';
import type { Tour } from '../../model/schemas/tour.ts';
import { newConflictRow } from '../sync/conflict-rows.ts';
import { signedInUser } from '../account/signed-in.ts';
import { storageFailure } from './storage-failure.ts';
import { setStorageState } from './storage-state.ts';

/**
 * A document of the person, in the shape that an outbox needs: state per document, no log of requests
 * (7-sync.md 4.3). Without an account only `local` and `stamp` are in use.
 */
export interface DocumentRow<T> {
  id: string;
  /** The server's revision that `base` is; null before the first push. */
  rev: number | null;
  base: T | null;
  /** What the person sees; null once deleted and not yet told to the server. */
  local: T | null;
  dirty: boolean;
  /** Frozen before its first byte leaves: sent as it is under its `mid` until there is an answer. */
  inflight: { mid: string; baseRev: number | null; body: T | null; lost?: number[] } | null;
  /** The newest that was pulled while something was in flight. */
  pend: { rev: number; remote: T | null } | null;
  /** Names the write that made `local`, so that a tab knows its own and writes only over what it has seen. */
  stamp: string;
  /** The server will not take it as it is. */
  parked?: Parked | null;
  /** Versions that `local` descends from and that the server lost: it is told of them. Missing where there are none. */
  lost?: number[];
}
export interface TourRow extends DocumentRow<Tour> {
  /** In the database of nobody: the account that took the tour; the copy stays until the server has it. */
  adoptedBy?: string | null;
  /** Its id there, where the account had another document under its own. */
  takenAs?: string;
  /** Of the write that was taken. */
  takenStamp?: string;
}

export interface OwnRow extends DocumentRow<OwnExperience> {
  /** As of a tour. */
  adoptedBy?: string | null;
  /** Its id there, where the account had another document under its own. */
  takenAs?: string;
}

/** Why a document waits for its writer; tried again once it was changed, or when the person asks for it. */
export interface Parked {
  status: number;
  code: string;
  /** Paths of the fields that the server does not like. */
  fields: string[];
  /** Of the write that was refused. */
  stamp: string;
}

/** One element of the set of favourites. */
export interface FavoriteRow {
  /** `<kind>-<id>` */
  key: string;
  kind: FavoriteKind;
  id: string;
  /** What the person sees. */
  on: boolean;
  /** What the server last said; null where a page said something else while this waited, which may be older. */
  base: boolean | null;
  dirty: boolean;
  inflight: { mid: string; on: boolean } | null;
  /** What was pulled while something was in flight. */
  pend: boolean | null;
  parked?: Parked | null;
  /** Of the answer or page that said so: at most that number. Missing on older ones. */
  rev?: number;
}

/** A document that the account had and that was deleted. */
export interface DeletedRow {
  collection: DocumentCollection;
  id: string;
  /** Of the deletion, or later. */
  rev: number;
  /** The version that was deleted, where it was known. */
  baseRev: number | null;
}

/**
 * A value that a merge could not keep; it travels with the account. `local` is null once it is resolved here and the
 * server has not been told.
 */
export type ConflictRow = DocumentRow<StoredConflict>;

/** A picture of an own experience that the server does not have yet; at most one for each. */
export interface WaitingPictureRow {
  /** Of the experience. */
  id: string;
  picture: Blob;
  /** 0 to 1 from the left and the top. */
  focal: { x: number; y: number };
  /** Names the giving, and the call that sends it: another picture may take this one's place meanwhile. Missing on older ones. */
  stamp?: string;
  /** The server will not take it: it waits for another picture, or until the person has it tried again. */
  parked?: Parked | null;
}

/** One former or undone document of a tour; `at` counts up, so that a step is written once and never again. */
export interface UndoStepRow {
  tourId: string;
  at: number;
  tour: Tour;
}

/** Which steps lead where from the document that the write `stamp` left; with another one on top they mean nothing. */
export interface UndoRow {
  tourId: string;
  stamp: string;
  /** Oldest first. */
  former: number[];
  undone: number[];
  /** Milliseconds since 1970. */
  usedAt: number;
}

export type DocumentCollection = Exclude<UserCollection, 'favorites'>;
/** What a conflict may be about. */
export type ComparedCollection = StoredConflict['collection'];

/** Where a collection of the person stands. */
export interface UserCursorRow {
  collection: UserCollection;
  cursor: string;
  /** The head that was announced when the collection was last pulled to its end; null before. */
  head: string | null;
}

/** What lists show of a tour: small, so that a live query over drafts never reads whole tours. */
export interface TourCard {
  id: string;
  name: string;
  countries: string[];
  startDate: string | null;
  /** Experience keys of the stops in order. */
  stops: string[];
  days: number | null;
  /** USD, whole. */
  costUsd: number | null;
  /** False while nobody has put anything in: such a tour is no draft yet. */
  touched: boolean;
  updatedAt: string;
  stamp: string;
}

/** A message to the site that has not been taken over yet. A changed one gets a new id. */
export interface OutgoingRow {
  /** UUID: the server stores what comes twice under it once. */
  id: string;
  kind: 'feedback' | 'contact';
  /** In the shape of the call; that of the contact form lacks its proof, which is found when it goes out. */
  body: Readonly<Record<string, unknown>>;
  locale: Locale;
  createdAt: string;
  /** The server will not take a refused one as it is; `fields` says what it does not like. */
  state: 'waiting' | 'refused';
  /** Of the refusal; missing on older ones. */
  status?: number;
  fields: string[];
  /** Why the last attempt came to nothing. */
  trouble: 'offline' | 'busy' | null;
  attempts: number;
  /** Milliseconds since 1970: it rests until then. */
  notBefore: number;
}

/** Names of values in `meta`. */
export const META = {
  /** The tour that was open last. */
  lastTour: 'lastTour',
  /** Set for good before the database is deleted: nothing is sent or pulled any more. */
  closed: 'closed',
  /** ETag and heads of the last answer. */
  heads: 'heads',
  /** Username of the account whose database it is, for when it is not signed in any more. */
  owner: 'owner',
  /** How the last cycle ended. */
  sync: 'sync',
  /** The server's history and epoch. */
  history: 'history',
  /** Newest signed cursor of an answer to a write. */
  proof: 'proof',
  /** Set while what is here has not been compared with a new epoch of the server. */
  recovering: 'recovering',
} as const;

/**
 * No database takes longer to open unless another tab holds it. Of several that wait for it, as a page and its
 * worker do, only the first is told.
 */
const OPEN_PATIENCE_MS = 4_000;

const ANONYMOUS_DB_NAME = 'user-anon';

export function userDbName(userId: string | null): string {
  return userId === null ? ANONYMOUS_DB_NAME : `user-${userId}`;
}

/**
 * The precious database, one per account and one for whoever is not signed in. `strict`: a commit is on the disk
 * before it is reported, so that "saved" is true even when the power goes. An older build's connection is closed
 * for good when a newer one upgrades the schema, so that old code never writes into it.
 */
export class UserDb extends Dexie {
  declare tours: Table<TourRow, string>;
  declare cards: EntityTable<TourCard, 'id'>;
  declare outgoing: EntityTable<OutgoingRow, 'id'>;
  declare meta: EntityTable<{ name: string; value: string }, 'name'>;
  declare ownExperiences: Table<OwnRow, string>;
  declare settings: Table<DocumentRow<UserSettings>, string>;
  declare favorites: EntityTable<FavoriteRow, 'key'>;
  declare cursors: EntityTable<UserCursorRow, 'collection'>;
  /** What a full listing has named so far. */
  declare marks: Table<{ collection: UserCollection; id: string }, [string, string]>;
  declare conflicts: Table<ConflictRow, string>;
  declare waitingPictures: EntityTable<WaitingPictureRow, 'id'>;
  /** So that a copy which is put back on the server brings nothing back that was deleted. */
  declare deleted: Table<DeletedRow, [string, string]>;
  declare undo: EntityTable<UndoRow, 'tourId'>;
  declare undoSteps: Table<UndoStepRow, [string, number]>;

  constructor(name: string = ANONYMOUS_DB_NAME) {
    super(name, { chromeTransactionDurability: 'strict' });
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
    // Of this device alone: nothing of it is ever sent.
    this.version(4).stores({ undo: 'tourId, usedAt', undoSteps: '[tourId+at], tourId' });
    this.version(5).stores({ deleted: '[collection+id], rev' });
    // Conflicts travel with the account: those of this device alone are documents that it lacks.
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
    this.on('versionchange', (event) => {
      this.close({ disableAutoOpen: true });
      // Without a new version it is deleted: its person has signed out.
      if (event.newVersion !== null) setStorageState('outdated');
      // Dexie's own answer would close it too, and open it again for the next write of this old code.
      return false;
    });
    this.on('blocked', () => setStorageState('blocked'));
    this.on('ready', () => setStorageState('ok'));
  }

  override open(): ReturnType<Dexie['open']> {
    if (this.isOpen()) return super.open();
    const late = setTimeout(() => setStorageState('blocked'), OPEN_PATIENCE_MS);
    const opened = super.open();
    opened.then(
      () => clearTimeout(late),
      (error: unknown) => {
        clearTimeout(late);
        // Said before anything is lost, not only by the first write.
        if (storageFailure(error) === 'refused') setStorageState('refused');
      },
    );
    return opened;
  }
}

/**
 * The database of whoever uses this device now. Read it where it is used and keep no copy: it changes when
 * somebody signs in or out. A worker is told by its page.
 */
// oxlint-disable-next-line import/no-mutable-exports -- importers see the one in use
export let userDb = new UserDb(userDbName(signedInUser()?.id ?? null));

const listeners = new Set<() => void>();

/** Told after `userDb` became another one. */
export function subscribeUserDb(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From now on `userDb` is that of this account, or of nobody. Answers with the former where it changed. */
export function switchUserDb(userId: string | null): UserDb | null {
  const name = userDbName(userId);
  if (userDb.name === name) return null;
  const former = userDb;
  userDb = new UserDb(name);
  for (const listener of listeners) listener();
  // Live queries follow tables, not this variable: each one is asked again, and asks the new database.
  Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) });
  return former;
}
