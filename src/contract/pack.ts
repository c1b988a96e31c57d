import { z } from 'zod/mini';
import {
  airportSchema,
  climateSchema,
  countryDetailsSchema,
  countrySummarySchema,
  experienceDetailsSchema,
  experienceSummarySchema,
  tourSummarySchema,
} from '../model/schemas/catalogue.ts';
import { keySchema } from '../model/schemas/fields.ts';
import { LOCALES } from '../model/base/locale.ts';
import { PACK_USES } from '../model/pictures/pack-pictures.ts';
import { blogpostDetailsSchema, blogpostSchema, tourVariantSchema } from '../model/schemas/story.ts';
import { networkSchema } from '../model/schemas/network.ts';
import { transportFactsSchema } from '../model/schemas/transport.ts';
import { cursorSchema } from './sync.ts';

const rowSchemas = {
  countries: z.array(countrySummarySchema),
  countryDetails: z.array(countryDetailsSchema),
  experiences: z.array(experienceSummarySchema),
  experienceDetails: z.array(experienceDetailsSchema),
  tours: z.array(tourSummarySchema),
  tourVariants: z.array(tourVariantSchema),
  transport: z.array(transportFactsSchema),
  networks: z.array(networkSchema),
  climate: z.array(climateSchema),
  airports: z.array(airportSchema),
  blogposts: z.array(blogpostSchema),
  blogpostDetails: z.array(blogpostDetailsSchema),
};
export type PackCollection = keyof typeof rowSchemas;
export const PACK_COLLECTIONS = Object.keys(rowSchemas).filter(isCollection);

function isCollection(name: string): name is PackCollection {
  return Object.hasOwn(rowSchemas, name);
}

const packImageSchema = z.object({
  /** Path on this origin. */
  url: z.string().check(z.startsWith('/images/')),
  /** Where the picture is used; devices download one width per use and picture. */
  use: z.enum(PACK_USES),
  width: z.number(),
  /** Measured once this size has been generated, an estimate before that. */
  bytes: z.number(),
  /** Map images only: language and color scheme. */
  locale: z.optional(z.enum(LOCALES)),
  theme: z.optional(z.enum(['light', 'dark'])),
});

/** `GET /countries/<key>/pack`: all data of a country for offline use, and its pictures. */
export const packSchema = z.object({
  country_key: keySchema,
  /** Catalogue revision. With `since=<revision>` only rows changed after it are included. */
  revision: z.number(),
  /** Cursor of the country's texts in this pack (`country-texts.ts`); missing from older servers. */
  texts_cursor: z.optional(cursorSchema),
  /** Keys of all rows by collection, also of those that `since` omits: a device deletes rows that are not listed. */
  keys: z.record(z.string(), z.array(keySchema)),
  images: z.array(packImageSchema),
  /** Compressed size of all rows, included or not, in bytes. */
  rows_bytes: z.number(),
  ...z.partial(z.object(rowSchemas)).shape,
});
