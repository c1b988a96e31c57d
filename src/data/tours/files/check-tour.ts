import { z } from 'zod/mini';
import type { ItineraryEntry } from '../../../model/plan.ts';
import { ownExperienceSchema } from '../../../model/schemas/own-experience.ts';
import type { FilePlace } from '../../../model/tour-file.ts';
import { type Tour, tourSchema } from '../../../model/schemas/tour.ts';
import { emptyTour } from '../tour-document.ts';

const filePlaceSchema = z.omit(ownExperienceSchema, {
  version: true,
  image_uris: true,
  published: true,
  slug: true,
  updatedAt: true,
});

/** Where something does not fit: names of fields and positions from 0, as `['itinerary', 3, 'nights']`. */
export type FieldPath = readonly (string | number)[];

export type CheckedTour = { ok: true; tour: Tour } | { ok: false; path: FieldPath };

/**
 * A value from outside as a tour. What the schema cannot say is looked at too: each entry is a stop or a way, ids
 * have the form that the engine reads, dates are in the calendar, links lead to web pages and nowhere else.
 */
export function checkTour(value: unknown, now: Date): CheckedTour {
  if (!isRecord(value)) return { ok: false, path: [] };
  const blank = emptyTour([], now);
  const { id, version, published, slug, updatedAt } = blank;
  // What belongs to the document alone is made anew, so that nothing is refused for its sake.
  const parsed = tourSchema.safeParse({ ...blank, ...value, id, version, published, slug, updatedAt });
  if (!parsed.success) return { ok: false, path: pathOf(parsed.error) };
  const { itinerary, bookings, ...rest } = parsed.data;
  const entries: ItineraryEntry[] = [];
  for (const [index, entry] of itinerary.entries()) {
    const fault = entryFault(entry);
    if (fault !== null || !isEntry(entry)) return { ok: false, path: ['itinerary', index, ...(fault ?? [])] };
    entries.push(entry);
  }
  const fault = dateError(rest) ?? linkError({ ownConnections: rest.ownConnections, bookings });
  if (fault !== null) return { ok: false, path: fault };
  return {
    ok: true,
    tour: { ...rest, itinerary: entries, bookings: isBookings(bookings) ? bookings : null },
  };
}

export type CheckedPlaces = { ok: true; places: FilePlace[] } | { ok: false; path: FieldPath };

/** Places that came with a tour. */
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
const WAY = /^[^_\s]{1,120}_[^_\s]{1,120}$/;
const DEPARTURE = /^(morning|afternoon|evening|(\d{4}-\d{2}-\d{2}T)?([01]\d|2[0-3]):[0-5]\d)$/;

/** Path inside the entry; null where it fits. */
function entryFault(entry: WireEntry): FieldPath | null {
  const { experience_id: place, connection_id: way, departureTime } = entry;
  const isPlace = typeof place === 'string';
  if (isPlace === (typeof way === 'string')) return [];
  if (isPlace && !ID.test(place)) return ['experience_id'];
  if (typeof way === 'string' && !WAY.test(way)) return ['connection_id'];
  return typeof departureTime === 'string' && !DEPARTURE.test(departureTime) ? ['departureTime'] : null;
}

function dateError({ startDate, endDate }: Pick<Tour, 'startDate' | 'endDate'>): FieldPath | null {
  if (startDate !== null && !isDate(startDate)) return ['startDate'];
  return endDate !== null && !isDate(endDate) ? ['endDate'] : null;
}

/** In the calendar, and in the years that the engine counts. */
function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`);
  const year = Number(text.slice(0, 4));
  return year >= 1900 && !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

const LINKS: ReadonlySet<string> = new Set(['link', 'deep_link', 'confirmationLink']);
const WEB_ADDRESS = /^https?:\/\//i;

/** So deep lies `bookings.flights[0].flight.deep_link`. */
const LINKS_DEPTH = 5;

/** The first link in options and bookings that would do something else than open a web page. */
function linkError(value: unknown, path: FieldPath = []): FieldPath | null {
  if (typeof value !== 'object' || value === null || path.length >= LINKS_DEPTH) return null;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  for (const [name, field] of entries) {
    const here = [...path, name];
    const isLink = typeof name === 'string' && LINKS.has(name) && field !== null && field !== undefined;
    if (isLink && (typeof field !== 'string' || !WEB_ADDRESS.test(field))) return here;
    const fault = linkError(field, here);
    if (fault !== null) return fault;
  }
  return null;
}

/** What the engine would refuse of it, it says itself. */
function isBookings(value: z.infer<typeof tourSchema>['bookings']): value is Tour['bookings'] & object {
  return value !== null;
}

/** Where the first fault lies. Keys that are no names of fields, as symbols, cannot come from JSON. */
function pathOf(error: { issues: readonly { path: readonly PropertyKey[] }[] }): FieldPath {
  const [issue] = error.issues;
  return (issue?.path ?? []).map((part) => (typeof part === 'number' ? part : String(part)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
