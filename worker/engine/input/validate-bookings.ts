import { aBoolean, aNumber, aText, expected, fields, listOf, optional, type Check } from './check-value.ts';
import { parseDate, parseMoment } from '../moment.ts';

export const aMoment = expected(
  'a moment like "2027-01-10T08:00", years 1900 to 9999',
  (value) => typeof value === 'string' && parseMoment(value) !== null,
);

const aBookedMoment = expected(
  'a moment like "2027-01-10T08:00" or a date, years 1900 to 9999',
  (value) => typeof value === 'string' && (parseMoment(value) ?? parseDate(value)) !== null,
);

/** Checks only the fields of a previous booking that the engine reads. */
const aBooking = fields({
  uid: aText,
  booked: optional(aBoolean),
  priceEdited: optional(aBoolean),
  notes: optional(aText),
  price: optional(aNumber(0, Infinity)),
  date: optional(aBookedMoment),
  dateReturn: optional(aBookedMoment),
  arrival: optional(aBookedMoment),
  departure: optional(aBookedMoment),
  pickUp: optional(aBookedMoment),
  dropOff: optional(aBookedMoment),
});
const aRental: Check = (value, path) =>
  aBooking(value, path) ??
  fields({ drivingType: optional(aText), legs: optional(listOf(aText)) })(value, path);

export const someBookings: Check = fields({
  accommodation: optional(listOf(aBooking)),
  flights: optional(listOf(aBooking)),
  transport: optional(listOf(aBooking)),
  rentals: optional(listOf(aRental)),
});
