import { routeLink, trainsLink } from '../../../src/model/provider-links.ts';
import type { Departures, RailFacts } from '../../../src/model/schemas/network.ts';
import type { CountryFacts } from './country-facts.ts';
import { crossingFaresUsd, type LandJourney } from './land-journey.ts';
import { openMonths, weightierHint } from './links.ts';
import { makeOption, shownSeconds, type Candidate } from './option-parts.ts';
import type { Place } from './place.ts';

type Line = RailFacts['lines'][number];
type Station = RailFacts['stations'][number];

/** What runs on a line: the coaches of a timetable are found as trains are. */
export type LineMeans = 'train' | 'bus';

/** A ride on one train or coach. */
interface Train {
  line: Line;
  from: string;
  to: string;
  km: number;
  hours: number;
  fareUsd: number;
  timetable: Departures | undefined;
}

interface RailRide {
  from: Station;
  to: Station;
  trains: readonly Train[];
  /** With the time to change. */
  hours: number;
}

/** Maximum distance to a station by tuk-tuk or taxi; maximum time with a boat. */
const STATION_KM = 25;
const STATION_BY_BOAT_HOURS = 1.5;
/** Waiting time before the first train and at a change. */
const WAIT_HOURS = 0.25;
/** Long-distance trains are reserved: one has to be at the station earlier, which is the lead of the option. */
const RESERVED_FROM_HOURS = 3;
const RESERVED_LEAD_HOURS = 20 / 60;
const CHANGE_HOURS = 0.75;
/** On lines with this many trains a day a change takes less. */
const FREQUENT_TRAINS_A_DAY = 20;
const FREQUENT_CHANGE_HOURS = 0.35;
const CHANGES_MOST = 3;
/** A direct train is preferred unless a change saves more than this. */
const DIRECT_FACTOR = 1.25;
/** Trains that are slower than the road by more than this are not offered. */
const SLOWEST = { factor: 1.8, plusHours: 0.75 };
/** Stricter factor for trains with a change. */
const SLOWEST_FACTOR_CHANGING = 1.4;
/** Trains that are neither scenic nor within this factor of the road's time are ranked last. */
const FAST_FACTOR = 1.25;
const MANY_TRAINS_A_DAY = 3;

/** Trains or coaches between stations near both places; hours, km and fare include the trips to and from the stations. */
export function createRailRouter(
  means: LineMeans,
  facts: CountryFacts,
  feederTo: (place: Place, station: Place) => LandJourney | null,
) {
  const rail = railOf(means, facts);
  if (!rail) return () => [];
  const rides = createRides(rail);
  const stations = rail.stations.map((station) => ({ station, place: stationPlace(station, facts) }));
  const near = new Map<string, { station: Station; feeder: LandJourney }[]>();
  const stationsNear = (place: Place) => {
    let found = near.get(place.id);
    if (!found) {
      found = stations.flatMap((one) => {
        const feeder = feederTo(place, one.place);
        return feeder && isNear(feeder) ? [{ station: one.station, feeder }] : [];
      });
      near.set(place.id, found);
    }
    return found;
  };

  return (from: Place, to: Place, road: LandJourney | null): Candidate[] => {
    let best: { ride: RailRide; hours: number; trips: [LandJourney, LandJourney]; weight: number } | null =
      null;
    for (const start of stationsNear(from)) {
      for (const end of stationsNear(to)) {
        const ride = rides(start.station.id, end.station.id);
        if (!ride) continue;
        const feederHours = start.feeder.hours + end.feeder.hours;
        const hours = ride.hours + feederHours + waitHours(ride);
        // Prefer the longest ride on the train.
        const weight = hours + feederHours * 2;
        if (best && best.weight <= weight) continue;
        best = { ride, hours, trips: [start.feeder, end.feeder], weight };
      }
    }
    if (!best) return [];
    const { ride, hours, trips } = best;
    const feederKm = trips[0].km + trips[1].km;
    const factor = ride.trains.length > 1 ? SLOWEST_FACTOR_CHANGING : SLOWEST.factor;
    if (road && hours > road.hours * factor + SLOWEST.plusHours) return [];
    const railKm = ride.trains.reduce((sum, { km }) => sum + km, 0);
    // Not a train journey if the trips to the stations are most of it.
    if (feederKm > railKm) return [];
    return [railOption(from, to, { means, ride, hours, trips, railKm, feederKm }, facts, road)];
  };
}

