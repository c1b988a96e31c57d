import { z } from 'zod/mini';
import {
  airportSchema,
  climateSchema,
  countryDetailsSchema,
  countrySummarySchema,
  experienceDetailsSchema,
  experienceSummarySchema,
  keySchema,
  tourSummarySchema,
} from '../model/catalogue.ts';
import { LOCALES } from '../model/locale.ts';
import { PACK_USES } from '../model/pack-pictures.ts';
import { blogpostDetailsSchema, blogpostSchema, tourVariantSchema } from '../model/story.ts';
import { transportFactsSchema } from '../model/transport.ts';

/** Rows of a country's pack, by the collection of the catalogue that they belong to. */
export const PACK_ROWS = {
  countries: countrySummarySchema,
  countryDetails: countryDetailsSchema,
  experiences: experienceSummarySchema,
  experienceDetails: experienceDetailsSchema,
  tours: tourSummarySchema,
  tourVariants: tourVariantSchema,
  transport: transportFactsSchema,
  climate: climateSchema,
  airports: airportSchema,
  blogposts: blogpostSchema,
  blogpostDetails: blogpostDetailsSchema,
} as const;
export type PackCollection = keyof typeof PACK_ROWS;

const lists = {
  countries: z.array(PACK_ROWS.countries),
  countryDetails: z.array(PACK_ROWS.countryDetails),
  experiences: z.array(PACK_ROWS.experiences),
  experienceDetails: z.array(PACK_ROWS.experienceDetails),
  tours: z.array(PACK_ROWS.tours),
  tourVariants: z.array(PACK_ROWS.tourVariants),
  transport: z.array(PACK_ROWS.transport),
  climate: z.array(PACK_ROWS.climate),
  airports: z.array(PACK_ROWS.airports),
  blogposts: z.array(PACK_ROWS.blogposts),
  blogpostDetails: z.array(PACK_ROWS.blogpostDetails),
};

const packImageSchema = z.object({
  /** Path on this origin. */
  url: z.string().check(z.startsWith('/images/')),
  /** Which kind of picture on a page it is: a device takes one width of each. */
  use: z.enum(PACK_USES),
  width: z.number(),
  /** As it was made; an estimate while no device has asked for this size. */
  bytes: z.number(),
  /** Of a picture of the map. */
  locale: z.optional(z.enum(LOCALES)),
  theme: z.optional(z.enum(['light', 'dark'])),
});

/** `GET /countries/<key>/pack`: everything that the site shows of a country, and the pictures of its screens. */
export const packSchema = z.object({
  country_key: keySchema,
  /** Of the catalogue. With `since=<revision>` only rows come that changed after it. */
  revision: z.number(),
  /** All rows of the pack by their collection, whether they come along or not. */
  keys: z.record(z.string(), z.array(keySchema)),
  images: z.array(packImageSchema),
  /** All rows together as they are sent, compressed. */
  rows_bytes: z.number(),
  ...z.partial(z.object(lists)).shape,
});
