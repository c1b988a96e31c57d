import { z } from 'zod/mini';
import { CURRENCIES } from '../model/base/currency.ts';
import {
  airportSchema,
  climateSchema,
  countryDetailsSchema,
  countrySummarySchema,
  experienceDetailsSchema,
  experienceSummarySchema,
  tourSummarySchema,
} from '../model/schemas/catalogue.ts';
import { keySchema } from '../model/schemas/fields.ts';
import { roundupDetailsSchema, roundupSchema } from '../model/schemas/roundup.ts';
import {
  blogpostDetailsSchema,
  blogpostSchema,
  faqSchema,
  pageSchema,
  tourVariantSchema,
} from '../model/schemas/story.ts';
import { networkSchema } from '../model/schemas/network.ts';
import { transportFactsSchema } from '../model/schemas/transport.ts';
import type { ApiCall } from './api/api-call.ts';
import { CATALOGUE_CALLS } from './api/catalogue-calls.ts';
import {
  connectionsSchema,
  countryItem,
  experienceItem,
  postItem,
  tourWithParts,
  weatherMonth,
} from './catalogue-answers.ts';
import { countryTextsSchema } from './country-texts.ts';
import { challengeSchema, contactSchema, correctionSchema, feedbackSchema } from './messages.ts';
import { packSchema } from './pack.ts';
import { headsSchema } from './sync.ts';
import { searchResultSchema } from './search/search.ts';
import { exchangeRateSchema, instapostSchema, settingsSchema } from './site-values.ts';

/** Comma-separated values of a filter, not validated: unknown ones match nothing. */
const list = z.string().check(z.maxLength(4_000));
const keys = z.string().check(z.minLength(1), z.maxLength(8_000));
const slug = z.string().check(z.minLength(1), z.maxLength(200));
const months = z.string().check(z.regex(/^\d{1,2}(,\d{1,2})*$/));
const ranges = z.string().check(z.maxLength(200), z.regex(/^\d+-\d+(,\d+-\d+)*$/));
const range = z.string().check(z.regex(/^\d+-\d+$/));
const budgets = z.string().check(z.regex(/^[1-3](,[1-3]){0,2}$/));
const flag = z.enum(['true', 'false']);
const integer = z.string().check(z.regex(/^\d{1,9}$/));
const revision = z.string().check(z.regex(/^\d{1,15}$/));
const degrees = z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,12})?$/));

const empty = z.object({});
const paging = { limit: z.optional(integer), offset: z.optional(integer) };
const syncPaging = { since: z.optional(z.string().check(z.maxLength(120))), limit: z.optional(integer) };
const position = { lat: z.optional(degrees), long: z.optional(degrees) };
const sort = z.enum(['recommended', 'name', 'price', 'duration', 'nearest']);

/** Maximum number of places in one request for connections: the answer grows with its square. */
export const CONNECTION_PLACES_MAX = 120;

export interface Endpoint extends ApiCall {
  query?: z.ZodMiniObject;
  body?: z.ZodMiniObject;
  answer: z.ZodMiniObject;
}

/**
 * The table of REST calls with their schemas: the server validates
 * requests and the data worker validates answers against the same entry.
 * Query fields are strings, lists are joined by commas. Every list of `SYNC_COLLECTIONS` also supports
 * `?since=&limit=` (`sync.ts`).
 */
