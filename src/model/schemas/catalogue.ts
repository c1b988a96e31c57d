import { z } from 'zod/mini';
import { keySchema, month, text, usd } from './fields.ts';
import { openObject } from './open-object.ts';
import { openingSchema } from './opening.ts';
import { publishedPracticalSchema } from './place-practical.ts';
import { CATEGORY_KEYS } from '../category.ts';
import { CONTINENTS, GEOREGIONS } from '../place/georegion.ts';
import { LOCALES } from '../base/locale.ts';

/**
 * Catalogue items on the wire and on the device. `_id` equals `key` for all of them; keys have no underscores.
 * Summaries are what cards, filters, map and engine need; details are the texts.
 */

const localeSchema = z.enum(LOCALES);
const location = z.object({
  coordinates: z.tuple([z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-90), z.lte(90))]),
});

export const stamps = { updatedAt: z.optional(z.string()) };

export const imageSchema = z.object({
  uri: text,
  modifier: z.optional(z.string()),
  crop: z.optional(z.string()),
  fp_x: z.optional(z.number()),
  fp_y: z.optional(z.number()),
  /** Average color as `#rrggbb`, the placeholder until the picture is loaded. */
  colour: z.optional(z.string()),
  /** Author and license of a photograph; missing for what is drawn. */
  credit: z.optional(text),
});

const experienceTexts = z.object({ title: text, short_title: text, region: text, teaser: text });

export const experienceSummarySchema = z.object({
  _id: keySchema,
  key: keySchema,
  country_key: keySchema,
  active: z.boolean(),
  active_translations: z.array(localeSchema),
  /** Recommended stay in hours. */
  duration: z.number().check(z.positive()),
  likes: z.optional(z.number()),
  categories: z.array(z.enum(CATEGORY_KEYS)),
  /** Best months; empty for all year. */
  months: z.array(month),
  /** Months in which it is open and reachable; missing for all year. */
  open_months: z.optional(z.array(month).check(z.minLength(1))),
  /** Of a visit; missing where not known. */
  opening: z.optional(openingSchema),
  location,
  image_uris: z.array(imageSchema),
  /** USD per adult, at prices of `fee_year`, else of `price_year`; an estimate. */
  price: usd,
  /** USD, at prices of `price_year`; an estimate. */
  price_per_night: usd,
  price_year: z.number(),
  /** Where prices of `price` are not of `price_year`: an official fee that changed since. */
  fee_year: z.optional(z.number().check(z.int())),
  /** Town for overnight stays: the search term for accommodation. */
  hotel_city: text,
  /** IANA time zone where it is not that of the country. */
  timezone: z.optional(text),
  /** No overnight stays possible: a day trip. */
  day_only: z.optional(z.boolean()),
  en: experienceTexts,
  de: experienceTexts,
  ...stamps,
});
export type ExperienceSummary = z.infer<typeof experienceSummarySchema>;

/** An activity. `promote`: partners offer it, and the page links to their search. */
const activityTexts = z.object({
  title: text,
  /** HTML of one paragraph, sanitized on import. */
  description: text,
});
const activitySchema = z.object({
  key: keySchema,
  promote: z.boolean(),
  image_uri: z.optional(text),
  en: activityTexts,
  de: activityTexts,
});
export type Activity = z.infer<typeof activitySchema>;

const experienceDetailTexts = z.object({ description: text, opening_hours: text, address: text });
export const experienceDetailsSchema = z.object({
  _id: keySchema,
  key: keySchema,
  country_key: keySchema,
  elevation_m: z.number(),
  unesco: z.boolean(),
  airport: z.string(),
  /** Without opening hours: a beach, a town, a dune by the road. */
  always_open: z.boolean(),
  website: z.nullable(z.string().check(z.regex(/^https:\/\/\S+$/))),
  activities: z.array(activitySchema),
  /** Missing where nothing is known, and in rows of earlier releases. */
  practical: z.optional(publishedPracticalSchema),
  en: experienceDetailTexts,
  de: experienceDetailTexts,
  ...stamps,
});
export type ExperienceDetails = z.infer<typeof experienceDetailsSchema>;

const SEASON = z.array(month);

