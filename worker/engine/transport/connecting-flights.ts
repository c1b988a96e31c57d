import { greatCircleKm } from '../../../src/model/place/geo.ts';
import type { Hop } from './flight-options.ts';
import { openMonths } from './links.ts';
import type { Place } from './place.ts';

/** Flights by the airport from which they leave. */
export type HopsByOrigin = ReadonlyMap<Place, readonly Hop[]>;

/** Hours overland to the first airport and from the last one, and the maximum of each. */
export interface AirportAccess {
  before: (airport: Place) => number;
  after: (airport: Place) => number;
  most: number;
}

/** Flights one after the other. */
interface Trip {
  first: Hop;
  last: Hop;
  hops: readonly Hop[];
}

/** Time to change planes, and the additional inconvenience of it in the choice of a flight. */
const CHANGE_HOURS = 1.5;
const CHANGE_PENALTY_HOURS = 1;
/** A second change is made only where it spares a longer way than this to or from an airport. */
const FAR_HOURS = 5;

/**
 * The quickest flight from door to door: direct or with a change.
 * @param mayChangeTwice also with two changes, where there is no other flight or only one from or to an airport far away
 */
export function quickestFlight(
  hops: HopsByOrigin,
  access: AirportAccess,
  mayChangeTwice: boolean,
): Hop | null {
  const onward = ({ first, last, hops: flown }: Trip): Trip[] =>
    (hops.get(last.destination) ?? [])
      .filter(({ destination }) => flown.every(({ origin }) => origin !== destination))
      .map((hop) => ({ first, last: hop, hops: [...flown, hop] }));
  const direct = [...hops.keys()]
    .filter((airport) => access.before(airport) <= access.most)
    .flatMap((airport) => hops.get(airport) ?? [])
    .map((hop): Trip => ({ first: hop, last: hop, hops: [hop] }));
  const changing = direct.flatMap(onward);
  let best = quickestTrip([...direct, ...changing], access);
  const isFar =
    best === null ||
    access.before(best.first.origin) > FAR_HOURS ||
    access.after(best.last.destination) > FAR_HOURS;
  if (mayChangeTwice && isFar)
    best = quickestTrip([...(best ? [best] : []), ...changing.flatMap(onward)], access);
  return best && joinHops(best.hops);
}

function quickestTrip(trips: readonly Trip[], { before, after, most }: AirportAccess): Trip | null {
  let best: { trip: Trip; weight: number } | null = null;
  for (const trip of trips) {
    const hoursAfter = after(trip.last.destination);
    if (hoursAfter > most) continue;
    const changes = trip.hops.length - 1;
    const hours = sumOf(trip.hops, (hop) => hop.hours) + before(trip.first.origin) + hoursAfter;
    // Of equals the cheaper one, so that both directions choose the same.
    const weight =
      hours + changes * (CHANGE_HOURS + CHANGE_PENALTY_HOURS) + sumOf(trip.hops, (hop) => hop.fareUsd) * 1e-6;
    if (!best || weight < best.weight) best = { trip, weight };
  }
  return best && best.trip;
}

/** Flights with changes as one. */
export function joinHops(hops: readonly Hop[]): Hop {
  const [first, last] = [hops[0], hops.at(-1)];
  if (!first || !last) throw new Error('a flight without hops');
  if (first === last) return first;
  const months = hops.reduce<readonly number[] | null>(
    (open, hop) => openMonths(open, hop.months ?? null),
    null,
  );
  const providers = [...new Set(hops.flatMap(({ provider }) => provider?.split(', ') ?? []))];
  return {
    origin: first.origin,
    destination: last.destination,
    hours: sumOf(hops, (hop) => hop.hours) + (hops.length - 1) * CHANGE_HOURS,
    km: sumOf(hops, ({ km, origin, destination }) => km ?? greatCircleKm(origin.at, destination.at)),
    fareUsd: sumOf(hops, (hop) => hop.fareUsd),
    provider: providers.length > 0 ? providers.join(', ') : undefined,
    ...(months ? { months } : {}),
    change: true,
    estimated: hops.some(({ estimated }) => estimated),
  };
}

const sumOf = (hops: readonly Hop[], of: (hop: Hop) => number): number =>
  hops.reduce((sum, hop) => sum + of(hop), 0);
