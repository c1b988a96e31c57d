import type { LonLat } from '../../../model/place/geo.ts';
import type { Departures } from '../../../model/schemas/network.ts';
import { bestDepartures, type Run } from './best-departures.ts';
import type { NodeCall, StopNodes } from './join-stops.ts';
import type { FeedRoute, Stop, Trip } from './read-feed.ts';
import { tripKilometers } from './trip-kilometers.ts';

/** A route from one end to the other, with all the trips that go all the way. */
export interface Line {
  route: FeedRoute;
  /** Km and hours from the first station. */
  stations: readonly { stop: Stop; node: string; km: number; hours: number }[];
  outbound: Departures;
  inbound: Departures;
  /** Departures a week of both directions, listed and all. */
  perWeek: number;
  of: number;
}

/** Minutes that the clock at a stop is ahead of the timetable's. */
export type ClockShift = (stop: Stop, route: FeedRoute) => number;

interface NodeTrip {
  trip: Trip;
  calls: readonly NodeCall[];
}

/** Lines of a route beside its main one are branches and short runs. */
const MAX_LINES = 3;
/** A trip that goes much farther than a line is one of a longer line. */
const LONGER = 1.2;
/** One that is much faster or slower is another train. */
const AS_FAST = 1.3;
const MIN_HOURS = 0.01;

/**
 * Groups the trips of a route into few lines. A line is the pattern that moves the most over the longest way, with every
 * trip that serves both of its ends, whatever it passes on the way.
 */
export function groupLines(
  route: FeedRoute,
  nodes: StopNodes,
  shapes: ReadonlyMap<string, readonly LonLat[]>,
  shiftOf: ClockShift,
): Line[] {
  let left = route.trips.flatMap((trip): NodeTrip[] => {
    const calls = nodes.callsAt(trip.calls, false);
    return calls.length < 2 ? [] : [{ trip, calls }];
  });
  const lines: Line[] = [];
  while (left.length > 0 && lines.length < MAX_LINES) {
    const pattern = mainPattern(left);
    const [first, last] = [pattern[0]!.node, pattern.at(-1)!.node];
    const served = left.map((one) => ({ ...one, ride: rideOf(one.calls, first, last) }));
    const usual = usualTrip(left, pattern);
    const own = served.filter(
      ({ ride, calls }) =>
        calls.length <= pattern.length * LONGER && ride !== null && isAsFast(ride, usual.calls),
    );
    const line = lineOf(route, own, usual, { shapes, shiftOf });
    if (line) lines.push(line);
    const done = new Set(own.map(({ trip }) => trip));
    left = left.filter(({ trip }) => !done.has(trip));
    if (done.size === 0) break;
  }
  return lines;
}

interface Ride {
  from: NodeCall;
  to: NodeCall;
  outbound: boolean;
}

function rideOf(calls: readonly NodeCall[], first: string, last: string): Ride | null {
  const [start, end] = [calls.find(({ node }) => node === first), calls.find(({ node }) => node === last)];
  if (!start || !end) return null;
  const outbound = start.index < end.index;
  return outbound ? { from: start, to: end, outbound } : { from: end, to: start, outbound };
}

function isAsFast({ from, to }: Ride, usual: readonly NodeCall[]): boolean {
  const ratio = (to.arrive - from.depart) / Math.max(1, usual.at(-1)!.arrive - usual[0]!.depart);
  return ratio <= AS_FAST && ratio * AS_FAST >= 1;
}

/** Calls of the pattern with the most trips times nodes; both directions are one. */
function mainPattern(trips: readonly NodeTrip[]): readonly NodeCall[] {
  const patterns = new Map<string, { calls: readonly NodeCall[]; weight: number }>();
  for (const { calls } of trips) {
    const nodes = calls.map(({ node }) => node);
    const [key, other] = [nodes.join(' '), nodes.toReversed().join(' ')];
    const known = patterns.get(key) ?? patterns.get(other);
    if (known) known.weight += calls.length - 1;
    else patterns.set(key, { calls, weight: calls.length - 1 });
  }
  return [...patterns.values()].reduce((best, one) => (one.weight > best.weight ? one : best)).calls;
}

function lineOf(
  route: FeedRoute,
  trips: readonly (NodeTrip & { ride: Ride | null })[],
  usual: NodeTrip,
  { shapes, shiftOf }: { shapes: ReadonlyMap<string, readonly LonLat[]>; shiftOf: ClockShift },
): Line | null {
  const runs = (outbound: boolean): { stop: Stop; run: Run }[] =>
    trips.flatMap(({ trip, ride }) =>
      ride?.outbound === outbound
        ? [{ stop: ride.from.stop, run: { depart: ride.from.depart, weekdays: trip.weekdays } }]
        : [],
    );
  const listed = (outbound: boolean) => {
    const own = runs(outbound);
    return own[0]
      ? bestDepartures(
          own.map(({ run }) => run),
          shiftOf(own[0].stop, route),
        )
      : null;
  };
  const [outbound, inbound] = [listed(true), listed(false)];
  if (!outbound || !inbound) return null;
  const kilometers = tripKilometers(usual.trip.calls, shapes.get(usual.trip.shape));
  const [start] = usual.calls;
  let [km, hours] = [0, 0];
  const stations = usual.calls.map(({ stop, node, index, arrive }) => {
    if (index !== start!.index) {
      km = Math.max(km + 0.1, Number((kilometers[index]! - kilometers[start!.index]!).toFixed(1)));
      hours = Math.max(hours + MIN_HOURS, Number(((arrive - start!.depart) / 60).toFixed(2)));
    }
    return { stop, node, km: Number(km.toFixed(1)), hours: Number(hours.toFixed(2)) };
  });
  return {
    route,
    stations,
    outbound: listedOnly(outbound),
    inbound: listedOnly(inbound),
    perWeek: outbound.perWeek + inbound.perWeek,
    of: outbound.of + inbound.of,
  };
}

/** The trip of the pattern, in its direction, that takes the median time. */
function usualTrip(trips: readonly NodeTrip[], pattern: readonly NodeCall[]): NodeTrip {
  const nodes = pattern.map(({ node }) => node).join(' ');
  const minutes = ({ calls }: NodeTrip) => calls.at(-1)!.arrive - calls[0]!.depart;
  const same = trips
    .filter(({ calls }) => calls.map(({ node }) => node).join(' ') === nodes)
    .sort((a, b) => minutes(a) - minutes(b));
  return same[Math.floor((same.length - 1) / 2)]!;
}

const listedOnly = ({ departures, weekdays }: Departures): Departures => ({
  departures,
  ...(weekdays ? { weekdays } : {}),
});
