import { dateAfter, daysBetween } from '../../model/calendar/calendar-days.ts';
import { isStop, type DateText, type Op, type Plan, type StopEntry } from '../../model/plan.ts';
import type { Tour } from '../../model/schemas/tour.ts';
import { departureOps } from './booked-connections.ts';
import { allBookings, bookingNamed, datesOf, mismatchedUids } from './booked-dates.ts';
import { editFields, type TourEdit } from './tour-edits.ts';
import type { TourPlanner } from './tour-planner.ts';

/** A tour with its plan. */
export interface PlannedEdit {
  tour: Tour;
  plan: Plan;
}

interface Goal {
  uid: string;
  edge: 'from' | 'to';
}

/** A changed night may move a journey to another day, so one step does not always reach the goal. */
const TRIES = 3;
/** Plans per fit; for a tour of fifty stops each takes a phone some ten milliseconds. */
const MAX_PLANS = 150;

/**
 * Moves the plan so that a booking falls on its booked dates: by more or fewer nights at earlier stops that are not
 * booked, or by another start date. Of the candidates the one with the fewest mismatched other bookings wins. Every
 * step is planned by the engine. Null if none works.
 */
export async function fitToBooking(
  start: PlannedEdit,
  uid: string,
  planner: Pick<TourPlanner, 'plan'>,
): Promise<TourEdit | null> {
  const booking = bookingNamed(start.plan, uid);
  if (booking === undefined || booking.itinIndex === null) return null;
  const fit = new Fit(planner, mismatchedUids(start.plan));
  const withReturn = await fit.withDepartures(await fit.withReturnJourney(start, uid), uid);
  const byNights = await fit.move(withReturn, uid, (from, goal) => fit.byNights(from, goal, stopsBefore));
  const byFirstDay = await fit.move(withReturn, uid, (from, goal) => fit.byFirstDay(from, goal));
  // A tour without a start date always starts today: then the booking decides the start date.
  const candidates = start.tour.startDate === null ? [byFirstDay, byNights] : [byNights, byFirstDay];
  const [best] = candidates
    .filter((candidate) => candidate !== null)
    .filter(({ plan }) => !mismatchedUids(plan).has(uid))
    .toSorted((a, b) => mismatchedUids(a.plan).size - mismatchedUids(b.plan).size);
  if (best === undefined) return null;
  const startDate = best.tour.startDate ?? best.plan.start.slice(0, 10);
  return { tour: { ...best.tour, startDate }, ops: [] };
}

class Fit {
  readonly #planner: Pick<TourPlanner, 'plan'>;
  /** Bookings that were mismatched before: they are not repaired, except the one of the fit. */
  readonly #wrongBefore: ReadonlySet<string>;
  #plans = 0;

  constructor(planner: Pick<TourPlanner, 'plan'>, wrongBefore: ReadonlySet<string>) {
    this.#planner = planner;
    this.#wrongBefore = wrongBefore;
  }

  /** Null if the engine rejects the edit, and after `MAX_PLANS`. */
  async #replan(edit: TourEdit): Promise<PlannedEdit | null> {
    this.#plans += 1;
    if (this.#plans > MAX_PLANS) return null;
    const planned = await this.#planner.plan(edit, null);
    return 'code' in planned ? null : planned;
  }

