import type { ConnectionType } from '../../../model/connection-type.ts';
import type { AccommodationBooking, Plan, TransportBooking } from '../../../model/plan.ts';
import { stopOfNightBefore } from '../../features/planner/book/booking/stop-of-night-before.ts';

/** Nights to book: at a stop, there again before a morning departure, or en route. */
export interface StayToBook {
  id: string;
  where: 'stop' | 'before' | 'en-route';
  /** Key of the stop, or of the connection for a night en route. */
  key: string;
  nights: number;
  /** Estimate. */
  priceUsd: number | null;
}

export interface ConnectionToBook {
  id: string;
  type: ConnectionType;
  connectionId: string;
  /** Estimate. */
  priceUsd: number | null;
  /** Search link. */
  link: string | null;
}

export interface BookingsPreview {
  stays: StayToBook[];
  flights: ConnectionToBook[];
  /** Connections with seats or a driver to reserve. */
  transport: ConnectionToBook[];
  /** Number of rides that are not booked in advance: buses, taxis, ride-hailing. */
  paidOnTheSpot: number;
}

const RESERVED: ReadonlySet<ConnectionType> = new Set(['rail', 'train', 'ferry', 'private', 'tour']);
const PAID_ON_THE_SPOT: ReadonlySet<ConnectionType> = new Set(['bus', 'taxi', 'ride-hailing']);

/** Bookings to make before the tour, by kind, in plan order. */
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
    paidOnTheSpot: transport.filter(({ type }) => type !== null && PAID_ON_THE_SPOT.has(type)).length,
  };
}

function stayToBook(booking: AccommodationBooking, timeline: Plan['timeline']): StayToBook {
  const { uid, nights, price, exp_key, connection_id = '' } = booking;
  const common = { id: uid, nights, priceUsd: price };
  if (exp_key !== undefined) return { ...common, where: 'stop', key: exp_key };
  const before = stopOfNightBefore(booking, timeline);
  return before === undefined
    ? { ...common, where: 'en-route', key: connection_id }
    : { ...common, where: 'before', key: before };
}

function connectionToBook(booking: TransportBooking, type: ConnectionType): ConnectionToBook {
  const { uid, connection_id: connectionId, price: priceUsd, link } = booking;
  return { id: uid, type, connectionId, priceUsd, link };
}
