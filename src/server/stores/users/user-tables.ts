import type { FullPart } from '../../../contract/account-limits.ts';
import type { FavoriteKind, UserCollection } from '../../../contract/user-things.ts';
import type { Remembering } from '../accounts/past-attempts.ts';
import type {
  DocumentCollection,
  Fields,
  Like,
  NewPicture,
  Person,
  Picture,
  PublishedKind,
  Standing,
} from './user-store.ts';

/**
 * The rows of what belongs to people, and nothing about their rules: one statement a call. The rules are in
 * `create-user-store.ts` and the same for every kind of database.
 */
export interface UserTables {
  /** One transaction; undone where the work throws. */
  write<T>(work: (rows: UserWrites) => Promise<T>): Promise<T>;
  /** Everything as it stood at one moment. */
  snapshot<T>(work: (rows: UserReads) => Promise<T>): Promise<T>;
  /** For a single reading. */
  rows: UserReads;
}

export interface ItemRow {
  id: string;
  seq: number;
  /** Null for a tombstone. */
  body: Fields | null;
  /** Lost versions that it descends from; none where it is missing. */
  heirs?: readonly number[];
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

/** What a person's rows of one kind take. */
export interface Usage {
  rows: number;
  /** As they are stored; each row of a document or an answer counts `ROW_BYTES` (`quotas/room.ts`) as well. */
  bytes: number;
}

export interface UserReads {
  /** The floor, below no epoch's beginning, and the number of the last change of each collection: 0 where there was none. */
  bounds(userId: string): Promise<Record<'floor' | UserCollection, number>>;
  /** The counter as it is, and numbers that were lost; nothing of both where there is no such account. */
  standing(userId: string): Promise<Standing>;
  item(
    userId: string,
    collection: DocumentCollection,
    id: string,
  ): Promise<(ItemRow & Remembering) | undefined>;
  items(userId: string, collection: DocumentCollection, ids: readonly string[]): Promise<ItemRow[]>;
  /** Without tombstones, but for those from a number on; in the order of their ids' bytes. */
  itemsById(
    userId: string,
    collection: DocumentCollection,
    after: string,
    limit: number,
    gravesFrom?: number,
  ): Promise<ItemRow[]>;
  itemsBySeq(
    userId: string,
    collection: DocumentCollection,
    after: number,
    limit: number,
  ): Promise<ItemRow[]>;
  /** Those that are on, and those taken off from a number on, in the order of `<kind>-<id>`. */
  favoritesById(userId: string, after: string, limit: number, gravesFrom?: number): Promise<FavoriteRow[]>;
  favoritesBySeq(userId: string, after: number, limit: number): Promise<FavoriteRow[]>;
  likes(): Promise<Like[]>;
  /** Only what is shown: not hidden, and its document says so; the newest first. */
  shown(
    kind: PublishedKind,
    by: { slug: string } | { ids: readonly string[] } | { userId: string },
  ): Promise<PublishedItemRow[]>;
  /** @param usernameKey in lower case */
  person(usernameKey: string): Promise<Person | undefined>;
  picture(id: string): Promise<Picture | undefined>;
  pictureBytes(id: string): Promise<Uint8Array | undefined>;
  /** People with tombstones, or favourites taken off, before the moment. */
  peopleWithGraves(before: Date): Promise<string[]>;
}

export interface UserWrites extends UserReads {
  /** Raises the counter and holds it until the commit; undefined where there is no such account. */
  raiseCounter(userId: string): Promise<number | undefined>;
  answer(userId: string, key: string): Promise<{ requestHash: string; answer: unknown } | undefined>;
  keepAnswer(
    userId: string,
    key: string,
    kept: { requestHash: string; status: number; answer: unknown },
  ): Promise<void>;
  saveItem(userId: string, collection: DocumentCollection, row: ItemRow & Remembering): Promise<void>;
  usage(userId: string, of: FullPart): Promise<Usage>;
  /** Without tombstones. */
  countItems(userId: string, collection: DocumentCollection): Promise<number>;
  favorite(
    userId: string,
    kind: FavoriteKind,
    itemId: string,
  ): Promise<(FavoriteRow & Remembering) | undefined>;
  countFavorites(userId: string): Promise<number>;
  saveFavorite(userId: string, row: FavoriteRow & Remembering): Promise<void>;
  publishedRow(userId: string, kind: PublishedKind, itemId: string): Promise<PublishedRow | undefined>;
  /** False where the slug is taken. */
  claimSlug(row: PublishedRow): Promise<boolean>;
  /** One that the operator hid stays, so that it is still hidden when it is published again. */
  releaseSlug(userId: string, kind: PublishedKind, itemId: string): Promise<void>;
  addPicture(userId: string, picture: NewPicture): Promise<void>;
  removePicture(userId: string, id: string): Promise<void>;
  userPicture(userId: string): Promise<{ picture: string | null } | undefined>;
  setUserPicture(userId: string, picture: string | null): Promise<void>;
  /** Number of the last of the graves. */
  removeGraves(userId: string, before: Date): Promise<{ removed: number; lastSeq: number }>;
  raiseFloor(userId: string, floor: number): Promise<void>;
  removeAnswers(before: Date): Promise<void>;
}
