import { describe, expect, test } from 'vitest';
import type { AccommodationBooking, Bookings } from '../../../../src/model/plan.ts';
import { flight, stop, travel, connectionEntry, type Tour } from '../../../builders/plan-input.ts';
import { planned } from '../../../builders/planned.ts';
import {
  flightBefore,
  previously,
  stayBefore,
  transportBefore,
} from '../../../builders/previous-bookings.ts';

/** A night in a, 30 a night; by flight to x and bus to b on the 11th from 08:00; six hours in b. */
const TOUR: Tour = {
  itinerary: [stop('a'), connectionEntry('a_x'), connectionEntry('x_b'), stop('b', { duration: 6 })],
  connections: {
    a_x: [flight(1, 'AAA', 'XXX', { price: 100 })],
    x_b: [travel(1, { type: 'bus', price: 12, text: 'Line 49' })],
  },
  experiences: { a: { price_per_night: 30 } },
};

function after(before: Partial<Bookings>) {
  return planned(TOUR, previously(before));
}

function stayAfter(fields: Partial<AccommodationBooking>) {
  return after({ accommodation: [stayBefore('stay:a#1', fields)] }).bookings.accommodation[0];
}

describe('carry-over of bookings', () => {
  test.each<[string, Partial<AccommodationBooking>, number | null]>([
    ['a price nobody touched is worked out anew', { price: 99 }, 30],
    ['a price that was edited is kept', { price: 99, priceEdited: true }, 99],
    ['a price that was paid is kept', { price: 99, booked: true }, 99],
    ['a price that was paid and is not known stays unknown', { price: null, booked: true }, null],
    ['a price that was edited away stays unknown', { price: null, priceEdited: true }, null],
  ])('[B7] %s', (_name, fields, price) => {
    expect(stayAfter(fields)).toMatchObject({ price, booked: fields.booked ?? false });
  });

  test('[B7] keeps priceEdited and does not write false', () => {
    expect(stayAfter({ priceEdited: true, price: 9 })).toHaveProperty('priceEdited', true);
    expect(stayAfter({ priceEdited: false })).not.toHaveProperty('priceEdited');
  });

  test.each(['late', ''])('[B7] keeps the notes "%s"', (notes) => {
    expect(stayAfter({ notes })).toHaveProperty('notes', notes);
  });

  test('[B7] keeps additional fields of each kind', () => {
    const own = { reference: 'XK4', confirmationLink: 'https://example.com/c', currency: 'EUR', amount: 80 };
    const { bookings } = after({
      accommodation: [stayBefore('stay:a#1', { ...own, text: 'a field of another kind', link: 'l' })],
      flights: [flightBefore('flight:a_x#1', { ...own, text: 'seat 12' })],
      transport: [transportBefore('transport:x_b#1', { ...own, nights: 'none' })],
    });
    expect(bookings.accommodation[0]).toMatchObject({ ...own, text: 'a field of another kind', link: 'l' });
    expect(bookings.flights[0]).toMatchObject({ ...own, text: 'seat 12' });
    expect(bookings.transport[0]).toMatchObject({ ...own, nights: 'none' });
  });

  test('[B7] takes derived fields from the new plan, booked or not', () => {
    const { bookings } = after({
      accommodation: [
        stayBefore('stay:a#1', { booked: true, nights: 9, hotelOnly: true, connection_id: 'x_y' }),
      ],
      flights: [flightBefore('flight:a_x#1', { booked: true, expBefore: 'z', deep_link: 'old' })],
      transport: [transportBefore('transport:x_b#1', { booked: true, type: 'ferry', text: 'Line 1' })],
    });
    expect(bookings.accommodation[0]).toMatchObject({ exp_key: 'a', nights: 1, hotelOnly: false });
    expect(bookings.accommodation[0]).not.toHaveProperty('connection_id');
    expect(bookings.flights[0]).toMatchObject({ expBefore: 'a', deep_link: null, itinIndex: 1, maIndex: 2 });
    expect(bookings.transport[0]).toMatchObject({ type: 'bus', text: 'Line 49', itinIndex: 2, maIndex: 3 });
  });

  test('[B7] does not carry over to another kind with the same id', () => {
    const { bookings } = after({ flights: [flightBefore('stay:a#1', { booked: true })] });
    expect(bookings.accommodation[0]).toMatchObject({ booked: false });
  });

  test('[B7] clears stale once the booking is in the plan again', () => {
    const stay = stayAfter({ stale: true, booked: true, itinIndex: null, maIndex: null });
    expect(stay).toMatchObject({ booked: true, itinIndex: 0, maIndex: 0 });
    expect(stay).not.toHaveProperty('stale');
  });
});

