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
import { blogpostSchema, faqSchema, pageSchema } from '../../model/schemas/story.ts';
import { transportFactsSchema } from '../../model/schemas/transport.ts';

/**
 * The forms that content has on disk: one file an item, its summary and its details in one object,
 * their language blocks merged.
 */
export const DISK_SCHEMAS = {
  /** `picture` is the place whose picture is used for the country. */
  countries: mini.extend(mini.omit(countrySummarySchema, { image_uris: true }), { picture: keySchema }),
  experiences: mini.omit(experienceSummarySchema, { image_uris: true }),
  airports: airportSchema,
  climate: climateSchema,
  transport: transportFactsSchema,
} as const;

/** Details are read from the same file; a country without texts has none. */
export const DETAIL_SCHEMAS = {
  countries: countryDetailsSchema,
  experiences: experienceDetailsSchema,
} as const;

const { active_translations, countries, months, rank } = tourSummarySchema.shape;
const text = z.string().min(1);
const tourTexts = z.strictObject({ slug: keySchema, title: text, teaser: text, story: text });

/** A ready-made tour before the engine planned it. */
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
        /** Types or vehicles of the journey to this stop, the best first. */
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
/** A post as it is written: bodies in Markdown, the picture that of a place. */
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

/** Answers and bodies in Markdown; otherwise as they are served. */
export const writtenFaqSchema = faqSchema;
export const writtenPageSchema = pageSchema;
