import { z } from 'zod';
import {
  airportSchema,
  climateSchema,
  countryDetailsSchema,
  countrySummarySchema,
  experienceDetailsSchema,
  experienceSummarySchema,
  keySchema,
  tourSummarySchema,
} from '../../model/catalogue.ts';
import { transportFactsSchema } from '../../model/transport.ts';

/**
 * The forms that content has on disk: one file an item, its summary and its details in one object,
 * their language blocks merged.
 */
export const DISK_SCHEMAS = {
  countries: countrySummarySchema,
  experiences: experienceSummarySchema,
  airports: airportSchema,
  climate: climateSchema,
  transport: transportFactsSchema,
} as const;

/** Details are read from the same file; a country without texts has none. */
export const DETAIL_SCHEMAS = {
  countries: countryDetailsSchema,
  experiences: experienceDetailsSchema,
} as const;

const { active_translations, countries, months, rank, en, de } = tourSummarySchema.shape;

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
        nights: z.int().min(0).max(366),
        /** Types or vehicles of the journey to this stop, the best first. */
        prefer: z.array(z.string()).optional(),
      }),
    )
    .min(1),
  homeAirport: z.string().nullable(),
  en,
  de,
});
export type ReadyTour = z.infer<typeof readyTourSchema>;
