import { z } from 'zod/mini';
import { imageSchema } from './catalogue.ts';
import type { ExperienceSummary } from './catalogue.ts';
import { CATEGORY_KEYS } from './category.ts';

/**
 * A place that a person added. It belongs to its owner; others see it only once it is published. Its words are in
 * the language they were written in and stand for both.
 */
const month = z.number().check(z.int(), z.gte(1), z.lte(12));
const usd = z.number().check(z.gte(0), z.lte(100_000));

export const OWN_TITLE_MAX = 120;
export const OWN_REGION_MAX = 80;
export const OWN_DESCRIPTION_MAX = 5_000;
/** Hours: a year. */
const STAY_MAX_HOURS = 8_784;

export const ownExperienceSchema = z.object({
  /** UUID version 7, made on the device; `_id` and `key` of the experience. */
  id: z.uuid(),
  /** The server's revision; null before the first push. */
  version: z.nullable(z.number()),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(OWN_TITLE_MAX)),
  description: z.string().check(z.maxLength(OWN_DESCRIPTION_MAX)),
  country_key: z.string().check(z.regex(/^[a-z][a-z-]{1,40}$/)),
  region: z.string().check(z.maxLength(OWN_REGION_MAX)),
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
  /** USD, one adult. */
  price: usd,
  /** USD a night for a room. */
  price_per_night: usd,
  /** The server alone sets these three. */
  image_uris: z.array(imageSchema).check(z.maxLength(1)),
  published: z.boolean(),
  slug: z.nullable(z.string()),
  /** UTC with milliseconds. */
  updatedAt: z.string(),
});
export type OwnExperience = z.infer<typeof ownExperienceSchema>;

const TEASER_MAX = 160;

/** As lists, the planner and the engine read an experience of the catalogue. */
export function summaryOfOwn(own: OwnExperience): ExperienceSummary {
  const words = {
    title: own.title,
    short_title: own.title,
    region: own.region === '' ? own.title : own.region,
    teaser: firstWords(own.description) || own.title,
  };
  return {
    _id: own.id,
    key: own.id,
    country_key: own.country_key,
    active: true,
    active_translations: ['en', 'de'],
    duration: own.duration,
    likes: 0,
    categories: own.categories,
    months: own.months,
    location: own.location,
    image_uris: own.image_uris,
    price: own.price,
    price_per_night: own.price_per_night,
    price_year: Number(own.updatedAt.slice(0, 4)),
    hotel_city: own.region === '' ? own.title : own.region,
    en: words,
    de: words,
    updatedAt: own.updatedAt,
  };
}

function firstWords(text: string): string {
  if (text.length <= TEASER_MAX) return text;
  const cut = text.slice(0, TEASER_MAX);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TEASER_MAX / 2))} …`;
}
