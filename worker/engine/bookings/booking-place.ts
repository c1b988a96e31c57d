/** Position of a booking in the plan. */
export interface BookingPlace {
  key: string;
  /** The n-th entry of the itinerary with this key, from 1. */
  time: number;
  itinIndex: number;
  maIndex: number;
}

/** Stable from plan to plan: `stay:colombo#1`. */
export function uidOf(kind: 'stay' | 'flight' | 'transport', { key, time }: BookingPlace): string {
  // Fast path: most places occur once, which saves two concatenations per booking.
  return time === 1 ? FIRST[kind] + key + '#1' : `${kind}:${key}#${time}`;
}

const FIRST = { stay: 'stay:', flight: 'flight:', transport: 'transport:' };

/** Notes of the itinerary for a booking: empty ones become null. */
export function planNotes(notes: string | null | undefined): string | null {
  return notes === '' || notes === undefined ? null : notes;
}
