import { z } from 'zod/mini';
import { ACTIVITY_PARTNERS } from '../model/provider-links.ts';

/** Single values that a device keeps of the site. */

/** A part of the site that an answer says nothing of counts as off. */
const off = z.prefault(z.boolean(), false);

export const settingsSchema = z.object({
  softlaunch: z.prefault(z.boolean(), true),
  loginActive: off,
  plannerActive: off,
  toursActive: off,
  blogActive: off,
  mapsActive: off,
  pageSize: z.number(),
  currencies: z.array(z.string()),
  /** Names of sign-in providers that the operator has set up. */
  oauth: z.array(z.string()),
  /** Of the operator's tag manager, to load after consent; null where there is none. */
  tagManagerId: z.nullable(z.string()),
  /** Origin of the image-delivery service that pictures come from; null for the site itself. */
  imageBase: z.nullable(z.string()),
  /** Parameters that the operator agreed with partners, as `partner_id=…`; null for a plain search. */
  partners: z.optional(z.record(z.enum(ACTIVITY_PARTNERS), z.nullable(z.string()))),
});
export type SiteSettings = z.infer<typeof settingsSchema>;

export const exchangeRateSchema = z.object({
  /** Units of the currency for one USD. */
  exchangeRate: z.number().check(z.positive()),
  date: z.string(),
  source: z.string(),
});
export type ExchangeRate = z.infer<typeof exchangeRateSchema>;
