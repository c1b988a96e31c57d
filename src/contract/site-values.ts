import { z } from 'zod/mini';
import { ACTIVITY_PARTNERS } from '../model/provider-links.ts';

/** Singleton resources of the site, cached on devices. */

/** Feature flag; off if missing. */
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
  /** OAuth login providers that the operator has configured. */
  oauth: z.array(z.string()),
  /** Id of the operator's tag manager, loaded after consent; null without one. */
  tagManagerId: z.nullable(z.string()),
  /** Origin of the image-delivery service; null for the site itself. */
  imageBase: z.nullable(z.string()),
  /** The operator's affiliate parameters by partner, as `partner_id=…`; null for a plain search link. */
  partners: z.optional(z.record(z.enum(ACTIVITY_PARTNERS), z.nullable(z.string()))),
  /** Name of who runs the site; null if it is not set. */
  operator: z.optional(z.nullable(z.string())),
  /** How to reach who runs the site: name and postal address by line, and email; as far as they are set. */
  contact: z.optional(z.object({ lines: z.array(z.string()), email: z.nullable(z.string()) })),
  /** Whether the operator has posts on Instagram to show. */
  instaposts: z.optional(z.boolean()),
  /** Whether a mail server is set up; earlier servers do not say. */
  sendsMail: z.optional(z.boolean()),
});
export type SiteSettings = z.infer<typeof settingsSchema>;

const instapostTexts = z.object({ text: z.string().check(z.minLength(1), z.maxLength(500)) });
/** A post of the operator on Instagram. It has no picture: the site loads nothing from other servers. */
export const instapostSchema = z.object({
  url: z
    .string()
    .check(z.regex(/^https:\/\/(www\.)?instagram\.com\/[^\s]+$/, 'must be an address at instagram.com')),
  date: z.iso.date(),
  en: instapostTexts,
  de: instapostTexts,
});
export type Instapost = z.infer<typeof instapostSchema>;

export const exchangeRateSchema = z.object({
  /** Units of the currency per USD. */
  exchangeRate: z.number().check(z.positive()),
  date: z.string(),
  source: z.string(),
  /** Units per USD by currency code, from the same source; absent where it names only this currency. */
  rates: z.optional(z.record(z.string(), z.number().check(z.positive()))),
});
export type ExchangeRate = z.infer<typeof exchangeRateSchema>;
