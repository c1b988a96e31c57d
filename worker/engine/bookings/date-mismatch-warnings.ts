import type {
  AccommodationBooking,
  FlightBooking,
  PlanWarning,
  RentalBooking,
  TransportBooking,
} from '../../../src/model/plan.ts';
import { parseMoment } from '../moment.ts';

type DatePair = readonly [booked: string | null | undefined, planned: string | null | undefined];

/** A flight's times that differ by this much warn. */
const MAX_FLIGHT_SHIFT_MINUTES = 30;

/** Warnings for booked stays, flights, transports and rentals, in this order, whose dates no longer match the plan. */
export function dateMismatchWarnings(
  stays: readonly AccommodationBooking[],
  flights: readonly FlightBooking[],
  transport: readonly TransportBooking[],
  rentals: readonly RentalBooking[],
): PlanWarning[] {
  const warnings: PlanWarning[] = [];
  function warnIf(isApart: boolean, uid: string): void {
    if (isApart) warnings.push({ code: 'booking-date-mismatch', uid });
  }
  for (const { booked, uid, arrival, plannedArrival, departure, plannedDeparture } of stays) {
    if (booked)
      warnIf(isOtherDay([arrival, plannedArrival]) || isOtherDay([departure, plannedDeparture]), uid);
  }
  for (const { booked, uid, date, plannedDate, dateReturn, plannedReturnDate } of flights) {
    if (booked) warnIf(isOtherTime([date, plannedDate]) || isOtherTime([dateReturn, plannedReturnDate]), uid);
  }
  for (const { booked, uid, date, plannedDate } of transport) {
    if (booked) warnIf(isOtherDay([date, plannedDate]), uid);
  }
  for (const { booked, uid, pickUp, plannedPickUp, dropOff, plannedDropOff } of rentals) {
    if (booked) warnIf(isOtherDay([pickUp, plannedPickUp]) || isOtherDay([dropOff, plannedDropOff]), uid);
  }
  return warnings;
}

/** Whether the dates differ by calendar day, or only one of the two exists. */
function isOtherDay([booked, planned]: DatePair): boolean {
  return (booked?.slice(0, 10) ?? null) !== (planned?.slice(0, 10) ?? null);
}

/** Like `isOtherDay`; also true if both have a time of day and these are too far apart. */
function isOtherTime([booked, planned]: DatePair): boolean {
  if (isOtherDay([booked, planned])) return true;
  const [bookedAt, plannedAt] = [parseMoment(booked ?? ''), parseMoment(planned ?? '')];
  return (
    bookedAt !== null && plannedAt !== null && Math.abs(bookedAt - plannedAt) >= MAX_FLIGHT_SHIFT_MINUTES
  );
}
