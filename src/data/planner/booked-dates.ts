import type { BookingBase, Moment, Plan } from '../../model/plan.ts';

/** A booked moment and the one in the current plan. */
interface BookedMoment {
  booked: Moment | null;
  planned: Moment | null;
}

/** `to` is null for bookings without an end date: a bus, a one-way flight, a night during a journey. */
export interface BookedDates {
  from: BookedMoment | null;
  to: BookedMoment | null;
}

export function allBookings({ bookings }: Pick<Plan, 'bookings'>): BookingBase[] {
  return [...bookings.flights, ...bookings.accommodation, ...bookings.transport, ...bookings.rentals];
}

export function bookingNamed(plan: Pick<Plan, 'bookings'>, uid: string): BookingBase | undefined {
  return allBookings(plan).find((booking) => booking.uid === uid);
}

/** Uids of bookings whose booked dates differ from the planned ones. */
export function mismatchedUids({ warnings }: Pick<Plan, 'warnings'>): Set<string> {
  return new Set(
    warnings.flatMap((warning) => (warning.code === 'booking-date-mismatch' ? [warning.uid] : [])),
  );
}

/** Both null for an unknown uid. */
export function datesOf({ bookings }: Pick<Plan, 'bookings'>, uid: string): BookedDates {
  const stay = bookings.accommodation.find((booking) => booking.uid === uid);
  if (stay !== undefined) {
    const departure = { booked: stay.departure, planned: stay.plannedDeparture };
    return {
      from: { booked: stay.arrival, planned: stay.plannedArrival },
      to: stay.exp_key === undefined ? null : departure,
    };
  }
  const flight = bookings.flights.find((booking) => booking.uid === uid);
  if (flight !== undefined) {
    const back = { booked: flight.dateReturn ?? null, planned: flight.plannedReturnDate ?? null };
    return {
      from: { booked: flight.date, planned: flight.plannedDate },
      to: back.booked === null && back.planned === null ? null : back,
    };
  }
  const rental = bookings.rentals.find((booking) => booking.uid === uid);
  if (rental !== undefined) {
    return {
      from: { booked: rental.pickUp, planned: rental.plannedPickUp },
      to: { booked: rental.dropOff, planned: rental.plannedDropOff },
    };
  }
  const transport = bookings.transport.find((booking) => booking.uid === uid);
  return {
    from: transport === undefined ? null : { booked: transport.date, planned: transport.plannedDate },
    to: null,
  };
}