const railOf = (means: LineMeans, { network }: CountryFacts) =>
  means === 'train' ? network?.rail : network?.coaches;

function isNear({ km, hours, crossings, estimated }: LandJourney): boolean {
  const isWithinTime = crossings.length === 0 || (hours <= STATION_BY_BOAT_HOURS && !estimated);
  return km <= STATION_KM && isWithinTime;
}

interface RailJourney {
  means: LineMeans;
  ride: RailRide;
  hours: number;
  trips: readonly [LandJourney, LandJourney];
  railKm: number;
  feederKm: number;
}

function railOption(
  from: Place,
  to: Place,
  { means, ride, hours, trips, railKm, feederKm }: RailJourney,
  facts: CountryFacts,
  road: LandJourney | null,
): Candidate {
  const { trains } = ride;
  const names = new Map((railOf(means, facts)?.stations ?? []).map(({ id, name }) => [id, name]));
  const fareUsd = trains.reduce((sum, train) => sum + train.fareUsd, 0);
  // With a change the connecting train is not known.
  const timetable = trains.length === 1 ? trains[0]?.timetable : undefined;
  const { tukTukUsdPerKm, rideHailingUsdPerKm, taxiUsdPerKm, busUsdPerKm } = facts.costs;
  const rideUsdPerKm = tukTukUsdPerKm ?? rideHailingUsdPerKm ?? taxiUsdPerKm ?? busUsdPerKm ?? 0;
  const tripFareUsd = (trip: LandJourney) => crossingFaresUsd(trip) + trip.roadKm * rideUsdPerKm;
  const option = makeOption({
    type: means,
    by: [...new Set(trains.map(({ line }) => line.id))].sort().join('+'),
    from,
    to,
    hours: timetable ? ride.hours : isReserved(ride) ? hours - RESERVED_LEAD_HOURS : hours,
    km: railKm + feederKm,
    priceUsd: fareUsd + trips.reduce((sum, trip) => sum + tripFareUsd(trip), 0),
    hint: trains.reduce<ReturnType<typeof weightierHint>>(
      (hint, { line }) => weightierHint(hint, line.hint ?? null),
      null,
    ),
    link:
      means === 'train'
        ? trainsLink(facts.key, ride.from.name, ride.to.name)
        : routeLink(ride.from.name, ride.to.name),
    estimated: trips.some(({ estimated }) => estimated),
    months: openMonths(trips[0].months, trips[1].months),
  });
  if (timetable) {
    Object.assign(option, timetable);
    option.lead = shownSeconds(trips[0].hours + waitHours(ride));
    option.trail = shownSeconds(trips[1].hours);
  } else if (isReserved(ride)) {
    option.lead = RESERVED_LEAD_HOURS * 3600;
  }
  option.from = ride.from.name;
  option.to = ride.to.name;
  option.line = {
    en: [...new Set(trains.map(({ line }) => line.en))].join(' + '),
    de: [...new Set(trains.map(({ line }) => line.de))].join(' + '),
  };
  option.legs = trains.map((train) => ({
    type: means === 'train' ? 'Train' : 'Bus',
    from: names.get(train.from) ?? train.from,
    to: names.get(train.to) ?? train.to,
    providers: train.line.operator === undefined ? [] : [train.line.operator],
  }));
  const scenic = trains.length === 1 && trains.some(({ line }) => line.scenic === true);
  const often = trains.every(({ line }) => line.trainsPerDay >= MANY_TRAINS_A_DAY);
  const fast = !road || hours <= road.hours * FAST_FACTOR;
  const isScenicEnough = scenic && (!road || hours <= road.hours * SLOWEST.factor);
  return { mode: means, option, second: !(isScenicEnough || (fast && often)) };
}

const isReserved = ({ hours }: RailRide) => hours >= RESERVED_FROM_HOURS;

const waitHours = (ride: RailRide) => (isReserved(ride) ? RESERVED_LEAD_HOURS : WAIT_HOURS);

