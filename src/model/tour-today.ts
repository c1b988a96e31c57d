import { dateAfter, daysBetween } from './calendar/calendar-days.ts';
import type { DateText, Moment, Plan } from './plan.ts';

/** A moment on the clock of a place. */
export interface PlaceMoment {
  at: Moment;
  /** IANA time zone; null where nobody knows it: then the device's own clock counts. */
  zone: string | null;
}

/** A step of a plan: a stay at a place, or a way between two. */
export interface TourStep {
  kind: 'stop' | 'way';
  begins: PlaceMoment;
  ends: PlaceMoment;
}

/** A tour at one moment. */
export interface TourToday<Step extends TourStep> {
  /** What the clock says where the person is by the plan. */
  moment: Moment;
  date: DateText;
  /** Of the tour, from 1. */
  day: number;
  dayCount: number;
  /**
   * `here`: at a stop. `on-the-way`: on a way, or waiting between two. `before`: the first day has come, its first
   * step not. `after`: the last step is over, the last day not.
   */
  phase: 'before' | 'here' | 'on-the-way' | 'after';
  /** Where the person is; null before, after, and between two ways. */
  now: Step | null;
  /** The first way that has not begun. */
  next: Step | null;
  /** The stop that the way now, else the next one, leads to. */
  nextStop: Step | null;
  /** What else begins today, in order. */
  laterToday: Step[];
  tomorrow: {
    date: DateText;
    /** The tour is over by then. */
    over: boolean;
    /** What begins then, in order. */
    steps: Step[];
    /** The stop where the day begins; null on a way. */
    wakesAt: Step | null;
    /** The way that began before and ends then. */
    arrives: Step | null;
  };
}

/**
 * Where somebody is on a tour, and what comes next. Each step is held against the clock of its own place, so that
 * a flight across zones begins and ends when the clocks there say so.
 * @param steps in the order of the plan
 * @param plan says which days are the tour's; leaving home the evening before is a part of the first
 * @param clockIn what the clock says in a zone, on the device for null
 * @returns null where the tour has not begun yet or is over
 */
export function tourToday<Step extends TourStep>(
  steps: readonly Step[],
  plan: Pick<Plan, 'start' | 'days'>,
  clockIn: (zone: string | null) => Moment,
): TourToday<Step> | null {
  const first = steps[0];
  const last = steps.at(-1);
  if (first === undefined || last === undefined) return null;
  const isPast = ({ at, zone }: PlaceMoment) => at <= clockIn(zone);
  const dateIn = ({ zone }: PlaceMoment) => clockIn(zone).slice(0, DATE_LENGTH);
  const firstDate = first.begins.at.slice(0, DATE_LENGTH);
  const lastDate = last.ends.at.slice(0, DATE_LENGTH);
  if (dateIn(first.begins) < firstDate || dateIn(last.ends) > lastDate) return null;

  const begun = steps.filter(({ begins }) => isPast(begins));
  const latest = begun.at(-1);
  const ahead = steps.slice(begun.length);
  // A stop is left when the next way begins; on the last day that is never.
  const isOver = latest !== undefined && latest.kind === 'way' && isPast(latest.ends);
  const now = latest === undefined || isOver ? null : latest;
  const next = ahead.find(({ kind }) => kind === 'way') ?? null;
  const nextStop = ahead.find(({ kind }) => kind === 'stop') ?? null;

  const moment = clockIn(latest === undefined ? first.begins.zone : placeOf(latest, isOver).zone);
  const date = moment.slice(0, DATE_LENGTH);
  const tomorrow = dateAfter(date, 1);
  const shown = new Set([next, nextStop]);
  return {
    moment,
    date,
    day: Math.min(plan.days, Math.max(1, daysBetween(plan.start, date) + 1)),
    dayCount: plan.days,
    phase: phaseOf(latest, now, ahead.length),
    now,
    next,
    nextStop,
    laterToday: ahead.filter((step) => !shown.has(step) && step.begins.at.slice(0, DATE_LENGTH) <= date),
    tomorrow: {
      date: tomorrow,
      over: tomorrow > lastDate,
      steps: ahead.filter(({ begins }) => begins.at.slice(0, DATE_LENGTH) === tomorrow),
      wakesAt:
        steps.findLast(
          ({ kind, begins, ends }) =>
            kind === 'stop' && begins.at < tomorrow && ends.at.slice(0, DATE_LENGTH) >= tomorrow,
        ) ?? null,
      arrives:
        steps.find(
          ({ kind, begins, ends }) =>
            kind === 'way' && begins.at < tomorrow && ends.at.slice(0, DATE_LENGTH) === tomorrow,
        ) ?? null,
    },
  };
}

const DATE_LENGTH = 'YYYY-MM-DD'.length;

function placeOf({ begins, ends }: TourStep, isOver: boolean): PlaceMoment {
  return isOver ? ends : begins;
}

function phaseOf(
  latest: TourStep | undefined,
  now: TourStep | null,
  aheadCount: number,
): TourToday<TourStep>['phase'] {
  if (latest === undefined) return 'before';
  if (now === null) return aheadCount === 0 ? 'after' : 'on-the-way';
  return now.kind === 'stop' ? 'here' : 'on-the-way';
}
