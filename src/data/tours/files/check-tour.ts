import { z } from 'zod/mini';
import type { ItineraryEntry } from '../../../model/plan.ts';
import { ownExperienceSchema } from '../../../model/schemas/own-experience.ts';
import type { FilePlace } from '../../../model/tour-file.ts';
import { type Tour, tourSchema } from '../../../model/schemas/tour.ts';
import { emptyTour } from '../tour-document.ts';
import { isRecord } from '../../../model/base/is-record.ts';

const filePlaceSchema = z.omit(ownExperienceSchema, {
  version: true,
  image_uris: true,
  published: true,
  slug: true,
  updatedAt: true,
});

/** Path of an invalid value: field names and indexes from 0, as `['itinerary', 3, 'nights']`. */
export type FieldPath = readonly (string | number)[];

export type CheckedTour = { ok: true; tour: Tour } | { ok: false; path: FieldPath };

/**
 * Validates an untrusted value as a tour. Beyond the schema: each entry is a stop or a connection, ids have the form
 * that the engine reads, dates exist in the calendar, links are http(s) only.
 */
export function checkTour(value: unknown, now: Date): CheckedTour {
  if (!isRecord(value)) return { ok: false, path: [] };
  const blank = emptyTour([], now);
  const { id, version, published, slug, updatedAt } = blank;
  // Document fields are replaced before parsing, so that they cannot fail the validation.
  const parsed = tourSchema.safeParse({ ...blank, ...value, id, version, published, slug, updatedAt });
  if (!parsed.success) return { ok: false, path: pathOf(parsed.error) };
  const { itinerary, bookings, ...rest } = parsed.data;
  const entries: ItineraryEntry[] = [];
  for (const [index, entry] of itinerary.entries()) {
    const error = entryError(entry);
    if (error !== null || !isEntry(entry)) return { ok: false, path: ['itinerary', index, ...(error ?? [])] };
    entries.push(entry);
  }
  const error = dateError(rest) ?? linkError({ ownConnections: rest.ownConnections, bookings });
  if (error !== null) return { ok: false, path: error };
  return {
    ok: true,
    tour: { ...rest, itinerary: entries, bookings: isBookings(bookings) ? bookings : null },
  };
}

export type CheckedPlaces = { ok: true; places: FilePlace[] } | { ok: false; path: FieldPath };

/** Validates the experiences that came with a tour. */
export function checkPlaces(value: unknown): CheckedPlaces {
  const parsed = z
    .array(filePlaceSchema)
    .check(z.maxLength(500))
    .safeParse(value ?? []);
  return parsed.success
    ? { ok: true, places: parsed.data }
    : { ok: false, path: ['places', ...pathOf(parsed.error)] };
}

type WireEntry = z.infer<typeof tourSchema>['itinerary'][number];

function isEntry(entry: WireEntry): entry is WireEntry & ItineraryEntry {
  return typeof entry.experience_id === 'string' || typeof entry.connection_id === 'string';
}

const ID = /^[^_\s]{1,120}$/;
const CONNECTION_ID = /^[^_\s]{1,120}_[^_\s]{1,120}$/;
const DEPARTURE = /^(morning|afternoon|evening|(\d{4}-\d{2}-\d{2}T)?([01]\d|2[0-3]):[0-5]\d)$/;

/** Path within the entry; null if it is valid. */
function entryError(entry: WireEntry): FieldPath | null {
  const { experience_id: experience, connection_id: connection, departureTime } = entry;
  const isStop = typeof experience === 'string';
  if (isStop === (typeof connection === 'string')) return [];
  if (isStop && !ID.test(experience)) return ['experience_id'];
  if (typeof connection === 'string' && !CONNECTION_ID.test(connection)) return ['connection_id'];
  return typeof departureTime === 'string' && !DEPARTURE.test(departureTime) ? ['departureTime'] : null;
}

function dateError({ startDate, endDate }: Pick<Tour, 'startDate' | 'endDate'>): FieldPath | null {
  if (startDate !== null && !isDate(startDate)) return ['startDate'];
  return endDate !== null && !isDate(endDate) ? ['endDate'] : null;
}

/** Exists in the calendar, within the years that the engine supports. */
function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`);
  const year = Number(text.slice(0, 4));
  return year >= 1900 && !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

const LINKS: ReadonlySet<string> = new Set(['link', 'deep_link', 'confirmationLink']);
const WEB_ADDRESS = /^https?:\/\//i;

/** Depth of `bookings.flights[0].flight.deep_link`. */
const LINKS_DEPTH = 5;

/** Path of the first link in options and bookings that is not http(s); null without one. */
function linkError(value: unknown, path: FieldPath = []): FieldPath | null {
  if (typeof value !== 'object' || value === null || path.length >= LINKS_DEPTH) return null;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  for (const [name, field] of entries) {
    const fieldPath = [...path, name];
    const isLink = typeof name === 'string' && LINKS.has(name) && field !== null && field !== undefined;
    if (isLink && (typeof field !== 'string' || !WEB_ADDRESS.test(field))) return fieldPath;
    const error = linkError(field, fieldPath);
    if (error !== null) return error;
  }
  return null;
}

/** Only narrows the type: the engine rejects invalid bookings itself. */
function isBookings(value: z.infer<typeof tourSchema>['bookings']): value is NonNullable<Tour['bookings']> {
  return value !== null;
}

/** Path of the first issue. Symbols cannot occur as keys in JSON. */
function pathOf(error: { issues: readonly { path: readonly PropertyKey[] }[] }): FieldPath {
  const [issue] = error.issues;
  return (issue?.path ?? []).map((part) => (typeof part === 'number' ? part : String(part)));
}
