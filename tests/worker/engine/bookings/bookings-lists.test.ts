import { describe, expect, test } from 'vitest';
import { flight, stop, travel, connectionEntry, type Tour } from '../../../builders/plan-input.ts';
import { planned } from '../../../builders/planned.ts';
import {
  flightBefore,
  previously,
  stayBefore,
  transportBefore,
} from '../../../builders/previous-bookings.ts';

function uidsOf({ itinerary, connections }: Tour): string[] {
  const { accommodation, flights, transport } = planned({ itinerary, connections }).bookings;
  return [...accommodation, ...flights, ...transport].map(({ uid }) => uid);
}

describe('uids', () => {
  test('[B5] count each occurrence of an id, also without a booking', () => {
    // The first visit of a has no night.
    const itinerary = [stop('a', { duration: 6 }), stop('b'), stop('a'), stop('a')];
    expect(uidsOf({ itinerary })).toEqual(['stay:b#1', 'stay:a#2', 'stay:a#3']);
  });

  test('[B5] count walked and merged connections', () => {
    const itinerary = ['a_b', 'b_a', 'a_b', 'b_a'].map((id, index) =>
      connectionEntry(id, { selected: index < 2 ? 0 : 1 }),
    );
    const connections = {
      a_b: [flight(1, 'AAA', 'BBB'), travel(1, { type: 'bus' })],
      b_a: [flight(1, 'BBB', 'AAA'), travel(1, { type: 'walking' })],
    };
    expect(uidsOf({ itinerary, connections })).toEqual(['flight:a_b#1', 'transport:a_b#2']);
    const scheduledFirst = [connectionEntry('b_a', { selected: 1 }), connectionEntry('b_a')];
    expect(uidsOf({ itinerary: scheduledFirst, connections })).toEqual(['flight:b_a#2']);
  });

  test('[B5] use another id for the reverse direction', () => {
    const itinerary = [connectionEntry('a_b'), connectionEntry('b_a'), connectionEntry('a_b')];
    expect(uidsOf({ itinerary })).toEqual(['transport:a_b#1', 'transport:b_a#1', 'transport:a_b#2']);
  });

  test('[B5] distinguish stay and transport of one connection by kind', () => {
    expect(uidsOf({ itinerary: [connectionEntry('a_b', { justHotel: true })] })).toEqual([
      'stay:a_b#1',
      'transport:a_b#1',
    ]);
  });
});

describe('fields', () => {
  const BASE = ['booked', 'itinIndex', 'maIndex', 'notes', 'price', 'uid'];
  const STAY = 'arrival departure hotelOnly nights plannedArrival plannedDeparture price_per_night'.split(
    ' ',
  );
  const FLIGHT = ['connection_id', 'date', 'deep_link', 'expAfter', 'expBefore', 'flight', 'plannedDate'];
  const TRANSPORT = [
    'connection_id',
    'date',
    'drivingType',
    'link',
    'plannedDate',
    'subtitle',
    'text',
    'type',
  ];

  function keysOf(booking: object | undefined): string[] {
    return Object.keys(booking ?? {}).toSorted();
  }

  test('[B11] contain exactly the fields of their kind, null where unknown', () => {
    const { accommodation, flights, transport } = planned({
      itinerary: [stop('a'), connectionEntry('a_x'), connectionEntry('x_b', { justHotel: true }), stop('b')],
      connections: { a_x: [{ type: 'flight', duration: 3600 }] },
    }).bookings;
    expect(keysOf(accommodation[0])).toEqual([...BASE, ...STAY, 'exp_key'].toSorted());
    expect(keysOf(accommodation[1])).toEqual([...BASE, ...STAY, 'connection_id'].toSorted());
    expect(keysOf(flights[0])).toEqual([...BASE, ...FLIGHT].toSorted());
    expect(keysOf(transport[0])).toEqual([...BASE, ...TRANSPORT].toSorted());
    expect(accommodation[0]).toMatchObject({ price: null, price_per_night: null, notes: null });
  });

  test('[B11] include return dates only for a return', () => {
    const { flights } = planned({
      itinerary: [connectionEntry('a_b'), connectionEntry('b_a'), connectionEntry('b_c')],
      connections: { a_b: [flight(1, 'AAA', 'BBB')], b_c: [flight(1, 'BBB', 'CCC')] },
    }).bookings;
    expect(keysOf(flights[0])).toEqual([...BASE, ...FLIGHT, 'dateReturn', 'plannedReturnDate'].toSorted());
    expect(keysOf(flights[1])).toEqual([...BASE, ...FLIGHT].toSorted());
  });

  test('[B11] are four empty lists for an empty itinerary', () => {
    expect(planned({ itinerary: [] }).bookings).toEqual({
      accommodation: [],
      flights: [],
      transport: [],
      rentals: [],
    });
  });
});

describe('order', () => {
  test('[B12] follows the timeline, then stale bookings in their previous order', () => {
    const gone = { booked: true };
    const { bookings } = planned(
      {
        itinerary: [
          connectionEntry('x_a', { justHotel: true }),
          stop('a'),
          connectionEntry('a_b'),
          connectionEntry('b_c'),
          stop('c'),
          connectionEntry('c_d'),
          stop('d'),
        ],
        connections: {
          a_b: [flight(1, 'AAA', 'BBB')],
          b_c: [travel(1, { type: 'bus' })],
          c_d: [flight(1, 'CCC', 'DDD')],
        },
      },
      previously({
        accommodation: [
          stayBefore('stay:z#1', gone),
          stayBefore('stay:c#1', gone),
          stayBefore('stay:y#2', gone),
          stayBefore('stay:a#2', gone),
        ],
        flights: [
          flightBefore('flight:z_y#1', gone),
          flightBefore('flight:c_d#1'),
          flightBefore('flight:a_a#1', gone),
        ],
        transport: [transportBefore('transport:z_y#1', gone), transportBefore('transport:b_c#1', gone)],
      }),
    );
    expect(bookings.accommodation.map(({ uid }) => uid)).toEqual([
      'stay:x_a#1',
      'stay:a#1',
      'stay:c#1',
      'stay:d#1',
      'stay:z#1',
      'stay:y#2',
      'stay:a#2',
    ]);
    expect(bookings.flights.map(({ uid }) => uid)).toEqual([
      'flight:a_b#1',
      'flight:c_d#1',
      'flight:z_y#1',
      'flight:a_a#1',
    ]);
    expect(bookings.transport.map(({ uid }) => uid)).toEqual([
      'transport:x_a#1',
      'transport:b_c#1',
      'transport:z_y#1',
    ]);
  });

  test('[B12] indexes refer to the itinerary and to the timeline with headers', () => {
    const { accommodation, transport } = planned({
      itinerary: [
        connectionEntry('x_y'),
        connectionEntry('y_a'),
        stop('a'),
        connectionEntry('a_b'),
        stop('b'),
      ],
    }).bookings;
    expect(transport.map(({ itinIndex, maIndex }) => [itinIndex, maIndex])).toEqual([
      [0, 1],
      [1, 2],
      [3, 5],
    ]);
    expect(accommodation.map(({ itinIndex, maIndex }) => [itinIndex, maIndex])).toEqual([
      [2, 3],
      [4, 6],
    ]);
  });
});
