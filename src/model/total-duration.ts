import type { ConnectionOption } from './schemas/connection-option.ts';

/** Seconds from door to door: the ride, and the time before and after it, such as a transfer and check-in. */
export function totalSeconds({ duration, lead, trail }: ConnectionOption): number {
  return duration + (lead ?? 0) + (trail ?? 0);
}
