import { describe, expect, test } from 'vitest';
import type { FlightBooking, ItineraryEntry } from '../../../../src/model/plan.ts';
import { flight, stop, travel, connectionEntry, type Tour } from '../../../builders/plan-input.ts';
import { planned } from '../../../builders/planned.ts';
import { flightBefore, previously } from '../../../builders/previous-bookings.ts';

const OUT = flight(10, 'FRA', 'CMB', { price: 500 });
const HOME = flight(10, 'CMB', 'FRA', { price: 450 });
/** Out on the 10th from 08:00 to 18:00, a until 06:00 of the 11th, home from 08:00. */
const THERE_AND_BACK: Tour = {
  itinerary: [connectionEntry('FRA_CMB'), stop('a'), connectionEntry('CMB_FRA')],
  connections: { FRA_CMB: [OUT], CMB_FRA: [HOME] },
};

function flightsOf(tour: Tour, before: FlightBooking[] = []): FlightBooking[] {
  return planned(tour, previously({ flights: before })).bookings.flights;
}

describe('a flight', () => {
  test('[B3] has all fields', () => {
    const out = flight(10, 'FRA', 'CMB', { price: 500 });
    const booked = flightsOf({
      itinerary: [
        stop('a'),
        connectionEntry('a_FRA'),
        connectionEntry('FRA_CMB'),
        connectionEntry('CMB_b'),
        stop('b'),
      ],
      connections: {
        a_FRA: [travel(1)],
        FRA_CMB: [
          { ...out, flight: { origin: 'FRA', destination: 'CMB', deep_link: 'https://example.com/f' } },
        ],
        CMB_b: [travel(1)],
      },
    });
    expect(booked).toEqual([
      {
        uid: 'flight:FRA_CMB#1',
        connection_id: 'FRA_CMB',
        flight: { origin: 'FRA', destination: 'CMB', deep_link: 'https://example.com/f' },
        deep_link: 'https://example.com/f',
        // 06:00 of the 11th in a, twelve hours in all: from 08:00, the flight from 09:00.
        date: '2027-01-11T09:00',
        plannedDate: '2027-01-11T09:00',
        expBefore: 'a',
        expAfter: 'b',
        price: 500,
        booked: false,
        notes: null,
        itinIndex: 2,
        maIndex: 3,
      },
    ]);
  });

  test('[B3] has one stop before the first and after the last stop', () => {
    const booked = flightsOf({
      itinerary: [connectionEntry('FRA_CMB'), stop('a'), connectionEntry('a_XYZ')],
      connections: { FRA_CMB: [OUT], a_XYZ: [flight(1, 'CMB', 'XYZ')] },
    });
    expect(booked).toMatchObject([
      { expBefore: null, expAfter: 'a' },
      { expBefore: 'a', expAfter: null },
    ]);
  });

  test('[B3] has no airports and no link without those of the option', () => {
    expect(
      flightsOf({
        itinerary: [connectionEntry('FRA_CMB')],
        connections: { FRA_CMB: [{ type: 'flight', duration: 3600 }] },
      }),
    ).toMatchObject([{ flight: null, deep_link: null, price: null }]);
  });
});

