import type {
  AccommodationBooking,
  Bookings,
  FlightBooking,
  RentalBooking,
  TransportBooking,
} from '../../src/model/plan.ts';
import type { Fields } from './plan-input.ts';

/** Bookings of a previous plan; missing lists are empty. */
export function previously(bookings: Partial<Bookings>): { bookings: Bookings } {
  return { bookings: { accommodation: [], flights: [], transport: [], ...bookings } };
}

const NOT_BOOKED = { booked: false, notes: null, price: null, itinIndex: 0, maIndex: 0 };

/** `stay:a#1` of a previous plan, in a year that no test plans, so that its dates are recognizable. */
export function stayBefore(uid: string, fields: Fields<AccommodationBooking> = {}): AccommodationBooking {
  return {
    ...NOT_BOOKED,
    uid,
    arrival: '2020-01-01T08:00',
    departure: '2020-01-02T06:00',
    plannedArrival: '2020-01-01T08:00',
    plannedDeparture: '2020-01-02T06:00',
    nights: 1,
    hotelOnly: false,
    price_per_night: null,
    ...fields,
  };
}

export function flightBefore(uid: string, fields: Fields<FlightBooking> = {}): FlightBooking {
  return {
    ...NOT_BOOKED,
    uid,
    connection_id: uid.slice(uid.indexOf(':') + 1, uid.indexOf('#')),
    flight: null,
    deep_link: null,
    date: '2020-01-01T08:00',
    plannedDate: '2020-01-01T08:00',
    expBefore: null,
    expAfter: null,
    ...fields,
  };
}

export function transportBefore(uid: string, fields: Fields<TransportBooking> = {}): TransportBooking {
  return {
    ...NOT_BOOKED,
    uid,
    connection_id: uid.slice(uid.indexOf(':') + 1, uid.indexOf('#')),
    type: null,
    drivingType: null,
    date: '2020-01-01T08:00',
    plannedDate: '2020-01-01T08:00',
    text: null,
    link: null,
    subtitle: null,
    ...fields,
  };
}

export function rentalBefore(
  uid: string,
  legs: readonly string[],
  fields: Fields<RentalBooking> = {},
): RentalBooking {
  return {
    ...NOT_BOOKED,
    uid,
    drivingType: 'rental',
    pickUp: '2020-01-01T08:00',
    dropOff: '2020-01-02T18:00',
    plannedPickUp: '2020-01-01T08:00',
    plannedDropOff: '2020-01-02T18:00',
    days: 2,
    perDay: null,
    legs: [...legs],
    ...fields,
  };
}