export const ENDPOINTS = {
  settings: { ...CATALOGUE_CALLS.settings, query: empty, answer: z.object({ settings: settingsSchema }) },
  countries: {
    ...CATALOGUE_CALLS.countries,
    query: z.object({
      ...syncPaging,
      ...position,
      /** `true`, as without it: with those that come soon. */
      comingSoon: z.optional(flag),
      key: z.optional(keys),
      details: z.optional(flag),
      georegions: z.optional(list),
      continents: z.optional(list),
      dry_months: z.optional(months),
      months: z.optional(months),
      budgets: z.optional(budgets),
      solo_female: z.optional(flag),
      lgbtiq: z.optional(flag),
      others: z.optional(list),
      /** Leaves out coming-soon countries, as filters do. */
      sort: z.optional(sort),
    }),
    answer: z.object({ countries: z.array(countryItem) }),
  },
  countryDetails: {
    ...CATALOGUE_CALLS.countryDetails,
    query: z.object({ ...syncPaging, key: z.optional(keys) }),
    answer: z.object({ countryDetails: z.array(countryDetailsSchema) }),
  },
  /** Texts of a country; with `since=<cursor>` the changes after it. */
  countryTexts: {
    ...CATALOGUE_CALLS.countryTexts,
    query: z.object({ since: syncPaging.since }),
    answer: countryTextsSchema,
  },
  /** Offline pack of a country. `parts=images` omits all rows, `since=<revision>` the unchanged ones. */
  countryPack: {
    ...CATALOGUE_CALLS.countryPack,
    query: z.object({ since: z.optional(revision), parts: z.optional(z.literal('images')) }),
    answer: packSchema,
  },
  experiences: {
    ...CATALOGUE_CALLS.experiences,
    query: z.object({
      ...syncPaging,
      ...paging,
      ...position,
      key: z.optional(keys),
      country_key: z.optional(keys),
      details: z.optional(flag),
      georegions: z.optional(list),
      countries: z.optional(list),
      regions: z.optional(list),
      categories: z.optional(list),
      durations: z.optional(ranges),
      months: z.optional(months),
      sort: z.optional(sort),
    }),
    answer: z.object({
      experiences: z.array(experienceItem),
      count: z.number(),
    }),
  },
  experienceDetails: {
    ...CATALOGUE_CALLS.experienceDetails,
    query: z.object({ ...syncPaging, ...position, key: z.optional(keys) }),
    answer: z.object({ experienceDetails: z.array(experienceDetailsSchema) }),
  },
  nearby: {
    ...CATALOGUE_CALLS.nearby,
    query: z.object({ key: keys }),
    answer: z.object({
      /** The 8 nearest active ones; `distance` in meters. */
      nearby_experiences: z.array(z.extend(experienceSummarySchema, { distance: z.number() })),
    }),
  },
  weather: {
    ...CATALOGUE_CALLS.weather,
    query: z.object({ lat: degrees, long: degrees }),
    answer: z.object({
      weather: z.array(weatherMonth),
      /** The weather station and its distance in meters; null if none is near enough. */
      place: z.nullable(z.object({ name: z.string(), distance: z.number() })),
    }),
  },
  tours: {
    ...CATALOGUE_CALLS.tours,
    query: z.object({
      ...syncPaging,
      ...paging,
      slug: z.optional(slug),
      variants: z.optional(flag),
      georegions: z.optional(list),
      countries: z.optional(list),
      days: z.optional(ranges),
      months: z.optional(months),
      budget: z.optional(range),
      categories: z.optional(list),
      experiences: z.optional(list),
      others: z.optional(list),
      sort: z.optional(sort),
    }),
    answer: tourWithParts,
  },
  tourVariant: { ...CATALOGUE_CALLS.tourVariant, query: z.object({ slug }), answer: tourWithParts },
  tourVariants: {
    ...CATALOGUE_CALLS.tourVariants,
    query: z.object({ ...syncPaging, key: z.optional(keys) }),
    answer: z.object({ tourVariants: z.array(tourVariantSchema) }),
  },
  flightAirports: {
    ...CATALOGUE_CALLS.flightAirports,
    query: z.object({ codes: keys }),
    answer: z.object({ airports: z.array(airportSchema) }),
  },
  airports: {
    ...CATALOGUE_CALLS.airports,
    query: z.object({ ...syncPaging }),
    answer: z.object({ airports: z.array(airportSchema) }),
  },
  transport: {
    ...CATALOGUE_CALLS.transport,
    query: z.object({ ...syncPaging, country_key: z.optional(keys) }),
    answer: z.object({ transport: z.array(transportFactsSchema) }),
  },
  networks: {
    ...CATALOGUE_CALLS.networks,
    query: z.object({ ...syncPaging, country_key: z.optional(keys) }),
    answer: z.object({ networks: z.array(networkSchema) }),
  },
  climate: {
    ...CATALOGUE_CALLS.climate,
    query: z.object({ ...syncPaging, country_key: z.optional(keys) }),
    answer: z.object({ climate: z.array(climateSchema) }),
  },
  benchmarks: {
    ...CATALOGUE_CALLS.benchmarks,
    query: empty,
    answer: z.object({ benchmarks: z.record(z.string(), z.object({ price_per_night: z.number() })) }),
  },
  tourConnections: {
    ...CATALOGUE_CALLS.tourConnections,
    body: z.object({ experience_keys: z.array(keySchema), airports: z.optional(z.array(keySchema)) }),
    answer: z.object({ connections: connectionsSchema }),
  },
  blogposts: {
    ...CATALOGUE_CALLS.blogposts,
    query: z.object({
      ...syncPaging,
      key: z.optional(keys),
      details: z.optional(flag),
      tags: z.optional(list),
      countries: z.optional(list),
    }),
    answer: z.object({ posts: z.array(postItem), tags: z.array(z.string()) }),
  },
  blogpostDetails: {
    ...CATALOGUE_CALLS.blogpostDetails,
    query: z.object({ ...syncPaging, key: z.optional(keys) }),
    answer: z.object({ blogpostDetails: z.array(blogpostDetailsSchema) }),
  },
  roundups: {
    ...CATALOGUE_CALLS.roundups,
    query: z.object({ ...syncPaging }),
    answer: z.object({ roundups: z.array(roundupSchema) }),
  },
  roundupDetails: {
    ...CATALOGUE_CALLS.roundupDetails,
    query: z.object({ ...syncPaging, key: z.optional(keys) }),
    answer: z.object({ roundupDetails: z.array(roundupDetailsSchema) }),
  },
  pages: {
    ...CATALOGUE_CALLS.pages,
    query: z.object({ ...syncPaging, key: z.optional(keys) }),
    answer: z.object({ pages: z.array(pageSchema) }),
  },
  faqs: {
    ...CATALOGUE_CALLS.faqs,
    query: z.object({ ...syncPaging }),
    answer: z.object({ faqs: z.array(faqSchema) }),
  },
  trending: {
    ...CATALOGUE_CALLS.trending,
    query: empty,
    answer: z.object({
      result: z.object({
        tours: z.array(tourSummarySchema),
        experiences: z.array(experienceSummarySchema),
        countries: z.array(countrySummarySchema),
        blogposts: z.array(blogpostSchema),
      }),
    }),
  },
  latest: {
    ...CATALOGUE_CALLS.latest,
    query: empty,
    answer: z.object({
      result: z.object({ experiences: z.array(experienceSummarySchema), tours: z.array(tourSummarySchema) }),
    }),
  },
  latestExperiences: {
    ...CATALOGUE_CALLS.latestExperiences,
    query: empty,
    answer: z.object({ result: z.object({ experiences: z.array(experienceSummarySchema) }) }),
  },
  counts: {
    ...CATALOGUE_CALLS.counts,
    query: empty,
    answer: z.object({
      result: z.object({
        tours_count: z.number(),
        experiences_count: z.number(),
        destinations_count: z.number(),
        blogposts_count: z.number(),
      }),
    }),
  },
  /** Number of users who have an item among their favorites, by its `_id`; items without any are omitted. */
  likes: {
    ...CATALOGUE_CALLS.likes,
    query: empty,
    answer: z.object({
      likes: z.object({
        experiences: z.record(z.string(), z.number()),
        tours: z.record(z.string(), z.number()),
      }),
    }),
  },
  exchangeRate: {
    ...CATALOGUE_CALLS.exchangeRate,
    query: z.object({ currency: z.enum(CURRENCIES) }),
    answer: exchangeRateSchema,
  },
  instagram: {
    ...CATALOGUE_CALLS.instagram,
    query: empty,
    answer: z.object({ instaposts: z.array(instapostSchema) }),
  },
  search: {
    ...CATALOGUE_CALLS.search,
    body: z.object({ searchString: z.string().check(z.maxLength(200)) }),
    answer: z.object({ results: z.array(searchResultSchema) }),
  },
  /** Answers 204, as `contact` does. */
  feedbacks: { ...CATALOGUE_CALLS.feedbacks, body: feedbackSchema, answer: empty },
  /** Answers 204, as `contact` does. */
  corrections: { ...CATALOGUE_CALLS.corrections, body: correctionSchema, answer: empty },
  contactChallenge: { ...CATALOGUE_CALLS.contactChallenge, query: empty, answer: challengeSchema },
  contact: { ...CATALOGUE_CALLS.contact, body: contactSchema, answer: empty },
  heads: { ...CATALOGUE_CALLS.heads, query: empty, answer: headsSchema },
} as const satisfies Record<string, Endpoint>;
type EndpointName = keyof typeof ENDPOINTS;

export type Answer<Name extends EndpointName> = z.infer<(typeof ENDPOINTS)[Name]['answer']>;
