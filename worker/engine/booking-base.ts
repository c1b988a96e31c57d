import type { BookingBase } from '../../src/model/plan.ts';
import { hasNotesField, isBooked, keepsPrice, numberOrNull, textOrNull } from './carry-over.ts';

/** Where in the plan a booking belongs. */
export interface BookingPlace {
  /** The id and how many times it has come up in the itinerary: the uid without its kind. */
  idAndTime: string;
  itinIndex: number;
  maIndex: number;
}

export function uidOf(kind: 'stay' | 'flight' | 'transport', place: BookingPlace): string {
  return `${kind}:${place.idAndTime}`;
}

/** What every booking has; `previous` gives back what was booked, noted and paid. */
export function bookingBase(
  uid: string,
  place: BookingPlace,
  itineraryNotes: string | null,
  price: number | null,
  previous: BookingBase | undefined,
): BookingBase {
  const { itinIndex, maIndex } = place;
  // Empty notes are none.
  const planNotes = itineraryNotes === null || itineraryNotes === '' ? null : itineraryNotes;
  if (!previous) return { uid, booked: false, notes: planNotes, price, itinIndex, maIndex };
  const base: BookingBase = {
    uid,
    booked: isBooked(previous),
    notes: hasNotesField(previous) ? textOrNull(previous.notes) : planNotes,
    price: keepsPrice(previous) ? numberOrNull(previous.price) : price,
    itinIndex,
    maIndex,
  };
  if (previous.priceEdited === true) base.priceEdited = true;
  return base;
}
