import type { TourFacts } from '../../../data/planner/planned-tour.ts';
import type { ConnectionType } from '../../../model/connection-type.ts';
import type { TourStep, TourToday } from '../../../model/tour-today.ts';
import type {
  Outline,
  OutlineBooking,
  OutlineEntry,
  OutlineStop,
  OutlineConnection,
} from '../../features/export/outline.ts';

export interface StopStep extends TourStep {
  kind: 'stop';
  entry: OutlineStop;
}
export interface ConnectionStep extends TourStep {
  kind: 'connection';
  entry: OutlineConnection;
}
export type TodayStep = StopStep | ConnectionStep;

/** Steps of an outline in order, each end in the time zone of its place. */
export function todaySteps({ days }: Pick<Outline, 'days'>): TodayStep[] {
  return days.flatMap(({ entries }) => entries.map(stepOf));
}

function stepOf(entry: OutlineEntry): TodayStep {
  if (entry.kind === 'stop') {
    const { arrival, departure, zone } = entry;
    return { kind: 'stop', entry, starts: { at: arrival, zone }, ends: { at: departure, zone } };
  }
  const { departure, arrival, zones } = entry;
  return {
    kind: 'connection',
    entry,
    starts: { at: departure, zone: zones.from },
    ends: { at: arrival, zone: zones.to },
  };
}

/**
 * The step that a user looks out for: during a connection its destination, else the next connection; before the tour
 * its first one. Null after the last.
 */
export function stepAhead(
  steps: readonly TodayStep[],
  today: Pick<TourToday<TodayStep>, 'next' | 'nextStop'> | null,
): TodayStep | null {
  if (today === null) return steps.find(({ kind }) => kind === 'connection') ?? steps[0] ?? null;
  const { next, nextStop } = today;
  if (next === null || nextStop === null) return next ?? nextStop;
  return nextStop.starts.at < next.starts.at ? nextStop : next;
}

/** Keys of the two ends of a connection. */
export function endsOf({ id }: Pick<OutlineConnection, 'id'>): [from: string, to: string] {
  const [from = '', to = ''] = (id.split('#')[0] ?? '').split('_');
  return [from, to];
}

/** Country of a step; a connection counts by its destination. */
export function countryOf(
  step: TodayStep,
  { airports, places }: Pick<TourFacts, 'airports' | 'places'>,
): string | null {
  const key = step.kind === 'stop' ? step.entry.key : endsOf(step.entry)[1];
  return places.get(key)?.country_key ?? airports.get(key)?.country_key ?? null;
}

/** Booking of a connection to show; null for one that is paid on the spot and has no notes. */
export function connectionBooking({
  booking,
  type,
}: Pick<OutlineConnection, 'booking' | 'type'>): OutlineBooking | null {
  if (booking === null || booking.booked || type === null || !PAID_ON_THE_SPOT.has(type)) return booking;
  return booking.reference === '' && booking.notes === '' ? null : booking;
}

const PAID_ON_THE_SPOT: ReadonlySet<ConnectionType> = new Set(['bus', 'taxi', 'ride-hailing', 'walking']);
