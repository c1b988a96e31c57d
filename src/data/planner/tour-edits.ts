import { dateAfter, daysBetween } from '../../model/calendar/calendar-days.ts';
import { isConnection, isStop, type ItineraryEntry } from '../../model/plan.ts';
import type { DateText, Op, Plan } from '../../model/plan.ts';
import type { Conflict } from '../../model/merge/conflict.ts';
import type { Tour } from '../../model/schemas/tour.ts';
import type { EntryFields, TourFields } from './planner-state.ts';

const DAYS_MAX = 366;

/** A tour to be planned, and the engine's ops that belong to the change. */
export interface TourEdit {
  tour: Tour;
  ops: Op[];
  /** What the change does not keep of the document that it was made from. */
  conflicts?: readonly Conflict[];
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

/** One entry of the itinerary with fields of its own; what it is not for, and what says nothing, is left out. */
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

/** The ways from home to the first stop and from the last one home taken out; a tour without stops stays as it is. */
export function withoutEnds(tour: Tour): Tour {
  const first = tour.itinerary.findIndex(isStop);
  const last = tour.itinerary.findLastIndex(isStop);
  return first < 0 ? tour : { ...tour, itinerary: tour.itinerary.slice(first, last + 1) };
}

/** Whether the tour begins, and ends, with a way to or from somewhere that is no stop. */
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
