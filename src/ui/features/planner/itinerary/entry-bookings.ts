import type { AccommodationBooking, FlightBooking, Plan, TransportBooking } from '../../../../model/plan.ts';

export interface EntryBookings {
  stay?: AccommodationBooking;
  way?: FlightBooking | TransportBooking;
  /** The dates that were booked are not those that are planned. */
  mismatch: boolean;
}

/** What is to be booked for each entry of the itinerary, by its index. */
export function bookingsByEntry(plan: Pick<Plan, 'bookings' | 'warnings'>): Map<number, EntryBookings> {
  const mismatched = new Set(
    plan.warnings.flatMap((warning) => (warning.code === 'booking-date-mismatch' ? [warning.uid] : [])),
  );
  const byEntry = new Map<number, EntryBookings>();
  const put = (index: number | null, uid: string, patch: Partial<EntryBookings>): void => {
    if (index === null) return;
    const known = byEntry.get(index);
    byEntry.set(index, { ...known, ...patch, mismatch: known?.mismatch === true || mismatched.has(uid) });
  };
  for (const stay of plan.bookings.accommodation) put(stay.itinIndex, stay.uid, { stay });
  for (const way of plan.bookings.flights) put(way.itinIndex, way.uid, { way });
  for (const way of plan.bookings.transport) put(way.itinIndex, way.uid, { way });
  return byEntry;
}
