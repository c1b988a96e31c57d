import {
  isStop,
  type ConnectionEntry,
  type ItineraryEntry,
  type StopEntry,
} from '../../../src/model/plan.ts';
import { toOf } from '../input/connection-id.ts';

/** An itinerary split into stops and transfers. Without stops, all connections belong to the opening transfer. */
export interface JourneyShape {
  opening: ConnectionEntry[];
  stops: StopEntry[];
  /** The transfer after each stop but the last; may be empty. */
  between: ConnectionEntry[][];
  closing: ConnectionEntry[];
}

export function shapeOf(itinerary: readonly ItineraryEntry[]): JourneyShape {
  const opening: ConnectionEntry[] = [];
  const stops: StopEntry[] = [];
  const after: ConnectionEntry[][] = [];
  for (const entry of itinerary) {
    if (isStop(entry)) {
      stops.push(entry);
      after.push([]);
    } else {
      (after.at(-1) ?? opening).push(entry);
    }
  }
  const closing = after.pop() ?? [];
  return { opening, stops, between: after, closing };
}

export function itineraryOf({ opening, stops, between, closing }: JourneyShape): ItineraryEntry[] {
  const itinerary: ItineraryEntry[] = [...opening];
  for (let index = 0; index < stops.length; index += 1) {
    const stop = stops[index];
    if (stop) itinerary.push(stop);
    itinerary.push(...(between[index] ?? []));
  }
  itinerary.push(...closing);
  return itinerary;
}

/** Whether the closing transfer ends at the first stop. */
export function isRoundTrip({ closing, stops }: JourneyShape): boolean {
  const last = closing.at(-1);
  return last !== undefined && stops[0] !== undefined && toOf(last.connection_id) === stops[0].experience_id;
}
