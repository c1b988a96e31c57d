import { z } from 'zod/mini';
import {
  airportSchema,
  climateSchema,
  countryDetailsSchema,
  countrySummarySchema,
  experienceDetailsSchema,
  experienceSummarySchema,
  keySchema,
  tourSummarySchema,
} from '../model/schemas/catalogue.ts';
import {
  blogpostDetailsSchema,
  blogpostSchema,
  faqSchema,
  pageSchema,
  tourVariantSchema,
} from '../model/schemas/story.ts';
import { transportFactsSchema } from '../model/schemas/transport.ts';
import type { Collection } from './data-api.ts';

/** Paths in this folder are relative to `API_BASE` unless they say otherwise. */
export { API_BASE, CLIENT_SCHEMA, CLIENT_SCHEMA_HEADER } from './api-base.ts';
/** An app older than this can no longer read the answers and is asked to update. */
export const OLDEST_CLIENT_SCHEMA = 2;

/** Collection → path below `API_BASE`, and the schema of a row. The answer holds the rows under the collection's name. */
export const SYNC_COLLECTIONS = {
  countries: { path: '/countries', row: countrySummarySchema },
  experiences: { path: '/experiences', row: experienceSummarySchema },
  transport: { path: '/transport', row: transportFactsSchema },
  airports: { path: '/airports', row: airportSchema },
  tours: { path: '/tours', row: tourSummarySchema },
  blogposts: { path: '/blogposts', row: blogpostSchema },
  faqs: { path: '/faqs', row: faqSchema },
  countryDetails: { path: '/countries/details', row: countryDetailsSchema },
  experienceDetails: { path: '/experiences/details', row: experienceDetailsSchema },
  climate: { path: '/climate', row: climateSchema },
  tourVariants: { path: '/tours/variants', row: tourVariantSchema },
  blogpostDetails: { path: '/blogposts/details', row: blogpostDetailsSchema },
  pages: { path: '/pages', row: pageSchema },
} as const satisfies Record<Collection, { path: string; row: z.ZodMiniType }>;

export const SYNC_LIMIT_DEFAULT = 500;
export const SYNC_LIMIT_MAX = 2_000;

/**
 * Opaque to a client, except for what `isListing` and `cursorRevision` read. The part before the number names the
 * epoch and is signed; clients that do not know epochs, and the catalogue, have cursors without it.
 */
export const cursorSchema = z
  .string()
  .check(z.regex(/^(i\.([0-9a-z]{65,80}\.)?\d{1,15}|f\.[a-zA-Z0-9-]*\.([0-9a-z]{65,80}\.)?\d{1,15})$/));
export type Cursor = string;

/**
 * True while a full listing is under way (`since=` empty, or `f.<after>.<start>`): the rows come in
 * the order of their keys. The page whose own `cursor` is no longer a listing is its last: then
 * rows that no page named may be swept. What changed meanwhile follows from that cursor on.
 */
export function isListing(cursor: Cursor): boolean {
  return cursor === '' || cursor.startsWith('f.');
}

/** The catalogue's revision that a cursor stands at; 0 before the first pull. */
export function cursorRevision(cursor: Cursor): number {
  return Number(/\d+$/.exec(cursor)?.[0] ?? 0);
}

/** By id: versions that the server lost and that the document, or its deletion, descends from. */
export const heirs = z.optional(z.record(z.string(), z.array(z.number())));
const page = { deleted: z.array(keySchema), cursor: cursorSchema, more: z.boolean(), heirs };
/** To a cursor that the server no longer knows: list anew with `since=`, keep showing what is there. */
export const syncResetSchema = z.object({ reset: z.literal(true) });

/** One page of `GET <path>?since=<cursor>&limit=<n>`, the rows taken out of the field named as the collection. */
export interface SyncPage<Row> {
  rows: Row[];
  deleted: string[];
  cursor: Cursor;
  more: boolean;
  heirs?: Record<string, readonly number[]>;
}
export type SyncAnswer<Row> = { reset: true } | SyncPage<Row>;

/** Schema of a page as it crosses the wire, without the rows: each row is checked by its own schema. */
export function syncPageSchema(collection: string) {
  return z.object({ ...page, [collection]: z.array(z.unknown()) });
}

/**
 * Which history the server's database is of, and its generation: a copy that is put back by any way starts a new
 * epoch. Numbers of an epoch are larger than all before it, so `epoch` is also where its numbers begin.
 */
export const historySchema = z.object({
  /** Of the database, made with it. */
  id: z.string(),
  epoch: z.number(),
  /** Of the person: a version or cursor above the first and below the second number of a gap was lost. */
  gaps: z.array(z.tuple([z.number(), z.number()])),
});
export type History = z.infer<typeof historySchema>;

/** Whether a number was given out by the server and is not in its history any more. */
export function isLost(number: number | null, { gaps }: Pick<History, 'gaps'>): boolean {
  return number !== null && gaps.some(([last, next]) => number > last && number < next);
}

/**
 * `GET /sync/heads`: the newest cursor of each collection. One whose stored cursor equals its head
 * has nothing to pull. `user` holds those of the person who is signed in; a visitor has none.
 */
export const headsSchema = z.object({
  catalogue: z.record(z.string(), cursorSchema),
  user: z.optional(z.record(z.string(), cursorSchema)),
  /** For somebody signed in, by an app that knows epochs. */
  history: z.optional(historySchema),
});
export type Heads = z.infer<typeof headsSchema>;
export const HEADS_PATH = '/sync/heads';
