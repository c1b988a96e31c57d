import type { FavoriteKind, StoredConflict, UserCollection } from '../../contract/user-things.ts';
import type { Locale } from '../../model/base/locale.ts';
import type { OwnExperience } from '../../model/schemas/own-experience.ts';
import type { SavedList } from '../../model/schemas/saved-list.ts';
import type { Tour } from '../../model/schemas/tour.ts';

/**
 * A user's document with its sync state: an outbox of document states, not a log of requests.
 * For a guest only `local` and `stamp` are in use.
 */
export interface DocumentRow<T> {
  id: string;
  /** The server's revision that `base` is; null before the first push. */
  rev: number | null;
  base: T | null;
  /** What the user sees (optimistic); null for a deletion that is not acknowledged yet. */
  local: T | null;
  dirty: boolean;
  /** Fixed before the first byte is sent: every retry sends the same body under the same idempotency key `mid`. */
  inflight: { mid: string; baseRev: number | null; body: T | null; lost?: number[] } | null;
  /** Newest version that was pulled while a write was in flight; applied after the answer. */
  pend: { rev: number; remote: T | null } | null;
  /** Id of the local write that made `local`: a tab recognizes its own writes and overwrites only what it has seen. */
  stamp: string;
  /** Why the server rejected it; null or missing if it did not. */
  parked?: WriteRejection | null;
  /** Versions that `local` descends from and that a restored server lost; sent along. Missing if there are none. */
  lost?: number[];
}
/** A document that a guest can have, and an account adopts. */
export interface AdoptableRow<T> extends DocumentRow<T> {
  /** In the guest database: id of the account that adopted it; the copy stays until the server has it. */
  adoptedBy?: string | null;
  /** Stored name for "adopted as": new id in the account, if the account already had another document under this id. */
  takenAs?: string;
}
export type OwnRow = AdoptableRow<OwnExperience>;
export type SavedListRow = AdoptableRow<SavedList>;
export interface TourRow extends AdoptableRow<Tour> {
  /** Stored name for "adopted stamp": `stamp` of the adopted write. */
  takenStamp?: string;
}

/** Why the server rejected a document; it is retried once it was edited, or when the user asks for it. */
export interface WriteRejection {
  status: number;
  code: string;
  /** Paths of the invalid fields. */
  fields: string[];
  /** `stamp` of the rejected write. */
  stamp: string;
}

/** One element of the set of favorites. */
export interface FavoriteRow {
  /** `<kind>-<id>` */
  key: string;
  kind: FavoriteKind;
  id: string;
  /** What the user sees (optimistic). */
  on: boolean;
  /** Last known state on the server; null: unknown, since a page that may be stale differed while this was dirty. */
  base: boolean | null;
  dirty: boolean;
  inflight: { mid: string; on: boolean } | null;
  /** State that was pulled while a write was in flight. */
  pend: boolean | null;
  parked?: WriteRejection | null;
  /** Upper bound of its revision: that of the answer or page it came with. Missing in older rows. */
  rev?: number;
}

/** Tombstone of a document whose deletion the server has acknowledged. */
export interface DeletedRow {
  collection: DocumentCollection;
  id: string;
  /** Revision of the deletion, or a later one. */
  rev: number;
  /** The deleted version, where known. */
  baseRev: number | null;
}

/**
 * A value that a merge could not keep; synced with the account. `local` is null once it is resolved here and the
 * server has not acknowledged that yet.
 */
export type ConflictRow = DocumentRow<StoredConflict>;

/** A picture of an own experience that is not uploaded yet; at most one per experience. */
export interface WaitingPictureRow {
  /** Id of the experience. */
  id: string;
  picture: Blob;
  /** 0 to 1 from the left and the top. */
  focal: { x: number; y: number };
  /** Id of this edit and idempotency key of its upload: another picture may replace it. Missing in older rows. */
  stamp?: string;
  /** Why the server rejected it; it waits for another picture or for a retry by the user. */
  parked?: WriteRejection | null;
}

/** One step of a tour's undo history; `at` counts up, so that a step is written only once. */
export interface UndoStepRow {
  tourId: string;
  at: number;
  tour: Tour;
}

/** Undo and redo stacks for the document as written by `stamp`; invalid once another write has followed. */
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

/** Pull state of one of the user's collections. */
export interface UserCursorRow {
  collection: UserCollection;
  cursor: string;
  /** Head announced for the last complete pull; null before the first one. */
  head: string | null;
}

/** What lists show of a tour; small, so that live queries never read whole tours. */
export interface TourCard {
  id: string;
  name: string;
  countries: string[];
  startDate: string | null;
  /** Experience keys of the stops in order. */
  stops: string[];
  days: number | null;
  /** Whole USD. */
  costUsd: number | null;
  /** False until the first edit: such a tour is not listed yet. */
  touched: boolean;
  updatedAt: string;
  stamp: string;
}

/** Outbox entry: a message to the site that has not been delivered yet. An edited one gets a new id. */
export interface OutboxRow {
  /** UUID and idempotency key: a retry is stored only once. */
  id: string;
  kind: 'feedback' | 'correction' | 'contact';
  /** Request body; the proof of work of the contact form is computed when it is sent. */
  body: Readonly<Record<string, unknown>>;
  locale: Locale;
  createdAt: string;
  /** `refused`: rejected by the server; `fields` names what is invalid. `held`: being edited, not sent meanwhile. */
  state: 'waiting' | 'refused' | 'held';
  /** HTTP status of the rejection; missing in older rows. */
  status?: number;
  fields: string[];
  /** Why the last attempt failed. */
  trouble: 'offline' | 'busy' | null;
  attempts: number;
  /** Backoff: no retry before this time, in milliseconds since 1970; of a held one in browsers without locks too. */
  notBefore: number;
}
