import type { TransportBooking } from '../../../src/model/plan.ts';
import { planNotes, uidOf, type BookingPlace } from './booking-place.ts';
import { bookedMoment, isBooked, type PreviousBookings } from '../edits/carry-over.ts';
import { formatMoment } from '../moment.ts';
import type { ScheduledConnection } from '../timeline/scheduled.ts';

export function transportBooking(
  { entry, departure }: ScheduledConnection,
  place: BookingPlace,
  previousBookings: PreviousBookings<TransportBooking>,
): TransportBooking {
  const { option } = entry;
  const date = formatMoment(departure);
  const booking: TransportBooking = {
    connection_id: entry.key,
    uid: uidOf('transport', place),
    booked: false,
    notes: planNotes(entry.entry.notes),
    price: option?.price ?? null,
    itinIndex: place.itinIndex,
    maIndex: place.maIndex,
    type: option?.type ?? null,
    drivingType: option?.drivingType ?? null,
    date,
    plannedDate: date,
    text: option?.text ?? null,
    link: option?.link ?? null,
    subtitle: option?.subtitle ?? null,
  };
  const previous = previousBookings.carryInto(booking);
  if (previous && isBooked(previous)) booking.date = bookedMoment(previous.date);
  return booking;
}
