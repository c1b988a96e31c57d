import type { RentalBooking } from '../../../src/model/plan.ts';
import { rentalClass } from '../../../src/model/rental-car.ts';
import { bookedMoment, isBooked, type PreviousBookings } from '../edits/carry-over.ts';
import { fromOf, reversedId, toOf } from '../input/connection-id.ts';
import { dayOf, formatMoment } from '../moment.ts';
import type { ScheduledConnection } from '../timeline/scheduled.ts';
import { planNotes, type BookingPlace } from './booking-place.ts';

/** Other rides of at most this long do not end a hire. */
const SHORT_RIDE_MINUTES = 90;

interface Leg {
  connection: ScheduledConnection;
  place: BookingPlace;
}

interface Hire {
  drivingType: string;
  legs: Leg[];
  isOpen: boolean;
  /** Whether another ride came since the last leg: the car is where it was left. */
  wasLeft: boolean;
}

/** Hires of rental cars, from the first to the last leg that is driven with the same car. */
export class Hires {
  readonly #hires: Hire[] = [];

  /** Adds a connection of the timeline; returns whether it is a leg of a hire and so has no booking of its own. */
  add(connection: ScheduledConnection, place: BookingPlace): boolean {
    const { option, travelMinutes } = connection.entry;
    if (option === null || travelMinutes === 0) return false;
    const drivingType = rentalClass(option);
    for (const hire of this.#hires) {
      if (!hire.isOpen || hire.drivingType === drivingType) continue;
      if (option.type === 'walking' || option.type === 'ferry') continue;
      if (option.type !== 'flight' && travelMinutes <= SHORT_RIDE_MINUTES) hire.wasLeft = true;
      else hire.isOpen = false;
    }
    if (drivingType === null) return false;
    const open = this.#hires.find((hire) => hire.isOpen && hire.drivingType === drivingType);
    if (open && (!open.wasLeft || endOf(open) === fromOf(place.key))) {
      open.legs.push({ connection, place });
      open.wasLeft = false;
      return true;
    }
    if (open) open.isOpen = false;
    this.#hires.push({ drivingType, legs: [{ connection, place }], isOpen: true, wasLeft: false });
    return true;
  }

  bookings(previousBookings: PreviousBookings<RentalBooking>): RentalBooking[] {
    const uids = uidsOf(this.#hires, previousBookings.all());
    return this.#hires.map((hire, index) => rentalBooking(hire, uids[index] ?? '', previousBookings));
  }
}

function endOf({ legs }: Hire): string {
  return toOf(legs.at(-1)?.place.key ?? '');
}

/** Each hire takes the uid of the previous booking that shares most legs with it, else the next free one. */
function uidsOf(hires: readonly Hire[], previous: readonly RentalBooking[]): string[] {
  const taken = new Set<string>();
  const matched = hires.map((hire) => {
    const ids = new Set(hire.legs.flatMap(({ place }) => [place.key, reversedId(place.key)]));
    let best: string | null = null;
    let bestShared = 0;
    for (const { uid, drivingType, legs } of previous) {
      if (taken.has(uid) || (drivingType ?? 'rental') !== hire.drivingType) continue;
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
  hire: Hire,
  uid: string,
  previousBookings: PreviousBookings<RentalBooking>,
): RentalBooking {
  const { legs, drivingType } = hire;
  const [first, last] = [legs[0]!, legs.at(-1)!];
  const from = first.connection.departure;
  const until = last.connection.arrival;
  const [pickUp, dropOff] = [formatMoment(from), formatMoment(until)];
  const days = Math.max(1, dayOf(until) - dayOf(from) + 1);
  const perDay =
    legs.map((leg) => leg.connection.entry.option?.perDay ?? null).find((usd) => usd !== null) ?? null;
  const booking: RentalBooking = {
    uid,
    booked: false,
    notes:
      legs.map((leg) => planNotes(leg.connection.entry.entry.notes)).find((notes) => notes !== null) ?? null,
    price: priceOf(hire, days, perDay),
    itinIndex: first.place.itinIndex,
    maIndex: first.place.maIndex,
    drivingType,
    pickUp,
    dropOff,
    plannedPickUp: pickUp,
    plannedDropOff: dropOff,
    days,
    perDay,
    legs: legs.map((leg) => leg.place.key),
  };
  const previous = previousBookings.carryInto(booking);
  if (previous && isBooked(previous)) {
    booking.pickUp = bookedMoment(previous.pickUp);
    booking.dropOff = bookedMoment(previous.dropOff);
  }
  return booking;
}

/** The car by the day and the fuel of its legs; without a daily rate what the legs cost. */
function priceOf({ legs }: Hire, days: number, perDay: number | null): number | null {
  let usd = perDay === null ? 0 : days * perDay;
  for (const { connection } of legs) {
    const option = connection.entry.option;
    const fuel = option?.fuelPrice ?? null;
    const cost = fuel ?? (perDay === null ? (option?.price ?? null) : 0);
    if (cost === null) return null;
    usd += cost;
  }
  return usd;
}
