import { describe, expect, test } from 'vitest';
import type { ConnectionOption } from '../../../../src/model/schemas/connection-option.ts';
import type { AccommodationBooking, ConnectionEntry, ItineraryEntry } from '../../../../src/model/plan.ts';
import { stop, travel, connectionEntry, type Tour } from '../../../builders/plan-input.ts';
import { planned } from '../../../builders/planned.ts';

const PRICES = { a: { price_per_night: 30 }, b: { price_per_night: 40 } };

function staysOf(tour: Tour): AccommodationBooking[] {
  return planned({ experiences: PRICES, ...tour }).bookings.accommodation;
}

/** Ready at 14:00 of the 10th, then by this connection to b, where one stays two hours. */
function afterTwo(fields: Partial<ConnectionEntry>, ...options: ConnectionOption[]): AccommodationBooking[] {
  return staysOf({
    itinerary: [stop('a', { duration: 6 }), connectionEntry('a_b', fields), stop('b', { duration: 2 })],
    connections: { a_b: options },
  });
}

describe('stays at a stop', () => {
  test('[B1] two nights make a stay with all fields', () => {
    expect(staysOf({ itinerary: [stop('a', { nights: 2 })] })).toEqual([
      {
        uid: 'stay:a#1',
        exp_key: 'a',
        arrival: '2027-01-10T08:00',
        departure: '2027-01-12T06:00',
        plannedArrival: '2027-01-10T08:00',
        plannedDeparture: '2027-01-12T06:00',
        nights: 2,
        price_per_night: 30,
        price: 60,
        hotelOnly: false,
        booked: false,
        notes: null,
        itinIndex: 0,
        maIndex: 0,
      },
    ]);
  });

  test('[B1] without a night there is no stay', () => {
    expect(staysOf({ itinerary: [stop('a', { duration: 12 })] })).toEqual([]);
  });

  test('[B1] a night from 03:00 to 06:00 is a stay', () => {
    const stays = staysOf({
      itinerary: [
        stop('a', { duration: 10 }),
        connectionEntry('a_b', { departureTime: '18:00' }),
        stop('b', { duration: 1 }),
      ],
      connections: { a_b: [travel(9, { type: 'bus' })] },
    });
    expect(stays).toMatchObject([
      { exp_key: 'b', arrival: '2027-01-11T03:00', departure: '2027-01-11T06:00', nights: 1, price: 40 },
    ]);
  });

  test('[B1] a stay before an early flight ends at its departure', () => {
    const stays = staysOf({
      itinerary: [stop('a'), connectionEntry('a_b', { departureTime: '05:00' })],
      connections: { a_b: [travel(3, { type: 'flight' })] },
    });
    expect(stays).toMatchObject([{ exp_key: 'a', departure: '2027-01-11T05:00', nights: 1 }]);
  });
});

describe('stays en route', () => {
  test('[B2] a night before a journey is a stay at the current stop, with all fields', () => {
    // Ready at 14:00, eight hours to drive: it waits for 08:00 of the 11th.
    expect(afterTwo({}, travel(8))).toEqual([
      {
        uid: 'stay:a_b#1',
        connection_id: 'a_b',
        arrival: '2027-01-10T20:00',
        departure: '2027-01-11T06:00',
        plannedArrival: '2027-01-10T20:00',
        plannedDeparture: '2027-01-11T06:00',
        nights: 1,
        price_per_night: 30,
        price: 30,
        hotelOnly: false,
        booked: false,
        notes: null,
        itinIndex: 1,
        maIndex: 2,
      },
    ]);
  });

  test('[B2] a stay before a bus that leaves before EARLY ends at its departure', () => {
    expect(afterTwo({ departureTime: '04:30' }, travel(3, { type: 'bus' }))).toMatchObject([
      { connection_id: 'a_b', arrival: '2027-01-10T20:00', departure: '2027-01-11T04:30', nights: 1 },
    ]);
  });

  test('[B2] a journey over several days has a stay for each night', () => {
    // Six hours on the 10th, fourteen on the 11th, ten on the 12th.
    expect(afterTwo({}, travel(30))).toMatchObject([
      {
        connection_id: 'a_b',
        arrival: '2027-01-10T20:00',
        departure: '2027-01-12T06:00',
        nights: 2,
        price: 60,
      },
    ]);
  });

  test('[B2] justHotel adds a stay where the journey needs none', () => {
    // Two hours from 14:00 of the 10th; the bed is for the night after.
    expect(afterTwo({ justHotel: true }, travel(2))).toMatchObject([
      {
        connection_id: 'a_b',
        arrival: '2027-01-10T20:00',
        departure: '2027-01-11T06:00',
        nights: 1,
        price: 30,
        hotelOnly: true,
      },
    ]);
  });

  test('[B2] on a night bus justHotel adds a stay for the night of the ride', () => {
    expect(afterTwo({ justHotel: true, departureTime: '22:00' }, travel(7, { type: 'bus' }))).toMatchObject([
      { connection_id: 'a_b', arrival: '2027-01-10T20:00', departure: '2027-01-11T06:00', hotelOnly: true },
      // 05:00 of the 11th in b: a night of its own.
      { exp_key: 'b', arrival: '2027-01-11T05:00', nights: 1 },
    ]);
  });

  test('[B2] justHotel adds none in a group with nights', () => {
    const stays = staysOf({
      itinerary: [
        stop('a', { duration: 6 }),
        connectionEntry('a_x', { justHotel: true }),
        connectionEntry('x_b', { justHotel: true }),
        stop('b', { duration: 2 }),
      ],
      connections: { a_x: [travel(4)], x_b: [travel(4)] },
    });
    expect(stays).toMatchObject([{ connection_id: 'a_x', nights: 1, hotelOnly: false }]);
  });

  test('[B2] in a group without nights each connection may have justHotel', () => {
    const stays = staysOf({
      itinerary: [
        stop('a'),
        connectionEntry('a_x', { justHotel: true }),
        connectionEntry('x_y', { justHotel: false }),
        connectionEntry('y_b', { justHotel: true }),
        stop('b', { duration: 2 }),
      ],
      connections: { a_x: [travel(1)], x_y: [travel(1)], y_b: [travel(1)] },
    });
    expect(stays.map(({ uid, maIndex }) => [uid, maIndex])).toEqual([
      ['stay:a#1', 0],
      ['stay:a_x#1', 2],
      ['stay:y_b#1', 4],
    ]);
  });

  test.each<[string, ItineraryEntry[], number | null]>([
    [
      'the stop before',
      [stop('a', { duration: 6 }), connectionEntry('a_b', { justHotel: true }), stop('b')],
      30,
    ],
    ['the stop after in the opening group', [connectionEntry('x_b', { justHotel: true }), stop('b')], 40],
    ['the last stop in the closing group', [stop('b'), connectionEntry('b_x', { justHotel: true })], 40],
    ['nobody where there is no stop', [connectionEntry('x_y', { justHotel: true })], null],
  ])('[B2] its price is that of %s', (_name, itinerary, price) => {
    const bed = staysOf({ itinerary }).find((stay) => stay.connection_id !== undefined);
    expect(bed).toMatchObject({ price, price_per_night: price, hotelOnly: true });
  });

  test('[B2] before the first stop its price is unknown where that of the first stop is', () => {
    const itinerary = [connectionEntry('x_a', { justHotel: true }), stop('a', { duration: 6 }), stop('b')];
    const stays = staysOf({ itinerary, experiences: { b: { price_per_night: 40 } } });
    expect(stays[0]).toMatchObject({ connection_id: 'x_a', price: null });
  });
});
