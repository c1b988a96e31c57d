import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../src/model/plan.ts';
import {
  bookingProgress,
  bookingRows,
} from '../../../../src/ui/features/planner/book/booking/booking-rows.ts';
import { dueNext } from '../../../../src/ui/features/planner/book/due-next.ts';
import { flight, rental, stay, transport } from './bookings.ts';

function plan(
  bookings: Partial<Plan['bookings']>,
  warnings: Plan['warnings'] = [],
): Pick<Plan, 'bookings' | 'warnings'> {
  return { bookings: { accommodation: [], flights: [], transport: [], rentals: [], ...bookings }, warnings };
}

describe('bookingRows', () => {
  it('groups bookings by kind and separates stale ones', () => {
    const rows = bookingRows(
      plan({
        accommodation: [stay(), stay({ uid: 'stay:ella#1', stale: true, booked: true })],
        flights: [flight()],
        transport: [transport()],
      }),
    );
    expect(rows.stays.map((row) => row.uid)).toEqual(['stay:kandy#1']);
    expect(rows.flights).toHaveLength(1);
    expect(rows.transport).toHaveLength(1);
    expect(rows.stale.map((row) => row.uid)).toEqual(['stay:ella#1']);
  });

  it('marks a booking with a date mismatch, with both pairs of dates', () => {
    const moved = stay({ booked: true, arrival: '2027-02-07T11:00', departure: '2027-02-09T06:00' });
    const [row] = bookingRows(
      plan({ accommodation: [moved] }, [{ code: 'booking-date-mismatch', uid: moved.uid }]),
    ).stays;
    expect(row).toMatchObject({
      mismatch: true,
      from: '2027-02-07T11:00',
      plannedFrom: '2027-02-08T11:10',
    });
  });

  it('has null for removed notes', () => {
    const [row] = bookingRows(plan({ accommodation: [stay({ notes: '' })] })).stays;
    expect(row?.notes).toBeNull();
  });

  it('bookingProgress sums only booked prices, an unknown price as zero', () => {
    const { stays, transport: rides } = bookingRows(
      plan({
        accommodation: [stay({ booked: true, price: 56 })],
        transport: [transport({ booked: true, price: null }), transport({ uid: 'transport:b#1', price: 40 })],
      }),
    );
    expect(bookingProgress([...stays, ...rides])).toEqual({
      booked: 2,
      all: 3,
      mismatched: 0,
      settledUsd: 56,
    });
  });
});

describe('dueNext', () => {
  it('returns the flight, due 90 days ahead', () => {
    const {
      flights,
      stays,
      transport: rides,
    } = bookingRows(plan({ accommodation: [stay()], flights: [flight()], transport: [transport()] }));
    const next = dueNext([...flights, ...stays, ...rides]);
    // 5 February 2027 minus 90 days.
    expect(next).toMatchObject({ due: '2026-11-07', row: { uid: 'flight:FRA_CMB#1' } });
  });

  it('returns the earlier of a stay and a train, both due 30 days ahead', () => {
    const { stays, transport: rides } = bookingRows(
      plan({ accommodation: [stay()], transport: [transport()] }),
    );
    expect(dueNext([...rides, ...stays])).toMatchObject({ due: '2027-01-09', row: { uid: 'stay:kandy#1' } });
  });

  it('ignores booked entries and those paid on board', () => {
    const { stays, transport: rides } = bookingRows(
      plan({ accommodation: [stay({ booked: true })], transport: [transport({ type: 'bus' })] }),
    );
    expect(dueNext([...stays, ...rides])).toBeNull();
  });
});

describe('rental cars', () => {
  it('are one row from pick-up to drop-off, due 60 days ahead', () => {
    const { rentals, transport: others } = bookingRows(plan({ rentals: [rental()] }));
    expect(others).toEqual([]);
    expect(rentals).toMatchObject([{ kind: 'rentals', from: '2027-02-10T08:00', to: '2027-02-11T12:00' }]);
    expect(dueNext(rentals)?.due).toBe('2026-12-12');
  });
});