describe('return flights', () => {
  test('[B4] a return merges into its outward flight and costs the sum of both', () => {
    expect(flightsOf(THERE_AND_BACK)).toMatchObject([
      {
        uid: 'flight:FRA_CMB#1',
        date: '2027-01-10T08:00',
        dateReturn: '2027-01-11T08:00',
        plannedReturnDate: '2027-01-11T08:00',
        price: 950,
      },
    ]);
    expect(flightsOf(THERE_AND_BACK)).toHaveLength(1);
  });

  test('[B4] a mirrored return merges too', () => {
    const { itinerary } = THERE_AND_BACK;
    const booked = flightsOf({ itinerary, connections: { FRA_CMB: [OUT] } });
    expect(booked).toMatchObject([{ dateReturn: '2027-01-11T08:00', price: 1000 }]);
  });

  test('[B4] a flight between other airports is a separate booking', () => {
    const toMunich = { ...THERE_AND_BACK.connections, CMB_FRA: [flight(10, 'CMB', 'MUC', { price: 1 })] };
    expect(flightsOf({ ...THERE_AND_BACK, connections: toMunich })).toMatchObject([
      { uid: 'flight:FRA_CMB#1', price: 500 },
      { uid: 'flight:CMB_FRA#1', price: 1 },
    ]);
  });

  test('[B4] an outward flight takes one return, the next return the next outward one', () => {
    const legs: ItineraryEntry[] = ['FRA_CMB', 'CMB_FRA', 'CMB_FRA', 'FRA_CMB', 'CMB_FRA'].map((id) =>
      connectionEntry(id),
    );
    // The third has no outward flight left, and is itself the outward one of the fourth.
    const booked = flightsOf({ ...THERE_AND_BACK, itinerary: legs });
    expect(booked.map(({ uid, price }) => [uid, price])).toEqual([
      ['flight:FRA_CMB#1', 950],
      ['flight:CMB_FRA#2', 950],
      ['flight:CMB_FRA#3', 450],
    ]);
  });

  test('[B4] the earlier of two outward flights takes the return', () => {
    const itinerary = [
      connectionEntry('FRA_CMB'),
      stop('a'),
      connectionEntry('FRA_CMB'),
      stop('b'),
      connectionEntry('CMB_FRA'),
    ];
    const booked = flightsOf({ ...THERE_AND_BACK, itinerary });
    expect(booked.map(({ uid, price }) => [uid, price])).toEqual([
      ['flight:FRA_CMB#1', 950],
      ['flight:FRA_CMB#2', 500],
    ]);
  });

  test('[B4] an outward flight booked without a return stays separate', () => {
    const before = [flightBefore('flight:FRA_CMB#1', { booked: true, date: '2027-01-10T08:00', price: 480 })];
    const booked = flightsOf(THERE_AND_BACK, before);
    expect(booked).toMatchObject([
      { uid: 'flight:FRA_CMB#1', price: 480 },
      { uid: 'flight:CMB_FRA#1', price: 450 },
    ]);
    expect(booked[0]).not.toHaveProperty('dateReturn');
  });

  test('[B4] a return booked separately stays separate', () => {
    const before = [flightBefore('flight:CMB_FRA#1', { booked: true, date: '2027-01-11T08:00', price: 400 })];
    expect(flightsOf(THERE_AND_BACK, before)).toMatchObject([
      { uid: 'flight:FRA_CMB#1', booked: false, price: 500 },
      { uid: 'flight:CMB_FRA#1', booked: true, price: 400 },
    ]);
  });

  test('[B4] bookings that are not booked do not prevent merging', () => {
    const before = [flightBefore('flight:FRA_CMB#1'), flightBefore('flight:CMB_FRA#1')];
    expect(flightsOf(THERE_AND_BACK, before)).toMatchObject([{ uid: 'flight:FRA_CMB#1', price: 950 }]);
  });

  test('[B4] a flight booked with its return keeps it', () => {
    const before = [
      flightBefore('flight:FRA_CMB#1', {
        booked: true,
        date: '2027-01-10T11:00',
        dateReturn: '2027-01-11T22:00',
        plannedReturnDate: '2027-01-11T10:00',
        price: 700,
      }),
    ];
    expect(flightsOf(THERE_AND_BACK, before)).toMatchObject([
      {
        date: '2027-01-10T11:00',
        plannedDate: '2027-01-10T08:00',
        dateReturn: '2027-01-11T22:00',
        plannedReturnDate: '2027-01-11T08:00',
        price: 700,
      },
    ]);
  });
});

describe('price of return flights', () => {
  test.each([
    ['the sum of both', 500, false, 450, false, 950],
    ['the outward one alone where that is round', 500, true, 450, false, 500],
    ['the return alone where that is round', 500, false, 450, true, 450],
    ['the outward one where both are round', 500, true, 450, true, 500],
    ['an unknown sum where the return is unknown', 500, false, null, false, null],
    ['an unknown sum where the outward one is unknown', null, false, 450, false, null],
    ['the round one where the other is unknown', 500, true, null, false, 500],
    ['the round return where the outward one is unknown', null, false, 450, true, 450],
    ['an unknown price where the round one is unknown', null, true, 450, false, null],
  ])('[B6] %s', (_name, out, outIsRound, home, homeIsRound, price) => {
    const [booking] = flightsOf({
      ...THERE_AND_BACK,
      connections: {
        FRA_CMB: [{ ...OUT, price: out, flight: { origin: 'FRA', destination: 'CMB', round: outIsRound } }],
        CMB_FRA: [
          { ...HOME, price: home, flight: { origin: 'CMB', destination: 'FRA', round: homeIsRound } },
        ],
      },
    });
    expect(booking?.price).toBe(price);
  });

  test('[B6] keeps an edited price when a return merges', () => {
    const before = [flightBefore('flight:FRA_CMB#1', { priceEdited: true, price: 820 })];
    expect(flightsOf(THERE_AND_BACK, before)).toMatchObject([
      { price: 820, priceEdited: true, dateReturn: '2027-01-11T08:00' },
    ]);
  });
});
