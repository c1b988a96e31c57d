import type { AccommodationBooking, FlightBooking, Plan, TransportBooking } from '../../../../model/plan.ts';

export interface EntryBookings {
  stay?: AccommodationBooking;
  transport?: FlightBooking | TransportBooking;
  /** The booked dates differ from the planned ones. */
  mismatch: boolean;
}

/** Bookings of each itinerary entry, by its index. */
export function bookingsByEntry(plan: Pick<Plan, 'bookings' | 'warnings'>): Map<number, EntryBookings> {
  const mismatched = new Set(
    plan.warnings.flatMap((warning) => (warning.code === 'booking-date-mismatch' ? [warning.uid] : [])),
  );
  const byEntry = new Map<number, EntryBookings>();
  const merge = (index: number | null, uid: string, patch: Partial<EntryBookings>): void => {
    if (index === null) return;
    const existing = byEntry.get(index);
    byEntry.set(index, {
      ...existing,
      ...patch,
      mismatch: existing?.mismatch === true || mismatched.has(uid),
    });
  };
  for (const stay of plan.bookings.accommodation) merge(stay.itinIndex, stay.uid, { stay });
  for (const transport of [...plan.bookings.flights, ...plan.bookings.transport])
    merge(transport.itinIndex, transport.uid, { transport });
  return byEntry;
}
