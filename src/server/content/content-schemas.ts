import { z } from 'zod';
import * as mini from 'zod/mini';
import { CATEGORY_KEYS } from '../../model/category.ts';
import { MAX_NIGHTS } from '../../model/max-nights.ts';
import {
  airportSchema,
  climateSchema,
  countryDetailsSchema,
  countrySummarySchema,
  experienceDetailsSchema,
  experienceSummarySchema,
  tourSummarySchema,
} from '../../model/schemas/catalogue.ts';
import { keySchema } from '../../model/schemas/fields.ts';
import { CONTINENTS } from '../../model/place/georegion.ts';
import { ROUNDUP_ITEMS } from '../../model/schemas/roundup.ts';
import {
  blogpostDetailsSchema,
  blogpostSchema,
  faqSchema,
  PAGE_KEYS,
  pageSchema,
} from '../../model/schemas/story.ts';
import { networkSchema } from '../../model/schemas/network.ts';
import { transportFactsSchema } from '../../model/schemas/transport.ts';
import { placePracticalSchema } from '../../model/schemas/place-practical.ts';
import { practicalSchema } from '../../model/schemas/practical.ts';

/**
 * Schemas of the content files: one file per item, with summary and details in one object and their language blocks
 * merged.
 */
export const DISK_SCHEMAS = {
  /** `picture`: key of the experience whose picture is used for the country. */
  countries: mini.extend(mini.omit(countrySummarySchema, { image_uris: true }), { picture: keySchema }),
  /** `opening` is read from `practical.hours`. */
  experiences: mini.omit(experienceSummarySchema, { image_uris: true, opening: true }),
  airports: airportSchema,
  climate: climateSchema,
  transport: transportFactsSchema,
  networks: networkSchema,
  practical: practicalSchema,
} as const;

/** Details are read from the same file; a country without texts has none. */
export const DETAIL_SCHEMAS = {
  countries: countryDetailsSchema,
  experiences: mini.omit(experienceDetailsSchema, { practical: true }),
} as const;

/** Fields of an experience that importers propose, as paths within its file. */
export const IMPORTED_FIELDS = [
  ...(['location', 'elevation_m', 'website', 'unesco', 'en.short_title', 'de.short_title'] as const),
  ...(['practical.hours', 'practical.step_free'] as const),
] as const;
export type ImportedField = (typeof IMPORTED_FIELDS)[number];

const day = mini.string().check(mini.regex(/^\d{4}-\d{2}-\d{2}$/));
const notEmpty = mini.string().check(mini.minLength(1));
/** Where the value of one field comes from. */
const fieldProvenanceSchema = mini.object({
  source: mini.string().check(mini.regex(/^https:\/\/\S+$/)),
  name: notEmpty,
  license: notEmpty,
  as_of: mini.number().check(mini.int()),
  /** Day of the data in which the importer found it. */
  checked: day,
});
export type FieldProvenance = mini.infer<typeof fieldProvenanceSchema>;

/** Facts of a place as its file has them: the hours are served in another form; the imprint names the sources of `provenance`. */
export const placeFactsSchema = mini.object({
  practical: mini.optional(placePracticalSchema),
  /** Wikidata’s id, by which importers find the place. */
  wikidata: mini.optional(mini.string().check(mini.regex(/^Q[1-9]\d*$/))),
  /** Of fields that were accepted from an import; to be removed when such a field is changed by hand. */
  provenance: mini.optional(mini.partialRecord(mini.enum(IMPORTED_FIELDS), fieldProvenanceSchema)),
});
export type PlaceFacts = mini.infer<typeof placeFactsSchema>;

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
const postDetails = blogpostDetailsSchema.shape;
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
  sources: postDetails.sources,
  as_of: postDetails.as_of,
  en: postTexts,
  de: postTexts,
});
export type WrittenPost = z.infer<typeof writtenPostSchema>;

/** Answers and bodies in Markdown; all other fields as served. */
export const writtenFaqSchema = faqSchema;
export const writtenPageSchema = mini.extend(pageSchema, { key: mini.enum(PAGE_KEYS) });

const monthList = z.array(z.int().min(1).max(12)).min(1);
const categoryList = z.array(z.enum(CATEGORY_KEYS)).min(1);
/** What all items of a roundup have in common; prices in USD, temperatures and rain by the nearest station. */
const roundupRuleSchema = z.strictObject({
  /** Good, and open, in all of these. */
  months: monthList.optional(),
  /** Of one of these, */
  categories: categoryList.optional(),
  /** and of one of these, */
  alsoCategories: categoryList.optional(),
  /** but of none of these. */
  without: categoryList.optional(),
  price: z.number().optional(),
  pricePerNight: z.number().optional(),
  /** At least. */
  elevationM: z.number().optional(),
  continents: z.array(z.enum(CONTINENTS)).optional(),
  /** At least this high by day, at most this much rain in the month. */
  weather: z.strictObject({ months: monthList, highC: z.number(), rainMm: z.number() }).optional(),
  /** Least and most days of a tour. */
  days: z.tuple([z.number(), z.number()]).optional(),
  modes: z.array(text).optional(),
  withoutModes: z.array(text).optional(),
});
export type RoundupRule = z.infer<typeof roundupRuleSchema>;

const roundupTexts = z.strictObject({
  slug: keySchema,
  title: text.max(60),
  teaser: text.min(60).max(130),
  intro: text.min(120).max(500),
});
const noteTexts = z.strictObject({ note: text.min(20).max(110) });
/** A roundup as written: `rule` is what its items are checked by, the picture is an experience's. */
export const writtenRoundupSchema = z.strictObject({
  _id: keySchema,
  key: keySchema,
  rank: z.int(),
  of: z.enum(ROUNDUP_ITEMS),
  picture: keySchema,
  rule: roundupRuleSchema.refine((rule) => Object.keys(rule).length > 0, 'needs at least one condition'),
  items: z
    .array(z.strictObject({ key: keySchema, en: noteTexts, de: noteTexts }))
    .min(8)
    .max(12),
  en: roundupTexts,
  de: roundupTexts,
});
export type WrittenRoundup = z.infer<typeof writtenRoundupSchema>;
