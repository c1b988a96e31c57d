import type { Maybe } from './base/maybe.ts';

/** Where one sleeps, as the user entered it. */
export interface StayDetails {
  name?: Maybe<string>;
  address?: Maybe<string>;
  phone?: Maybe<string>;
  /** "15:00", on the clock of the place. */
  checkIn?: Maybe<string>;
  checkOut?: Maybe<string>;
}

/** The arrival as booked, on the clock of the place; the departure is the booking's `date`. */
export interface RideDetails {
  arrival?: Maybe<string>;
}

/** A flight as booked; `…Return` is of the flight back that is part of the same booking. */
export interface FlightDetails extends RideDetails {
  airline?: Maybe<string>;
  flightNumber?: Maybe<string>;
  terminal?: Maybe<string>;
  seat?: Maybe<string>;
  arrivalReturn?: Maybe<string>;
  flightNumberReturn?: Maybe<string>;
  terminalReturn?: Maybe<string>;
  seatReturn?: Maybe<string>;
}

/** Greatest lengths, in characters. */
export const STAY_LIMITS = { name: 200, address: 500, phone: 40 } as const;
export const FLIGHT_LIMITS = { airline: 100, flightNumber: 20, terminal: 40, seat: 100 } as const;

/** "HH:mm". */
export const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
/** "2027-01-10T08:00", years 1900 to 9999. */
export const MOMENT = /^(19|[2-9]\d)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;