/** The fastest ride with few changes between two stations; a direct train is preferred. Memoized by the first station. */
function createRides(rail: RailFacts): (fromId: string, toId: string) => RailRide | null {
  const stations = new Map(rail.stations.map((station) => [station.id, station]));
  const outgoing = new Map<string, Train[]>();
  for (const train of rail.lines.flatMap(trainsOf)) {
    const list = outgoing.get(train.from);
    if (list) list.push(train);
    else outgoing.set(train.from, [train]);
  }
  const known = new Map<string, ReadonlyMap<string, Arrival>>();
  return (fromId, toId) => {
    let arrivals = known.get(fromId);
    if (!arrivals) known.set(fromId, (arrivals = arrivalsFrom(fromId, outgoing)));
    const [from, to, arrival] = [stations.get(fromId), stations.get(toId), arrivals.get(toId)];
    return from && to && arrival ? { from, to, trains: arrival.trains, hours: arrival.hours } : null;
  };
}

interface Arrival {
  trains: readonly Train[];
  hours: number;
}

/** Round by round, one more change each: few stations, so the rounds end soon. */
function arrivalsFrom(fromId: string, outgoing: ReadonlyMap<string, readonly Train[]>) {
  const best = new Map<string, Arrival>();
  let reached: ReadonlyMap<string, Arrival> = new Map([[fromId, { trains: [], hours: 0 }]]);
  for (let changes = 0; changes <= CHANGES_MOST; changes += 1) {
    const next = new Map<string, Arrival>();
    for (const [station, { trains, hours }] of reached) {
      const last = trains.at(-1);
      for (const train of outgoing.get(station) ?? []) {
        if (train.to === fromId || train.line === last?.line) continue;
        const arrival = { trains: [...trains, train], hours: hours + changeHours(last, train) + train.hours };
        const before = best.get(train.to);
        const limit = before === undefined ? Infinity : before.hours / factorOf(before, arrival);
        if (arrival.hours >= limit || arrival.hours >= (next.get(train.to)?.hours ?? Infinity)) continue;
        next.set(train.to, arrival);
      }
    }
    for (const [station, arrival] of next) best.set(station, arrival);
    reached = next;
  }
  return best;
}

const factorOf = (before: Arrival, later: Arrival) =>
  later.trains.length > before.trains.length ? DIRECT_FACTOR : 1;

function changeHours(last: Train | undefined, next: Train): number {
  if (!last) return 0;
  return next.line.trainsPerDay >= FREQUENT_TRAINS_A_DAY ? FREQUENT_CHANGE_HOURS : CHANGE_HOURS;
}

/** All rides on a line without a change, in both directions. */
function trainsOf(line: Line): Train[] {
  const { stops, usdPerKm, baseUsd = 0, timetable } = line;
  const total = stops.at(-1)?.[2] ?? 0;
  return stops.flatMap(([from, fromKm, fromHours], index) =>
    stops.slice(index + 1).flatMap(([to, toKm, toHours]) => {
      const [km, hours] = [toKm - fromKm, toHours - fromHours];
      const ride = { line, km, hours, fareUsd: baseUsd + km * usdPerKm };
      return [
        { ...ride, from, to, timetable: shifted(timetable?.outbound, fromHours) },
        { ...ride, from: to, to: from, timetable: shifted(timetable?.inbound, total - toHours) },
      ];
    }),
  );
}

const DAY_MINUTES = 24 * 60;

/** Departures at a later stop; undefined where they pass midnight on certain weekdays only. */
function shifted(departures: Departures | undefined, hours: number): Departures | undefined {
  if (!departures || hours === 0) return departures;
  const minutes = departures.departures.map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour * 60 + minute + Math.round(hours * 60);
  });
  if (departures.weekdays && minutes.some((minute) => minute >= DAY_MINUTES)) return undefined;
  const clocks = minutes.map((minute) => clockOf(minute % DAY_MINUTES));
  return { ...departures, departures: [...new Set(clocks)].sort() };
}

const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

function stationPlace(station: Station, facts: CountryFacts): Place {
  return {
    id: `station:${station.id}`,
    at: station.at,
    airport: false,
    facts,
    joint: {
      node: station.node,
      nodeName: station.name,
      spurKm: station.spurKm,
      spurHours: station.spurKm / facts.estimate.speedKmh,
      access: 'any',
      hint: null,
      carFree: false,
      guessed: false,
    },
  };
}
