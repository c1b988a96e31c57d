import { dateAfter } from '../../../../model/calendar/calendar-days.ts';
import type { ConnectionType } from '../../../../model/connection-type.ts';
import type { BookingRow } from './booking/booking-rows.ts';

/**
 * Recommended lead time of a booking in days; null if one pays on the spot. Our advice for low-cost travel, not a
 * provider's rule.
 */
const LEAD_DAYS = { flights: 90, stays: 30, rentals: 60 };
const TRANSPORT_LEAD_DAYS: Record<ConnectionType, number | null> = {
  flight: 90,
  rental: 60,
  driving: 60,
  rail: 30,
  train: 30,
  private: 14,
  tour: 14,
  ferry: 7,
  other: 7,
  bus: null,
  taxi: null,
  'ride-hailing': null,
  walking: null,
};

export interface DueNext {
  row: BookingRow;
  /** Date to book by, "2027-01-11"; may be in the past. */
  due: string;
}

/** Lead time of a row in days, or null if there is nothing to book. */
function leadDays(row: BookingRow): number | null {
  if (row.kind !== 'transport') return LEAD_DAYS[row.kind];
  return row.booking.type === null ? null : TRANSPORT_LEAD_DAYS[row.booking.type];
}

/** What to book next: the open row with the earliest due date. */
export function dueNext(rows: readonly BookingRow[]): DueNext | null {
  const open = rows.flatMap((row) => {
    const lead = leadDays(row);
    return row.booked || lead === null || row.from === null ? [] : [{ row, due: dateAfter(row.from, -lead) }];
  });
  return open.sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0))[0] ?? null;
}
