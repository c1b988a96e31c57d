import { dateAfter, daysBetween } from './calendar/calendar-days.ts';
import type { DateText, Moment, Plan } from './plan.ts';

/** A wall-clock moment with its time zone. */
export interface PlaceMoment {
  at: Moment;
  /** IANA time zone; null if unknown: then the device's time zone applies. */
  zone: string | null;
}

/** A step of a plan: a stop or a connection. */
export interface TourStep {
  kind: 'stop' | 'connection';
  starts: PlaceMoment;
  ends: PlaceMoment;
}

/** State of a tour in progress. */
export interface TourToday<Step extends TourStep> {
  /** Current local time at the user's planned location. */
  moment: Moment;
  date: DateText;
  /** Day of the tour, from 1. */
  day: number;
  dayCount: number;
  /**
   * `here`: at a stop. `on-the-way`: on a connection, or waiting between two. `before`: on the first day before its
   * first step. `after`: on the last day after its last step.
   */
  phase: 'before' | 'here' | 'on-the-way' | 'after';
  /** Current step; null before, after, and between two connections. */
  now: Step | null;
  /** The next connection. */
  next: Step | null;
  /** Destination of the current connection, else of the next one. */
  nextStop: Step | null;
  /** Other steps that start today, in order. */
  laterToday: Step[];
  tomorrow: {
    date: DateText;
    /** The tour has ended by then. */
    over: boolean;
    /** Steps that start tomorrow, in order. */
    steps: Step[];
    /** The stop where the day starts; null on a connection. */
    wakesAt: Step | null;
    /** The overnight connection that ends tomorrow. */
    arrives: Step | null;
  };
}

/**
 * Current and next steps of a tour. Each step is compared with the local time of its own location, so that flights
 * across time zones start and end correctly.
 * @param steps in the order of the plan
 * @param plan has the days of the tour; leaving home the evening before is part of the first one
 * @param clockIn current local time in a time zone, null for the device's
 * @returns null if the tour has not started or has ended
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
  const firstDate = first.starts.at.slice(0, DATE_LENGTH);
  const lastDate = last.ends.at.slice(0, DATE_LENGTH);
  if (dateIn(first.starts) < firstDate || dateIn(last.ends) > lastDate) return null;

  const started = steps.filter(({ starts }) => isPast(starts));
  const latest = started.at(-1);
  const ahead = steps.slice(started.length);
  // A stop ends when the next connection starts; the last one does not end.
  const isOver = latest !== undefined && latest.kind === 'connection' && isPast(latest.ends);
  const now = latest === undefined || isOver ? null : latest;
  const next = ahead.find(({ kind }) => kind === 'connection') ?? null;
  const nextStop = ahead.find(({ kind }) => kind === 'stop') ?? null;

  const moment = clockIn(latest === undefined ? first.starts.zone : placeOf(latest, isOver).zone);
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
    laterToday: ahead.filter((step) => !shown.has(step) && step.starts.at.slice(0, DATE_LENGTH) <= date),
    tomorrow: {
      date: tomorrow,
      over: tomorrow > lastDate,
      steps: ahead.filter(({ starts }) => starts.at.slice(0, DATE_LENGTH) === tomorrow),
      wakesAt:
        steps.findLast(
          ({ kind, starts, ends }) =>
            kind === 'stop' && starts.at < tomorrow && ends.at.slice(0, DATE_LENGTH) >= tomorrow,
        ) ?? null,
      arrives:
        steps.find(
          ({ kind, starts, ends }) =>
            kind === 'connection' && starts.at < tomorrow && ends.at.slice(0, DATE_LENGTH) === tomorrow,
        ) ?? null,
    },
  };
}

const DATE_LENGTH = 'YYYY-MM-DD'.length;

function placeOf({ starts, ends }: TourStep, isOver: boolean): PlaceMoment {
  return isOver ? ends : starts;
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
