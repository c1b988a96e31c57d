/** Paths in this folder are relative to `API_BASE` unless they say otherwise. */

import { z } from 'zod/mini';
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
import { transportFactsSchema } from '../model/schemas/transport.ts';
import { CATALOGUE_CALLS } from './api/catalogue-calls.ts';
import type { Collection } from './data-api.ts';

export { API_BASE, CLIENT_SCHEMA, CLIENT_SCHEMA_HEADER } from './api-base.ts';
/** Older apps can no longer read the answers and have to update. */
export const OLDEST_CLIENT_SCHEMA = 2;

/** Path below `API_BASE` and row schema by collection. Answers have the rows in a field named like the collection. */
export const SYNC_COLLECTIONS = {
  countries: { path: CATALOGUE_CALLS.countries.path, row: countrySummarySchema },
  experiences: { path: CATALOGUE_CALLS.experiences.path, row: experienceSummarySchema },
  transport: { path: CATALOGUE_CALLS.transport.path, row: transportFactsSchema },
  airports: { path: CATALOGUE_CALLS.airports.path, row: airportSchema },
  tours: { path: CATALOGUE_CALLS.tours.path, row: tourSummarySchema },
  blogposts: { path: CATALOGUE_CALLS.blogposts.path, row: blogpostSchema },
  faqs: { path: CATALOGUE_CALLS.faqs.path, row: faqSchema },
  roundups: { path: CATALOGUE_CALLS.roundups.path, row: roundupSchema },
  countryDetails: { path: CATALOGUE_CALLS.countryDetails.path, row: countryDetailsSchema },
  experienceDetails: { path: CATALOGUE_CALLS.experienceDetails.path, row: experienceDetailsSchema },
  climate: { path: CATALOGUE_CALLS.climate.path, row: climateSchema },
  tourVariants: { path: CATALOGUE_CALLS.tourVariants.path, row: tourVariantSchema },
  blogpostDetails: { path: CATALOGUE_CALLS.blogpostDetails.path, row: blogpostDetailsSchema },
  roundupDetails: { path: CATALOGUE_CALLS.roundupDetails.path, row: roundupDetailsSchema },
  pages: { path: CATALOGUE_CALLS.pages.path, row: pageSchema },
} as const satisfies Record<Collection, { path: string; row: z.ZodMiniType }>;

/** More rows than any collection of the catalogue has: its full pull is one answer. */
export const SYNC_LIMIT_DEFAULT = 1_000;
export const SYNC_LIMIT_MAX = 2_000;

/**
 * `i.<revision>`: incremental, the changes after the revision. `f.<after>.<revision>`: a full listing, the rows after
 * the key `after`; the revision is the one at its start. The signed epoch comes before the revision, except for clients
 * without epochs and for the catalogue. Opaque to clients, except for the functions below.
 */
export const cursorSchema = z
  .string()
  .check(z.regex(/^(i\.([0-9a-z]{65,80}\.)?\d{1,15}|f\.[a-zA-Z0-9-]*\.([0-9a-z]{65,80}\.)?\d{1,15})$/));
export type Cursor = string;

/**
 * True during a full listing (empty `since=`, or `f.<after>.<revision>`), whose rows are ordered by key. The page whose
 * own `cursor` is no longer a listing is its last: then rows that no page named may be deleted. Changes since the start
 * of the listing follow from that cursor on.
 */
export function isListing(cursor: Cursor): boolean {
  return cursor === '' || cursor.startsWith('f.');
}

/** Whether a cursor of changes carries the signed epoch; only servers with epochs sign. */
export function isSigned(cursor: Cursor): boolean {
  return /^i\.\w+\./.test(cursor);
}

/** Revision of a cursor: of a page's last change, in a full listing the one at its start; 0 before the first pull. */
export function cursorRevision(cursor: Cursor): number {
  return Number(/\d+$/.exec(cursor)?.[0] ?? 0);
}

/**
 * By id: lost revisions that the document, or its deletion, is based on, because a device sent them again. Sent as
 * `heirs`.
 */
export const lostAncestorsSchema = z.optional(z.record(z.string(), z.array(z.number())));
const page = {
  deleted: z.array(keySchema),
  cursor: cursorSchema,
  more: z.boolean(),
  heirs: lostAncestorsSchema,
};
/**
 * Answer to a cursor that the server no longer knows: start a full listing with `since=`, keep existing rows until
 * then.
 */
export const syncResetSchema = z.object({ reset: z.literal(true) });

/** One page of `GET <path>?since=<cursor>&limit=<n>`; `rows` is the field named like the collection. */
export interface SyncPage<Row> {
  rows: Row[];
  deleted: string[];
  cursor: Cursor;
  more: boolean;
  /** The lost ancestors, by id. */
  heirs?: Record<string, readonly number[]>;
}
export type SyncAnswer<Row> = { reset: true } | SyncPage<Row>;

/** Schema of a page on the wire; rows are unchecked here, each is validated by the row schema. */
export function syncPageSchema(collection: string) {
  return z.object({ ...page, [collection]: z.array(z.unknown()) });
}

/**
 * Identity and generation of the server's database: every restored backup starts a new epoch. Revisions of an epoch are
 * larger than all earlier ones, so `epoch` is also the revision that it starts at.
 */
export const historySchema = z.object({
  /** Created with the database. */
  id: z.string(),
  epoch: z.number(),
  /** Lost revisions of the user, as open intervals: `[last one kept, next one issued]`. */
  gaps: z.array(z.tuple([z.number(), z.number()])),
});
export type History = z.infer<typeof historySchema>;

/** Whether a revision was assigned by the server and is no longer in its history. */
export function isLost(revision: number | null, { gaps }: Pick<History, 'gaps'>): boolean {
  return revision !== null && gaps.some(([last, next]) => revision > last && revision < next);
}

/**
 * `GET /sync/heads`: the newest cursor of each collection. A collection whose stored cursor equals its head has nothing
 * to pull. `user`: the collections of the logged-in user; missing for guests.
 */
export const headsSchema = z.object({
  catalogue: z.record(z.string(), cursorSchema),
  /** Of the texts of each country (`country-texts.ts`); missing from older servers. */
  texts: z.optional(z.record(z.string(), cursorSchema)),
  user: z.optional(z.record(z.string(), cursorSchema)),
  /** Only for logged-in users, in apps that support epochs. */
  history: z.optional(historySchema),
});
export type Heads = z.infer<typeof headsSchema>;
export type CatalogueHeads = Pick<Heads, 'catalogue' | 'texts'>;
