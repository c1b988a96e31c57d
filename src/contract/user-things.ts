import { z } from 'zod/mini';
import { COST_LEVELS } from '../model/place/day-costs.ts';
import { keySchema } from '../model/schemas/fields.ts';
import { connectionOptionSchema } from '../model/schemas/connection-option.ts';
import { ownExperienceSchema } from '../model/schemas/own-experience.ts';
import { savedListSchema } from '../model/schemas/saved-list.ts';
import { stopItemSchema } from '../model/schemas/stop-item.ts';
import { tourSchema } from '../model/schemas/tour.ts';
import {
  CONFLICT_PATH_MAX,
  CONFLICT_VALUE_MAX,
  TICK_LENGTH_MAX,
  TICKED_COUNTRIES_MAX,
  TICKS_PER_COUNTRY_MAX,
} from './account-limits.ts';
import { cursorSchema, lostAncestorsSchema } from './sync.ts';

/**
 * User data that is synced between devices: documents with ids created on the device, written conditionally
 * (`If-Match: "<version>"`, or `If-None-Match: *` for a new one), and one set of favorites.
 */

/** The user's collections: documents by id, except for `favorites`, which is a set. */
export const USER_COLLECTIONS = [
  'tours',
  'experiences',
  'savedLists',
  'settings',
  'favorites',
  'conflicts',
] as const;
export type UserCollection = (typeof USER_COLLECTIONS)[number];

const tickName = keySchema.check(z.maxLength(TICK_LENGTH_MAX));
/** By country: the ticked entries of its checklist. */
const ticksSchema = z
  .record(tickName, z.array(tickName).check(z.maxLength(TICKS_PER_COUNTRY_MAX)))
  .check(z.refine((ticks) => Object.keys(ticks).length <= TICKED_COUNTRIES_MAX));

/** The user's synced preferences: a single document with the id `settings`. */
export const userSettingsSchema = z.object({
  id: z.literal('settings'),
  version: z.nullable(z.number()),
  theme: z.enum(['system', 'light', 'dark']),
  /** ISO code; null for the language's default. */
  currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  distanceUnit: z.enum(['km', 'mi']),
  temperatureUnit: z.enum(['c', 'f']),
  /** Chosen on the pages of countries; missing before the first choice, and from older clients. */
  costLevel: z.optional(z.enum(COST_LEVELS)),
  ticks: z.optional(ticksSchema),
  updatedAt: z.string(),
});
export type UserSettings = z.infer<typeof userSettingsSchema>;

export const FAVORITE_KINDS = ['experience', 'tour'] as const;
export type FavoriteKind = (typeof FAVORITE_KINDS)[number];
export const favoriteSchema = z.object({
  kind: z.enum(FAVORITE_KINDS),
  /** `_id` of the item. */
  id: z.string(),
  /** False for a removed favorite, so that other devices learn of it. */
  on: z.boolean(),
});
export type Favorite = z.infer<typeof favoriteSchema>;

/** Collections whose documents can have conflicts; saved lists are merged without. */
export const MERGED_COLLECTIONS = ['tours', 'experiences', 'settings'] as const;

/**
 * A conflict: a value that a merge could not keep, until the user resolves it. Immutable; resolving it deletes it. Its
 * document may have been deleted.
 */
export const storedConflictSchema = z.object({
  id: z.uuid(),
  version: z.nullable(z.number()),
  collection: z.enum(MERGED_COLLECTIONS),
  documentId: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Segments joined by `/`, list entries by their key. Empty for the document itself. */
  path: z.string().check(z.maxLength(CONFLICT_PATH_MAX)),
  /** `reappeared`: one side deleted the document that the other edited. */
  kind: z.enum(['value', 'order', 'kept', 'twice', 'reappeared']),
  /** Any JSON: the losing value, which is not in the document. */
  value: z.unknown().check(z.refine((value) => JSON.stringify(value ?? null).length <= CONFLICT_VALUE_MAX)),
  /** Origin of the value, from the view of the device that wrote the conflict. */
  by: z.enum(['mine', 'theirs']),
});
export type StoredConflict = z.infer<typeof storedConflictSchema>;

