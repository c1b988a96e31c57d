import type {
  FlightBooking,
  Moment,
  Op,
  Plan,
  TimelineConnection,
  TransportBooking,
} from '../../model/plan.ts';

type Journeys = Pick<Plan, 'timeline'>;
type Journey = FlightBooking | TransportBooking;

/** The connection of the plan that a booking of a flight or ride is for; undefined if it left the plan. */
export function connectionOfBooking(
  { timeline }: Journeys,
  { maIndex }: Journey,
): TimelineConnection | undefined {
  const entry = timeline[maIndex ?? -1];
  return entry?.timelineType === 'connection' ? entry : undefined;
}

/** The flight back that is part of a flight's booking. */
export function returnConnectionOfBooking(
  { timeline }: Journeys,
  { maIndex, connection_id: id, plannedReturnDate }: FlightBooking,
): TimelineConnection | undefined {
  if (!plannedReturnDate || maIndex === null) return undefined;
  const back = id.split('_').toReversed().join('_');
  const later = timeline
    .slice(maIndex + 1)
    .filter((entry) => entry.timelineType === 'connection')
    .filter(({ departure }) => departure === plannedReturnDate);
  return later.find(({ key }) => key === back) ?? later[0];
}

/**
 * Ops that let the plan leave at the booked times of day. The day is not pinned: nights decide it, and a booking on
 * another day warns.
 */
export function departureOps(
  plan: Plan,
  uid: string,
  { date, dateReturn }: { date?: Moment | undefined; dateReturn?: Moment | undefined },
): Op[] {
  const flight = plan.bookings.flights.find((booking) => booking.uid === uid);
  const ride = flight ?? plan.bookings.transport.find((booking) => booking.uid === uid);
  if (ride === undefined) return [];
  return [
    ...departureOp(connectionOfBooking(plan, ride), date),
    ...(flight === undefined ? [] : departureOp(returnConnectionOfBooking(plan, flight), dateReturn)),
  ];
}

function departureOp(connection: TimelineConnection | undefined, booked: Moment | undefined): Op[] {
  const time = booked?.slice('YYYY-MM-DDT'.length) ?? '';
  // Without a time of day only the date is known.
  if (connection === undefined || time === '' || connection.departureTime === time) return [];
  return [{ op: 'setDeparture', entry: connection.itinIndex, departureTime: time }];
}
