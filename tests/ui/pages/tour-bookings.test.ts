import { expect, it } from 'vitest';
import type { AccommodationBooking, FlightBooking, TransportBooking } from '../../../src/model/plan.ts';
import { bookingsPreview } from '../../../src/ui/pages/tour/bookings-preview.ts';
import { header, stop, timelineConnection } from '../planner/plan-builder.ts';

const base = { booked: false, notes: null, price: 40, itinIndex: 0, maIndex: null };

function stay(part: Partial<AccommodationBooking> & { uid: string }): AccommodationBooking {
  const arrival = '2027-02-06T14:00';
  const departure = '2027-02-08T08:00';
  return {
    ...base,
    arrival,
    departure,
    plannedArrival: arrival,
    plannedDeparture: departure,
    nights: 2,
    hotelOnly: false,
    price_per_night: 20,
    ...part,
  };
}

function ride(uid: string, type: TransportBooking['type']): TransportBooking {
  const date = '2027-02-08T08:00';
  return {
    ...base,
    uid,
    connection_id: 'kandy_ella',
    type,
    drivingType: null,
    date,
    plannedDate: date,
    text: null,
    link: `https://example.org/${uid}`,
    subtitle: null,
  };
}

const flight: FlightBooking = {
  ...base,
  uid: 'f',
  connection_id: 'lima_cusco',
  flight: { origin: 'LIM', destination: 'CUZ' },
  deep_link: null,
  date: '2027-02-06T08:00',
  plannedDate: '2027-02-06T08:00',
  expBefore: 'lima',
  expAfter: 'cusco',
};

it('gives the stop of a stay and of the night before a journey, and the connection of a night en route', () => {
  const timeline = [
    stop('kandy', '2027-02-06T14:00', '2027-02-07T19:00', { dayFrom: 1, dayTo: 2, itinIndex: 0 }),
    header('kandy_ella', { dayFrom: 2, departure: '2027-02-08T08:00' }),
    timelineConnection('kandy_ella', '2027-02-08T08:00', '2027-02-08T12:00', { dayFrom: 3, itinIndex: 1 }),
    stop('ella', '2027-02-08T12:00', '2027-02-09T20:00', { dayFrom: 3, dayTo: 4, itinIndex: 2 }),
    header('ella_galle', { dayFrom: 4, departure: '2027-02-09T20:00' }),
  ];
  const { stays } = bookingsPreview({
    timeline,
    bookings: {
      accommodation: [
        stay({ uid: 'a', exp_key: 'kandy' }),
        stay({ uid: 'b', connection_id: 'kandy_ella', arrival: '2027-02-07T19:00', nights: 1, maIndex: 1 }),
        stay({ uid: 'c', connection_id: 'ella_galle', arrival: '2027-02-10T02:00', nights: 1, maIndex: 4 }),
      ],
      flights: [],
      transport: [],
      rentals: [],
    },
  });
  expect(stays).toEqual([
    { id: 'a', where: 'stop', key: 'kandy', nights: 2, priceUsd: 40 },
    { id: 'b', where: 'before', key: 'kandy', nights: 1, priceUsd: 40 },
    { id: 'c', where: 'en-route', key: 'ella_galle', nights: 1, priceUsd: 40 },
  ]);
});

it('lists flights, trains and ferries, counts buses and taxis, and omits connections by rental car', () => {
  const preview = bookingsPreview({
    timeline: [],
    bookings: {
      accommodation: [],
      flights: [flight],
      transport: [
        ride('train', 'train'),
        ride('bus', 'bus'),
        ride('ferry', 'ferry'),
        ride('car', 'rental'),
        ride('taxi', 'taxi'),
        ride('walk', 'walking'),
        ride('unknown', null),
      ],
      rentals: [],
    },
  });
  expect(preview.flights).toEqual([
    { id: 'f', type: 'flight', connectionId: 'lima_cusco', priceUsd: 40, link: null },
  ]);
  expect(preview.transport.map(({ id, link }) => [id, link])).toEqual([
    ['train', 'https://example.org/train'],
    ['ferry', 'https://example.org/ferry'],
  ]);
  expect(preview.paidOnTheSpot).toBe(2);
});
