import type {
  AccommodationBooking,
  FlightBooking,
  RentalBooking,
  TransportBooking,
} from '../../../../src/model/plan.ts';

const base = { booked: false, notes: null, price: 10, itinIndex: 0, maIndex: 0 };

/** Two nights in Kandy; each test sets only the relevant fields. */
export function stay(patch: Partial<AccommodationBooking> = {}): AccommodationBooking {
  return {
    ...base,
    uid: 'stay:kandy#1',
    exp_key: 'kandy',
    arrival: '2027-02-08T11:10',
    departure: '2027-02-10T06:00',
    plannedArrival: '2027-02-08T11:10',
    plannedDeparture: '2027-02-10T06:00',
    nights: 2,
    hotelOnly: false,
    price_per_night: 28,
    ...patch,
  };
}

export function transport(patch: Partial<TransportBooking> = {}): TransportBooking {
  return {
    ...base,
    uid: 'transport:kandy_ella#1',
    connection_id: 'kandy_ella',
    type: 'train',
    drivingType: null,
    date: '2027-02-10T08:00',
    plannedDate: '2027-02-10T08:00',
    text: null,
    link: null,
    subtitle: null,
    ...patch,
  };
}

export function flight(patch: Partial<FlightBooking> = {}): FlightBooking {
  return {
    ...base,
    uid: 'flight:FRA_CMB#1',
    connection_id: 'FRA_CMB',
    flight: { origin: 'FRA', destination: 'CMB' },
    deep_link: null,
    date: '2027-02-05T08:00',
    plannedDate: '2027-02-05T08:00',
    expBefore: null,
    expAfter: 'kandy',
    ...patch,
  };
}

/** Two days with one car. */
export function rental(patch: Partial<RentalBooking> = {}): RentalBooking {
  return {
    ...base,
    uid: 'rental#1',
    drivingType: '4x4',
    pickUp: '2027-02-10T08:00',
    dropOff: '2027-02-11T12:00',
    plannedPickUp: '2027-02-10T08:00',
    plannedDropOff: '2027-02-11T12:00',
    days: 2,
    perDay: 90,
    legs: ['kandy_ella', 'ella_galle'],
    ...patch,
  };
}
