import type { ItineraryEntry, RentalBooking } from './plan.ts';

/** Indices in the itinerary of the connections that are driven with one rental car; empty if it left the plan. */
export function rentalEntries(
  { itinIndex, legs }: Pick<RentalBooking, 'itinIndex' | 'legs'>,
  itinerary: readonly ItineraryEntry[],
): number[] {
  if (itinIndex === null) return [];
  const indices: number[] = [];
  let index = itinIndex;
  for (const connectionId of legs) {
    const found = itinerary.findIndex((entry, at) => at >= index && entry.connection_id === connectionId);
    if (found < 0) break;
    indices.push(found);
    index = found + 1;
  }
  return indices;
}
