import type { Table } from 'dexie';
import type { ApiCall } from '../../../src/contract/api/api-call.ts';
import { USER_CALLS } from '../../../src/contract/api/user-calls.ts';
import {
  storedConflictSchema,
  userSettingsSchema,
  type StoredConflict,
  type UserSettings,
} from '../../../src/contract/user-things.ts';
import type { DocumentCollection, DocumentRow, UserDb } from '../../../src/data/storage/user-db.ts';
import { ownExperienceSchema, type OwnExperience } from '../../../src/model/schemas/own-experience.ts';
import { savedListSchema, type SavedList } from '../../../src/model/schemas/saved-list.ts';
import { tourSchema, type Tour } from '../../../src/model/schemas/tour.ts';
import {
  mergeOwnExperience,
  mergeSavedList,
  mergeSettings,
  mergeStoredConflict,
  type Merge,
} from './merge-document.ts';
import { mergeTour } from './merge-tour.ts';

/** A user's object that is synced as a whole. */
export interface Document {
  id: string;
  version: number | null;
}

export interface DocumentKind<T extends Document> {
  collection: DocumentCollection;
  table: (db: UserDb) => Table<DocumentRow<T>, string>;
  put: ApiCall;
  /** Missing for kinds that are never deleted. */
  remove?: ApiCall;
  /** Field of the answer that holds the document. */
  field: string;
  isDocument: (value: unknown) => value is T;
  merge: Merge<T>;
  /** Body of the `PUT`, without the fields that only the server sets. */
  wire: (document: T) => object;
  /** Table of unsent pictures by document id. */
  pendingTable?: 'waitingPictures';
}

export const TOURS: DocumentKind<Tour> = {
  collection: 'tours',
  table: (db) => db.tours,
  put: USER_CALLS.putTour,
  remove: USER_CALLS.deleteTour,
  field: 'tour',
  isDocument: (value): value is Tour => tourSchema.safeParse(value).success,
  merge: mergeTour,
  wire: ({ version: _version, ...tour }) => tour,
};

export const OWN_EXPERIENCES: DocumentKind<OwnExperience> = {
  collection: 'experiences',
  table: (db) => db.ownExperiences,
  put: USER_CALLS.putExperience,
  remove: USER_CALLS.deleteExperience,
  field: 'experience',
  isDocument: (value): value is OwnExperience => ownExperienceSchema.safeParse(value).success,
  merge: mergeOwnExperience,
  wire({ version: _version, image_uris: _pictures, published: _published, slug: _slug, ...experience }) {
    return experience;
  },
  pendingTable: 'waitingPictures',
};

export const SAVED_LISTS: DocumentKind<SavedList> = {
  collection: 'savedLists',
  table: (db) => db.savedLists,
  put: USER_CALLS.putSavedList,
  remove: USER_CALLS.deleteSavedList,
  field: 'savedList',
  isDocument: (value): value is SavedList => savedListSchema.safeParse(value).success,
  merge: mergeSavedList,
  wire: ({ version: _version, ...list }) => list,
};

export const SETTINGS: DocumentKind<UserSettings> = {
  collection: 'settings',
  table: (db) => db.settings,
  put: USER_CALLS.putSettings,
  field: 'settings',
  isDocument: (value): value is UserSettings => userSettingsSchema.safeParse(value).success,
  merge: mergeSettings,
  wire: ({ version: _version, ...settings }) => settings,
};

export const CONFLICTS: DocumentKind<StoredConflict> = {
  collection: 'conflicts',
  table: (db) => db.conflicts,
  put: USER_CALLS.putConflict,
  remove: USER_CALLS.deleteConflict,
  field: 'conflict',
  isDocument: (value): value is StoredConflict => storedConflictSchema.safeParse(value).success,
  merge: mergeStoredConflict,
  wire: ({ version: _version, ...conflict }) => conflict,
};