export const countrySummarySchema = z.object({
  _id: keySchema,
  key: keySchema,
  iso2: z.string().check(z.length(2)),
  coming_soon: z.boolean(),
  planner: z.boolean(),
  active_translations: z.array(localeSchema),
  continent: z.enum(CONTINENTS),
  georegion: z.enum(GEOREGIONS),
  currency_code: z.string().check(z.length(3)),
  timezone: text,
  dry_months: SEASON,
  wet_months: SEASON,
  best_months: SEASON,
  /** USD per day, at prices of `facts_year`. */
  budget: z.object({ low: usd, mid: usd, high: usd }),
  budget_key: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  solo_female: z.boolean(),
  lgbtiq: z.boolean(),
  rating_year: z.number(),
  facts_year: z.number(),
  /** Typical price per night in USD, the engine's benchmark. */
  price_per_night: usd,
  main_airports: z.array(z.string()),
  calling_code: z.optional(text),
  /** In the summary, so that a device has them without the texts. Missing only in rows of earlier releases. */
  emergency: z.optional(z.array(z.object({ number: text, service: z.string() }))),
  /** Picture of its best-known experience. */
  image_uris: z.array(imageSchema),
  /** Four CSS colors for the gradients of cards: sky, far, near, accent. */
  palette: z.array(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))).check(z.length(4)),
  en: z.object({ name: text }),
  de: z.object({ name: text }),
  ...stamps,
});
export type CountrySummary = z.infer<typeof countrySummarySchema>;

/** Texts of the destination page; no HTML, paragraphs separated by a blank line. */
const countryTexts = z.object({
  teaser: text,
  at_a_glance: text,
  good_to_know: text,
  when_to_go: text,
  where_to_stay: text,
  getting_around: text,
  food: text,
  visa_info: text,
  insurance: text,
  esim: text,
  travel_guides: text,
  season_note: text,
  capital: text,
  largest_city: text,
  government: text,
  religion: text,
  languages: text,
  lgbtiq_law: text,
});
export const countryDetailsSchema = z.object({
  _id: keySchema,
  key: keySchema,
  area_km2: z.number(),
  population_m: z.number(),
  driving_side: z.enum(['left', 'right']),
  plug_types: z.array(z.string()),
  voltage: z.number(),
  hz: z.number(),
  /** Where regions differ: all mains frequencies in Hz, including `hz`. */
  hz_values: z.optional(z.array(z.number())),
  /** As in the summary: earlier releases of the app read both here. */
  emergency: z.array(z.object({ number: text, service: z.string() })),
  calling_code: text,
  safety_level: z.enum(['low', 'medium', 'high']),
  solo_female_level: z.enum(['low', 'medium', 'high']),
  lgbtiq_level: z.enum(['low', 'medium', 'high']),
  en: countryTexts,
  de: countryTexts,
  ...stamps,
});
export type CountryDetails = z.infer<typeof countryDetailsSchema>;

export const airportSchema = z.object({
  _id: keySchema,
  key: keySchema,
  name: text,
  country_key: z.nullable(keySchema),
  iso2: z.string().check(z.length(2)),
  timezone: text,
  scheduled: z.boolean(),
  home_airport: z.boolean(),
  location,
  en: z.object({ city: text }),
  de: z.object({ city: text }),
  ...stamps,
});
export type Airport = z.infer<typeof airportSchema>;

const tourTexts = z.object({ slug: keySchema, title: text, teaser: text });
/** Computed by the engine when a ready-made tour is imported. Money in USD, distance in km. */
const tourStatistics = {
  days: z.number(),
  price: usd,
  distance_km: z.number(),
  travel_hours: z.number(),
  categories: z.array(z.tuple([z.enum(CATEGORY_KEYS), z.number()])),
  /** Route for the card: keys of the stops in order, and the transport modes between them. */
  experiences: z.array(z.object({ key: keySchema })),
  modes: z.array(z.string()),
};
const itineraryEntry = openObject({
  experience_id: z.optional(z.string()),
  connection_id: z.optional(z.string()),
  nights: z.optional(z.nullable(z.number())),
  selectedKey: z.optional(z.nullable(z.string())),
});
export const tourSummarySchema = z.object({
  _id: keySchema,
  key: keySchema,
  active_translations: z.array(localeSchema),
  countries: z.array(keySchema),
  months: z.array(month),
  likes: z.optional(z.number()),
  rank: z.number(),
  /** Picture of one of its stops. */
  image_uris: z.array(imageSchema),
  ...tourStatistics,
  en: tourTexts,
  de: tourTexts,
  /** The first variant has the itinerary that is copied into a user's tour. */
  variants: z.array(z.object({ itinerary: z.array(itineraryEntry) })),
  ...stamps,
});
export type TourSummary = z.infer<typeof tourSummarySchema>;

export const climateSchema = z.object({
  _id: keySchema,
  key: keySchema,
  country_key: keySchema,
  place: text,
  location,
  elevation_m: z.optional(z.number()),
  /** Twelve values, January first: °C, °C, millimeters. */
  tmax_c: z.array(z.number()).check(z.length(12)),
  tmin_c: z.array(z.number()).check(z.length(12)),
  rain_mm: z.array(z.number()).check(z.length(12)),
  ...stamps,
});
export type Climate = z.infer<typeof climateSchema>;
