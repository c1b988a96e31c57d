import type { ConnectionType } from '../../../model/connection-type.ts';
import type { AccommodationBooking, Plan, TransportBooking } from '../../../model/plan.ts';

/** Nights to book: at a stop, there once more before a journey in the morning, or on the way. */
export interface StayToBook {
  id: string;
  where: 'stop' | 'before' | 'way';
  /** Key of the stop; of the connection where one sleeps on the way. */
  key: string;
  nights: number;
  /** An estimate. */
  priceUsd: number | null;
}

export interface ConnectionToBook {
  id: string;
  type: ConnectionType;
  connectionId: string;
  /** An estimate. */
  priceUsd: number | null;
  /** Where to look for it. */
  link: string | null;
}

export interface BookingsPreview {
  stays: StayToBook[];
  flights: ConnectionToBook[];
  /** What has seats or a driver to reserve. */
  transport: ConnectionToBook[];
  /** Rides that nobody books: buses, taxis, rides by app. */
  paidOnTheWay: number;
}

const RESERVED: ReadonlySet<ConnectionType> = new Set(['rail', 'train', 'ferry', 'private', 'tour']);
const PAID_ON_THE_WAY: ReadonlySet<ConnectionType> = new Set(['bus', 'taxi', 'ride-hailing']);

/** What must be booked before the tour, by kind and in its order. Rental cars are told by the plan apart. */
export function bookingsPreview({
  bookings,
  timeline,
}: Pick<Plan, 'bookings' | 'timeline'>): BookingsPreview {
  const { transport } = bookings;
  return {
    stays: bookings.accommodation.map((booking) => stayToBook(booking, timeline)),
    flights: bookings.flights.map((booking) => ({
      id: booking.uid,
      type: 'flight',
      connectionId: booking.connection_id,
      priceUsd: booking.price,
      link: booking.deep_link,
    })),
    transport: transport.flatMap((booking) =>
      booking.type !== null && RESERVED.has(booking.type) ? [connectionToBook(booking, booking.type)] : [],
    ),
    paidOnTheWay: transport.filter(({ type }) => type !== null && PAID_ON_THE_WAY.has(type)).length,
  };
}

function stayToBook(booking: AccommodationBooking, timeline: Plan['timeline']): StayToBook {
  const { uid, nights, price, exp_key, connection_id = '' } = booking;
  const common = { id: uid, nights, priceUsd: price };
  if (exp_key !== undefined) return { ...common, where: 'stop', key: exp_key };
  const before = stopOfNightBefore(booking, timeline);
  return before === undefined
    ? { ...common, where: 'way', key: connection_id }
    : { ...common, where: 'before', key: before };
}

/** The stop in which one waits for the morning of a journey. */
function stopOfNightBefore(
  { maIndex, arrival }: AccommodationBooking,
  timeline: Plan['timeline'],
): string | undefined {
  const journey = maIndex === null ? undefined : timeline[maIndex];
  if (maIndex === null || journey === undefined || journey.departure < arrival) return undefined;
  return timeline.slice(0, maIndex).findLast(({ timelineType }) => timelineType === 'experience')?.key;
}

function connectionToBook(booking: TransportBooking, type: ConnectionType): ConnectionToBook {
  const { uid, connection_id: connectionId, price: priceUsd, link } = booking;
  return { id: uid, type, connectionId, priceUsd, link };
}
