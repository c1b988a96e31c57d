import { greatCircleKm, type LonLat } from '../../../model/place/geo.ts';
import type { Call } from './read-feed.ts';

/** A line that passes farther from a stop is another one's. */
const OFF_LINE_KM = 2;

/**
 * Kilometers from the first call to each one: along the line that the trip draws, else from stop to stop, all of which
 * the trip has.
 */
export function tripKilometers(calls: readonly Call[], shape: readonly LonLat[] | undefined): number[] {
  const along = shape && shape.length > 1 ? alongShape(calls, shape) : null;
  if (along) return along;
  let km = 0;
  return calls.map(({ stop }, index) => (km += greatCircleKm(calls[index - 1]?.stop.at ?? stop.at, stop.at)));
}

/** Null where the line does not pass the stops in their order. */
function alongShape(calls: readonly Call[], shape: readonly LonLat[]): number[] | null {
  let sum = 0;
  const lengths = shape.map((at, index) => (sum += greatCircleKm(shape[index - 1] ?? at, at)));
  const found: number[] = [];
  let from = 0;
  for (const { stop } of calls) {
    let [nearest, least] = [-1, Infinity];
    for (let index = from; index < shape.length; index += 1) {
      const km = greatCircleKm(shape[index]!, stop.at);
      if (km < least) [nearest, least] = [index, km];
      // Once close to the stop, a line that leads away from it does not come back for it.
      else if (least < OFF_LINE_KM && km > least + OFF_LINE_KM * 2) break;
    }
    if (least > OFF_LINE_KM) return null;
    found.push(lengths[nearest]!);
    from = nearest;
  }
  return found.map((km) => km - found[0]!);
}
