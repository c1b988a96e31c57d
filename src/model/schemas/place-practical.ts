import { z } from 'zod/mini';
import { amount, both, day, keySchema, text, url, usd, year } from './fields.ts';

/**
 * What travellers have to know of a place, as data (`practical` of an experience): what is not known is left out.
 * `checked` is written only by an importer or an operator who opened the source.
 */
export const placePracticalSchema = z.object({
  as_of: year,
  /** Name or address of the source. */
  source: z.optional(text),
  /** Date on which the source was opened, as `2026-11-20`. */
  checked: z.optional(day),
  /** OpenStreetMap’s `opening_hours`, as `Mo-Su 05:00-18:30; Dec 25 off`. */
  hours: z.optional(text),
  /** `17:00` */
  last_entry: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  fees: z.optional(
    z.array(
      z.object({
        who: z.enum(['adult', 'foreigner', 'resident', 'child', 'student', 'vehicle', 'guide', 'camping']),
        ...amount.shape,
        as_of: z.optional(year),
        /** What it is for where that is not the entry: `three days`, `per vehicle and day`. */
        en: z.optional(text),
        de: z.optional(text),
      }),
    ),
  ),
  booking: z.optional(
    z.object({
      /** How many days ahead; 0 for on the spot. */
      lead_days: z.number().check(z.int(), z.gte(0)),
      url: z.optional(url),
      en: text,
      de: text,
    }),
  ),
  permit: z.optional(z.object({ url: z.optional(url), en: text, de: text })),
  hikes: z.optional(
    z.array(
      z.object({
        key: keySchema,
        /** There and back, or the whole circuit. */
        km: z.number().check(z.positive()),
        ascent_m: z.number().check(z.gte(0)),
        hours: z.number().check(z.positive()),
        grade: z.enum(['easy', 'moderate', 'hard', 'alpine']),
        en: text,
        de: text,
      }),
    ),
  ),
  step_free: z.optional(z.enum(['yes', 'partly', 'no'])),
  swimming: z.optional(z.object({ level: z.enum(['safe', 'care', 'dangerous']), en: text, de: text })),
  reception: z.optional(z.enum(['good', 'patchy', 'none'])),
  /** Areas to stay in; USD a night for two, an estimate. */
  stay: z.optional(
    z.array(
      z.object({
        from: usd,
        en: z.object({ area: text, text, suits: z.optional(text) }),
        de: z.object({ area: text, text, suits: z.optional(text) }),
      }),
    ),
  ),
  eat: z.optional(both),
});

/** As devices get it: opening hours are in the summary, and not in the syntax of OpenStreetMap. */
export const publishedPracticalSchema = z.omit(placePracticalSchema, { hours: true });
export type PlacePractical = z.infer<typeof publishedPracticalSchema>;
