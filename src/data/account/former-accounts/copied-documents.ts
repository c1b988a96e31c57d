import type { Tour } from '../../../model/schemas/tour.ts';

/** Replaces ids of own experiences throughout a tour: in stops, connections and bookings. */
export function renamed(tour: Tour, ids: ReadonlyMap<string, string>): Tour {
  let text = JSON.stringify(tour);
  for (const [oldId, newId] of ids) text = text.replaceAll(oldId, newId);
  const read: Tour = JSON.parse(text);
  return read;
}
