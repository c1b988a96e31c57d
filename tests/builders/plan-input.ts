import type { ConnectionOption } from '../../src/model/schemas/connection-option.ts';
import type {
  ConnectionEntry,
  ExperienceFacts,
  ItineraryEntry,
  Op,
  PlanInput,
  StopEntry,
} from '../../src/model/plan.ts';

const HOUR_SECONDS = 3600;

/** Known fields, and unknown ones, which the engine preserves. */
export type Fields<T> = Partial<T> & Readonly<Record<string, unknown>>;

export function stop(id: string, fields: Fields<StopEntry> = {}): StopEntry {
  return { experience_id: id, ...fields };
}

export function connectionEntry(id: string, fields: Fields<ConnectionEntry> = {}): ConnectionEntry {
  return { connection_id: id, ...fields };
}

/** An option of a duration in hours; by car by default. */
export function travel(hours: number, fields: Partial<ConnectionOption> = {}): ConnectionOption {
  return { type: 'driving', duration: hours * HOUR_SECONDS, ...fields };
}

export function flight(
  hours: number,
  origin: string,
  destination: string,
  fields: Partial<ConnectionOption> = {},
): ConnectionOption {
  return travel(hours, { type: 'flight', flight: { origin, destination }, ...fields });
}

export interface Tour {
  itinerary: readonly ItineraryEntry[];
  /** Relevant facts; other stops have a duration of 24 hours. */
  experiences?: Record<string, Partial<ExperienceFacts>>;
  connections?: Record<string, readonly ConnectionOption[]>;
  startDate?: string;
  ops?: readonly Op[];
}

/** An input with the facts of every stop of the tour and its `add` ops. Starts on 2027-01-10. */
export function inputOf(tour: Tour, more: Partial<PlanInput> = {}): PlanInput {
  const experiences: Record<string, ExperienceFacts> = {};
  const named = [
    ...tour.itinerary.flatMap((entry) => ('experience_id' in entry ? [String(entry.experience_id)] : [])),
    ...(tour.ops ?? []).flatMap((op) => (op.op === 'add' ? [op.experience_id] : [])),
    ...Object.keys(tour.experiences ?? {}),
  ];
  for (const id of named) experiences[id] = { duration: 24, ...tour.experiences?.[id] };
  return {
    startDate: tour.startDate ?? '2027-01-10',
    itinerary: tour.itinerary,
    experiences,
    connections: tour.connections ?? {},
    ops: tour.ops ?? [],
    ...more,
  };
}
