import { describe, expect, test } from 'vitest';
import type { ConnectionOption } from '../../../../src/model/schemas/connection-option.ts';
import type { Bookings } from '../../../../src/model/plan.ts';
import { stop, travel, connectionEntry } from '../../../builders/plan-input.ts';
import { planned } from '../../../builders/planned.ts';

function transportOf(...options: ConnectionOption[]): Bookings['transport'] {
  const plan = planned({
    itinerary: [stop('a'), connectionEntry('a_b'), stop('b')],
    connections: { a_b: options },
  });
  return plan.bookings.transport;
}

describe('transport bookings', () => {
  test('[B3] have all fields', () => {
    const option = travel(2, {
      type: 'bus',
      drivingType: 'night',
      price: 12,
      text: 'Line 49',
      link: 'https://example.com/bus',
      subtitle: 'by the coast',
    });
    expect(transportOf(option)).toEqual([
      {
        uid: 'transport:a_b#1',
        connection_id: 'a_b',
        type: 'bus',
        drivingType: 'night',
        date: '2027-01-11T08:00',
        plannedDate: '2027-01-11T08:00',
        text: 'Line 49',
        link: 'https://example.com/bus',
        subtitle: 'by the coast',
        price: 12,
        booked: false,
        notes: null,
        itinIndex: 1,
        maIndex: 2,
      },
    ]);
  });

  test('[B3] have no type for a connection without options', () => {
    expect(transportOf()).toMatchObject([
      {
        type: null,
        drivingType: null,
        price: null,
        text: null,
        link: null,
        subtitle: null,
        date: '2027-01-11T06:00',
      },
    ]);
  });

  test('[B3] exclude walks', () => {
    const plan = planned({
      itinerary: [stop('a'), connectionEntry('a_b')],
      connections: { a_b: [travel(1, { type: 'walking', price: 5 })] },
    });
    expect(plan.bookings.transport).toEqual([]);
    expect(plan.bookings.flights).toEqual([]);
    expect(plan.statistics.cost.transport).toBe(0);
  });

  test('[B3] an overnight walk still needs a stay', () => {
    const { accommodation, transport } = planned({
      itinerary: [stop('a', { duration: 6 }), connectionEntry('a_b'), stop('b', { duration: 2 })],
      connections: { a_b: [travel(8, { type: 'walking' })] },
    }).bookings;
    expect(transport).toEqual([]);
    expect(accommodation).toMatchObject([{ connection_id: 'a_b', nights: 1 }]);
  });
});

describe('prices', () => {
  test.each<[string, Partial<ConnectionOption>, number | null]>([
    ['a bus its price', { type: 'bus', price: 12 }, 12],
    ['a bus without a price nobody knows', { type: 'bus' }, null],
    ['a bus that is free nothing', { type: 'bus', price: 0 }, 0],
    ['any other car its price', { type: 'private', price: 45, fuelPrice: 9 }, 45],
    ['any other car without a price nobody knows', { type: 'taxi', fuelPrice: 9 }, null],
  ])('[B6] %s', (_name, fields, price) => {
    expect(transportOf(travel(2, fields))).toMatchObject([{ price }]);
  });

  test('[B6] of a stay without a price per night are unknown', () => {
    const [stay] = planned({ itinerary: [stop('a', { nights: 2 })] }).bookings.accommodation;
    expect(stay).toMatchObject({ nights: 2, price_per_night: null, price: null });
  });

  test('[B6] of a free stay are 0', () => {
    const plan = planned({ itinerary: [stop('a')], experiences: { a: { price_per_night: 0 } } });
    expect(plan.bookings.accommodation[0]).toMatchObject({ price_per_night: 0, price: 0 });
  });
});
