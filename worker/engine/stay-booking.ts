import type { AccommodationBooking } from '../../src/model/plan.ts';
import { bookingBase, uidOf, type BookingPlace } from './booking-base.ts';
import { bookedMoment, isBooked, type PreviousBookings } from './carry-over.ts';
import { at, EARLY_MINUTE, formatMoment, LATE_MINUTE, type Minutes } from './moment.ts';
import type { WalkedConnection, WalkedGroup, WalkedStop } from './walked.ts';

interface Stay {
  nights: number;
  arrival: Minutes;
  departure: Minutes;
  pricePerNight: number | null;
  hotelOnly: boolean;
  notes: string | null;
}

export function stopStay(
  stop: WalkedStop,
  place: BookingPlace,
  previous: PreviousBookings<AccommodationBooking>,
): AccommodationBooking {
  const stay: Stay = {
    nights: stop.nights,
    arrival: stop.arrival,
    departure: stop.departure,
    pricePerNight: stop.entry.facts.price_per_night ?? null,
    hotelOnly: false,
    notes: stop.entry.notes,
  };
  return writeStay({ exp_key: stop.entry.key }, stay, place, previous);
}

/** A connection needs a bed for its nights, or because the traveller asked for one on the way. */
export function needsBed({ nights, entry }: WalkedConnection, group: WalkedGroup): boolean {
  return nights >= 1 || (entry.justHotel && group.nights === 0);
}

export function connectionStay(
  connection: WalkedConnection,
  group: WalkedGroup,
  place: BookingPlace,
  pricePerNight: number | null,
  previous: PreviousBookings<AccommodationBooking>,
): AccommodationBooking {
  const { entry } = connection;
  const nights = Math.max(1, connection.nights);
  const stay: Stay = {
    nights,
    arrival: at(group.readyDay, LATE_MINUTE),
    departure: Math.min(at(group.readyDay + nights, EARLY_MINUTE), group.leavesBedAt),
    pricePerNight,
    hotelOnly: connection.nights < 1,
    // The notes of any other connection stand on its flight or transport.
    notes: entry.option?.type === 'walking' ? entry.notes : null,
  };
  return writeStay({ connection_id: entry.key }, stay, place, previous);
}

function writeStay(
  subject: { exp_key: string } | { connection_id: string },
  stay: Stay,
  place: BookingPlace,
  previousBookings: PreviousBookings<AccommodationBooking>,
): AccommodationBooking {
  const { nights, pricePerNight } = stay;
  const uid = uidOf('stay', place);
  const previous = previousBookings.get(uid);
  const price = pricePerNight === null ? null : nights * pricePerNight;
  const arrival = formatMoment(stay.arrival);
  const departure = formatMoment(stay.departure);
  const booking: AccommodationBooking = {
    ...(previous && previousBookings.extras(previous)),
    ...subject,
    ...bookingBase(uid, place, stay.notes, price, previous),
    arrival,
    departure,
    plannedArrival: arrival,
    plannedDeparture: departure,
    nights,
    hotelOnly: stay.hotelOnly,
    price_per_night: pricePerNight,
  };
  if (previous && isBooked(previous)) {
    booking.arrival = bookedMoment(previous.arrival);
    booking.departure = bookedMoment(previous.departure);
  }
  return booking;
}
