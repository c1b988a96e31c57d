import { routeLink, trainsLink } from '../../../src/model/provider-links.ts';
import { totalSeconds } from '../../../src/model/total-duration.ts';
import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import type { CountryFacts } from './country-facts.ts';
import { crossingFaresUsd, feederTo, type LandJourney, type LandRouter } from './land-journey.ts';
import { isOnFoot, openMonths, weightierHint } from './links.ts';
import { memoize } from './memoize.ts';
import { makeOption, shownSeconds, straightKm, townName, type Candidate } from './option-parts.ts';
import type { Place } from './place.ts';
import { airportBusUsd, busFareUsd, busHours, MAX_BUS_DETOUR } from './road-options.ts';
import { createRouteFinder, type RailRoute, type Station } from './rail-routes.ts';

/** Maximum distance to a station, by tuk-tuk or taxi; by an airport's bus. */
const MAX_FEEDER_KM = 25;
const MAX_AIRPORT_FEEDER_KM = 45;
/** Maximum time to a station if it includes a boat. */
const MAX_FEEDER_HOURS_BY_BOAT = 1.5;
/** Shorter ways to a station are by taxi. */
const MIN_BUS_FEEDER_KM = 10;
/** Maximum way to a station by bus, and how many of the stations beyond a taxi are looked at, the quickest ones. */
const MAX_BUS_FEEDER_KM = 160;
const MAX_BUS_FEEDER_HOURS = 5.5;
const MAX_BUS_FEEDER_STATIONS = 6;
/** A taxi to the station is worth this for each hour that it saves compared with the bus. */
const USD_PER_HOUR = 15;
/**
 * With a bus to a station that is not near, trains that are slower than the bus all the way by more than this have to be
 * cheaper by it.
 */
const MAX_OVER_BUS_FACTOR = 1.25;
/** The same with more than one change. */
const MAX_OVER_BUS_FACTOR_CHANGING = 1.1;
/**
 * Hours to and from the stations count as so many: most of the journey should be on the train. Less where no station is
 * near.
 */
const FEEDER_WEIGHT = 3;
const FAR_WEIGHT = 1.25;
/** Divided by the trains a day, so many hours count in the same choice with a bus to a station that is not near. */
const RARE_HOURS = 0.9;
/** Up to this distance one walks between the pier and the station or the place. */
const MAX_WALK_KM = 2;
/** Waiting time before the first train. */
const WAIT_HOURS = 0.25;
/** Trains that take this long need a reservation. */
const RESERVED_FROM_HOURS = 3;
/** With a reservation one has to be at the station this long before the departure: the option's `lead`. */
const RESERVED_LEAD_HOURS = 20 / 60;
/** Trains that are slower than the road by more than this are not offered, unless a bus that is offered is slower still. */
const MAX_OVER_ROAD = { factor: 1.8, plusHours: 0.75 };
/** Stricter factor for trains with a change. */
const MAX_OVER_ROAD_FACTOR_CHANGING = 1.4;
/** Trains that are neither scenic nor within this factor of the road's time are ranked last. */
const MAX_FAST_FACTOR = 1.25;
/** Trains that run less often are ranked last, unless they are scenic. */
const MIN_TRAINS_A_DAY = 3;

/** What runs on a line: the coaches of a timetable are found as trains are. */
export type LineMeans = 'train' | 'bus';

/** A ride between a place and a station. */
interface Feeder {
  station: Station;
  ride: LandJourney;
  /** By bus instead of a tuk-tuk or taxi. */
  byBus: boolean;
  /** Too far for these. */
  far: boolean;
  hours: number;
  fareUsd: number;
}

/** With the hours that count in the choice of the stations. */
type WeightedFeeder = Feeder & { weight: number };

/** From door to door. */
interface RailJourney {
  means: LineMeans;
  route: RailRoute;
  /** With the waiting time and the feeder rides. */
  hours: number;
  /** Rides to the first station and from the last one. */
  feeders: readonly [Feeder, Feeder];
  railKm: number;
  feederKm: number;
  fareUsd: number;
}

/**
 * Trains or coaches between stations near both places, or trains with a bus or boat to the station. Distance and price
 * include the rides to and from the stations; the duration does, too, unless a timetable is known: then they are in
 * `lead` and `trail`.
 * @returns a function of both places, the quickest way by land, and the options by bus, with which trains have to compete
 */
