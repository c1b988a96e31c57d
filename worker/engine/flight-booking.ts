import type { ConnectionOption } from '../../src/model/connection-option.ts';
import type { FlightBooking, Moment } from '../../src/model/plan.ts';
import { bookingBase, uidOf, type BookingPlace } from './booking-base.ts';
import { bookedMoment, isBooked, keepsPrice, textOrNull, type PreviousBookings } from './carry-over.ts';
import { formatMoment } from './moment.ts';
import type { WalkedConnection } from './walked.ts';

/** A flight booking of this plan that a later flight may turn out to be the return of. */
export interface OpenFlight {
  booking: FlightBooking;
  option: ConnectionOption;
  previous: FlightBooking | undefined;
  hasReturn: boolean;
}

export function openFlight(
  { entry, begin }: WalkedConnection,
  option: ConnectionOption,
  place: BookingPlace,
  stops: { before: string | null; after: string | null },
  previousBookings: PreviousBookings<FlightBooking>,
): OpenFlight {
  const uid = uidOf('flight', place);
  const previous = previousBookings.get(uid);
  const date = formatMoment(begin);
  const booking: FlightBooking = {
    ...(previous && previousBookings.extras(previous)),
    connection_id: entry.key,
    ...bookingBase(uid, place, entry.notes, option.price ?? null, previous),
    flight: option.flight ?? null,
    deep_link: option.flight?.deep_link ?? null,
    date,
    plannedDate: date,
    expBefore: stops.before,
    expAfter: stops.after,
  };
  if (previous && isBooked(previous)) {
    booking.date = bookedMoment(previous.date);
    const dateReturn = textOrNull(previous.dateReturn);
    if (dateReturn !== null) {
      booking.dateReturn = dateReturn;
      // Until its return comes up in this plan too.
      booking.plannedReturnDate = null;
    }
  }
  return { booking, option, previous, hasReturn: false };
}

/** Makes the flight the return of an earlier one where it is; says whether it was. */
export function mergeReturn(
  { entry, begin }: WalkedConnection,
  option: ConnectionOption,
  place: BookingPlace,
  openFlights: readonly OpenFlight[],
  previousBookings: PreviousBookings<FlightBooking>,
): boolean {
  const onItsOwn = previousBookings.get(uidOf('flight', place));
  if (onItsOwn && isBooked(onItsOwn)) return false;
  const outward = openFlights.find((flight) => takesReturn(flight) && areOpposite(flight.option, option));
  if (!outward) return false;
  outward.hasReturn = true;
  addReturn(outward, option, formatMoment(begin));
  const { booking, previous } = outward;
  const isNoted = booking.notes !== null || typeof previous?.notes === 'string';
  if (!isNoted && entry.notes !== null && entry.notes !== '') booking.notes = entry.notes;
  return true;
}

function takesReturn({ hasReturn, previous }: OpenFlight): boolean {
  if (hasReturn) return false;
  const wasBookedOneWay =
    previous !== undefined && isBooked(previous) && textOrNull(previous.dateReturn) === null;
  return !wasBookedOneWay;
}

function areOpposite({ flight: outward }: ConnectionOption, { flight: homeward }: ConnectionOption): boolean {
  if (!outward?.origin || !outward.destination || !homeward) return false;
  return outward.destination === homeward.origin && outward.origin === homeward.destination;
}

function addReturn(outward: OpenFlight, homeward: ConnectionOption, plannedReturn: Moment): void {
  const { booking, option, previous } = outward;
  booking.plannedReturnDate = plannedReturn;
  if (!previous || !isBooked(previous)) booking.dateReturn = plannedReturn;
  if (previous && keepsPrice(previous)) return;
  booking.price = bothWaysPrice(option, homeward);
}

function bothWaysPrice(outward: ConnectionOption, homeward: ConnectionOption): number | null {
  const [there, back] = [outward.price ?? null, homeward.price ?? null];
  if (outward.flight?.round) return there;
  if (homeward.flight?.round) return back;
  return there === null || back === null ? null : there + back;
}
