import type {
  AccommodationBooking,
  FlightBooking,
  PlanWarning,
  TransportBooking,
} from '../../../src/model/plan.ts';

type DatePair = readonly [booked: string | null | undefined, planned: string | null | undefined];

/** Warnings for booked stays, flights and transports, in this order, whose dates no longer match the plan. */
export function mismatchWarnings(
  stays: readonly AccommodationBooking[],
  flights: readonly FlightBooking[],
  transport: readonly TransportBooking[],
): PlanWarning[] {
  const warnings: PlanWarning[] = [];
  for (const { booked, uid, arrival, plannedArrival, departure, plannedDeparture } of stays) {
    if (booked) warnWhereApart(uid, [arrival, plannedArrival], [departure, plannedDeparture], warnings);
  }
  for (const { booked, uid, date, plannedDate, dateReturn, plannedReturnDate } of flights) {
    if (booked) warnWhereApart(uid, [date, plannedDate], [dateReturn, plannedReturnDate], warnings);
  }
  for (const { booked, uid, date, plannedDate } of transport) {
    if (booked) warnWhereApart(uid, [date, plannedDate], [null, null], warnings);
  }
  return warnings;
}

function warnWhereApart(uid: string, first: DatePair, second: DatePair, warnings: PlanWarning[]): void {
  if (isApart(first) || isApart(second)) warnings.push({ code: 'booking-date-mismatch', uid });
}

/** Whether the dates differ by calendar day, or only one of the two exists. */
function isApart([booked, planned]: DatePair): boolean {
  return (booked?.slice(0, 10) ?? null) !== (planned?.slice(0, 10) ?? null);
}
