/** Where in the plan a booking belongs. */
export interface BookingPlace {
  key: string;
  /** The n-th entry of the itinerary with this key, from 1. */
  time: number;
  itinIndex: number;
  maIndex: number;
}

/** Stable from plan to plan: `stay:colombo#1`. */
export function uidOf(kind: 'stay' | 'flight' | 'transport', { key, time }: BookingPlace): string {
  // Most places come up once: two joins instead of four for the one text that every booking needs.
  return time === 1 ? FIRST[kind] + key + '#1' : `${kind}:${key}#${time}`;
}

const FIRST = { stay: 'stay:', flight: 'flight:', transport: 'transport:' };

/** Notes of the itinerary as a booking has them: empty ones are none. */
export function planNotes(notes: string | null | undefined): string | null {
  return notes === '' || notes === undefined ? null : notes;
}