describe('dates', () => {
  test('[B8] takes the planned dates while not booked', () => {
    const plan = after({
      accommodation: [stayBefore('stay:a#1')],
      flights: [flightBefore('flight:a_x#1')],
      transport: [transportBefore('transport:x_b#1')],
    });
    expect(plan.bookings.accommodation[0]).toMatchObject({
      arrival: '2027-01-10T08:00',
      plannedArrival: '2027-01-10T08:00',
      departure: '2027-01-11T06:00',
      plannedDeparture: '2027-01-11T06:00',
    });
    expect(plan.bookings.flights[0]).toMatchObject({
      date: '2027-01-11T08:00',
      plannedDate: '2027-01-11T08:00',
    });
    expect(plan.bookings.transport[0]).toMatchObject({
      date: '2027-01-11T09:00',
      plannedDate: '2027-01-11T09:00',
    });
    expect(plan.warnings).toEqual([]);
  });

  test('[B8] keeps booked dates beside the planned ones and warns of each difference', () => {
    const plan = after({
      accommodation: [stayBefore('stay:a#1', { booked: true })],
      flights: [flightBefore('flight:a_x#1', { booked: true })],
      transport: [transportBefore('transport:x_b#1', { booked: true })],
    });
    expect(plan.bookings.accommodation[0]).toMatchObject({
      arrival: '2020-01-01T08:00',
      plannedArrival: '2027-01-10T08:00',
      departure: '2020-01-02T06:00',
      plannedDeparture: '2027-01-11T06:00',
    });
    expect(plan.bookings.flights[0]).toMatchObject({
      date: '2020-01-01T08:00',
      plannedDate: '2027-01-11T08:00',
    });
    expect(plan.bookings.transport[0]).toMatchObject({
      date: '2020-01-01T08:00',
      plannedDate: '2027-01-11T09:00',
    });
    expect(plan.warnings).toEqual([
      { code: 'booking-date-mismatch', uid: 'stay:a#1' },
      { code: 'booking-date-mismatch', uid: 'flight:a_x#1' },
      { code: 'booking-date-mismatch', uid: 'transport:x_b#1' },
    ]);
  });

  const warns = [{ code: 'booking-date-mismatch', uid: 'stay:a#1' }];
  test.each<[string, string | null, string | null, unknown[]]>([
    ['the same days at other hours warn of nothing', '2027-01-10T23:59', '2027-01-11T00:00', []],
    ['another day of arrival warns', '2027-01-09T23:59', '2027-01-11T06:00', warns],
    ['another day of departure warns', '2027-01-10T08:00', '2027-01-12T00:00', warns],
    ['a date that is missing warns', null, '2027-01-11T06:00', warns],
  ])('[B8] %s', (_name, arrival, departure, warnings) => {
    const stay = { ...stayBefore('stay:a#1', { booked: true }), arrival, departure };
    const plan = planned(TOUR, previously({ accommodation: [stay as AccommodationBooking] }));
    expect(plan.warnings).toEqual(warnings);
    expect(plan.bookings.accommodation[0]).toMatchObject({ arrival, departure });
  });

  test.each([
    ['29 minutes later it warns of nothing', '2027-01-12T08:29', []],
    [
      'warns from a difference of half an hour',
      '2027-01-12T08:30',
      [{ code: 'booking-date-mismatch', uid: 'flight:a_b#1' }],
    ],
    ['on another day it warns', '2027-01-13T08:00', [{ code: 'booking-date-mismatch', uid: 'flight:a_b#1' }]],
  ])('[B8] a booked return: %s', (_name, dateReturn, warnings) => {
    // Out on the 11th at 08:00; b from 09:00 to 06:00 of the 12th; back at 08:00.
    const plan = planned(
      {
        itinerary: [stop('a'), connectionEntry('a_b'), stop('b'), connectionEntry('b_a')],
        connections: { a_b: [flight(1, 'AAA', 'BBB')] },
      },
      previously({
        flights: [flightBefore('flight:a_b#1', { booked: true, date: '2027-01-11T08:00', dateReturn })],
      }),
    );
    expect(plan.bookings.flights).toMatchObject([{ dateReturn, plannedReturnDate: '2027-01-12T08:00' }]);
    expect(plan.warnings).toEqual(warnings);
  });

  test('[B8] keeps the date of a booked return that left the plan, without a planned date, and warns', () => {
    const plan = after({
      flights: [
        flightBefore('flight:a_x#1', {
          booked: true,
          date: '2027-01-11T08:00',
          dateReturn: '2027-01-20T08:00',
          plannedReturnDate: '2027-01-20T08:00',
        }),
      ],
    });
    expect(plan.bookings.flights[0]).toMatchObject({
      dateReturn: '2027-01-20T08:00',
      plannedReturnDate: null,
    });
    expect(plan.warnings).toEqual([{ code: 'booking-date-mismatch', uid: 'flight:a_x#1' }]);
  });

  test('[B8] drops a return that left the plan and was not booked', () => {
    const plan = after({ flights: [flightBefore('flight:a_x#1', { dateReturn: '2027-01-20T08:00' })] });
    expect(plan.bookings.flights[0]).not.toHaveProperty('dateReturn');
    expect(plan.bookings.flights[0]).not.toHaveProperty('plannedReturnDate');
    expect(plan.warnings).toEqual([]);
  });
});

