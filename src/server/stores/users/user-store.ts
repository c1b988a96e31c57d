import type { FullPart } from '../../../contract/account-limits.ts';
import type { Cursor, SyncAnswer } from '../../../contract/sync.ts';
import type { Favorite, FavoriteKind, UserCollection } from '../../../contract/user-things.ts';

/** Collections of documents; favourites are a set. */
export type DocumentCollection = Exclude<UserCollection, 'favorites'>;
export type PublishedKind = 'tour' | 'experience';

export type Fields = Readonly<Record<string, unknown>>;
/** A document as its owner gets it. */
export interface UserDocument {
  readonly [field: string]: unknown;
  /** Number of its last change in the user's own counting. */
  readonly version: number;
}

/** Where a person's numbers stand. */
export interface Standing {
  counter: number;
  /** Numbers above the first and below the second of each were lost. */
  gaps: [number, number][];
}

/** One try to write something: the same key with the same request gives the first answer again. */
export interface Attempt {
  userId: string;
  /** `Idempotency-Key`. */
  key: string | undefined;
  /** Of method, path, condition and body. */
  requestHash: string;
}

/** Why nothing was written. */
export type Rejection =
  /** Another version is stored; null where there is none. */
  | { refused: 'version-mismatch'; current: UserDocument | null; heirs?: readonly number[] }
  /** The account has no room for it. */
  | { refused: 'full'; what: FullPart }
  /** `no-user`: the account is gone; `key-reused`: the key named another request. */
  | { refused: 'too-many' | 'key-reused' | 'not-found' | 'no-user' };

interface DocumentWrite extends Attempt {
  collection: DocumentCollection;
  id: string;
  /** Version that has to be stored; null where there may be none. */
  expected: number | null;
  /** Lost versions that it descends from. */
  heirs?: readonly number[] | undefined;
}

export interface DocumentPut extends DocumentWrite {
  body: Fields;
  /** Fields that the server alone sets, as a new document has them; one that is there keeps its own. */
  serverFields: Fields;
  /** So many documents of the collection a person may have. */
  most: number;
}

export interface PublishWrite extends Attempt {
  kind: PublishedKind;
  id: string;
  isPublished: boolean;
  /** Slugs to try, made from the document, the best first; the last ones are never taken. */
  slugs: (document: UserDocument) => Iterable<string>;
}

export interface FavoriteWrite extends Attempt, Favorite {
  most: number;
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
  /** A listing names deletions too that were made from this number on. */
  gravesFrom?: number | undefined;
}

/** What everybody may know of a person. */
export interface Person {
  userId: string;
  username: string;
  /** Id of an uploaded picture, or the whole address of a provider's. */
  picture: string | null;
  location: string | null;
}

/** Something that is shown to everybody, and who shows it. */
export interface PublishedItem {
  document: UserDocument;
  userId: string;
  username: string;
}

export interface Like {
  kind: FavoriteKind;
  id: string;
  /** People who have it among their favourites. */
  count: number;
}

/**
 * What belongs to people. Each has one counter, raised first in every writing transaction and held until its
 * commit: what a person wrote becomes visible in the order of its numbers, and a reader who saw one has missed
 * none before it. The number is a document's version and the place in a cursor.
 */
export interface UserStore {
  put(write: DocumentPut): Promise<{ document: UserDocument; created: boolean } | Rejection>;
  /** Leaves a tombstone; what is gone already stays gone. */
  remove(write: DocumentWrite): Promise<{ removed: true } | Rejection>;
  read(userId: string, collection: DocumentCollection, id: string): Promise<UserDocument | undefined>;
  /** Those of the ids that are there. */
  readSome(userId: string, collection: DocumentCollection, ids: readonly string[]): Promise<UserDocument[]>;
  /** The page after a cursor, from one snapshot; at most `limit` rows, fewer where they are large. */
  page(
    userId: string,
    collection: DocumentCollection,
    cursor: Cursor,
    limit: number,
    options?: PageOptions,
  ): Promise<SyncAnswer<UserDocument>>;
  /** In order of change, those taken off among them; a listing holds those that are on. */
  favoritesPage(
    userId: string,
    cursor: Cursor,
    limit: number,
    options?: PageOptions,
  ): Promise<SyncAnswer<Favorite>>;
  standing(userId: string): Promise<Standing>;
  heads(userId: string): Promise<Record<UserCollection, Cursor>>;
  setFavorite(write: FavoriteWrite): Promise<{ done: true } | Rejection>;
  likes(): Promise<Like[]>;

  publish(write: PublishWrite): Promise<{ document: UserDocument } | Rejection>;
  /** Undefined also for one that the operator hid. */
  publishedBySlug(kind: PublishedKind, slug: string): Promise<PublishedItem | undefined>;
  /** Those of the ids that are published, whoever did; of several the one who did first. */
  publishedByIds(kind: PublishedKind, ids: readonly string[]): Promise<PublishedItem[]>;
  /** The newest first. */
  publishedOf(userId: string, kind: PublishedKind): Promise<UserDocument[]>;
  /** Without regard to case. */
  userByName(username: string): Promise<Person | undefined>;

  /** Takes the place of the picture that was there, in the document too. */
  setExperiencePicture(
    write: Attempt & { id: string; picture: NewPicture },
  ): Promise<{ document: UserDocument } | Rejection>;
  /** Null takes the picture away. */
  setUserPicture(write: Attempt & { picture: NewPicture | null }): Promise<{ done: true } | Rejection>;
  picture(id: string): Promise<Picture | undefined>;
  pictureBytes(id: string): Promise<Uint8Array | undefined>;

  /** Removes tombstones left before the moment; older cursors of those people must list anew. */
  purgeTombstones(before: Date): Promise<number>;
  /** Forgets answers to attempts made before the moment. */
  sweepAnswers(before: Date): Promise<void>;
  /** Every document and favourite of a person, for a copy of the own data. */
  everythingOf(
    userId: string,
  ): Promise<Record<DocumentCollection, UserDocument[]> & { favorites: Favorite[] }>;
}

export function isRejection(outcome: object): outcome is Rejection {
  return 'refused' in outcome;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
