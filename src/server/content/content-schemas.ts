import { z } from 'zod';
import * as mini from 'zod/mini';
import { MAX_NIGHTS } from '../../model/max-nights.ts';
import {
  airportSchema,
  climateSchema,
  countryDetailsSchema,
  countrySummarySchema,
  experienceDetailsSchema,
  experienceSummarySchema,
  keySchema,
  tourSummarySchema,
} from '../../model/schemas/catalogue.ts';
import { blogpostSchema, faqSchema, PAGE_KEYS, pageSchema } from '../../model/schemas/story.ts';
import { networkSchema } from '../../model/schemas/network.ts';
import { transportFactsSchema } from '../../model/schemas/transport.ts';

/**
 * Schemas of the content files: one file per item, with summary and details in one object and their language blocks
 * merged.
 */
export const DISK_SCHEMAS = {
  /** `picture`: key of the experience whose picture is used for the country. */
  countries: mini.extend(mini.omit(countrySummarySchema, { image_uris: true }), { picture: keySchema }),
  experiences: mini.omit(experienceSummarySchema, { image_uris: true }),
  airports: airportSchema,
  climate: climateSchema,
  transport: transportFactsSchema,
  networks: networkSchema,
} as const;

/** Details are read from the same file; a country without texts has none. */
export const DETAIL_SCHEMAS = {
  countries: countryDetailsSchema,
  experiences: experienceDetailsSchema,
} as const;

const { active_translations, countries, months, rank } = tourSummarySchema.shape;
const text = z.string().min(1);
const tourTexts = z.strictObject({ slug: keySchema, title: text, teaser: text, story: text });

/** A ready-made tour before planning. */
export const readyTourSchema = z.strictObject({
  _id: keySchema,
  key: keySchema,
  active_translations,
  countries,
  months,
  rank,
  itinerary: z
    .array(
      z.strictObject({
        experience_id: keySchema,
        nights: z.int().min(0).max(MAX_NIGHTS),
        /** Preferred types or vehicles of the journey to this stop, best first. */
        prefer: z.array(z.string()).optional(),
      }),
    )
    .min(1),
  homeAirport: z.string().nullable(),
  /** The stop whose picture is used for the tour; default: the second one. */
  picture: z.optional(keySchema),
  en: tourTexts,
  de: tourTexts,
});
export type ReadyTour = z.infer<typeof readyTourSchema>;

const post = blogpostSchema.shape;
const postTexts = z.strictObject({ title: text, teaser: text, body: text });
/** A post as written: bodies in Markdown, the picture is an experience's. */
export const writtenPostSchema = z.strictObject({
  _id: keySchema,
  key: keySchema,
  active_translations,
  release_date: post.release_date,
  tags: post.tags,
  countries: post.countries,
  picture: keySchema,
  en: postTexts,
  de: postTexts,
});
export type WrittenPost = z.infer<typeof writtenPostSchema>;

/** Answers and bodies in Markdown; all other fields as served. */
export const writtenFaqSchema = faqSchema;
export const writtenPageSchema = mini.extend(pageSchema, { key: mini.enum(PAGE_KEYS) });
