import { expect, it } from 'vitest';
import { bookingRows } from '../../../../src/ui/features/planner/book/booking/booking-rows.ts';
import { rowsByDate } from '../../../../src/ui/features/planner/book/rows-by-date.ts';
import { flight, stay, transport } from './bookings.ts';

it('the checklist by date goes as the journey does, by the hour within a day', () => {
  const {
    flights,
    stays,
    transport: ways,
  } = bookingRows({
    bookings: {
      accommodation: [stay({ arrival: '2027-02-10T19:00', uid: 'stay:ella#1' }), stay()],
      flights: [flight()],
      transport: [transport()],
    },
    warnings: [],
  });
  const days = rowsByDate([...flights, ...stays, ...ways]);
  expect(days.map(({ date, rows }) => [date, rows.map(({ uid }) => uid)])).toEqual([
    ['2027-02-05', ['flight:FRA_CMB#1']],
    ['2027-02-08', ['stay:kandy#1']],
    ['2027-02-10', ['transport:kandy_ella#1', 'stay:ella#1']],
  ]);
});

it('of what begins at the same moment the journey decides, and nothing is nothing', () => {
  const at = '2027-02-10T08:00';
  const { transport: ways } = bookingRows({
    bookings: {
      accommodation: [],
      flights: [],
      transport: [
        transport({ uid: 'transport:b#1', date: at, itinIndex: 4 }),
        transport({ uid: 'transport:a#1', date: at, itinIndex: 2 }),
      ],
    },
    warnings: [],
  });
  expect(rowsByDate(ways)[0]?.rows.map(({ uid }) => uid)).toEqual(['transport:a#1', 'transport:b#1']);
  expect(rowsByDate([])).toEqual([]);
});
