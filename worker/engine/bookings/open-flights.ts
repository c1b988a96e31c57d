import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import type { FlightBooking, Moment } from '../../../src/model/plan.ts';
import { planNotes, uidOf, type BookingPlace } from './booking-place.ts';
import {
  hasNotesField,
  isBooked,
  keepsPrice,
  textOrNull,
  type PreviousBookings,
} from '../edits/carry-over.ts';
import type { OpenFlight } from './flight-booking.ts';
import { formatMoment } from '../moment.ts';
import type { ScheduledConnection } from '../timeline/scheduled.ts';

/** Outbound flight bookings so far by route, so that a later flight can be merged as their return. */
export class OpenFlights {
  readonly #byRoute = new Map<string, OpenFlight[]>();

  add(flight: OpenFlight): void {
    const route = routeOf(flight.option);
    if (route === null) return;
    const before = this.#byRoute.get(route);
    if (before) before.push(flight);
    else this.#byRoute.set(route, [flight]);
  }

  /** Merges the flight as the return of the first open flight in the opposite direction. Returns whether it did. */
  mergeReturn(
    { entry, departure }: ScheduledConnection,
    option: ConnectionOption,
    place: BookingPlace,
    previousBookings: PreviousBookings<FlightBooking>,
  ): boolean {
    const reverseRoute = reverseRouteOf(option);
    const outward = reverseRoute === null ? undefined : this.#byRoute.get(reverseRoute)?.find(takesReturn);
    if (!outward) return false;
    const onItsOwn = previousBookings.get(uidOf('flight', place));
    if (onItsOwn && isBooked(onItsOwn)) return false;
    outward.hasReturn = true;
    addReturn(outward, option, formatMoment(departure));
    const { booking, previous } = outward;
    const isNoted = booking.notes !== null || (previous !== undefined && hasNotesField(previous));
    if (!isNoted) booking.notes = planNotes(entry.entry.notes);
    return true;
  }
}

function takesReturn({ hasReturn, previous }: OpenFlight): boolean {
  if (hasReturn) return false;
  const wasBookedOneWay =
    previous !== undefined && isBooked(previous) && textOrNull(previous.dateReturn) === null;
  return !wasBookedOneWay;
}

function routeOf({ flight }: ConnectionOption): string | null {
  return flight?.origin && flight.destination ? `${flight.origin}>${flight.destination}` : null;
}

function reverseRouteOf({ flight }: ConnectionOption): string | null {
  return flight?.origin && flight.destination ? `${flight.destination}>${flight.origin}` : null;
}

function addReturn(outward: OpenFlight, homeward: ConnectionOption, plannedReturn: Moment): void {
  const { booking, option, previous } = outward;
  booking.plannedReturnDate = plannedReturn;
  if (!previous || !isBooked(previous)) booking.dateReturn = plannedReturn;
  if (previous && keepsPrice(previous)) return;
  booking.price = roundTripPrice(option, homeward);
}

function roundTripPrice(outward: ConnectionOption, homeward: ConnectionOption): number | null {
  const [outwardPrice, homewardPrice] = [outward.price ?? null, homeward.price ?? null];
  if (outward.flight?.round) return outwardPrice;
  if (homeward.flight?.round) return homewardPrice;
  return outwardPrice === null || homewardPrice === null ? null : outwardPrice + homewardPrice;
}
