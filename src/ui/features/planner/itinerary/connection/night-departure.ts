import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import { SCHEDULED_TYPES } from '../../../../../model/connection-type.ts';
import type { TimelineConnection } from '../../../../../model/plan.ts';

const MORNING = 30 * 60;
const EVENING = 18 * 60;
/** Whoever leaves just before midnight arrives when the day begins. */
const LATEST = 23 * 60 + 30;
const LONGEST = 16 * 60;
const QUARTER = 15;

/**
 * When a journey through the night sets off, "22:45": so that it arrives from six in the morning on, and not before six in
 * the evening. Null where it is too short or too long for that, or leaves by no timetable.
 */
export function nightDeparture({ type, duration }: ConnectionOption): string | null {
  const minutes = Math.ceil(duration / 60);
  if (!SCHEDULED_TYPES.has(type) || minutes > LONGEST) return null;
  const start = Math.ceil(Math.max(EVENING, MORNING - minutes) / QUARTER) * QUARTER;
  if (start > LATEST) return null;
  return `${String(Math.floor(start / 60)).padStart(2, '0')}:${String(start % 60).padStart(2, '0')}`;
}

/** Whether the plan has the traveller on board when the day changes. */
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
