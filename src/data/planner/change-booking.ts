import type { BookingBase, Bookings, Plan } from '../../model/plan.ts';
import type { Tour } from '../../model/schemas/tour.ts';
import { bookingNamed } from './booked-dates.ts';
import { departureOps } from './booked-connections.ts';
import type { BookingPatch } from './planner-state.ts';
import type { TourEdit } from './tour-edits.ts';
import type { TourPlanner } from './tour-planner.ts';

/** Changes one booking of a tour, and lets its plan leave at booked times; null if the tour has no bookings. */
export async function changeBooking(
  tour: Tour,
  uid: string,
  patch: BookingPatch,
  planner: Pick<TourPlanner, 'plan'>,
  plan: Plan | null = null,
): Promise<TourEdit | null> {
  if (!tour.bookings) return null;
  const bookings = editBookings(tour.bookings, uid, patch);
  const ops = plan === null ? [] : departureOps(plan, uid, patch);
  if (ops.length > 0 && patch.booked === true && plan && bookingNamed(plan, uid)?.booked === false) {
    // Dates that were not entered, such as that of the flight back, are those of the plan with the booked departure.
    const planned = await planner.plan({ tour, ops }, null);
    if (!('code' in planned) && planned.tour.bookings)
      return {
        tour: { ...planned.tour, bookings: editBookings(planned.tour.bookings, uid, patch) },
        ops: [],
      };
  }
  if (patch.price !== null) return { tour: { ...tour, bookings }, ops };
  // The planner keeps prices of booked items: plans it as not booked to get the estimate back.
  const unbooked = { ...tour, bookings: editBookings(bookings, uid, { booked: false }) };
  const planned = await planner.plan({ tour: unbooked, ops: [] }, null);
  const price = 'code' in planned ? null : (bookingNamed(planned.plan, uid)?.price ?? null);
  return { tour: { ...tour, bookings: withPrice(bookings, uid, price) }, ops };
}

/** Applies a patch to one booking; an unknown uid changes nothing. */
export function editBookings(bookings: Bookings, uid: string, patch: BookingPatch): Bookings {
  function edit<T extends BookingBase>(list: readonly T[], adoptDates: (booking: T) => T): T[] {
    return list.map((booking) => {
      if (booking.uid !== uid) return booking;
      const edited = withPatch(booking, patch);
      return patch.adoptPlannedDates ? adoptDates(edited) : edited;
    });
  }
  return {
    accommodation: edit(bookings.accommodation, (stay) => ({
      ...stay,
      arrival: stay.plannedArrival ?? stay.arrival,
      departure: stay.plannedDeparture ?? stay.departure,
    })),
    // Arrivals of the former booking would be those of other flights.
    flights: edit(bookings.flights, ({ dateReturn: _previous, ...flight }) => ({
      ...flight,
      ...(flight.arrival && { arrival: null }),
      ...(flight.arrivalReturn && { arrivalReturn: null }),
      date: flight.plannedDate ?? flight.date,
      ...(flight.plannedReturnDate ? { dateReturn: flight.plannedReturnDate } : {}),
    })),
    transport: edit(bookings.transport, (ride) => ({
      ...ride,
      ...(ride.arrival && { arrival: null }),
      date: ride.plannedDate ?? ride.date,
    })),
    ...(bookings.rentals && {
      rentals: edit(bookings.rentals, (rental) => ({
        ...rental,
        pickUp: rental.plannedPickUp ?? rental.pickUp,
        dropOff: rental.plannedDropOff ?? rental.dropOff,
      })),
    }),
  };
}

function withPrice(bookings: Bookings, uid: string, price: number | null): Bookings {
  const put = <T extends BookingBase>(booking: T): T =>
    booking.uid === uid ? { ...booking, price } : booking;
  return {
    accommodation: bookings.accommodation.map(put),
    flights: bookings.flights.map(put),
    transport: bookings.transport.map(put),
    ...(bookings.rentals && { rentals: bookings.rentals.map(put) }),
  };
}

function withPatch<T extends BookingBase>(booking: T, patch: BookingPatch): T {
  const { adoptPlannedDates: _adopt, price = usdOf(patch), notes, ...extras } = patch;
  const edited: T = { ...booking, ...extras };
  if (notes !== undefined) edited.notes = storedNotes(booking, notes);
  if (price === null) {
    edited.price = null;
    delete edited.priceEdited;
  } else if (price !== undefined) {
    edited.price = price;
    edited.priceEdited = true;
  }
  return edited;
}

/** Deleted notes are stored as empty ones: null would bring back those of the itinerary entry. */
function storedNotes({ notes: previous }: BookingBase, notes: string | null): string | null {
  if (notes !== null && notes !== '') return notes;
  return previous === null ? null : '';
}

/** The amount paid, in USD at the rate of the day it was entered; undefined if amount or rate is missing. */
function usdOf({ amount, rate, currency }: BookingPatch): number | null | undefined {
  if (amount === undefined || amount === null) return amount;
  const unitsForUsd = currency === 'USD' ? 1 : rate;
  return unitsForUsd ? amount / unitsForUsd : undefined;
}
