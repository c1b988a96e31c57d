import { mismatchedUids } from '../../../../../data/planner/booked-dates.ts';
import type {
  AccommodationBooking,
  Booking,
  BookingBase,
  FlightBooking,
  Plan,
  PlannedBookings,
  RentalBooking,
  TransportBooking,
} from '../../../../../model/plan.ts';

export type BookingKind = 'flights' | 'stays' | 'rentals' | 'transport';

/** One row of the checklist. Moments are wall-clock strings; money is in USD. */
export type BookingRow = {
  uid: string;
  booked: boolean;
  /** The booked dates differ from the plan's. */
  mismatch: boolean;
  /** No longer in the plan, but retained because it was booked or has notes. */
  stale: boolean;
  notes: string | null;
  priceUsd: number | null;
  /** The price was entered by the user, not estimated. */
  paid: boolean;
  /** Dates as booked; as planned if it is not booked. */
  from: string | null;
  to: string | null;
  plannedFrom: string | null;
  plannedTo: string | null;
  booking: Booking;
} & (
  | { kind: 'stays'; booking: AccommodationBooking }
  | { kind: 'flights'; booking: FlightBooking }
  | { kind: 'rentals'; booking: RentalBooking }
  | { kind: 'transport'; booking: TransportBooking }
);

export interface BookingRows {
  flights: BookingRow[];
  stays: BookingRow[];
  rentals: BookingRow[];
  transport: BookingRow[];
  /** Booked, but no longer in the plan. */
  stale: BookingRow[];
}

/** The checklist in the plan's order, by kind; stale bookings separately. */
export function bookingRows(plan: Pick<Plan, 'bookings' | 'warnings'>): BookingRows {
  const mismatched = mismatchedUids(plan);
  const base = (booking: BookingBase) => ({
    uid: booking.uid,
    booked: booking.booked,
    mismatch: mismatched.has(booking.uid),
    stale: booking.stale === true,
    // An empty string marks notes that the user deleted.
    notes: booking.notes === '' ? null : booking.notes,
    priceUsd: booking.price,
    paid: booking.priceEdited === true,
  });
  const rows = rowsOf(plan.bookings, base);
  return {
    flights: rows.filter((row) => row.kind === 'flights' && !row.stale),
    stays: rows.filter((row) => row.kind === 'stays' && !row.stale),
    rentals: rows.filter((row) => row.kind === 'rentals' && !row.stale),
    transport: rows.filter((row) => row.kind === 'transport' && !row.stale),
    stale: rows.filter((row) => row.stale),
  };
}

function rowsOf(
  bookings: PlannedBookings,
  base: (
    booking: BookingBase,
  ) => Omit<BookingRow, 'kind' | 'booking' | 'from' | 'to' | 'plannedFrom' | 'plannedTo'>,
): BookingRow[] {
  return [
    ...bookings.flights.map((booking): BookingRow => ({
      ...base(booking),
      kind: 'flights',
      booking,
      from: booking.date,
      to: booking.dateReturn ?? null,
      plannedFrom: booking.plannedDate,
      plannedTo: booking.plannedReturnDate ?? null,
    })),
    ...bookings.accommodation.map((booking): BookingRow => ({
      ...base(booking),
      kind: 'stays',
      booking,
      from: booking.arrival,
      to: booking.departure,
      plannedFrom: booking.plannedArrival,
      plannedTo: booking.plannedDeparture,
    })),
    ...bookings.rentals.map((booking): BookingRow => ({
      ...base(booking),
      kind: 'rentals',
      booking,
      from: booking.pickUp,
      to: booking.dropOff,
      plannedFrom: booking.plannedPickUp,
      plannedTo: booking.plannedDropOff,
    })),
    ...bookings.transport.map((booking): BookingRow => ({
      ...base(booking),
      kind: 'transport',
      booking,
      from: booking.date,
      to: null,
      plannedFrom: booking.plannedDate,
      plannedTo: null,
    })),
  ];
}

export interface BookingProgress {
  booked: number;
  all: number;
  mismatched: number;
  /** Sum of the prices of the booked rows. */
  settledUsd: number;
}

export function bookingProgress(rows: readonly BookingRow[]): BookingProgress {
  const booked = rows.filter((row) => row.booked);
  return {
    booked: booked.length,
    all: rows.length,
    mismatched: rows.filter((row) => row.mismatch).length,
    settledUsd: booked.reduce((sum, row) => sum + (row.priceUsd ?? 0), 0),
  };
}