  /** Adds the return journey if a return flight is booked and the plan has none. */
  async withReturnJourney(start: PlannedEdit, uid: string): Promise<PlannedEdit> {
    const back = datesOf(start.plan, uid).to;
    if (back === null || back.booked === null || back.planned !== null) return start;
    return (await this.#replan({ tour: start.tour, ops: [{ op: 'returnJourney', on: true }] })) ?? start;
  }

  /** Lets a booked flight leave at its times of day: other nights could move it to other hours. */
  async withDepartures(start: PlannedEdit, uid: string): Promise<PlannedEdit> {
    const flight = start.plan.bookings.flights.find((booking) => booking.uid === uid);
    const ops = flight === undefined ? [] : departureOps(start.plan, uid, flight);
    return ops.length === 0 ? start : ((await this.#replan({ tour: start.tour, ops })) ?? start);
  }

  async move(
    start: PlannedEdit,
    uid: string,
    toFirst: (from: PlannedEdit, goal: Goal) => Promise<PlannedEdit | null>,
  ): Promise<PlannedEdit | null> {
    const arrived = await toFirst(start, { uid, edge: 'from' });
    if (arrived === null) return null;
    const goal: Goal = { uid, edge: 'to' };
    const left = gapDays(arrived, goal) === 0 ? arrived : await this.byNights(arrived, goal, stopsWithin);
    return left && this.#keepLater(left, uid);
  }

  /** Repairs later bookings that the fit moved off their dates, by nights at stops in between. */
  async #keepLater(from: PlannedEdit, uid: string): Promise<PlannedEdit> {
    const behind = placeOf(from, uid);
    let current = from;
    for (const other of allBookings(from.plan)) {
      const wrong = mismatchedUids(current.plan).has(other.uid) && !this.#wrongBefore.has(other.uid);
      if (!wrong || (other.itinIndex ?? -1) <= behind) continue;
      const between = (edit: PlannedEdit, goal: Goal) =>
        stopsBefore(edit, goal).filter(({ index }) => index > behind);
      current = (await this.byNights(current, { uid: other.uid, edge: 'from' }, between)) ?? current;
    }
    return current;
  }

  async byFirstDay(from: PlannedEdit, goal: Goal): Promise<PlannedEdit | null> {
    let current: PlannedEdit | null = from;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const gap: number | null = gapDays(current, goal);
      if (gap === null) return null;
      if (gap === 0) return current;
      const { tour, plan }: PlannedEdit = current;
      const startDate = dateAfter(tour.startDate ?? plan.start.slice(0, 10), gap);
      current = await this.#replan(editFields(tour, plan, { startDate }));
      if (current === null) return null;
    }
    return gapDays(current, goal) === 0 ? current : null;
  }

  /** Adds or removes nights stop by stop until the dates match. */
  async byNights(
    from: PlannedEdit,
    goal: Goal,
    stopsFor: (edit: PlannedEdit, goal: Goal) => FreeStop[],
  ): Promise<PlannedEdit | null> {
    let current = from;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const before = current;
      for (const { index } of stopsFor(current, goal)) {
        const gap = gapDays(current, goal);
        if (gap === null) return null;
        if (gap === 0) return current;
        const nights = nightsAt(current.plan, index);
        const wanted = gap > 0 ? nights + gap : Math.max(Math.min(nights, 1), nights + gap);
        if (wanted === nights) continue;
        const ops: Op[] = [{ op: 'setNights', entry: index, nights: wanted }];
        const next = await this.#replan({ tour: current.tour, ops });
        const left = next && gapDays(next, goal);
        if (next !== null && left !== null && Math.abs(left) < Math.abs(gap)) current = next;
      }
      if (current === before) break;
    }
    return gapDays(current, goal) === 0 ? current : null;
  }
}

interface FreeStop {
  stop: StopEntry;
  /** Index in the itinerary. */
  index: number;
}

/** Days from the planned to the booked date; null if one of them is unknown. */
function gapDays({ plan }: PlannedEdit, { uid, edge }: Goal): number | null {
  const dates = datesOf(plan, uid)[edge];
  if (dates === null) return 0;
  if (dates.planned === null || dates.booked === null) return null;
  return daysBetween(dayOf(dates.planned), dayOf(dates.booked));
}

/** Stops before the goal whose stay is not booked, nearest first, those with a night before day trips. */
function stopsBefore(edit: PlannedEdit, { uid }: Goal): FreeStop[] {
  const end = placeOf(edit, uid);
  const free = freeStops(edit).filter(({ index }) => index < end);
  const sleeps = ({ index }: FreeStop) => nightsAt(edit.plan, index) > 0;
  const nearest = free.toReversed();
  return [...nearest.filter(sleeps), ...nearest.filter((stop) => !sleeps(stop))];
}

/** Stops between a booking's two dates: the stop itself, or for a return flight all stops after it. */
function stopsWithin(edit: PlannedEdit, { uid }: Goal): FreeStop[] {
  const at = placeOf(edit, uid);
  const stop = edit.tour.itinerary[at];
  if (stop !== undefined && isStop(stop)) return [{ stop, index: at }];
  const behind = freeStops(edit).filter(({ index }) => index > at);
  return behind.toReversed();
}

function freeStops({ tour, plan }: PlannedEdit): FreeStop[] {
  const booked = new Set(
    plan.bookings.accommodation.filter((stay) => stay.booked).map((stay) => stay.itinIndex),
  );
  return tour.itinerary.flatMap((entry, index) =>
    isStop(entry) && !booked.has(index) ? [{ stop: entry, index }] : [],
  );
}

function nightsAt(plan: Plan, index: number): number {
  const entry = plan.timeline.find(
    (known) => known.timelineType === 'experience' && known.itinIndex === index,
  );
  return entry?.nights ?? 0;
}

function placeOf({ plan }: PlannedEdit, uid: string): number {
  return bookingNamed(plan, uid)?.itinIndex ?? -1;
}

function dayOf(moment: string): DateText {
  return moment.slice(0, 10);
}