/** Body of a tour's `PUT`: missing fields get defaults, fields that only the server sets are ignored. */
export const tourPutSchema = z.extend(z.partial(z.omit(tourSchema, { version: true })), {
  id: tourSchema.shape.id,
  itinerary: tourSchema.shape.itinerary,
});
export const ownExperiencePutSchema = z.extend(
  z.partial(z.omit(ownExperienceSchema, { version: true, image_uris: true, published: true, slug: true })),
  {
    id: ownExperienceSchema.shape.id,
    title: ownExperienceSchema.shape.title,
    country_key: ownExperienceSchema.shape.country_key,
    location: ownExperienceSchema.shape.location,
    duration: ownExperienceSchema.shape.duration,
  },
);
export const savedListPutSchema = z.omit(savedListSchema, { version: true });
export const userSettingsPutSchema = z.omit(userSettingsSchema, { version: true });
export const storedConflictPutSchema = z.omit(storedConflictSchema, { version: true });

/** Answer to a write: the stored document with its new `version`. */
export const tourAnswerSchema = z.object({ tour: tourSchema });
export const ownExperienceAnswerSchema = z.object({ experience: ownExperienceSchema });
export const savedListAnswerSchema = z.object({ savedList: savedListSchema });
export const userSettingsAnswerSchema = z.object({ settings: userSettingsSchema });
export const storedConflictAnswerSchema = z.object({ conflict: storedConflictSchema });
/** Part of the problem of a 412: the stored document, null if it is deleted. */
export const currentSchema = z.object({
  current: z.nullable(z.looseObject({ version: z.number() })),
  /** Lost revisions that this document is based on: what the code calls lost ancestors. */
  heirs: z.optional(z.array(z.number())),
});

const page = {
  deleted: z.array(z.string()),
  cursor: cursorSchema,
  more: z.boolean(),
  heirs: lostAncestorsSchema,
};
/** Pages of `?since=`; without it a full listing starts. The answer to an unknown cursor is `{ reset: true }`. */
export const userToursPageSchema = z.object({ ...page, tours: z.array(tourSchema) });
export const userExperiencesPageSchema = z.object({ ...page, experiences: z.array(ownExperienceSchema) });
export const userSavedListsPageSchema = z.object({ ...page, savedLists: z.array(savedListSchema) });
export const userFavoritesPageSchema = z.object({ ...page, favorites: z.array(favoriteSchema) });
export const userConflictsPageSchema = z.object({ ...page, conflicts: z.array(storedConflictSchema) });

export const publishSchema = z.object({ published: z.boolean() });
/** Any `_id`: of the catalogue, or the UUID of something published by a user. */
const itemId = keySchema.check(z.maxLength(120));
export const favoriteTourSchema = z.object({ tourId: itemId });
export const favoriteExperienceSchema = z.object({ experienceId: itemId });

const entryFields = tourSchema.shape.itinerary.def.element.shape;
/** An entry without notes and other private fields of the planner. */
const publicEntrySchema = z.object({
  id: entryFields.id,
  experience_id: entryFields.experience_id,
  connection_id: entryFields.connection_id,
  nights: entryFields.nights,
  duration: entryFields.duration,
  selected: entryFields.selected,
  selectedKey: entryFields.selectedKey,
  departureTime: entryFields.departureTime,
  justHotel: entryFields.justHotel,
  items: z.optional(z.nullable(z.array(z.object(stopItemSchema.shape)))),
});
/** A transport option without links, which may lead to a booking. */
const publicOptionSchema = z.extend(z.omit(connectionOptionSchema, { link: true }), {
  flight: z.optional(
    z.nullable(
      z.object({ origin: z.string(), destination: z.string(), round: z.optional(z.nullable(z.boolean())) }),
    ),
  ),
});
/** A tour as others see it: without notes, also among the items of a stop, bookings and prices paid. */
export const publicTourSchema = z.extend(z.omit(tourSchema, { notes: true, bookings: true, version: true }), {
  itinerary: z.array(publicEntrySchema),
  ownConnections: z.record(z.string(), z.array(publicOptionSchema)),
});
export type PublicTour = z.infer<typeof publicTourSchema>;
/** An own experience as others see it; `version` is private, so null. */
export const publicExperienceSchema = z.extend(ownExperienceSchema, { version: z.null() });
export type PublicExperience = z.infer<typeof publicExperienceSchema>;
export const profileSchema = z.object({
  username: z.string(),
  image_uri: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Published ones, newest first. */
  tours: z.array(publicTourSchema),
  experiences: z.array(publicExperienceSchema),
});
export type Profile = z.infer<typeof profileSchema>;
