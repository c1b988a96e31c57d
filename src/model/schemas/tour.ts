import { z } from 'zod/mini';
import { openObject } from './open-object.ts';
import { connectionOptionSchema } from './connection-option.ts';
import type { Bookings } from '../plan.ts';

/**
 * A user's tour as stored and sent. It has the user's choices; the plan is derived from them. Stops have an `id` (UUID
 * version 7), connections do not.
 */
const nights = z.number().check(z.int(), z.gte(0), z.lte(366));
const notes = z.string().check(z.maxLength(10_000));

const tourEntrySchema = openObject({
  id: z.optional(z.nullable(z.uuid())),
  experience_id: z.optional(z.nullable(z.string())),
  connection_id: z.optional(z.nullable(z.string())),
  nights: z.optional(z.nullable(nights)),
  duration: z.optional(z.nullable(z.number().check(z.positive(), z.lte(8_784)))),
  selected: z.optional(z.nullable(z.number().check(z.int(), z.gte(0)))),
  selectedKey: z.optional(z.nullable(z.string())),
  departureTime: z.optional(z.nullable(z.string())),
  justHotel: z.optional(z.nullable(z.boolean())),
  notes: z.optional(z.nullable(notes)),
});

const booking = openObject({ uid: z.string() });
const bookingsSchema = z.object({
  accommodation: z.array(booking),
  flights: z.array(booking),
  transport: z.array(booking),
  rentals: z.optional(z.array(booking)),
});

export const tourSchema = z.object({
  id: z.uuid(),
  version: z.nullable(z.number()),
  name: z.string().check(z.maxLength(200)),
  notes,
  countries: z.array(z.string()),
  startDate: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  /** The wanted end date; that of the plan may differ. */
  endDate: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  travellers: z.number().check(z.int(), z.gte(1), z.lte(20)),
  homeAirport: z.nullable(z.string()),
  itinerary: z.array(tourEntrySchema).check(z.maxLength(500)),
  ownConnections: z.record(z.string(), z.array(connectionOptionSchema)),
  bookings: z.nullable(bookingsSchema),
  originalOrder: z.nullable(z.array(z.string())),
  published: z.boolean(),
  slug: z.nullable(z.string()),
  /** UTC with milliseconds. */
  updatedAt: z.string(),
});

type Wire = z.infer<typeof tourSchema>;
export type Tour = Omit<Wire, 'itinerary' | 'bookings'> & {
  itinerary: import('../plan.ts').ItineraryEntry[];
  bookings: Bookings | null;
};

export type { BookingExtras } from '../plan.ts';
