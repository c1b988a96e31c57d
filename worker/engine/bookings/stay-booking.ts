import type { AccommodationBooking } from '../../../src/model/plan.ts';
import { planNotes, uidOf, type BookingPlace } from './booking-place.ts';
import { bookedMoment, isBooked, type PreviousBookings } from '../edits/carry-over.ts';
import { at, EARLY_MINUTE, formatMoment, LATE_MINUTE, type Minutes } from '../moment.ts';
import type { ScheduledConnection, ScheduledTransfer, ScheduledStop } from '../timeline/scheduled.ts';

export function stopStay(
  stop: ScheduledStop,
  place: BookingPlace,
  previousBookings: PreviousBookings<AccommodationBooking>,
): AccommodationBooking {
  const { entry, nights } = stop;
  const arrival = formatMoment(stop.arrival);
  const departure = formatMoment(stop.departure);
  const pricePerNight = entry.facts.price_per_night ?? null;
  const booking: AccommodationBooking = {
    exp_key: entry.key,
    uid: uidOf('stay', place),
    booked: false,
    notes: planNotes(entry.notes),
    price: pricePerNight === null ? null : nights * pricePerNight,
    itinIndex: place.itinIndex,
    maIndex: place.maIndex,
    arrival,
    departure,
    plannedArrival: arrival,
    plannedDeparture: departure,
    nights,
    hotelOnly: false,
    price_per_night: pricePerNight,
  };
  return withBookedDates(booking, previousBookings.carryInto(booking));
}

/** A connection needs an overnight stay for its nights, or because the user asked for one. */
export function needsOvernightStay(
  { nights, entry }: ScheduledConnection,
  transfer: ScheduledTransfer,
): boolean {
  return nights >= 1 || (entry.entry.justHotel === true && transfer.nights === 0);
}

/** An overnight stay during a transfer, at the price per night of a nearby stop. */
export function connectionStay(
  connection: ScheduledConnection,
  transfer: ScheduledTransfer,
  place: BookingPlace,
  pricePerNight: number | null,
  previousBookings: PreviousBookings<AccommodationBooking>,
): AccommodationBooking {
  const { entry } = connection;
  const nights = Math.max(1, connection.nights);
  const period = nightsOf(transfer, nights);
  const arrival = formatMoment(period[0]);
  const departure = formatMoment(period[1]);
  const booking: AccommodationBooking = {
    connection_id: entry.key,
    uid: uidOf('stay', place),
    booked: false,
    // The notes of any other connection belong to its flight or transport booking.
    notes: entry.option?.type === 'walking' ? planNotes(entry.entry.notes) : null,
    price: pricePerNight === null ? null : nights * pricePerNight,
    itinIndex: place.itinIndex,
    maIndex: place.maIndex,
    arrival,
    departure,
    plannedArrival: arrival,
    plannedDeparture: departure,
    nights,
    hotelOnly: connection.nights < 1,
    price_per_night: pricePerNight,
  };
  return withBookedDates(booking, previousBookings.carryInto(booking));
}

/** Nights from LATE of the day when the traveler was ready, or of the first night on the way, to EARLY or the departure. */
function nightsOf(transfer: ScheduledTransfer, nights: number): [Minutes, Minutes] {
  const { firstBedDay, nightsBefore, readyDay } = transfer;
  const firstDay = nightsBefore === 0 && firstBedDay !== null ? firstBedDay - 1 : readyDay;
  const arrival = at(firstDay, LATE_MINUTE);
  const departure = at(firstDay + nights, EARLY_MINUTE);
  const isBeforeDeparture = transfer.isMovedToLaterDay && transfer.nights === nightsBefore;
  return [
    arrival,
    isBeforeDeparture ? Math.max(arrival, Math.min(departure, transfer.departure)) : departure,
  ];
}

function withBookedDates(
  booking: AccommodationBooking,
  previous: AccommodationBooking | undefined,
): AccommodationBooking {
  if (previous && isBooked(previous)) {
    booking.arrival = bookedMoment(previous.arrival);
    booking.departure = bookedMoment(previous.departure);
  }
  return booking;
}