export function createRailRouter(means: LineMeans, facts: CountryFacts, land: LandRouter) {
  const rail = linesOf(means, facts);
  if (!rail) return () => [];
  const findRoute = createRouteFinder(rail);
  const stations = rail.stations.map((station) => ({ station, place: stationPlace(station, facts) }));
  const mayTakeBus = means === 'train' && facts.offer.includes('bus');
  const stationsNear = memoize((place: Place): WeightedFeeder[] => {
    const found = stations.flatMap((one): Feeder[] => {
      const rides = mayTakeBus ? publicRides(place, one, land) : [];
      const [best] = [taxiTo(place, one, facts, land), ...rides.map((ride) => busTo(place, one, ride, facts))]
        .filter((way) => way !== null)
        .sort((a, b) => a.fareUsd - b.fareUsd + (a.hours - b.hours) * USD_PER_HOUR);
      return best ? [best] : [];
    });
    const sorted = found.sort((a, b) => a.hours - b.hours);
    const far = sorted.filter((feeder) => feeder.far);
    const farther = new Set(far.slice(MAX_BUS_FEEDER_STATIONS));
    const kept = sorted.filter((feeder) => !farther.has(feeder));
    const weight = far.length === sorted.length ? FAR_WEIGHT : FEEDER_WEIGHT;
    return kept.map((feeder) => Object.assign({ weight: feeder.hours * weight }, feeder));
  });

  return (
    from: Place,
    to: Place,
    road: LandJourney | null,
    buses: readonly ConnectionOption[],
  ): Candidate[] => {
    let best: (RailJourney & { cost: number }) | null = null;
    const quickestBusHours = buses.length > 0 ? Math.min(...buses.map(totalSeconds)) / 3600 : 0;
    for (const start of stationsNear(from)) {
      for (const end of stationsNear(to)) {
        const feederHours = start.hours + end.hours;
        const weight = start.weight + end.weight;
        if (best && best.cost <= weight) continue;
        const route = findRoute(start.station.id, end.station.id);
        if (!route) continue;
        const hours = route.hours + feederHours + waitHours(route);
        // A bus rarely meets a train that seldom runs.
        const rare =
          start.far || end.far
            ? Math.max(...route.legs.map(({ line }) => RARE_HOURS / line.trainsPerDay))
            : 0;
        const cost = hours - feederHours + weight + rare;
        if (best && best.cost <= cost) continue;
        const feeders = [start, end] as const;
        const journey = { means, route, hours, feeders, ...kmAndFare(route, feeders) };
        if (isWorthwhile(journey, road, buses, quickestBusHours)) best = { ...journey, cost };
      }
    }
    return best ? [railOption(from, to, best, facts, road)] : [];
  };
}

function kmAndFare({ legs }: RailRoute, feeders: readonly Feeder[]) {
  return {
    railKm: legs.reduce((sum, { km }) => sum + km, 0),
    feederKm: feeders.reduce((sum, { ride }) => sum + ride.km, 0),
    fareUsd: [...legs, ...feeders].reduce((sum, { fareUsd }) => sum + fareUsd, 0),
  };
}

/** Whether the rides to the stations are not most of the journey, and the train is not much slower than other ways. */
function isWorthwhile(
  { route, hours, feeders, railKm, feederKm, fareUsd }: RailJourney,
  road: LandJourney | null,
  buses: readonly ConnectionOption[],
  quickestBusHours: number,
): boolean {
  const factor = route.legs.length > 1 ? MAX_OVER_ROAD_FACTOR_CHANGING : MAX_OVER_ROAD.factor;
  const roadHours = road ? road.hours * factor + MAX_OVER_ROAD.plusHours : Infinity;
  // A train may be slow if the buses are slower still.
  if (feederKm > railKm || hours > Math.max(roadHours, quickestBusHours)) return false;
  if (feeders.every(({ far }) => !far)) return true;
  if (road && hours > road.hours && railKm + feederKm > road.km * MAX_BUS_DETOUR) return false;
  const changes = route.legs.length + feeders.filter(({ byBus }) => byBus).length - 1;
  const slower = changes > 1 ? MAX_OVER_BUS_FACTOR_CHANGING : MAX_OVER_BUS_FACTOR;
  return buses.every(
    (bus) =>
      hours * 3600 <= totalSeconds(bus) * slower || fareUsd * MAX_OVER_BUS_FACTOR <= (bus.price ?? Infinity),
  );
}

