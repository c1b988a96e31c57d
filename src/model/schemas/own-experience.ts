import { z } from 'zod/mini';
import { imageSchema } from './catalogue.ts';
import { CATEGORY_KEYS } from '../category.ts';
import {
  OWN_ADDRESS_MAX,
  OWN_DESCRIPTION_MAX,
  OWN_REGION_MAX,
  OWN_SOURCE_MAX,
  OWN_TITLE_MAX,
} from '../own-limits.ts';

const month = z.number().check(z.int(), z.gte(1), z.lte(12));
const usd = z.number().check(z.gte(0), z.lte(100_000));

/** One year. */
const STAY_MAX_HOURS = 8_784;

/**
 * An experience added by a user. Others see it only once it is published. Its texts are used for both languages,
 * whatever language they were written in.
 */
export const ownExperienceSchema = z.object({
  /** UUID made on the device, of a place the same on all devices of an account; `_id` and `key` of the experience. */
  id: z.uuid(),
  /** The server's revision; null before the first push. */
  version: z.nullable(z.number()),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(OWN_TITLE_MAX)),
  description: z.string().check(z.maxLength(OWN_DESCRIPTION_MAX)),
  country_key: z.string().check(z.regex(/^[a-z][a-z-]{1,40}$/)),
  region: z.string().check(z.maxLength(OWN_REGION_MAX)),
  /** One line, as one would tell a driver; missing in older documents. */
  address: z.optional(z.string().check(z.maxLength(OWN_ADDRESS_MAX))),
  location: z.object({
    /** Longitude, then latitude. */
    coordinates: z.tuple([
      z.number().check(z.gte(-180), z.lte(180)),
      z.number().check(z.gte(-90), z.lte(90)),
    ]),
  }),
  /** Recommended stay in hours. */
  duration: z.number().check(z.positive(), z.lte(STAY_MAX_HOURS)),
  categories: z.array(z.enum(CATEGORY_KEYS)).check(z.maxLength(CATEGORY_KEYS.length)),
  months: z.array(month).check(z.maxLength(12)),
  /** USD per adult. */
  price: usd,
  /** USD per room and night. */
  price_per_night: usd,
  /** IANA; missing where the country's is taken. */
  timezone: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,64}$/))),
  /** Where it was taken from: `geonames:<id>`, or `gazetteer:<id>` for places that only our own gazetteer has. */
  source: z.optional(
    z.string().check(z.maxLength(OWN_SOURCE_MAX), z.regex(/^(geonames:\d+|gazetteer:\S+)$/)),
  ),
  /** Only the server sets these three. */
  image_uris: z.array(imageSchema).check(z.maxLength(1)),
  published: z.boolean(),
  slug: z.nullable(z.string()),
  /** UTC with milliseconds. */
  updatedAt: z.string(),
});
export type OwnExperience = z.infer<typeof ownExperienceSchema>;
