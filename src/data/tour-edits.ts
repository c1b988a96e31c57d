import type { BookingBase, Bookings, DateText, Op, Plan } from '../model/plan.ts';
import type { Tour } from '../model/tour.ts';
import type { BookingPatch, TourFields } from './planner-state.ts';

const DAY_MS = 86_400_000;
const DAYS_MAX = 366;

/** A tour to be planned, and the engine's ops that belong to the change. */
export interface TourEdit {
  tour: Tour;
  ops: Op[];
}

/**
 * Plain fields changed. A wanted end is adjustDays to that day. A start that moves alone takes the wanted
 * end along: the journey keeps its length. `plan` says when a tour without dates would begin.
 */
export function editFields(tour: Tour, plan: Plan | null, fields: TourFields): TourEdit {
  const before = tour.startDate ?? plan?.start.slice(0, 10) ?? null;
  const edited: Tour = { ...tour, ...fields };
  const after = edited.startDate ?? before;
  if (fields.endDate) {
    const ops: Op[] = after === null ? [] : [{ op: 'adjustDays', days: daysFromTo(after, fields.endDate) }];
    return { tour: edited, ops };
  }
  if (fields.endDate === undefined && edited.endDate !== null && before !== null && after !== null) {
    edited.endDate = dateAfter(edited.endDate, daysBetween(before, after));
  }
  return { tour: edited, ops: [] };
}

/** The slider's wish becomes the wanted end where one was chosen. */
export function endDateAfter(tour: Tour, plan: Plan | null, ops: readonly Op[]): DateText | null {
  const start = tour.startDate ?? plan?.start.slice(0, 10) ?? null;
  const adjusted = ops.findLast((op) => op.op === 'adjustDays');
  if (tour.endDate === null || start === null || adjusted === undefined) return tour.endDate;
  return dateAfter(start, adjusted.days - 1);
}

/** The same bookings with one of them changed; an unknown uid changes nothing. */
export function editBookings(bookings: Bookings, uid: string, patch: BookingPatch): Bookings {
  const edit = <T extends BookingBase>(booking: T): T =>
    booking.uid === uid ? withPatch(booking, patch) : booking;
  return {
    accommodation: bookings.accommodation.map((booking) => {
      const edited = edit(booking);
      if (edited === booking || !patch.adoptPlannedDates) return edited;
      return {
        ...edited,
        arrival: edited.plannedArrival ?? edited.arrival,
        departure: edited.plannedDeparture ?? edited.departure,
      };
    }),
    flights: bookings.flights.map((booking) => {
      const edited = edit(booking);
      if (edited === booking || !patch.adoptPlannedDates) return edited;
      const { dateReturn: _former, ...rest } = edited;
      const planned = edited.plannedReturnDate;
      return {
        ...rest,
        date: edited.plannedDate ?? edited.date,
        ...(planned ? { dateReturn: planned } : {}),
      };
    }),
    transport: bookings.transport.map((booking) => {
      const edited = edit(booking);
      if (edited === booking || !patch.adoptPlannedDates) return edited;
      return { ...edited, date: edited.plannedDate ?? edited.date };
    }),
  };
}

function withPatch<T extends BookingBase>(booking: T, patch: BookingPatch): T {
  const { adoptPlannedDates: _adopt, price = usdOf(patch), notes, ...extras } = patch;
  const edited: T = { ...booking, ...extras };
  if (notes !== undefined) edited.notes = notes === '' ? null : notes;
  if (price === null) {
    edited.price = null;
    delete edited.priceEdited;
  } else if (price !== undefined) {
    edited.price = price;
    edited.priceEdited = true;
  }
  return edited;
}

/** The amount paid in USD at the frozen rate, where it says one and no price stands beside it. */
function usdOf({ amount, rate, currency }: BookingPatch): number | null | undefined {
  if (amount === undefined || amount === null) return amount;
  const unitsForUsd = currency === 'USD' ? 1 : rate;
  return unitsForUsd ? amount / unitsForUsd : undefined;
}

function daysBetween(from: DateText, to: DateText): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS);
}

function daysFromTo(start: DateText, end: DateText): number {
  return Math.min(DAYS_MAX, Math.max(1, daysBetween(start, end) + 1));
}

function dateAfter(date: DateText, days: number): DateText {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
