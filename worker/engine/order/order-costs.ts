import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import { greatCircleKm } from '../../../src/model/place/geo.ts';
import type { AirportFacts, ExperienceFacts } from '../../../src/model/plan.ts';
import { connectionId, fromOf, toOf } from '../input/connection-id.ts';
import { isRoundTrip, type JourneyShape } from '../edits/journey-shape.ts';
import type { OptionLookup } from '../option-lookup.ts';
import { accept, reject, type Outcome } from '../input/rejection.ts';

/** Travel seconds between all stops of a tour, row by row: `between[from * count + to]`. */
export interface OrderCosts {
  count: number;
  between: Float64Array;
  /** From the last place of the opening transfer to each stop; zeros without an opening transfer. */
  start: Float64Array;
  /** From each stop to the first other place of the closing transfer; zeros without a closing transfer. */
  end: Float64Array;
  /** Round trip: the last stop is followed by the first. */
  isRound: boolean;
}

export interface PlaceFacts {
  experiences: Record<string, ExperienceFacts>;
  airports: Record<string, AirportFacts>;
  optionsOf: OptionLookup;
}

/** Floating-point tolerance in seconds: orders that differ by less count as equally short. */
export const EQUAL_WITHIN_SECONDS = 1e-6;
const ASSUMED_KM_PER_HOUR = 50;
const SECONDS_PER_HOUR = 3600;

/** Builds the cost matrix: seconds of the fastest option for every pair that an order could need. */
export function orderCosts(shape: JourneyShape, facts: PlaceFacts): Outcome<OrderCosts> {
  const ids = shape.stops.map((stop) => stop.experience_id);
  const count = ids.length;
  const isRound = isRoundTrip(shape);
  const between = new Float64Array(count * count);
  const start = new Float64Array(count);
  const end = new Float64Array(count);
  const { origin, goal } = outerPlaces(shape);
  for (let from = 0; from < count; from += 1) {
    const fromId = ids[from] ?? '';
    for (let to = 0; to < count; to += 1) {
      if (from === to) continue;
      const seconds = travelSeconds(fromId, ids[to] ?? '', facts);
      if (typeof seconds === 'string') return noLocation(seconds);
      between[from * count + to] = seconds;
    }
    const outward = origin === null ? 0 : travelSeconds(origin, fromId, facts);
    if (typeof outward === 'string') return noLocation(outward);
    start[from] = outward;
    const homeward = goal === null ? 0 : travelSeconds(fromId, goal, facts);
    if (typeof homeward === 'string') return noLocation(homeward);
    end[from] = homeward;
  }
  return accept({ count, between, start, end, isRound });
}

/** The places before the first and after the last stop, null if there is none; a round trip has no goal. */
export function outerPlaces(shape: JourneyShape): { origin: string | null; goal: string | null } {
  const openingId = shape.opening.at(-1)?.connection_id;
  const closingId = shape.closing[0]?.connection_id;
  return {
    origin: openingId === undefined ? null : fromOf(openingId),
    goal: closingId === undefined || isRoundTrip(shape) ? null : toOf(closingId),
  };
}

/** Index of the fastest option, the first one on a tie; null without options. */
export function fastestOption(options: readonly ConnectionOption[]): number | null {
  let fastest: number | null = null;
  let seconds = Infinity;
  for (let index = 0; index < options.length; index += 1) {
    const duration = options[index]?.duration ?? Infinity;
    if (duration < seconds) {
      fastest = index;
      seconds = duration;
    }
  }
  return fastest;
}

/** Travel time in seconds, or the id of the experience whose location is missing. */
export function travelSeconds(from: string, to: string, facts: PlaceFacts): number | string {
  const options = facts.optionsOf(connectionId(from, to));
  const fastest = fastestOption(options);
  if (fastest !== null) return options[fastest]?.duration ?? 0;
  if (from === to) return 0;
  const [fromPlace, toPlace] = [placeOf(from, facts), placeOf(to, facts)];
  if (fromPlace === 'unknown airport' || toPlace === 'unknown airport') return 0;
  if (fromPlace === null) return from;
  if (toPlace === null) return to;
  return (greatCircleKm(fromPlace, toPlace) / ASSUMED_KM_PER_HOUR) * SECONDS_PER_HOUR;
}

function placeOf(id: string, facts: PlaceFacts): readonly [number, number] | 'unknown airport' | null {
  if (Object.hasOwn(facts.experiences, id)) {
    const coordinates = facts.experiences[id]?.location?.coordinates;
    if (coordinates) return coordinates;
    if (!Object.hasOwn(facts.airports, id)) return null;
  }
  const airport = Object.hasOwn(facts.airports, id) ? facts.airports[id] : undefined;
  return airport?.location?.coordinates ?? 'unknown airport';
}

export function noLocation(experienceId: string) {
  return reject(
    `experiences.${experienceId}.location`,
    'expected a location: the shortest way needs it where there are no options',
  );
}
