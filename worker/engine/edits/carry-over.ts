import type { BookingBase, Bookings, Moment } from '../../../src/model/plan.ts';
import { isMissing } from '../input/check-value.ts';

export type BookingKind = keyof Bookings;

/** Fields that the engine recomputes; all other fields of a previous booking are preserved. */
const BASE = ['uid', 'booked', 'notes', 'price', 'priceEdited', 'stale', 'itinIndex', 'maIndex'];
const NAMED: Record<BookingKind, ReadonlySet<string>> = {
  accommodation: new Set([
    ...BASE,
    'exp_key',
    'connection_id',
    'arrival',
    'departure',
    'plannedArrival',
    'plannedDeparture',
    'nights',
    'hotelOnly',
    'price_per_night',
  ]),
  flights: new Set([
    ...BASE,
    'connection_id',
    'flight',
    'deep_link',
    'date',
    'plannedDate',
    'dateReturn',
    'plannedReturnDate',
    'expBefore',
    'expAfter',
  ]),
  transport: new Set([
    ...BASE,
    'connection_id',
    'type',
    'drivingType',
    'date',
    'plannedDate',
    'text',
    'link',
    'subtitle',
  ]),
  rentals: new Set([
    ...BASE,
    'drivingType',
    'pickUp',
    'dropOff',
    'plannedPickUp',
    'plannedDropOff',
    'days',
    'perDay',
    'legs',
  ]),
};

/** The previous bookings of one kind by uid; the first one wins on duplicates. */
export class PreviousBookings<T extends BookingBase> {
  readonly #named: ReadonlySet<string>;
  readonly #list: readonly T[];
  readonly #byUid = new Map<string, T>();

  constructor(kind: BookingKind, bookings: readonly T[]) {
    this.#named = NAMED[kind];
    this.#list = bookings;
    for (const booking of bookings) {
      if (!this.#byUid.has(booking.uid)) this.#byUid.set(booking.uid, booking);
    }
  }

  get(uid: string): T | undefined {
    return this.#list.length === 0 ? undefined : this.#byUid.get(uid);
  }

  all(): readonly T[] {
    return this.#list;
  }

  /**
   * Copies the booked state, notes, price and unknown fields of the previous booking into the new one; the caller sets
   * its dates. Returns the previous booking, if there was one.
   */
  carryInto(booking: T): T | undefined {
    const previous = this.get(booking.uid);
    if (!previous) return undefined;
    booking.booked = isBooked(previous);
    if (hasNotesField(previous)) booking.notes = textOrNull(previous.notes);
    if (keepsPrice(previous)) booking.price = numberOrNull(previous.price);
    if (previous.priceEdited === true) booking.priceEdited = true;
    for (const [key, value] of Object.entries(previous)) {
      if (!this.#named.has(key)) Object.assign(booking, { [key]: value });
    }
    return previous;
  }

  /** `bookings`, followed by the stale ones: no longer in the plan, but booked or with notes. */
  appendStale(bookings: T[]): T[] {
    if (this.#list.length === 0) return bookings;
    const used = new Set(bookings.map((booking) => booking.uid));
    const all = [...bookings];
    for (const booking of this.#list) {
      const matters = isBooked(booking) || hasNotes(booking);
      if (matters && !used.has(booking.uid)) {
        all.push({ ...booking, stale: true, itinIndex: null, maIndex: null });
      }
    }
    return all;
  }
}

export function isBooked({ booked }: { booked?: boolean }): boolean {
  return booked ?? false;
}

/** A paid or manually entered price is not recomputed. */
export function keepsPrice(booking: BookingBase): boolean {
  return isBooked(booking) || booking.priceEdited === true;
}

/** Notes of the booking itself take precedence over those of the itinerary, even if they are empty. */
export function hasNotesField(booking: BookingBase): boolean {
  return !isMissing(booking.notes);
}

function hasNotes(booking: BookingBase): boolean {
  return typeof booking.notes === 'string' && booking.notes !== '';
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/**
 * The booked moment. Null only if external input says booked without a date; the engine always writes one, which is
 * what the return type promises to all other callers.
 */
export function bookedMoment(value: unknown): Moment {
  return textOrNull(value)!;
}
