import type {
  DateText,
  ItineraryEntry,
  Moment,
  Plan,
  TimelineConnection,
  TimelineStop,
} from '../../../../model/plan.ts';

/** A stop in the itinerary; `position` counts stops from 0. */
export interface ItineraryStop {
  kind: 'stop';
  /** The stop's own id, so that its row keeps its identity when it moves. */
  id: string;
  entry: TimelineStop;
  position: number;
  /** When the traveler leaves: with the next connection, which may be later than the end of the stay. */
  leaves: Moment;
}

/** A connection; the first of its transfer has the transfer's nights. */
export interface ItineraryConnection {
  kind: 'connection';
  id: string;
  entry: TimelineConnection;
  /** Nights before departure, because the journey starts on the next day. */
  nightsBefore: number;
  /** Nights en route. */
  nightsEnRoute: number;
}

export type ItineraryRow = ItineraryStop | ItineraryConnection;

export interface ItineraryDay {
  /** Day of the tour, starting at 1. */
  day: number;
  date: DateText;
  rows: ItineraryRow[];
}

/**
 * Groups a plan's timeline by day, with one entry for each day on which something starts. A connection belongs to its
 * departure day, a stop to its arrival day; nights in between are in the rows.
 */
export function groupItinerary(
  plan: Pick<Plan, 'timeline'>,
  itinerary: readonly ItineraryEntry[] = [],
): ItineraryDay[] {
  const days: ItineraryDay[] = [];
  const seen = new Map<string, number>();
  let position = 0;
  let pending = { header: 0, nights: 0 };
  let lastStop: ItineraryStop | null = null;

  const push = (moment: string, day: number, row: ItineraryRow): void => {
    const date = moment.slice(0, 10);
    const last = days.at(-1);
    if (last?.date === date) last.rows.push(row);
    else days.push({ day, date, rows: [row] });
  };
  const idOf = (key: string): string => {
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return `${key}-${count}`;
  };

  for (const entry of plan.timeline) {
    if (entry.timelineType === 'connectionGroup') {
      pending = { header: entry.dayFrom, nights: entry.nights };
    } else if (entry.timelineType === 'connection') {
      const first = entry.connectionGroupIndex === 0;
      if (first && lastStop !== null && entry.duration > 0) lastStop.leaves = entry.departure;
      const nightsBefore = first ? Math.min(pending.nights, Math.max(0, entry.dayFrom - pending.header)) : 0;
      push(entry.departure, entry.dayFrom, {
        kind: 'connection',
        id: idOf(entry.key),
        entry,
        nightsBefore,
        nightsEnRoute: first ? pending.nights - nightsBefore : 0,
      });
    } else {
      const id = itinerary[entry.itinIndex]?.id ?? idOf(entry.key);
      lastStop = { kind: 'stop', id, entry, position, leaves: entry.departure };
      push(entry.arrival, entry.dayFrom, lastStop);
      position += 1;
    }
  }
  return days;
}