describe('bookings that left the plan', () => {
  test('[B9] stay unchanged where booked or noted, as stale and without indexes', () => {
    const gone = stayBefore('stay:z#1', { booked: true, price: 77, exp_key: 'z', reference: 'XK4' });
    const { bookings, warnings } = after({ accommodation: [gone] });
    expect(bookings.accommodation[1]).toEqual({ ...gone, stale: true, itinIndex: null, maIndex: null });
    expect(warnings).toEqual([]);
  });

  test('[B9] are dropped where neither booked nor noted', () => {
    const { accommodation } = after({
      accommodation: [
        stayBefore('stay:z#1', { price: 77, priceEdited: true }),
        stayBefore('stay:a#2', { notes: '' }),
        stayBefore('stay:y#1', { notes: 'late' }),
      ],
    }).bookings;
    expect(accommodation.map(({ uid }) => uid)).toEqual(['stay:a#1', 'stay:y#1']);
  });

  test('[B9] keep their list', () => {
    const { bookings } = after({
      accommodation: [],
      flights: [flightBefore('flight:x_y#1', { booked: true })],
      transport: [transportBefore('transport:x_y#1', { notes: 'n' })],
    });
    expect(bookings.flights.map(({ uid, stale }) => [uid, stale])).toEqual([
      ['flight:a_x#1', undefined],
      ['flight:x_y#1', true],
    ]);
    expect(bookings.transport.map(({ uid, stale }) => [uid, stale])).toEqual([
      ['transport:x_b#1', undefined],
      ['transport:x_y#1', true],
    ]);
  });

  test('[B9] a return with its own notes becomes stale once it is merged', () => {
    const plan = planned(
      {
        itinerary: [connectionEntry('a_b'), stop('b'), connectionEntry('b_a')],
        connections: { a_b: [flight(1, 'AAA', 'BBB')] },
      },
      previously({ flights: [flightBefore('flight:b_a#1', { notes: 'window seat' })] }),
    );
    expect(plan.bookings.flights).toMatchObject([
      { uid: 'flight:a_b#1', dateReturn: '2027-01-11T08:00' },
      { uid: 'flight:b_a#1', notes: 'window seat', stale: true },
    ]);
  });

  test('[B9] stay stale', () => {
    const gone = stayBefore('stay:z#1', { booked: true, stale: true, itinIndex: null, maIndex: null });
    expect(after({ accommodation: [gone] }).bookings.accommodation[1]).toEqual(gone);
  });
});
