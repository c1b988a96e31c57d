import type {
  AccommodationBooking,
  Bookings,
  ExperienceFacts,
  FlightBooking,
  PlannedBookings,
  PlanWarning,
  RentalBooking,
  TransportBooking,
} from '../../../src/model/plan.ts';
import type { BookingPlace } from './booking-place.ts';
import { dateMismatchWarnings } from './date-mismatch-warnings.ts';
import { PreviousBookings } from '../edits/carry-over.ts';
import { openFlight } from './flight-booking.ts';
import { OpenFlights } from './open-flights.ts';
import { connectionStay, needsOvernightStay, stopStay } from './stay-booking.ts';
import { RentalBookings } from './rental-bookings.ts';
import { transportBooking } from './transport-booking.ts';
import type {
  Schedule,
  ScheduledConnection,
  ScheduledTransfer,
  ScheduledStop,
} from '../timeline/scheduled.ts';

export interface DerivedBookings {
  /** In timeline order, then the stale ones. */
  bookings: PlannedBookings;
  warnings: PlanWarning[];
  /** The stop that each stay is priced by, in the order of the stays that are not stale. */
  stayStops: (ExperienceFacts | null)[];
}

/** Derives the bookings of a schedule, carrying over the state of the previous ones. */
export function deriveBookings(schedule: Schedule, previous: Bookings | null): DerivedBookings {
  const derivation = new Derivation(schedule, previous);
  for (let index = 0; index < schedule.spans.length; index += 1) {
    const span = schedule.spans[index];
    if (span?.kind === 'stop') derivation.addStop(span);
    else if (span) derivation.addTransfer(span, schedule.spans[index + 1]);
  }
  return derivation.finish();
}

/** Accumulates bookings in a single pass over the schedule. */
class Derivation {
  readonly #stays: AccommodationBooking[] = [];
  readonly #flights: FlightBooking[] = [];
  readonly #transport: TransportBooking[] = [];
  readonly #stayStops: (ExperienceFacts | null)[] = [];
  readonly #openFlights = new OpenFlights();
  readonly #rentals = new RentalBookings();
  readonly #before: {
    accommodation: PreviousBookings<AccommodationBooking>;
    flights: PreviousBookings<FlightBooking>;
    transport: PreviousBookings<TransportBooking>;
    rentals: PreviousBookings<RentalBooking>;
  };
  readonly #firstStop: ScheduledStop | null;
  readonly #times = new Map<string, number>();
  #stopBefore: ScheduledStop | null = null;
  #maIndex = 0;

  constructor(schedule: Schedule, previous: Bookings | null) {
    this.#firstStop = schedule.spans.find((span) => span.kind === 'stop') ?? null;
    this.#before = {
      accommodation: new PreviousBookings('accommodation', previous?.accommodation ?? []),
      flights: new PreviousBookings('flights', previous?.flights ?? []),
      transport: new PreviousBookings('transport', previous?.transport ?? []),
      rentals: new PreviousBookings('rentals', previous?.rentals ?? []),
    };
  }

  addStop(stop: ScheduledStop): void {
    this.#stopBefore = stop;
    const place = this.#nextPlace(stop.entry.key, stop.entry.itinIndex);
    if (stop.nights < 1) return;
    this.#stays.push(stopStay(stop, place, this.#before.accommodation));
    this.#stayStops.push(stop.entry.facts);
  }

  addTransfer(transfer: ScheduledTransfer, next: ScheduledStop | ScheduledTransfer | undefined): void {
    // The transfer's header has no booking, but an index in the timeline.
    this.#maIndex += 1;
    const stopAfter = next?.kind === 'stop' ? next : null;
    for (const connection of transfer.connections) this.#addConnection(connection, transfer, stopAfter);
  }

  finish(): DerivedBookings {
    const rentals = this.#rentals.bookings(this.#before.rentals);
    const warnings = dateMismatchWarnings(this.#stays, this.#flights, this.#transport, rentals);
    const bookings = {
      accommodation: this.#before.accommodation.appendStale(this.#stays),
      flights: this.#before.flights.appendStale(this.#flights),
      transport: this.#before.transport.appendStale(this.#transport),
      rentals: this.#before.rentals.appendStale(rentals),
    };
    return { bookings, warnings, stayStops: this.#stayStops };
  }

  #addConnection(
    connection: ScheduledConnection,
    transfer: ScheduledTransfer,
    stopAfter: ScheduledStop | null,
  ): void {
    const { entry } = connection;
    const place = this.#nextPlace(entry.key, entry.itinIndex);
    if (needsOvernightStay(connection, transfer)) {
      const stop = this.#stopNear(stopAfter)?.entry.facts ?? null;
      const pricePerNight = stop?.price_per_night ?? null;
      this.#stays.push(
        connectionStay(connection, transfer, place, pricePerNight, this.#before.accommodation),
      );
      this.#stayStops.push(stop);
    }
    if (this.#rentals.add(connection, place)) return;
    if (entry.option?.type === 'flight') {
      if (this.#openFlights.mergeReturn(connection, entry.option, place, this.#before.flights)) return;
      const stops = { before: this.#stopBefore?.entry.key ?? null, after: stopAfter?.entry.key ?? null };
      const open = openFlight(connection, entry.option, place, stops, this.#before.flights);
      this.#openFlights.add(open);
      this.#flights.push(open.booking);
    } else if (entry.option?.type !== 'walking') {
      this.#transport.push(transportBooking(connection, place, this.#before.transport));
    }
  }

  /** The stop that prices a night in transit: never one where overnight stays are not allowed. */
  #stopNear(stopAfter: ScheduledStop | null): ScheduledStop | null {
    const before = this.#stopBefore ?? this.#firstStop;
    return before?.entry.facts.day_only === true ? stopAfter : before;
  }

  #nextPlace(key: string, itinIndex: number): BookingPlace {
    const time = (this.#times.get(key) ?? 0) + 1;
    this.#times.set(key, time);
    const place = { key, time, itinIndex, maIndex: this.#maIndex };
    this.#maIndex += 1;
    return place;
  }
}
