import { z } from 'zod/mini';
import {
  airportSchema,
  countryDetailsSchema,
  countrySummarySchema,
  experienceDetailsSchema,
  experienceSummarySchema,
  tourSummarySchema,
} from '../model/schemas/catalogue.ts';
import { connectionOptionSchema } from '../model/schemas/connection-option.ts';
import { blogpostDetailsSchema, blogpostSchema, tourVariantSchema } from '../model/schemas/story.ts';

/** Catalogue items in API responses: summaries, plus details where requested. */

const variantSchema = tourSummarySchema.shape.variants.def.element;
/** By connection id. */
export const connectionsSchema = z.record(z.string(), z.array(connectionOptionSchema));
const tourTexts = z.partial(tourVariantSchema.shape.en).shape;
/** With its story on request. */
const tourItem = z.extend(tourSummarySchema, {
  en: z.extend(tourSummarySchema.shape.en, tourTexts),
  de: z.extend(tourSummarySchema.shape.de, tourTexts),
});
const postTexts = z.partial(blogpostDetailsSchema.shape.en).shape;
/** With `details=true` a post includes its body and the experiences that it links to, and its sources. */
export const postItem = z.extend(blogpostSchema, {
  experiences: z.optional(blogpostDetailsSchema.shape.experiences),
  sources: blogpostDetailsSchema.shape.sources,
  as_of: blogpostDetailsSchema.shape.as_of,
  en: z.extend(blogpostSchema.shape.en, postTexts),
  de: z.extend(blogpostSchema.shape.de, postTexts),
});
/** With `variants=true` everything that a tour's page shows. */
export const tourWithParts = z.object({
  tours: z.array(tourItem),
  variant: z.optional(variantSchema),
  airports: z.optional(z.array(airportSchema)),
  connections: z.optional(connectionsSchema),
  experiences: z.optional(z.array(experienceSummarySchema)),
  count: z.optional(z.number()),
  minBudget: z.optional(z.number()),
  maxBudget: z.optional(z.number()),
});

const experienceTexts = z.partial(experienceDetailsSchema.shape.en).shape;
/** With `details=true` an item includes its texts, merged into its language blocks. */
export const experienceItem = z.extend(experienceSummarySchema, {
  ...z.partial(z.omit(experienceDetailsSchema, { en: true, de: true, updatedAt: true })).shape,
  ...experienceSummarySchema.shape,
  en: z.extend(experienceSummarySchema.shape.en, experienceTexts),
  de: z.extend(experienceSummarySchema.shape.de, experienceTexts),
});
const countryTexts = z.partial(countryDetailsSchema.shape.en).shape;
/** As `experienceItem`. */
export const countryItem = z.extend(countrySummarySchema, {
  ...z.partial(z.omit(countryDetailsSchema, { _id: true, key: true, en: true, de: true, updatedAt: true }))
    .shape,
  en: z.extend(countrySummarySchema.shape.en, countryTexts),
  de: z.extend(countrySummarySchema.shape.de, countryTexts),
});

/** Long-term averages, not a forecast. */
export const weatherMonth = z.object({
  month: z.number(),
  low_c: z.number(),
  high_c: z.number(),
  rain_mm: z.number(),
  /** Estimated from the rainfall. */
  rainy_days: z.number(),
  /** In a few words: `hot and dry`. */
  description: z.object({ en: z.string(), de: z.string() }),
});
