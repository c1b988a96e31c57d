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
} from '../model/schemas/catalogue.ts';
import { LOCALES } from '../model/base/locale.ts';
import { PACK_USES } from '../model/pictures/pack-pictures.ts';
import { blogpostDetailsSchema, blogpostSchema, tourVariantSchema } from '../model/schemas/story.ts';
import { transportFactsSchema } from '../model/schemas/transport.ts';

/** Rows of a country's pack, by the collection of the catalogue that they belong to. */
const lists = {
  countries: z.array(countrySummarySchema),
  countryDetails: z.array(countryDetailsSchema),
  experiences: z.array(experienceSummarySchema),
  experienceDetails: z.array(experienceDetailsSchema),
  tours: z.array(tourSummarySchema),
  tourVariants: z.array(tourVariantSchema),
  transport: z.array(transportFactsSchema),
  climate: z.array(climateSchema),
  airports: z.array(airportSchema),
  blogposts: z.array(blogpostSchema),
  blogpostDetails: z.array(blogpostDetailsSchema),
};
export type PackCollection = keyof typeof lists;
export const PACK_COLLECTIONS = Object.keys(lists).filter(isCollection);

function isCollection(name: string): name is PackCollection {
  return Object.hasOwn(lists, name);
}

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
