import type { Tour } from '../../../model/schemas/tour.ts';

/** An own experience under another id is that one in the tour too: as a stop, in its connections, in its bookings. */
export function renamed(tour: Tour, ids: ReadonlyMap<string, string>): Tour {
  let text = JSON.stringify(tour);
  for (const [before, now] of ids) text = text.replaceAll(before, now);
  const read: Tour = JSON.parse(text);
  return read;
}
