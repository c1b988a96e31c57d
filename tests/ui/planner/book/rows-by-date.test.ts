import { expect, it } from 'vitest';
import { bookingRows } from '../../../../src/ui/features/planner/book/booking/booking-rows.ts';
import { rowsByDate } from '../../../../src/ui/features/planner/book/rows-by-date.ts';
import { flight, stay, transport } from './bookings.ts';

it('groups rows by day and sorts them by time', () => {
  const {
    flights,
    stays,
    transport: rides,
  } = bookingRows({
    bookings: {
      accommodation: [stay({ arrival: '2027-02-10T19:00', uid: 'stay:ella#1' }), stay()],
      flights: [flight()],
      transport: [transport()],
      rentals: [],
    },
    warnings: [],
  });
  const days = rowsByDate([...flights, ...stays, ...rides]);
  expect(days.map(({ date, rows }) => [date, rows.map(({ uid }) => uid)])).toEqual([
    ['2027-02-05', ['flight:FRA_CMB#1']],
    ['2027-02-08', ['stay:kandy#1']],
    ['2027-02-10', ['transport:kandy_ella#1', 'stay:ella#1']],
  ]);
});

it('sorts rows with the same time by itinerary order, and returns nothing for no rows', () => {
  const at = '2027-02-10T08:00';
  const { transport: rides } = bookingRows({
    bookings: {
      accommodation: [],
      flights: [],
      transport: [
        transport({ uid: 'transport:b#1', date: at, itinIndex: 4 }),
        transport({ uid: 'transport:a#1', date: at, itinIndex: 2 }),
      ],
      rentals: [],
    },
    warnings: [],
  });
  expect(rowsByDate(rides)[0]?.rows.map(({ uid }) => uid)).toEqual(['transport:a#1', 'transport:b#1']);
  expect(rowsByDate([])).toEqual([]);
});