interface StationAt {
  station: Station;
  place: Place;
}

/** By tuk-tuk or taxi, or by the bus of an airport; null if it is too far. */
function taxiTo(
  place: Place,
  { station, place: end }: StationAt,
  facts: CountryFacts,
  land: LandRouter,
): Feeder | null {
  const ride = feederTo(land, place, end);
  if (!ride || !isNear(ride, place)) return null;
  const { tukTukUsdPerKm, rideHailingUsdPerKm, taxiUsdPerKm, busUsdPerKm } = facts.costs;
  const usdPerKm = tukTukUsdPerKm ?? rideHailingUsdPerKm ?? taxiUsdPerKm ?? busUsdPerKm ?? 0;
  const busUsd = place.airport && ride.access === 'any' ? airportBusUsd(ride.roadKm, facts) : Infinity;
  const fareUsd = crossingFaresUsd(ride) + Math.min(busUsd, ride.roadKm * usdPerKm);
  return { station, ride, byBus: false, far: false, hours: ride.hours, fareUsd };
}

/** By bus, with boats where they are the quickest way, and by boat alone. */
function publicRides(place: Place, { place: end }: StationAt, land: LandRouter): LandJourney[] {
  if (straightKm(place, end) > MAX_BUS_FEEDER_KM) return [];
  const bus = land.journey('bus-any-all-year', place, end) ?? land.journey('bus-any', place, end);
  return [bus, land.journey('boat', place, end)].filter((ride) => ride !== null);
}

/** Null if it is no way to take a bus or boat. */
function busTo(
  place: Place,
  { station, place: end }: StationAt,
  ride: LandJourney,
  facts: CountryFacts,
): Feeder | null {
  const fareUsd = busFareUsd(ride, facts);
  if (fareUsd === null || ride.access !== 'any' || ride.km > MAX_BUS_FEEDER_KM) return null;
  const isByBoat = ride.crossings.length > 0;
  // Within one town there is no line.
  if (!isByBoat && (place.joint?.node === end.joint?.node || ride.roadKm - ride.feederKm < MIN_BUS_FEEDER_KM))
    return null;
  const hours = busHours(ride, facts);
  if (hours > (isByBoat ? MAX_FEEDER_HOURS_BY_BOAT : MAX_BUS_FEEDER_HOURS) || (isByBoat && ride.estimated))
    return null;
  return {
    station,
    ride,
    byBus: true,
    far: !isNear(ride, place),
    hours,
    fareUsd: fareUsd + crossingFaresUsd(ride),
  };
}

const linesOf = (means: LineMeans, { network }: CountryFacts) =>
  means === 'train' ? network?.rail : network?.coaches;

function isNear({ km, hours, crossings, estimated }: LandJourney, { airport }: Place): boolean {
  const hasAcceptableBoats = crossings.length === 0 || (hours <= MAX_FEEDER_HOURS_BY_BOAT && !estimated);
  return km <= (airport ? MAX_AIRPORT_FEEDER_KM : MAX_FEEDER_KM) && hasAcceptableBoats;
}

