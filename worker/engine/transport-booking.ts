import type { ConnectionOption } from '../../src/model/connection-option.ts';
import type { TransportBooking } from '../../src/model/plan.ts';
import { bookingBase, uidOf, type BookingPlace } from './booking-base.ts';
import { bookedMoment, isBooked, type PreviousBookings } from './carry-over.ts';
import { formatMoment } from './moment.ts';
import type { WalkedConnection } from './walked.ts';

export function transportBooking(
  { entry, begin }: WalkedConnection,
  place: BookingPlace,
  previousBookings: PreviousBookings<TransportBooking>,
): TransportBooking {
  const { option } = entry;
  const uid = uidOf('transport', place);
  const previous = previousBookings.get(uid);
  const date = formatMoment(begin);
  const booking: TransportBooking = {
    ...(previous && previousBookings.extras(previous)),
    connection_id: entry.key,
    ...bookingBase(uid, place, entry.notes, option ? priceOf(option) : null, previous),
    type: option?.type ?? null,
    drivingType: option?.drivingType ?? null,
    date,
    plannedDate: date,
    text: option?.text ?? null,
    link: option?.link ?? null,
    subtitle: option?.subtitle ?? null,
  };
  if (previous && isBooked(previous)) booking.date = bookedMoment(previous.date);
  return booking;
}

/** A rental car is paid by the day, for all legs together: a leg costs its fuel. */
function priceOf(option: ConnectionOption): number | null {
  const isRental = option.type === 'rental' || option.drivingType === 'rental';
  return (isRental ? option.fuelPrice : null) ?? option.price ?? null;
}
