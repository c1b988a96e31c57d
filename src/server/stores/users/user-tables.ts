import type { FullPart } from '../../../contract/account-limits.ts';
import type { FavoriteKind, UserCollection } from '../../../contract/user-things.ts';
import type { WithAttempts } from '../accounts/past-attempts.ts';
import type {
  DocumentCollection,
  Fields,
  Like,
  NewPicture,
  PublicUser,
  Picture,
  PublishedKind,
  SequenceState,
} from './user-store.ts';

/**
 * Data access for user data without rules: one statement per call. The rules are in `create-user-store.ts`, the same
 * for every database.
 */
export interface UserTables {
  /** One transaction; rolled back if the work throws. */
  write<T>(work: (rows: UserWrites) => Promise<T>): Promise<T>;
  /** Reads from one snapshot. */
  snapshot<T>(work: (rows: UserReads) => Promise<T>): Promise<T>;
  /** For single reads. */
  rows: UserReads;
}

export interface ItemRow {
  id: string;
  seq: number;
  /** Null for a tombstone. */
  body: Fields | null;
  /** Lost versions that it descends from; none if missing. */
  lostAncestors?: readonly number[];
}

export interface FavoriteRow {
  kind: FavoriteKind;
  itemId: string;
  isOn: boolean;
  seq: number;
}

export interface PublishedRow {
  kind: PublishedKind;
  slug: string;
  userId: string;
  itemId: string;
}

export interface PublishedItemRow {
  userId: string;
  username: string;
  seq: number;
  body: Fields;
}

/** Storage usage of a user's rows of one kind. */
export interface Usage {
  rows: number;
  /** Stored bytes, plus `ROW_BYTES` (`quotas/quota-checks.ts`) for each row of a document or an answer. */
  bytes: number;
}

export interface UserReads {
  /**
   * The floor, never below the epoch's start, and the number of the last change of each collection, 0 if there was
   * none.
   */
  bounds(userId: string): Promise<Record<'floor' | UserCollection, number>>;
  /** The current counter and the lost numbers; empty if there is no such account. */
  sequenceState(userId: string): Promise<SequenceState>;
  item(
    userId: string,
    collection: DocumentCollection,
    id: string,
  ): Promise<(ItemRow & WithAttempts) | undefined>;
  items(userId: string, collection: DocumentCollection, ids: readonly string[]): Promise<ItemRow[]>;
  /** Ordered by the bytes of their ids; without tombstones older than `tombstonesFrom`. */
  itemsById(
    userId: string,
    collection: DocumentCollection,
    after: string,
    limit: number,
    tombstonesFrom?: number,
  ): Promise<ItemRow[]>;
  itemsBySeq(
    userId: string,
    collection: DocumentCollection,
    after: number,
    limit: number,
  ): Promise<ItemRow[]>;
  /** Marked ones, and unmarked ones from a sequence number on, ordered by `<kind>-<id>`. */
  favoritesById(
    userId: string,
    after: string,
    limit: number,
    tombstonesFrom?: number,
  ): Promise<FavoriteRow[]>;
  favoritesBySeq(userId: string, after: number, limit: number): Promise<FavoriteRow[]>;
  likes(): Promise<Like[]>;
  /** Only visible ones: not hidden, and published according to the document; newest first. */
  shown(
    kind: PublishedKind,
    by: { slug: string } | { ids: readonly string[] } | { userId: string },
  ): Promise<PublishedItemRow[]>;
  /** @param usernameKey in lower case */
  person(usernameKey: string): Promise<PublicUser | undefined>;
  picture(id: string): Promise<Picture | undefined>;
  pictureBytes(id: string): Promise<Uint8Array | undefined>;
  /** Users with tombstones or unmarked favorites older than the given time. */
  peopleWithGraves(before: Date): Promise<string[]>;
}

export interface UserWrites extends UserReads {
  /** Increments the counter and locks it until the commit; undefined if there is no such account. */
  raiseCounter(userId: string): Promise<number | undefined>;
  answer(userId: string, key: string): Promise<{ requestHash: string; answer: unknown } | undefined>;
  keepAnswer(
    userId: string,
    key: string,
    kept: { requestHash: string; status: number; answer: unknown },
  ): Promise<void>;
  saveItem(userId: string, collection: DocumentCollection, row: ItemRow & WithAttempts): Promise<void>;
  usage(userId: string, of: FullPart): Promise<Usage>;
  /** Without tombstones. */
  countItems(userId: string, collection: DocumentCollection): Promise<number>;
  favorite(
    userId: string,
    kind: FavoriteKind,
    itemId: string,
  ): Promise<(FavoriteRow & WithAttempts) | undefined>;
  countFavorites(userId: string): Promise<number>;
  saveFavorite(userId: string, row: FavoriteRow & WithAttempts): Promise<void>;
  publishedRow(userId: string, kind: PublishedKind, itemId: string): Promise<PublishedRow | undefined>;
  /** False if the slug is taken. */
  claimSlug(row: PublishedRow): Promise<boolean>;
  /** Keeps a row that the operator hid, so that it stays hidden when it is published again. */
  releaseSlug(userId: string, kind: PublishedKind, itemId: string): Promise<void>;
  addPicture(userId: string, picture: NewPicture): Promise<void>;
  removePicture(userId: string, id: string): Promise<void>;
  userPicture(userId: string): Promise<{ picture: string | null } | undefined>;
  setUserPicture(userId: string, picture: string | null): Promise<void>;
  /** Purges tombstones; returns the sequence number of the last one. */
  removeTombstones(userId: string, before: Date): Promise<{ removed: number; lastSeq: number }>;
  raiseFloor(userId: string, floor: number): Promise<void>;
  removeAnswers(before: Date): Promise<void>;
}
