import type { Tour } from '../../../model/schemas/tour.ts';

/**
 * Replaces ids of own experiences throughout a tour: in stops, connections and bookings.
 * @param newIds new ids by old ids
 */
export function replaceIds(tour: Tour, newIds: ReadonlyMap<string, string>): Tour {
  let text = JSON.stringify(tour);
  for (const [oldId, newId] of newIds) text = text.replaceAll(oldId, newId);
  const replaced: Tour = JSON.parse(text);
  return replaced;
}
