import { z } from 'zod/mini';
import { keySchema } from '../model/schemas/catalogue.ts';
import { connectionOptionSchema } from '../model/schemas/connection-option.ts';
import { ownExperienceSchema } from '../model/schemas/own-experience.ts';
import { tourSchema } from '../model/schemas/tour.ts';
import { CONFLICT_PATH_MAX, CONFLICT_VALUE_MAX } from './account-limits.ts';
import { cursorSchema, heirs } from './sync.ts';

/**
 * What belongs to a person and is kept in step between devices: whole documents with ids made on the device,
 * written on a condition (`If-Match: "<version>"`, or `If-None-Match: *` for a new one), and one set of favourites.
 */

/** Collections of a person. Each is one document per id, but for `favorites`, which is a set. */
export const USER_COLLECTIONS = ['tours', 'experiences', 'settings', 'favorites', 'conflicts'] as const;
export type UserCollection = (typeof USER_COLLECTIONS)[number];

/** A person's choices that follow them to another device. There is one such document, `id` is `settings`. */
export const userSettingsSchema = z.object({
  id: z.literal('settings'),
  version: z.nullable(z.number()),
  theme: z.enum(['system', 'light', 'dark']),
  /** ISO code; null for the language's own. */
  currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  distanceUnit: z.enum(['km', 'mi']),
  temperatureUnit: z.enum(['c', 'f']),
  updatedAt: z.string(),
});
export type UserSettings = z.infer<typeof userSettingsSchema>;

export const FAVORITE_KINDS = ['experience', 'tour'] as const;
export type FavoriteKind = (typeof FAVORITE_KINDS)[number];
export const favoriteSchema = z.object({
  kind: z.enum(FAVORITE_KINDS),
  /** `_id` of the item. */
  id: z.string(),
  /** False for one that was taken off: a device has to hear of it. */
  on: z.boolean(),
});
export type Favorite = z.infer<typeof favoriteSchema>;

/** Collections whose documents are compared: a conflict is about one of theirs. */
export const COMPARED_COLLECTIONS = ['tours', 'experiences', 'settings'] as const;

/**
 * Something that a merge did not keep, until somebody looked at it. It is written once and never changed; to resolve it
 * is to delete it. The document that it is about may be gone.
 */
export const storedConflictSchema = z.object({
  id: z.uuid(),
  version: z.nullable(z.number()),
  collection: z.enum(COMPARED_COLLECTIONS),
  documentId: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Segments with `/` between them; entries of lists by their key. Empty for the document. */
  path: z.string().check(z.maxLength(CONFLICT_PATH_MAX)),
  /** `reappeared`: one side deleted the document that the other changed. */
  kind: z.enum(['value', 'order', 'kept', 'twice', 'reappeared']),
  /** Any JSON: the value that does not stand in the document. */
  value: z.unknown().check(z.refine((value) => JSON.stringify(value ?? null).length <= CONFLICT_VALUE_MAX)),
  /** Whose it was, as seen by the device that wrote it. */
  by: z.enum(['mine', 'theirs']),
});
export type StoredConflict = z.infer<typeof storedConflictSchema>;

/** A tour as it is put: what lacks gets its default, what the server alone knows is not read. */
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
export const userSettingsPutSchema = z.omit(userSettingsSchema, { version: true });
export const storedConflictPutSchema = z.omit(storedConflictSchema, { version: true });

/** Answer of a write: the document as it is stored, its `version` the new one. */
export const tourAnswerSchema = z.object({ tour: tourSchema });
export const ownExperienceAnswerSchema = z.object({ experience: ownExperienceSchema });
export const userSettingsAnswerSchema = z.object({ settings: userSettingsSchema });
export const storedConflictAnswerSchema = z.object({ conflict: storedConflictSchema });
/** `null` where the item is gone: the problem of a 412 holds it beside its code. */
export const currentSchema = z.object({
  current: z.nullable(z.looseObject({ version: z.number() })),
  /** Versions that the server lost and that it descends from. */
  heirs: z.optional(z.array(z.number())),
});

const page = { deleted: z.array(z.string()), cursor: cursorSchema, more: z.boolean(), heirs };
/** Pages of `?since=`; without it the first listing. A cursor that is no longer known answers `{ reset: true }`. */
export const userToursPageSchema = z.object({ ...page, tours: z.array(tourSchema) });
export const userExperiencesPageSchema = z.object({ ...page, experiences: z.array(ownExperienceSchema) });
export const userFavoritesPageSchema = z.object({ ...page, favorites: z.array(favoriteSchema) });
export const userConflictsPageSchema = z.object({ ...page, conflicts: z.array(storedConflictSchema) });

export const publishSchema = z.object({ published: z.boolean() });
/** Any `_id`: of the catalogue, or the UUID of what a person published. */
const itemId = keySchema.check(z.maxLength(120));
export const favoriteTourSchema = z.object({ tourId: itemId });
export const favoriteExperienceSchema = z.object({ experienceId: itemId });

const entryFields = tourSchema.shape.itinerary.def.element.shape;
/** An entry without its notes, and without whatever else a planner keeps there. */
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
});
/** A way without the addresses behind it, which may be those of a booking. */
const publicOptionSchema = z.extend(z.omit(connectionOptionSchema, { link: true }), {
  flight: z.optional(
    z.nullable(
      z.object({ origin: z.string(), destination: z.string(), round: z.optional(z.nullable(z.boolean())) }),
    ),
  ),
});
/** What others see of a tour: no notes, no bookings, no prices that were paid. */
export const publicTourSchema = z.extend(z.omit(tourSchema, { notes: true, bookings: true, version: true }), {
  itinerary: z.array(publicEntrySchema),
  ownConnections: z.record(z.string(), z.array(publicOptionSchema)),
});
export type PublicTour = z.infer<typeof publicTourSchema>;
/** What others see of a person's place; `version` is null, as it is the person's own count. */
export const publicExperienceSchema = z.extend(ownExperienceSchema, { version: z.null() });
export type PublicExperience = z.infer<typeof publicExperienceSchema>;
export const profileSchema = z.object({
  username: z.string(),
  image_uri: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Published ones, the newest first. */
  tours: z.array(publicTourSchema),
  experiences: z.array(publicExperienceSchema),
});
export type Profile = z.infer<typeof profileSchema>;
