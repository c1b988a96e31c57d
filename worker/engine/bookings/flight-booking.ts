import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import type { FlightBooking } from '../../../src/model/plan.ts';
import { planNotes, uidOf, type BookingPlace } from './booking-place.ts';
import { bookedMoment, isBooked, textOrNull, type PreviousBookings } from '../edits/carry-over.ts';
import { formatMoment } from '../moment.ts';
import type { ScheduledConnection } from '../timeline/scheduled.ts';

/** An outbound flight booking of this plan that may still get a return flight. */
export interface OpenFlight {
  booking: FlightBooking;
  option: ConnectionOption;
  previous: FlightBooking | undefined;
  hasReturn: boolean;
}

export function openFlight(
  { entry, departure }: ScheduledConnection,
  option: ConnectionOption,
  place: BookingPlace,
  stops: { before: string | null; after: string | null },
  previousBookings: PreviousBookings<FlightBooking>,
): OpenFlight {
  const date = formatMoment(departure);
  const booking: FlightBooking = {
    connection_id: entry.key,
    uid: uidOf('flight', place),
    booked: false,
    notes: planNotes(entry.entry.notes),
    price: option.price ?? null,
    itinIndex: place.itinIndex,
    maIndex: place.maIndex,
    flight: option.flight ?? null,
    deep_link: option.flight?.deep_link ?? null,
    date,
    plannedDate: date,
    expBefore: stops.before,
    expAfter: stops.after,
  };
  const previous = previousBookings.carryInto(booking);
  if (previous && isBooked(previous)) {
    booking.date = bookedMoment(previous.date);
    const dateReturn = textOrNull(previous.dateReturn);
    if (dateReturn !== null) {
      booking.dateReturn = dateReturn;
      // Until its return flight follows in this plan.
      booking.plannedReturnDate = null;
    }
  }
  return { booking, option, previous, hasReturn: false };
}
