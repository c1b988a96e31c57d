import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import { SCHEDULED_TYPES } from '../../../../../model/connection-type.ts';
import type { TimelineConnection } from '../../../../../model/plan.ts';

const MORNING = 30 * 60;
const EVENING = 18 * 60;
/** Departing just before midnight means arriving at the start of the day. */
const LATEST = 23 * 60 + 30;
const MAX_MINUTES = 16 * 60;
const QUARTER = 15;

/**
 * Departure of an overnight journey, "22:45": not before 18:00, and so that it arrives from 06:00 on. Null if the
 * journey is too short or too long for that, or its mode has no timetable.
 */
export function nightDeparture({ type, duration }: ConnectionOption): string | null {
  const minutes = Math.ceil(duration / 60);
  if (!SCHEDULED_TYPES.has(type) || minutes > MAX_MINUTES) return null;
  const start = Math.ceil(Math.max(EVENING, MORNING - minutes) / QUARTER) * QUARTER;
  if (start > LATEST) return null;
  return `${String(Math.floor(start / 60)).padStart(2, '0')}:${String(start % 60).padStart(2, '0')}`;
}

/** Whether the traveler is on board at midnight. */
export function isThroughTheNight({
  departureTime,
  departure,
  arrival,
  residualTravelTime,
}: TimelineConnection): boolean {
  return (
    departureTime !== null && residualTravelTime === 0 && departure.slice(0, 10) !== arrival.slice(0, 10)
  );
}
