import { z } from 'zod/mini';
import { openObject } from './open-object.ts';
import { stopItemsSchema } from './stop-item.ts';
import { CLOCK, FLIGHT_LIMITS, MOMENT, STAY_LIMITS } from '../booking-details.ts';
import { connectionOptionSchema } from './connection-option.ts';
import { MAX_NIGHTS } from '../max-nights.ts';
import { NOTES_MAX, TOUR_NAME_MAX } from '../tour-limits.ts';
import type { Bookings } from '../plan.ts';

const nights = z.number().check(z.int(), z.gte(0), z.lte(MAX_NIGHTS));
const notes = z.string().check(z.maxLength(NOTES_MAX));

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
  items: z.optional(z.nullable(stopItemsSchema)),
});

const text = (max: number) => z.optional(z.nullable(z.string().check(z.maxLength(max))));
const clock = z.optional(z.nullable(z.string().check(z.regex(CLOCK))));
const moment = z.optional(z.nullable(z.string().check(z.regex(MOMENT))));

const booking = openObject({ uid: z.string() });
const stay = z.extend(booking, {
  name: text(STAY_LIMITS.name),
  address: text(STAY_LIMITS.address),
  phone: text(STAY_LIMITS.phone),
  checkIn: clock,
  checkOut: clock,
});
const flight = z.extend(booking, {
  airline: text(FLIGHT_LIMITS.airline),
  flightNumber: text(FLIGHT_LIMITS.flightNumber),
  terminal: text(FLIGHT_LIMITS.terminal),
  seat: text(FLIGHT_LIMITS.seat),
  arrival: moment,
  flightNumberReturn: text(FLIGHT_LIMITS.flightNumber),
  terminalReturn: text(FLIGHT_LIMITS.terminal),
  seatReturn: text(FLIGHT_LIMITS.seat),
  arrivalReturn: moment,
});
const bookingsSchema = z.object({
  accommodation: z.array(stay),
  flights: z.array(flight),
  transport: z.array(z.extend(booking, { arrival: moment })),
  rentals: z.optional(z.array(booking)),
});

/**
 * A user's tour as stored and sent. It has the user's choices; the plan is derived from them. Stops have an `id` (UUID
 * version 7), connections do not.
 */
export const tourSchema = z.object({
  id: z.uuid(),
  version: z.nullable(z.number()),
  name: z.string().check(z.maxLength(TOUR_NAME_MAX)),
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
