import { z } from 'zod/mini';
import { OWN_ADDRESS_MAX, OWN_REGION_MAX, OWN_SOURCE_MAX, OWN_TITLE_MAX } from '../own-limits.ts';
import { SAVED_NAME_MAX, SAVED_NOTE_MAX, SAVED_PLACES_MAX, SAVED_QUERY_MAX } from '../saved-list-limits.ts';

/** A place of a file that the user wants to keep, but that is in no tour. */
export const savedPlaceSchema = z.object({
  /** Unique in its list. */
  id: z.string().check(z.regex(/^[0-9a-z]{1,16}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(OWN_TITLE_MAX)),
  /** Longitude, then latitude. */
  at: z.tuple([z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-90), z.lte(90))]),
  /** ISO 3166-1 alpha-2; missing for an experience, which has its own. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  region: z.optional(z.string().check(z.maxLength(OWN_REGION_MAX))),
  /** IANA. */
  timezone: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,64}$/))),
  /** The experience that it is, of the catalogue or the user's own. */
  experience_id: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
  /** The place of the gazetteer that it is, as in own experiences. */
  source: z.optional(
    z.string().check(z.maxLength(OWN_SOURCE_MAX), z.regex(/^(geonames:\d+|gazetteer:\S+)$/)),
  ),
  address: z.optional(z.string().check(z.maxLength(OWN_ADDRESS_MAX))),
  note: z.optional(z.string().check(z.maxLength(SAVED_NOTE_MAX))),
});
export type SavedPlace = z.infer<typeof savedPlaceSchema>;

/** One of the site's lists with its filters. */
const savedSearchSchema = z.object({
  list: z.enum(['experiences', 'tours', 'countries', 'posts']),
  /** The filters as in the URL of the list, without a question mark. */
  query: z.string().check(z.minLength(1), z.maxLength(SAVED_QUERY_MAX)),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

/** Saved places of one import, or a saved search, which has no places. */
export const savedListSchema = z.object({
  /** UUID version 7, created on the device. */
  id: z.uuid(),
  /** The server's revision; null before the first push. */
  version: z.nullable(z.number()),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(SAVED_NAME_MAX)),
  places: z.array(savedPlaceSchema).check(z.maxLength(SAVED_PLACES_MAX)),
  search: z.optional(savedSearchSchema),
  /** UTC with milliseconds. */
  updatedAt: z.string(),
});
export type SavedList = z.infer<typeof savedListSchema>;
