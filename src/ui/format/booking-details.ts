import type { Booking } from '../../model/plan.ts';
import type { Translation } from '../shell/i18n/use-translation.ts';

/**
 * What the user entered of a booked flight or stay, as lines: "Condor DE 2322 · Terminal 1 · Seat 14A"; the stay's name,
 * address, check-in and phone. Empty for other bookings.
 * @param isReturn the flight back that is part of the booking
 */
export function bookingDetails(booking: Booking, t: Translation['t'], isReturn = false): string[] {
  if ('flight' in booking) {
    const { airline, ...flight } = booking;
    const [number, terminal, seat] = isReturn
      ? [flight.flightNumberReturn, flight.terminalReturn, flight.seatReturn]
      : [flight.flightNumber, flight.terminal, flight.seat];
    const line = [
      [airline, number].filter(Boolean).join(' '),
      terminal ? t('booking.terminal', { terminal }) : '',
      seat ? t('booking.seat', { seat }) : '',
    ];
    return [line.filter((part) => part !== '').join(' · ')].filter((part) => part !== '');
  }
  if (!('hotelOnly' in booking)) return [];
  const { name, address, phone, checkIn, checkOut } = booking;
  const times = [
    checkIn ? t('booking.checkIn', { time: checkIn }) : '',
    checkOut ? t('booking.checkOut', { time: checkOut }) : '',
  ];
  return [name ?? '', address ?? '', times.filter((part) => part !== '').join(', '), phone ?? ''].filter(
    (line) => line !== '',
  );
}
