import { isRoundTrip, type JourneyShape } from '../edits/journey-shape.ts';
import { connectionId } from '../input/connection-id.ts';
import { accept, type Outcome } from '../input/rejection.ts';
import {
  EQUAL_WITHIN_SECONDS,
  noLocation,
  outerPlaces,
  travelSeconds,
  type PlaceFacts,
} from './order-costs.ts';

/** The position among the stops at which a new one makes the whole journey shortest, the last one on a tie. */
export function bestPosition(shape: JourneyShape, added: string, facts: PlaceFacts): Outcome<number> {
  const ids = shape.stops.map((stop) => stop.experience_id);
  if (ids.length === 0) return accept(0);
  const { origin, goal } = outerPlaces(shape);
  const known = new Map<string, number>();
  const totals: number[] = [];
  for (let position = 0; position <= ids.length; position += 1) {
    const places = ids.toSpliced(position, 0, added);
    if (origin !== null) places.unshift(origin);
    if (goal !== null) places.push(goal);
    else if (isRoundTrip(shape)) places.push(places[origin === null ? 0 : 1] ?? added);
    let total = 0;
    for (let index = 1; index < places.length; index += 1) {
      const [from = '', to = ''] = [places[index - 1], places[index]];
      const id = connectionId(from, to);
      const seconds = known.get(id) ?? travelSeconds(from, to, facts);
      if (typeof seconds === 'string') return noLocation(seconds);
      known.set(id, seconds);
      total += seconds;
    }
    totals.push(total);
  }
  const least = Math.min(...totals);
  return accept(totals.findLastIndex((total) => total <= least + EQUAL_WITHIN_SECONDS));
}
