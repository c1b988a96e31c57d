import { dateAfter, daysBetween } from '../../model/calendar/calendar-days.ts';
import { isConnection, isStop, type ItineraryEntry } from '../../model/plan.ts';
import type { DateText, Op, Plan } from '../../model/plan.ts';
import type { Conflict } from '../../model/merge/conflict.ts';
import type { Tour } from '../../model/schemas/tour.ts';
import type { EntryFields, PlannerState, TourFields } from './planner-state.ts';

const DAYS_MAX = 366;

/** An edited tour to be planned, and the engine ops of the edit. */
export interface TourEdit {
  tour: Tour;
  ops: Op[];
  /** Conflicts of the edit with the document that it changes. */
  conflicts?: readonly Conflict[];
}

/**
 * Changes plain fields. An end date becomes an adjustDays to that day. A start date without one moves the end date too,
 * so that the tour keeps its length. `plan` has the start of a tour without dates.
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

/**
 * Adds a stop where it lengthens the journey least; at the end where a stop without a known location makes that
 * impossible.
 */
export function addStop(key: string, { lostStops = [] }: Pick<PlannerState, 'lostStops'>): Op {
  return { op: 'add', experience_id: key, ...(lostStops.length === 0 && { at: 'best' as const }) };
}

/** The wanted end date after `ops`: if one is set, adjustDays moves it. */
export function endDateAfter(tour: Tour, plan: Plan | null, ops: readonly Op[]): DateText | null {
  const start = tour.startDate ?? plan?.start.slice(0, 10) ?? null;
  const adjusted = ops.findLast((op) => op.op === 'adjustDays');
  if (tour.endDate === null || start === null || adjusted === undefined) return tour.endDate;
  return dateAfter(start, adjusted.days - 1);
}

/** Changes fields of one itinerary entry; fields that do not apply to it and empty values are left out. */
export function editEntry(tour: Tour, index: number, { justHotel, notes }: EntryFields): Tour {
  const change = (entry: ItineraryEntry): ItineraryEntry => {
    const edited = { ...entry };
    if (justHotel !== undefined && isConnection(edited)) {
      delete edited.justHotel;
      if (justHotel) edited.justHotel = true;
    }
    if (notes !== undefined) {
      delete edited.notes;
      if (notes !== null && notes !== '') edited.notes = notes;
    }
    return edited;
  };
  return { ...tour, itinerary: tour.itinerary.map((entry, at) => (at === index ? change(entry) : entry)) };
}

/** Removes the journeys from home to the first stop and back from the last one; a tour without stops is unchanged. */
export function withoutEnds(tour: Tour): Tour {
  const first = tour.itinerary.findIndex(isStop);
  const last = tour.itinerary.findLastIndex(isStop);
  return first < 0 ? tour : { ...tour, itinerary: tour.itinerary.slice(first, last + 1) };
}

/** Whether the tour has a journey from and to home; `through` is the end of its first connection, the gateway. */
export function endsOf(tour: Tour): { opening: boolean; closing: boolean; through: string | null } {
  const first = tour.itinerary.findIndex(isStop);
  const [entry] = tour.itinerary;
  const outward = entry !== undefined && isConnection(entry) ? entry.connection_id.split('_') : [];
  const end = tour.itinerary.at(-1);
  return {
    opening: first > 0,
    closing: first >= 0 && end !== undefined && isConnection(end),
    through: outward[1] ?? null,
  };
}

function daysFromTo(start: DateText, end: DateText): number {
  return Math.min(DAYS_MAX, Math.max(1, daysBetween(start, end) + 1));
}
