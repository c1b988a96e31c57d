import { aBoolean, aNumber, aText, expected, fields, listOf, optional, type Check } from './check-value.ts';
import { parseMoment } from '../moment.ts';

export const aMoment = expected(
  'a moment like "2027-01-10T08:00", years 1900 to 9999',
  (value) => typeof value === 'string' && parseMoment(value) !== null,
);

/** Checks only the fields of a previous booking that the engine reads. */
const aBooking = fields({
  uid: aText,
  booked: optional(aBoolean),
  priceEdited: optional(aBoolean),
  notes: optional(aText),
  price: optional(aNumber(0, Infinity)),
  date: optional(aMoment),
  dateReturn: optional(aMoment),
  arrival: optional(aMoment),
  departure: optional(aMoment),
});

export const someBookings: Check = fields({
  accommodation: optional(listOf(aBooking)),
  flights: optional(listOf(aBooking)),
  transport: optional(listOf(aBooking)),
});
