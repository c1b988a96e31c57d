import type { Departures, RailFacts } from '../../../src/model/schemas/network.ts';
import { shiftDepartures } from './rail-departures.ts';

type Line = RailFacts['lines'][number];
export type Station = RailFacts['stations'][number];

/** A ride on one train. */
export interface TrainLeg {
  line: Line;
  from: string;
  to: string;
  km: number;
  hours: number;
  fareUsd: number;
  timetable: Departures | undefined;
}

/** From station to station. */
export interface RailRoute {
  from: Station;
  to: Station;
  legs: readonly TrainLeg[];
  /** With the time to change. */
  hours: number;
}

const CHANGE_HOURS = 0.75;
/** On lines with this many trains a day a change takes less. */
const FREQUENT_TRAINS_A_DAY = 20;
const FREQUENT_CHANGE_HOURS = 0.35;
/** Typical change to a line with one train a day; half of it with two, until it takes no longer than usual. */
const DAILY_CHANGE_HOURS = 3;
const MAX_RARE_WAIT_HOURS = 5;
const MAX_CHANGES = 3;
/** A route with one more change has to be faster by this factor. */
const EXTRA_CHANGE_FACTOR = 1.25;

/**
 * Finds the fastest route between two stations with at most `MAX_CHANGES` changes. Searches once for each origin.
 */
export function createRouteFinder(rail: RailFacts): (fromId: string, toId: string) => RailRoute | null {
  const stations = new Map(rail.stations.map((station) => [station.id, station]));
  const outgoing = new Map<string, TrainLeg[]>();
  for (const leg of rail.lines.flatMap(legsOf)) {
    const list = outgoing.get(leg.from);
    if (list) list.push(leg);
    else outgoing.set(leg.from, [leg]);
  }
  const arrivalsByOrigin = new Map<string, ReadonlyMap<string, Arrival>>();
  return (fromId, toId) => {
    let arrivals = arrivalsByOrigin.get(fromId);
    if (!arrivals) arrivalsByOrigin.set(fromId, (arrivals = arrivalsFrom(fromId, outgoing)));
    const [from, to, arrival] = [stations.get(fromId), stations.get(toId), arrivals.get(toId)];
    return from && to && arrival ? { from, to, ...arrival } : null;
  };
}

type Arrival = Pick<RailRoute, 'legs' | 'hours'>;

/** Best arrival at each station. Searches in rounds, one more change in each (as RAPTOR does). */
function arrivalsFrom(fromId: string, outgoing: ReadonlyMap<string, readonly TrainLeg[]>) {
  const best = new Map<string, Arrival>();
  let reached: ReadonlyMap<string, Arrival> = new Map([[fromId, { legs: [], hours: 0 }]]);
  for (let changes = 0; changes <= MAX_CHANGES; changes += 1) {
    const next = new Map<string, Arrival>();
    for (const [station, { legs, hours }] of reached) {
      const last = legs.at(-1);
      for (const leg of outgoing.get(station) ?? []) {
        if (leg.to === fromId || leg.line === last?.line) continue;
        const arrival = { legs: [...legs, leg], hours: hours + changeHours(last, leg) + leg.hours };
        // `best` is of earlier rounds, with fewer changes.
        const limit = (best.get(leg.to)?.hours ?? Infinity) / EXTRA_CHANGE_FACTOR;
        if (arrival.hours >= limit || arrival.hours >= (next.get(leg.to)?.hours ?? Infinity)) continue;
        next.set(leg.to, arrival);
      }
    }
    for (const [station, arrival] of next) best.set(station, arrival);
    reached = next;
  }
  return best;
}

function changeHours(last: TrainLeg | undefined, next: TrainLeg): number {
  if (!last) return 0;
  const usual = next.line.trainsPerDay >= FREQUENT_TRAINS_A_DAY ? FREQUENT_CHANGE_HOURS : CHANGE_HOURS;
  // The mean of both directions: one waits for the line that seldom runs, but not when changing from it.
  return usual + (rareWaitHours(last.line) + rareWaitHours(next.line)) / 2;
}

/** Beyond the usual change. */
function rareWaitHours({ trainsPerDay }: Line): number {
  return Math.min(MAX_RARE_WAIT_HOURS, Math.max(0, DAILY_CHANGE_HOURS / trainsPerDay - CHANGE_HOURS));
}

/** All legs on one line, in both directions. */
function legsOf(line: Line): TrainLeg[] {
  const { stops, usdPerKm, baseUsd = 0, timetable } = line;
  const total = stops.at(-1)?.[2] ?? 0;
  return stops.flatMap(([from, fromKm, fromHours], index) =>
    stops.slice(index + 1).flatMap(([to, toKm, toHours]) => {
      const [km, hours] = [toKm - fromKm, toHours - fromHours];
      const leg = { line, km, hours, fareUsd: baseUsd + km * usdPerKm };
      return [
        { ...leg, from, to, timetable: shiftDepartures(timetable?.outbound, fromHours) },
        { ...leg, from: to, to: from, timetable: shiftDepartures(timetable?.inbound, total - toHours) },
      ];
    }),
  );
}