function railOption(
  from: Place,
  to: Place,
  { means, route, hours, feeders, railKm, feederKm, fareUsd }: RailJourney,
  facts: CountryFacts,
  road: LandJourney | null,
): Candidate {
  const { legs } = route;
  const names = new Map((linesOf(means, facts)?.stations ?? []).map(({ id, name }) => [id, name]));
  // With a change the connecting train is not known.
  const timetable = legs.length === 1 ? legs[0]?.timetable : undefined;
  const option = makeOption({
    type: means,
    by: [...new Set(legs.map(({ line }) => line.id))].sort().join('+'),
    from,
    to,
    hours: timetable ? route.hours : isReserved(route) ? hours - waitHours(route) : hours,
    km: railKm + feederKm,
    priceUsd: fareUsd,
    hint: [...legs.map(({ line }) => line.hint ?? null), ...feeders.map(hintOf)].reduce(weightierHint, null),
    link:
      means === 'train'
        ? trainsLink(facts.key, route.from.name, route.to.name)
        : routeLink(route.from.name, route.to.name),
    estimated: feeders.some(({ ride }) => ride.estimated),
    months: [
      ...feeders.map(({ ride }) => ride.months),
      ...legs.map(({ line }) => line.months ?? null),
    ].reduce(openMonths, null),
  });
  if (timetable) {
    Object.assign(option, timetable);
    option.lead = shownSeconds(feeders[0].hours + waitHours(route));
    option.trail = shownSeconds(feeders[1].hours);
  } else if (isReserved(route)) {
    option.lead = shownSeconds(waitHours(route));
  }
  option.from = route.from.name;
  option.to = route.to.name;
  option.line = {
    en: [...new Set(legs.map(({ line }) => line.en))].join(' + '),
    de: [...new Set(legs.map(({ line }) => line.de))].join(' + '),
  };
  const rides = legs.map((leg): Leg => ({
    type: means === 'train' ? 'Train' : 'Bus',
    from: names.get(leg.from) ?? leg.from,
    to: names.get(leg.to) ?? leg.to,
    providers: leg.line.operator === undefined ? [] : [leg.line.operator],
  }));
  option.legs = [...legsTo(feeders[0], from), ...rides, ...legsTo(feeders[1], to).map(turned).reverse()];
  const isFrequent = legs.every(({ line }) => line.trainsPerDay >= MIN_TRAINS_A_DAY);
  const isFast = !road || hours <= road.hours * MAX_FAST_FACTOR;
  const isNearby = feeders.every(({ ride }) => ride.km <= MAX_FEEDER_KM);
  const isWorthTheTime = isScenic(route) && isNearby && (!road || hours <= road.hours * MAX_OVER_ROAD.factor);
  // With a bus to the station it comes before the bus all the way only where it is much faster.
  const isFar = feeders.some(({ far }) => far);
  return { mode: means, option, demoted: isFar || !(isWorthTheTime || (isFast && isFrequent)) };
}

type Leg = NonNullable<ConnectionOption['legs']>[number];

/** Rides by bus or boat from a place to the station. */
function legsTo({ station, ride, byBus }: Feeder, place: Place): Leg[] {
  const { roadKm, roadHours, hoursBefore } = ride;
  const crossings = ride.crossings.filter(({ by }) => !isOnFoot(by));
  const [first, last] = [crossings[0], crossings.at(-1)];
  const town = townName(place) ?? station.name;
  const bus = (from: string, to: string): Leg[] =>
    byBus && from !== to ? [{ type: 'Bus', from, to, providers: [] }] : [];
  if (!first || !last) return bus(town, station.name);
  const boats = crossings.map(({ by, from, to, operator }): Leg => ({
    type: by === 'ferry' ? 'Ferry' : 'Train',
    from,
    to,
    providers: operator?.split(', ') ?? [],
  }));
  // Of the roads before and after the boats, only their hours are known.
  const kmBefore = roadHours > 0 ? (roadKm * hoursBefore) / roadHours : 0;
  return [
    ...(kmBefore > MAX_WALK_KM ? bus(town, first.from) : []),
    ...boats,
    ...(roadKm - kmBefore > MAX_WALK_KM ? bus(last.to, station.name) : []),
  ];
}

const turned = ({ from, to, ...leg }: Leg): Leg => ({ ...leg, from: to, to: from });

/** Of a ride by bus, and of boats: a taxi's driver knows the road. */
const hintOf = ({ ride, byBus }: Feeder) =>
  (byBus && ride.hint !== 'toll') || ride.hint === 'ferry' ? ride.hint : null;

const isScenic = ({ legs }: RailRoute) => legs.length === 1 && legs.some(({ line }) => line.scenic === true);

const isReserved = ({ hours }: RailRoute) => hours >= RESERVED_FROM_HOURS;

function waitHours(route: RailRoute): number {
  const checkInMinutes = route.legs[0]?.line.checkInMinutes;
  if (checkInMinutes !== undefined) return checkInMinutes / 60;
  return isReserved(route) ? RESERVED_LEAD_HOURS : WAIT_HOURS;
}

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
      ownHint: null,
      carFree: false,
      guessed: false,
    },
  };
}
