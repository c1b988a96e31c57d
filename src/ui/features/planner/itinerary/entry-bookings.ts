import { mismatchedUids } from '../../../../data/planner/booked-dates.ts';
import { rentalEntries } from '../../../../model/rental-entries.ts';
import type {
  AccommodationBooking,
  FlightBooking,
  Moment,
  Plan,
  RentalBooking,
  TransportBooking,
} from '../../../../model/plan.ts';

export interface EntryBookings {
  stay?: AccommodationBooking;
  transport?: FlightBooking | TransportBooking;
  /** The rental that a connection belongs to; its notes are those of the itinerary entry. */
  rental?: RentalBooking;
  /** The booked dates differ from the planned ones. */
  mismatch: boolean;
}

/** Booked departure of a connection, or pick-up of its rental car. */
export function bookedFrom({ transport, rental }: EntryBookings): Moment | null {
  return transport?.date ?? rental?.pickUp ?? null;
}

/** Bookings of each itinerary entry, by its index. */
export function bookingsByEntry(
  plan: Pick<Plan, 'bookings' | 'itinerary' | 'warnings'>,
): Map<number, EntryBookings> {
  const mismatched = mismatchedUids(plan);
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
  for (const rental of plan.bookings.rentals) {
    for (const index of rentalEntries(rental, plan.itinerary)) merge(index, rental.uid, { rental });
  }
  return byEntry;
}
