import type { FullPart } from '../../../contract/account-limits.ts';
import type { Cursor, SyncAnswer } from '../../../contract/sync.ts';
import type { Favorite, FavoriteKind, UserCollection } from '../../../contract/user-things.ts';

/** Collections of documents; favorites are a set. */
export type DocumentCollection = Exclude<UserCollection, 'favorites'>;
export type PublishedKind = 'tour' | 'experience';

export type Fields = Readonly<Record<string, unknown>>;
/** A document as its owner gets it. */
export interface UserDocument {
  readonly [field: string]: unknown;
  /** Sequence number of its last change. */
  readonly version: number;
}

/** State of a user's sequence numbers. */
export interface SequenceState {
  counter: number;
  /** Lost sequence numbers, as open intervals. */
  gaps: [number, number][];
}

/** An idempotent write attempt: the same key with the same request returns the first answer. */
export interface Attempt {
  userId: string;
  /** `Idempotency-Key`. */
  key: string | undefined;
  /** Hash of method, path, condition and body. */
  requestHash: string;
}

/** Why nothing was written. */
export type Rejection =
  /** Another version is stored; null if there is none. */
  | { rejected: 'version-mismatch'; current: UserDocument | null; lostAncestors?: readonly number[] }
  /** Over quota. */
  | { rejected: 'full'; what: FullPart }
  /** `no-user`: the account is gone; `key-reused`: the key named another request. */
  | { rejected: 'too-many' | 'key-reused' | 'not-found' | 'no-user' };

interface DocumentWrite extends Attempt {
  collection: DocumentCollection;
  id: string;
  /** Expected version (optimistic concurrency); null if the document must not exist. */
  expected: number | null;
  /** Lost versions that it descends from. */
  lostAncestors?: readonly number[] | undefined;
}

export interface DocumentPut extends DocumentWrite {
  body: Fields;
  /** Defaults of server-only fields for a new document; an existing one keeps its own. */
  serverFields: Fields;
  /** Maximum documents per user in the collection. */
  max: number;
}

export interface PublishWrite extends Attempt {
  kind: PublishedKind;
  id: string;
  isPublished: boolean;
  /** Slug candidates for the document, the best first; the last ones are always free. */
  slugs: (document: UserDocument) => Iterable<string>;
}

export interface FavoriteWrite extends Attempt, Favorite {
  max: number;
}

export interface NewPicture {
  id: string;
  /** WebP without metadata. */
  bytes: Uint8Array;
  hash: string;
  focalX: number;
  focalY: number;
  /** `#rrggbb`. */
  colour: string;
}
export type Picture = Omit<NewPicture, 'id' | 'bytes'>;

export interface PageOptions {
  /** A full pull includes tombstones from this sequence number on. */
  tombstonesFrom?: number | undefined;
}

/** Public profile of a user. */
export interface PublicUser {
  userId: string;
  username: string;
  /** Id of an uploaded picture, or the URL of a provider's. */
  picture: string | null;
  location: string | null;
}

/** A published item with its owner. */
export interface PublishedItem {
  document: UserDocument;
  userId: string;
  username: string;
}

export interface Like {
  kind: FavoriteKind;
  id: string;
  /** Number of users who marked it as a favorite. */
  count: number;
}

/**
 * User data. Each user has one counter, incremented first in every writing transaction and locked until its commit:
 * writes become visible in sequence order, and a reader that saw one has not missed an earlier one. The number is both
 * a document's version and the position in a cursor.
 */
export interface UserStore {
  put(write: DocumentPut): Promise<{ document: UserDocument; created: boolean } | Rejection>;
  /** Deletes a document, leaving a tombstone. Idempotent. */
  remove(write: DocumentWrite): Promise<{ removed: true } | Rejection>;
  read(userId: string, collection: DocumentCollection, id: string): Promise<UserDocument | undefined>;
  /** The existing ones of the ids. */
  readSome(userId: string, collection: DocumentCollection, ids: readonly string[]): Promise<UserDocument[]>;
  /** The page after a cursor, from one snapshot; at most `limit` rows, fewer if they are large. */
  page(
    userId: string,
    collection: DocumentCollection,
    cursor: Cursor,
    limit: number,
    options?: PageOptions,
  ): Promise<SyncAnswer<UserDocument>>;
  /** Ordered by change, including unmarked ones; a full pull has only marked ones. */
  favoritesPage(
    userId: string,
    cursor: Cursor,
    limit: number,
    options?: PageOptions,
  ): Promise<SyncAnswer<Favorite>>;
  sequenceState(userId: string): Promise<SequenceState>;
  heads(userId: string): Promise<Record<UserCollection, Cursor>>;
  setFavorite(write: FavoriteWrite): Promise<{ done: true } | Rejection>;
  likes(): Promise<Like[]>;

  publish(write: PublishWrite): Promise<{ document: UserDocument } | Rejection>;
  /** Undefined also if hidden by the operator. */
  publishedBySlug(kind: PublishedKind, slug: string): Promise<PublishedItem | undefined>;
  /** The published ones of the ids, of any user; the first publisher wins. */
  publishedByIds(kind: PublishedKind, ids: readonly string[]): Promise<PublishedItem[]>;
  /** The newest first. */
  publishedOf(userId: string, kind: PublishedKind): Promise<UserDocument[]>;
  /** Without regard to case. */
  userByName(username: string): Promise<PublicUser | undefined>;

  /** Replaces the experience's picture, in the document too. */
  setExperiencePicture(
    write: Attempt & { id: string; picture: NewPicture },
  ): Promise<{ document: UserDocument } | Rejection>;
  /** Null removes the picture. */
  setUserPicture(write: Attempt & { picture: NewPicture | null }): Promise<{ done: true } | Rejection>;
  picture(id: string): Promise<Picture | undefined>;
  pictureBytes(id: string): Promise<Uint8Array | undefined>;

  /** Purges tombstones older than the given time; older cursors of those users require a full pull. */
  purgeTombstones(before: Date): Promise<number>;
  /** Purges stored answers older than the given time. */
  sweepAnswers(before: Date): Promise<void>;
  /** All documents and favorites of a user, for the data export. */
  everythingOf(
    userId: string,
  ): Promise<Record<DocumentCollection, UserDocument[]> & { favorites: Favorite[] }>;
}

export function isRejection(outcome: object): outcome is Rejection {
  return 'rejected' in outcome;
}
