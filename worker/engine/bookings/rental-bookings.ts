import type { RentalBooking } from '../../../src/model/plan.ts';
import { rentalClass } from '../../../src/model/rental-car.ts';
import { bookedMoment, isBooked, type PreviousBookings } from '../edits/carry-over.ts';
import { reversedId } from '../../../src/model/base/reversed-id.ts';
import { fromOf, toOf } from '../input/connection-id.ts';
import { dayOf, formatMoment } from '../moment.ts';
import type { ScheduledConnection } from '../timeline/scheduled.ts';
import { planNotes, type BookingPlace } from './booking-place.ts';

/** Connections of at most this length by other means do not end a rental. */
const SHORT_RIDE_MINUTES = 90;

interface RentalConnection {
  connection: ScheduledConnection;
  place: BookingPlace;
}

interface Rental {
  drivingType: string;
  connections: RentalConnection[];
  isOpen: boolean;
  /** Another means of travel was used since the last connection, so the car is parked where that ended. */
  wasLeft: boolean;
}

/** Rental cars, each from the first to the last connection driven with the same car. */
export class RentalBookings {
  readonly #rentals: Rental[] = [];

  /** Adds a connection of the timeline; returns whether it belongs to a rental and so has no booking of its own. */
  add(connection: ScheduledConnection, place: BookingPlace): boolean {
    const { option, travelMinutes } = connection.entry;
    if (option === null || travelMinutes === 0) return false;
    const drivingType = rentalClass(option);
    for (const rental of this.#rentals) {
      if (!rental.isOpen || rental.drivingType === drivingType) continue;
      if (option.type === 'walking' || option.type === 'ferry') continue;
      if (option.type !== 'flight' && travelMinutes <= SHORT_RIDE_MINUTES) rental.wasLeft = true;
      else rental.isOpen = false;
    }
    if (drivingType === null) return false;
    const open = this.#rentals.find((rental) => rental.isOpen && rental.drivingType === drivingType);
    if (open && (!open.wasLeft || endOf(open) === fromOf(place.key))) {
      open.connections.push({ connection, place });
      open.wasLeft = false;
      return true;
    }
    if (open) open.isOpen = false;
    this.#rentals.push({ drivingType, connections: [{ connection, place }], isOpen: true, wasLeft: false });
    return true;
  }

  bookings(previousBookings: PreviousBookings<RentalBooking>): RentalBooking[] {
    const uids = uidsOf(this.#rentals, previousBookings.all());
    return this.#rentals.map((rental, index) => rentalBooking(rental, uids[index] ?? '', previousBookings));
  }
}

function endOf({ connections }: Rental): string {
  return toOf(connections.at(-1)?.place.key ?? '');
}

/** Each rental takes the uid of the previous booking that shares most connections with it, else the next free one. */
function uidsOf(rentals: readonly Rental[], previous: readonly RentalBooking[]): string[] {
  const taken = new Set<string>();
  const matched = rentals.map((rental) => {
    const ids = new Set(rental.connections.flatMap(({ place }) => [place.key, reversedId(place.key)]));
    let best: string | null = null;
    let bestShared = 0;
    for (const { uid, drivingType, legs } of previous) {
      if (taken.has(uid) || (drivingType ?? 'rental') !== rental.drivingType) continue;
      const shared = (legs ?? []).filter((id) => ids.has(id)).length;
      if (shared > bestShared) [best, bestShared] = [uid, shared];
    }
    if (best !== null) taken.add(best);
    return best;
  });
  for (const { uid } of previous) taken.add(uid);
  let number = 1;
  return matched.map((uid) => {
    if (uid !== null) return uid;
    while (taken.has(`rental#${number}`)) number += 1;
    taken.add(`rental#${number}`);
    return `rental#${number}`;
  });
}

function rentalBooking(
  rental: Rental,
  uid: string,
  previousBookings: PreviousBookings<RentalBooking>,
): RentalBooking {
  const { connections, drivingType } = rental;
  const [first, last] = [connections[0]!, connections.at(-1)!];
  const from = first.connection.departure;
  const until = last.connection.arrival;
  const [pickUp, dropOff] = [formatMoment(from), formatMoment(until)];
  const days = Math.max(1, dayOf(until) - dayOf(from) + 1);
  const perDay =
    connections
      .map(({ connection }) => connection.entry.option?.perDay ?? null)
      .find((usd) => usd !== null) ?? null;
  const booking: RentalBooking = {
    uid,
    booked: false,
    notes:
      connections
        .map(({ connection }) => planNotes(connection.entry.entry.notes))
        .find((notes) => notes !== null) ?? null,
    price: priceOf(rental, days, perDay),
    itinIndex: first.place.itinIndex,
    maIndex: first.place.maIndex,
    drivingType,
    pickUp,
    dropOff,
    plannedPickUp: pickUp,
    plannedDropOff: dropOff,
    days,
    perDay,
    legs: connections.map(({ place }) => place.key),
  };
  const previous = previousBookings.carryInto(booking);
  if (previous && isBooked(previous)) {
    booking.pickUp = bookedMoment(previous.pickUp);
    booking.dropOff = bookedMoment(previous.dropOff);
  }
  return booking;
}

/** Price in USD: daily rate times days plus fuel, or without a daily rate the sum of the prices; null if one is unknown. */
function priceOf({ connections }: Rental, days: number, perDay: number | null): number | null {
  let usd = perDay === null ? 0 : days * perDay;
  for (const { connection } of connections) {
    const option = connection.entry.option;
    const fuel = option?.fuelPrice ?? null;
    const cost = fuel ?? (perDay === null ? (option?.price ?? null) : 0);
    if (cost === null) return null;
    usd += cost;
  }
  return usd;
}
